import Graphviz

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// The child process in which `flowviz` lays out pictures: DOT on standard input, the picture on
// standard output. It links what a layout needs and nothing else, because it is started for each
// picture. Without it, `flowviz` starts itself.

let words = CommandLine.arguments
let format = words.firstIndex(of: "--format").flatMap { words.dropFirst($0 + 1).first } ?? "svg"
// What there is to clean up goes with the process.
_exit(LayoutWorker.run(format: format))
