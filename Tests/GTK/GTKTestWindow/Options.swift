#if GTK
import CGtk
import Overscroll
import OverscrollCatalog
import OverscrollGTK
import OverscrollIndicators

/// What the window shows, from the command line: `name=value` words.
struct Options {
  /// The kind of widget that has the rows.
  enum List: String {
    case listView, listBox, box
  }

  var list = List.listView
  /// Whether the list has no controls at all, for comparison.
  var isPlain = false
  var rows = 100
  /// What is behind a pulled list, as a color of CSS.
  var background: String?
  var width = 360
  var height = 640
  /// The look of the refresh; nil for none.
  var refresh: BuiltinIndicator? = .arrow
  /// The look of the load-more; nil for none.
  var loadMore: BuiltinIndicator?
  /// Whether the refresh is at the end and the load-more at the start.
  var isChat = false
  var loadMoreBehavior: Behavior?
  /// Where the indicator of the refresh is; nil for its style's place.
  var placement: Placement?
  /// Whether the indicator of the refresh is in a bar above the list.
  var hasBar = false
  /// Whether a refresh keeps the list from being scrolled.
  var locksContent = false
  /// Whether a pull leaves the list where it is.
  var staysUnderIndicator = false
  /// Whether rows that are inserted at the top leave a reader there in place.
  var staysAtTop = false
  var isPulledByMouse = false
  /// Seconds that a run takes; below 0, `finish` ends it.
  var delay = 0.3
  /// Whether a refresh is requested once its pull arms; nil for a handler of one step.
  var requestsEarly: Bool?
  /// Whether the refresh has a floor.
  var hasFloor = false
  /// Whether a box has the page of a floor as its first row, for the scrolled window in it.
  var isNesting = false
  /// Whether the rows of a box can be dragged elsewhere.
  var hasDrags = false
  /// Whether the rows of a box are buttons.
  var hasButtons = false

  init(_ words: [String]) {
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      let value = parts.count > 1 ? parts[1] : ""
      switch parts[0] {
      case "list": list = List(rawValue: value) ?? list
      case "plain": isPlain = true
      case "rows": rows = Int(value) ?? rows
      case "background": background = value
      case "width": width = Int(value) ?? width
      case "height": height = Int(value) ?? height
      case "refresh": refresh = Self.look(value)
      case "loadMore": loadMore = Self.look(value)
      case "chat": isChat = true
      case "back": loadMoreBehavior = .backLoadMore
      case "tap": loadMoreBehavior = .tapLoadMore
      case "placement": placement = Placement.allCases.first { "\($0)" == value }
      case "bar": hasBar = true
      case "locks": locksContent = true
      case "stays": staysUnderIndicator = true
      case "staysAtTop": staysAtTop = true
      case "mouse": isPulledByMouse = true
      case "delay": delay = Double(value) ?? delay
      case "early": requestsEarly = value != "no"
      case "floor": hasFloor = true
      case "nesting": isNesting = true
      case "buttons": hasButtons = true
      case "drags": hasDrags = true
      default: fatalError("unknown option \(word)")
      }
    }
  }

  private static func look(_ name: String) -> BuiltinIndicator? {
    BuiltinIndicator.allCases.first { "\($0)" == name }
  }
}
#endif
