#if GTK
import CGtk
import Foundation
import Overscroll
import OverscrollHosting
import OverscrollIndicators

/// What GTK has of a part: its picture or widget, the button for keyboards, and the page of its floor.
package final class WidgetPart: PartHost {
  private(set) weak var part: HostedPart?
  var appearance = PartAppearance()
  package let indicator = Indicator()
  /// For those who cannot pull.
  private(set) var button: EdgeButton?
  /// The app's own indicator, if there is one.
  private(set) var indicatorWidget: IndicatorWidget?
  /// The picture in a widget of the app, if there is one.
  package private(set) var indicatorArea: IndicatorArea?
  /// The page of the floor, if there is one.
  private(set) var floor: HostedFloor?
  /// How much larger than the standard the texts are, as last read.
  private(set) var textScale = TextScale.standard
  /// The progress that was reported last.
  private var reported: PullProgress?

  /// Makes a part that has widgets.
  static func make(
    _ edge: Edge,
    _ style: PullStyle?,
    _ role: Role,
    _ defaults: PullControls.Defaults,
    _ action: RunAction?
  ) -> HostedPart {
    let host = WidgetPart()
    let part = HostedPart(edge, style, role, defaults, host, action) { NSLog($0) }
    host.part = part
    return part
  }

  var attachment: Attachment? { part?.list?.host as? Attachment }

  /// Adds its button to a viewport.
  func enter(_ viewport: Viewport) {
    button = EdgeButton(self, in: viewport)
  }

  /// Reads the text size.
  ///
  /// - Returns: Whether it has changed.
  func readTextScale() -> Bool {
    guard let part, let widget = attachment?.viewport.widget else { return false }
    let previous = textScale
    textScale = indicatorWidget == nil ? TextScale(of: part.style, on: widget) : .standard
    return textScale != previous
  }

  /// Reports the progress, if it has changed and something was or is to be seen.
  func reportProgress() {
    indicatorArea?.update()
    guard let part, let attachment else { return }
    // The engine moves the indicator alone then.
    if !part.style.behavior.drag.movesContent { attachment.viewport.setNeedsPlace() }
    guard let onProgress = part.callbacks.onProgress else { return }
    let progress = attachment.list.engine.progress(part.edge)
    let isSeen = progress.overscroll > 0 || reported.map { $0.overscroll > 0 } ?? false
    guard isSeen || progress.phase != reported?.phase ?? .idle, progress != reported else { return }
    reported = progress
    onProgress(progress)
  }

  // MARK: Widgets of the app

  /// Sets the page of the floor; an open one closes at once.
  func setFloor(_ page: Widget?) {
    guard let part, let attachment, page != floor?.page else { return }
    if let page, gtk_widget_get_parent(page) != nil {
      return NSLog("Overscroll: ignored a floor, because the widget already has a parent.")
    }
    part.replaceFloor {
      floor?.leave()
      floor = page.map { HostedFloor($0, of: self, in: attachment.viewport) }
    }
  }

  /// Sets the app's own indicator; nil draws the style's again.
  func setIndicator(_ widget: Widget?) {
    guard let part, let attachment, widget != indicatorWidget?.widget else { return }
    if let widget, gtk_widget_get_parent(widget) != nil {
      return NSLog("Overscroll: ignored an indicator, because the widget already has a parent.")
    }
    removeIndicators()
    indicatorWidget = widget.map { IndicatorWidget($0, in: attachment.viewport) }
    _ = measureIndicator()
    attachment.list.configure(part)
  }

  /// The app's widget that has the picture instead of the edge.
  var indicatorContainer: Widget? { indicatorArea?.container }

  /// Draws the indicator in a widget of the app, or (with nil) at the edge.
  func setIndicatorContainer(_ container: Widget?) {
    guard let part, let attachment, container != indicatorContainer else { return }
    if let container, gtk_widget_get_layout_manager(container) == nil {
      return NSLog("Overscroll: ignored a container without a layout manager. Use a GtkBox.")
    }
    removeIndicators()
    indicatorArea = container.map { IndicatorArea(self, in: $0) }
    attachment.list.configure(part)
  }

  private func removeIndicators() {
    indicatorWidget?.remove()
    indicatorArea?.remove()
    (indicatorWidget, indicatorArea) = (nil, nil)
  }

  /// Whether what is seen without room moves, for which the engine requests no frames.
  func needsOwnFrames(_ progress: PullProgress) -> Bool {
    part?.style.behavior.needsOwnFrames(progress, hasContainer: indicatorContainer != nil) == true
  }

  /// Whether a run is seen although it may hold nothing open.
  func needsNoRoom(_ phase: Phase) -> Bool {
    part?.needsNoRoom(in: phase, hasContainer: indicatorContainer != nil) == true
  }

  /// Measures the app's own indicator.
  ///
  /// - Returns: Whether the behavior has changed.
  func measureIndicator() -> Bool {
    guard let part, let attachment, let indicatorWidget else { return false }
    let previous = part.behavior
    let across = attachment.viewport.length(across: attachment.axis)
    return indicatorWidget.measure(attachment.axis, across: across) && part.behavior != previous
  }

  // MARK: For the part

  package var systemWords: SystemWords { .present }

  package var hasFloor: Bool { floor != nil }

  package var endsRuns: Bool { false }

  package func fitted(_ behavior: Behavior) -> Behavior {
    behavior.scaled(by: textScale.factor).asHigh(as: indicatorWidget?.length ?? 0)
  }

  package func restyle() {
    guard let part, let attachment else { return }
    indicator.restyle(self, part, indicatorContainer ?? attachment.viewport.widget)
    let layer = attachment.list.engine.progressAndPlacement(part.edge).placement.layer
    indicatorWidget?.order(layer, in: attachment.viewport)
    button?.phaseChanged(to: part.phase)
  }

  package func willDraw() {}

  package func wordsChanged() {
    indicator.picture.areWordsStale = true
    attachment?.viewport.setNeedsPicture()
  }

  package func report(_ news: PartNews) {
    switch news {
    case .phase(let phase):
      button?.phaseChanged(to: phase)
      attachment?.viewport.setBusy()
    case .floor(let phase): floor?.floorChanged(to: phase)
    case .brought(let count): attachment?.marker.count = count
    // GTK has no haptics.
    case .began, .milestone, .failed, .haptic: break
    }
  }

  package func leave() {
    floor?.leave()
    removeIndicators()
    button?.remove()
    attachment?.viewport.setBusy()
  }
}

extension PullControl {
  /// What GTK has of this control.
  var own: WidgetPart? { part?.host as? WidgetPart }
}
#endif
