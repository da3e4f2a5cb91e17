package import Overscroll

/// A side of a list for a refresh or a load-more.
///
/// Leading and trailing follow the layout direction, so one call serves left-to-right and
/// right-to-left lists.
public enum ScrollEdge: CaseIterable, Sendable {
  /// The top of a vertical list.
  case top
  /// The bottom of a vertical list.
  case bottom
  /// The side of a horizontal list where reading starts.
  case leading
  /// The side of a horizontal list where reading ends.
  case trailing

  /// The axis of the session that serves this side.
  package var axis: Axis {
    switch self {
    case .top, .bottom: .vertical
    case .leading, .trailing: .horizontal
    }
  }

  /// The end of that axis.
  package var edge: Edge {
    switch self {
    case .top, .leading: .start
    case .bottom, .trailing: .end
    }
  }

  /// The side for an end of an axis.
  package init(_ edge: Edge, of axis: Axis) {
    switch (axis, edge) {
    case (.vertical, .start): self = .top
    case (.vertical, .end): self = .bottom
    case (.horizontal, .start): self = .leading
    case (.horizontal, .end): self = .trailing
    }
  }
}
