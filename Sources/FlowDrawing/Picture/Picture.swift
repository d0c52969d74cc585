import FlowModel

/// What is drawn, before any layout: nodes, lines and groups with the words that they carry.
///
/// Every form of output is written from this value. Everything in it is sorted.
package struct Picture: Hashable, Sendable {
  package var title: String
  /// What the whole graph holds, in numbers.
  package var summary: String
  package var detail: DetailLevel
  package var nodes: [PictureNode]
  package var lines: [PictureLine]
  /// Lines that are not drawn because a node counts them or a box says them.
  package var told: [PictureLine]
  /// How many lines there would be if none were left to nodes to count for want of room alone.
  package var lineCount: Int
  package var groups: [PictureGroup]
  /// Sets of nodes that stand beside each other.
  package var ranks: [[NodeID]]
  /// Many nodes of one group that no line touches, in rows.
  package var rows: [[NodeID]]
  /// What this level leaves out, in whole sentences.
  package var omissions: [String]
}

/// A box that holds what belongs to one flow.
package struct PictureGroup: Hashable, Sendable {
  /// The flow.
  package var id: NodeID
  package var title: String
  /// The flow's type, where the title does not say it.
  package var detail: String?
  package var tooltip: [String]
  package var isUnreached: Bool
  package var url: String?
}

/// One node of a picture, which can stand for several of the graph.
package struct PictureNode: Hashable, Sendable {
  /// The graph's node that it is named after.
  package var id: NodeID
  /// All nodes of the graph that it stands for, itself first.
  package var members: [NodeID]
  package var role: PictureRole
  /// What people call it.
  package var title: String
  /// What the source calls it.
  package var detail: String?
  /// How many places lead here without a line of their own.
  package var shared: String?
  /// Why nothing leads here, where nothing does.
  package var unreached: String?
  /// Whether only guesses lead here.
  package var isUncertain: Bool
  package var marks: [Mark]
  package var tooltip: [String]
  package var url: String?
  /// The flow in whose group it stands.
  package var group: NodeID?
  /// Edges of the graph that have no line, because the node or its group says them; sorted.
  package var edges: [String] = []
}

/// What a node of a picture is drawn as.
package enum PictureRole: String, Hashable, Sendable, CaseIterable {
  case entry, root, tab, flow, route, screen, component, external, deepLink
  /// All things of a module that belong to no flow, at the coarsest level.
  case area
  /// Whichever case of a type the source does not say.
  case any
}

/// One line of a picture, which can stand for several edges of the graph.
package struct PictureLine: Hashable, Sendable {
  package var from: NodeID
  package var to: NodeID
  package var kind: LineKind
  package var label: String?
  package var tooltip: [String]
  /// The edges of the graph that it stands for, sorted.
  package var edges: [String]
  /// Whether all of its edges are guesses of the kind *something of this type*.
  package var isDynamic: Bool
  package var url: String?
}

/// What a line of a picture is drawn as.
package enum LineKind: String, Hashable, Sendable, CaseIterable, Comparable {
  case launch, `switch`, tabs, child, push, sheet, cover, overlay, replace, select, shows, contains
  case opens, returns

  /// Of two kinds between the same nodes the smaller one is drawn.
  package static func < (left: Self, right: Self) -> Bool {
    left.order < right.order
  }

  package var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Whether the line takes the user from where he is to something further.
  package var leadsOn: Bool {
    switch self {
    case .select, .opens, .returns: false
    default: true
    }
  }
}
