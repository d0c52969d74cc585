// Whoever imports FlowViz has the graph, the rules, the reports and the pictures with it.
@_exported import DeepLinks
@_exported import FlowAudit
@_exported import FlowDrawing
@_exported import FlowModel
@_exported import FlowReports
