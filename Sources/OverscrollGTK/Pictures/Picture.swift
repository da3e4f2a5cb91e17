#if GTK
import CGtk
import Overscroll

/// One part's picture in a frame: what it shows, and where.
struct Picture {
  private let part: HostedPart
  private let progress: PullProgress
  private let layer: IndicatorPlacement.Layer
  let frame: graphene_rect_t
  private let time: Double

  /// Nil where nothing is to be seen.
  init?(of part: HostedPart, _ session: ScrolledSession, _ viewport: Viewport, at time: Double) {
    let (progress, placement) = session.progressAndPlacement(part.edge)
    let hasRoom = session.scroll.room(at: part.edge) > 0 && placement.position > -placement.extent
    let isSeen = progress.overscroll > 0 || hasRoom || part.needsNoRoom(progress.phase)
    guard !part.isHidden, part.indicatorContainer == nil, isSeen, progress.indicatorOpacity > 0
    else { return nil }
    self.part = part
    self.progress = progress
    layer = placement.layer
    frame = session.scroll.frame(of: placement, at: part.edge, in: viewport)
    self.time = time
  }

  /// Whether it is painted before the content.
  var isBehind: Bool { layer.isBehind }

  /// Whether the button of the part is painted instead.
  var isReplacedByButton: Bool { part.button?.replacesPicture(in: progress.phase) ?? false }

  func isOf(_ part: HostedPart) -> Bool { self.part === part }

  func contains(_ x: Double, _ y: Double) -> Bool {
    var frame = frame
    var point = graphene_point_t(x: Float(x), y: Float(y))
    return graphene_rect_contains_point(&frame, &point)
  }

  func draw(_ snapshot: OpaquePointer, in viewport: Viewport) {
    let opacity = progress.indicatorOpacity
    if opacity < 1 { gtk_snapshot_push_opacity(snapshot, opacity) }
    if let own = part.indicatorWidget {
      gtk_widget_snapshot_child(viewport.widget, own.widget, snapshot)
    } else if let attachment = part.attachment {
      let environment = attachment.environment
      part.indicator.update(part, progress, layer, environment, frame.size, at: time)
      part.indicator.paint(part, in: frame, on: snapshot)
    }
    if opacity < 1 { gtk_snapshot_pop(snapshot) }
  }

  /// Begins a load-more by a tap on its picture.
  func beginByTap() {
    part.begin(by: .tap)
  }

  /// Whether a tap begins a run.
  var isTapped: Bool { part.role == .loadMore }
}

extension IndicatorPlacement.Layer {
  /// Whether it is painted before the content.
  var isBehind: Bool {
    switch self {
    case .behind, .superview: true
    case .content, .front: false
    }
  }
}

extension ScrollAxis {
  /// The frame of an indicator or a floor's page, in the viewport's coordinates.
  func frame(
    of placement: IndicatorPlacement,
    at edge: Edge,
    in viewport: Viewport
  ) -> graphene_rect_t {
    let start = edge == .start ? placement.position : page - placement.position - placement.extent
    let near = min(logical(start), logical(start + placement.extent))
    let across = Float(viewport.length(across: axis))
    let (position, extent) = (Float(near.rounded()), Float(placement.extent))
    switch axis {
    case .vertical:
      return graphene_rect_t(
        origin: graphene_point_t(x: 0, y: position),
        size: graphene_size_t(width: across, height: extent)
      )
    case .horizontal:
      return graphene_rect_t(
        origin: graphene_point_t(x: position, y: 0),
        size: graphene_size_t(width: extent, height: across)
      )
    }
  }
}
#endif
