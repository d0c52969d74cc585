import Testing

@testable import FlowVizCLI

@Suite("Help")
struct HelpTests {
  @Test("The tool lists its commands", arguments: [[], ["--help"], ["-h"], ["help"]])
  func tool(words: [String]) {
    let recording = Recording(words)
    #expect(recording.status == .success)
    #expect(recording.error == "")
    #expect(
      recording.output == """
        OVERVIEW: Read the navigation of an iOS app out of its Swift sources, draw it
        and review it.

        USAGE: flowviz <command>

        OPTIONS:
          --version               Show the version.
          -h, --help              Show help information.

        COMMANDS:
          render                  Draw the flow graph.
          audit                   Review the flow graph with rules.
          links                   List the app's deep links: who claims them, where they
                                  land.
          resolve                 Tell where URLs land, or why nowhere.
          explain                 Tell why something is in the graph, or why a line gave
                                  no edge.
          export                  Print the flow graph as JSON.
          rules                   List the rules of 'flowviz audit', or explain one.
          init                    Write a commented configuration for a project.

          See 'flowviz help <command>' for detailed help.

        """)
  }

  @Test(
    "A command shows what it declares",
    arguments: [["export", "--help"], ["help", "export"], ["export", "nowhere", "-x", "-h"]])
  func command(words: [String]) {
    #expect(
      Recording(words).output == """
        OVERVIEW: Print the flow graph as JSON.

        The export is complete: every command gives the same output from it as from the
        sources.

        USAGE: flowviz export [<path> ...] [--output <file>] [--min-understood
               <percent>] [--config <file>] [--print-config] [--jobs <number>]
               [--cache-dir <folder>] [--no-cache] [--thorough] [--version] [--help]

        ARGUMENTS:
          <path>                  Folders, Swift files, or one export (.json, '-' for
                                  standard input) in their place. (default: the current
                                  folder)

        OPTIONS:
          -o, --output <file>     Where to write; the file is written whole or not at
                                  all. (default: standard output)
          --min-understood <percent>
                                  Exit with 1 if less of what looks like navigation was
                                  understood.
          --config <file>         What the project says of itself: JSON with comments.
                                  (default: '.flowviz.json' in the project's root)
          --print-config          Print each value of the configuration with where it
                                  came from.
          --jobs <number>         How many threads read and evaluate. (default: as many
                                  as there are cores)
          --cache-dir <folder>    Where graphs of unchanged sources are kept; can be
                                  deleted at any time. (default: flowviz among the
                                  user's caches)
          --no-cache              Read all sources anew, and keep nothing.
          --thorough              Read every file through SwiftSyntax: gives the same,
                                  and takes much longer.
          --version               Show the version.
          -h, --help              Show help information.

        """)
  }

  @Test(
    "No line of help is wider than the terminal", arguments: FlowVizTool.commands.map { $0.name })
  func width(command: String) {
    for line in Recording("help", command).output.split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
    }
  }

  @Test(
    "Names in help and in usage come from one declaration",
    arguments: FlowVizTool.commands.map { $0.name })
  func complete(command: String) throws {
    let type = try #require(FlowVizTool.commands.first { $0.name == command })
    let help = Recording("help", command).output
    for argument in type.allArguments where !argument.isHidden {
      for name in argument.names { #expect(help.contains(name)) }
    }
    let keys = type.allArguments.flatMap(\.names)
    #expect(Set(keys).count == keys.count, "a name stands for two options")
  }

  @Test("The version", arguments: [["--version"], ["render", "--version"]])
  func version(words: [String]) {
    #expect(Recording(words).output == "flowviz 0.1.0\n")
  }
}
