internal import Overscroll
internal import OverscrollClassics
package import OverscrollGraphics
package import OverscrollIndicators
internal import OverscrollLooks

// The looks of all modules by their names, for what shows every one: tools, tables and tests.
extension PullStyle {
  /// The style of a look as its module makes it.
  package static func named(_ name: BuiltinIndicator) -> PullStyle {
    switch name {
    case .arrow: .arrow
    case .ring: .ring
    case .path: .path
    case .ego: .ego
    case .cll: .cll
    case .mj: .mj
    case .mrefresh: .mrefresh
    case .yq: .yq
    case .tick: .tick
    case .petals: .petals
    case .material: .material
    case .frames: .frames
    case .drop: .drop
    case .wave: .wave
    case .segments: .segments
    case .liquid: .liquid
    case .morph: .morph
    case .field: .field
    case .cover: .cover
    }
  }

  /// The style of a look with the standard behavior of a role.
  package init(_ name: BuiltinIndicator, role: Role = .refresh) {
    let style = PullStyle.named(name)
    self = role == .loadMore ? style.loadMore : style
    behavior = role == .loadMore ? .loadMore : .standard
  }
}

extension BuiltinIndicator: PullIndicator {
  /// Appends the drawing commands of one frame to a list.
  ///
  /// - Parameters:
  ///   - input: The state of the pull, and the size to draw in.
  ///   - list: The list to append to.
  package func draw(_ input: IndicatorInput, into list: inout DisplayList) {
    PullStyle.named(self).draw(input, into: &list)
  }
}
