#if GTK
import CGtk
import Overscroll
import OverscrollCatalog
import OverscrollGTK
import OverscrollIndicators
import OverscrollText

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
  var isHorizontal = false
  var isRightToLeft = false
  var isDark = false
  var isHighContrast = false
  var hasLessMotion = false
  var textScale = 1.0
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
  /// Whether the indicator of the refresh is a label.
  var hasOwnIndicator = false
  /// Whether the indicator of the refresh is in a bar above the list.
  var hasBar = false
  /// Whether a refresh keeps the list from being scrolled.
  var locksContent = false
  /// Whether a pull leaves the list where it is.
  var staysUnderIndicator = false
  /// Whether rows that are inserted at the top leave a reader there in place.
  var staysAtTop = false
  var language = Language.en
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
      case "horizontal": isHorizontal = true
      case "rtl": isRightToLeft = true
      case "dark": isDark = true
      case "contrast": isHighContrast = true
      case "lessMotion": hasLessMotion = true
      case "scale": textScale = Double(value) ?? 1
      case "background": background = value
      case "width": width = Int(value) ?? width
      case "height": height = Int(value) ?? height
      case "refresh": refresh = Self.look(value)
      case "loadMore": loadMore = Self.look(value)
      case "chat": isChat = true
      case "back": loadMoreBehavior = .backLoadMore
      case "tap": loadMoreBehavior = .tapLoadMore
      case "placement": placement = Placement.allCases.first { "\($0)" == value }
      case "own": hasOwnIndicator = true
      case "bar": hasBar = true
      case "locks": locksContent = true
      case "stays": staysUnderIndicator = true
      case "staysAtTop": staysAtTop = true
      case "language": language = Language(matching: value.utf8)
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

/// The settings of the display that an option changes.
enum Settings {
  static func set(_ name: String, to flag: Bool) {
    set(name, GType(5 << 2)) { g_value_set_boolean(&$0, flag ? 1 : 0) }  // G_TYPE_BOOLEAN
  }

  static func set(_ name: String, to number: Int) {
    set(name, GType(6 << 2)) { g_value_set_int(&$0, gint(number)) }  // G_TYPE_INT
  }

  static func set(_ name: String, to text: String) {
    set(name, GType(16 << 2)) { g_value_set_string(&$0, text) }  // G_TYPE_STRING
  }

  private static func set(_ name: String, _ type: GType, _ fill: (inout GValue) -> Void) {
    guard let settings = gtk_settings_get_default() else { return }
    var value = GValue()
    g_value_init(&value, type)
    fill(&value)
    let object = UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self)
    g_object_set_property(object, name, &value)
    g_value_unset(&value)
  }

  /// Applies options, before the first widget is made.
  static func apply(_ options: Options) {
    set("gtk-application-prefer-dark-theme", to: options.isDark)
    if options.isHighContrast { set("gtk-theme-name", to: "Default-hc") }
    if options.hasLessMotion { set("gtk-enable-animations", to: false) }
    if options.textScale != 1 { set("gtk-xft-dpi", to: Int(96 * 1024 * options.textScale)) }
    if options.isRightToLeft { gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL) }
    if let color = options.background { addStyle("overscroll { background: \(color); }") }
  }

  private static func addStyle(_ css: String) {
    let provider = gtk_css_provider_new()
    gtk_css_provider_load_from_data(provider, css, -1)
    gtk_style_context_add_provider_for_display(
      gdk_display_get_default(),
      provider.map { OpaquePointer($0) },
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
    )
  }
}
#endif
