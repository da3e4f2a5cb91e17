#if canImport(SwiftUI) && canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import OverscrollUIKit
import SwiftUI

/// Adds a control to the scroll view of a modified view, and keeps it up to date.
struct PullModifier: ViewModifier {
  let edge: ScrollEdge
  let settings: ControlCoordinator.Settings
  @Environment(\.overscrollDefaults) private var defaults
  @Environment(\.overscrollTint) private var tint
  @Environment(\.overscrollIndicator) private var indicator
  @Environment(\.overscrollPlace) private var place
  @State private var search: ScrollViewSearch

  init(edge: ScrollEdge, _ settings: ControlCoordinator.Settings) {
    self.edge = edge
    self.settings = settings
    _search = State(wrappedValue: ScrollViewSearch(along: edge))
  }

  func body(content: Content) -> some View {
    var settings = settings
    settings.defaults = defaults
    settings.tint = tint
    settings.indicator = indicator
    settings.place = place
    return
      content
      .background(ControlView(edge: edge, settings: settings, search: search))
      .overlay(FrontView(search: search).frame(width: 0, height: 0))
  }
}

/// The marker behind the modified view.
///
/// SwiftUI owns this view and UIKit owns the control, which is removed together with the modifier.
private struct ControlView: UIViewRepresentable {
  let edge: ScrollEdge
  let settings: ControlCoordinator.Settings
  let search: ScrollViewSearch

  func makeCoordinator() -> ControlCoordinator {
    ControlCoordinator(edge: edge, settings)
  }

  func makeUIView(context: Context) -> MarkerView {
    let coordinator = context.coordinator
    search.start { [weak coordinator] in coordinator?.attach(to: $0) }
    return MarkerView(\.back, of: search)
  }

  func updateUIView(_ view: MarkerView, context: Context) {
    context.coordinator.update(settings)
    search.update()
  }

  static func dismantleUIView(_ view: MarkerView, coordinator: ControlCoordinator) {
    coordinator.detach()
  }
}

/// The marker in front of the modified view.
private struct FrontView: UIViewRepresentable {
  let search: ScrollViewSearch

  func makeUIView(context: Context) -> MarkerView {
    MarkerView(\.front, of: search)
  }

  func updateUIView(_ view: MarkerView, context: Context) {
    search.update()
  }
}
#endif
