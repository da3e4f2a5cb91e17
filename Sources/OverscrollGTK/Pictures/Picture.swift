#if GTK
import CGtk
import Overscroll
import OverscrollHosting

/// One part's picture in a frame: what it shows, and where.
struct Picture {
  private let host: WidgetPart
  private let part: HostedPart
  private let progress: PullProgress
  private let layer: IndicatorPlacement.Layer
  let frame: graphene_rect_t
  private let time: Double

  /// Nil where nothing is to be seen.
  init?(of host: WidgetPart, _ attachment: Attachment, at time: Double) {
    guard let part = host.part else { return nil }
    let scroll = attachment.scroll
    let (progress, placement) = attachment.list.engine.progressAndPlacement(part.edge)
    let hasRoom = scroll.room(at: part.edge) > 0 && placement.position > -placement.extent
    let isSeen = progress.overscroll > 0 || hasRoom || host.needsNoRoom(progress.phase)
    guard part.isPainted, host.indicatorContainer == nil, isSeen, progress.indicatorOpacity > 0
    else { return nil }
    self.host = host
    self.part = part
    self.progress = progress
    layer = placement.layer
    frame = scroll.frame(of: placement, at: part.edge, in: attachment.viewport)
    self.time = time
  }

  /// Whether it is painted before the content.
  var isBehind: Bool { layer.isBehind }

  /// Whether the button of the part is painted instead.
  var isReplacedByButton: Bool { host.button?.replacesPicture(in: progress.phase) ?? false }

  func isOf(_ host: WidgetPart) -> Bool { self.host === host }

  func contains(_ x: Double, _ y: Double) -> Bool {
    var frame = frame
    var point = graphene_point_t(x: Float(x), y: Float(y))
    return graphene_rect_contains_point(&frame, &point)
  }

  func draw(_ snapshot: OpaquePointer, in viewport: Viewport) {
    let opacity = progress.indicatorOpacity
    if opacity < 1 { gtk_snapshot_push_opacity(snapshot, opacity) }
    if let own = host.indicatorWidget {
      gtk_widget_snapshot_child(viewport.widget, own.widget, snapshot)
    } else if let environment = part.list?.environment {
      host.indicator.update(host, progress, layer, environment, frame.size, at: time)
      host.indicator.paint(host, in: frame, on: snapshot)
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
