import FlowVizCLI

FlowVizTool.main()
