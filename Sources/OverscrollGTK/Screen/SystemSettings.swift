#if GTK
import CGtk
import Foundation
import Overscroll
import OverscrollHosting
import OverscrollIndicators
import OverscrollText

extension Environment {
  /// The environment of a widget.
  init(of widget: Widget) {
    self.init(
      reduceMotion: integerSetting("gtk-enable-animations", of: widget) == 0,
      scale: Double(gtk_widget_get_scale_factor(widget)),
      direction: gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight
    )
  }
}

/// A setting of a widget's display: a number, or 1 for true.
func integerSetting(_ name: String, of widget: Widget) -> gint {
  guard let settings = gtk_widget_get_settings(widget) else { return 0 }
  var value = GValue()
  g_value_init(&value, GType(6 << 2))  // G_TYPE_INT, to which GLib converts a Boolean
  defer { g_value_unset(&value) }
  let object = UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self)
  g_object_get_property(object, name, &value)
  return g_value_get_int(&value)
}

extension SystemWords {
  /// The user's language and locale, from GLib: Foundation's are the same for all users on Linux.
  static var present: SystemWords {
    let tags = userTags
    // GLib ends its list with "C".
    let language = tags.lazy.map { (tag: $0, language: Language(matching: $0.utf8)) }
      .first { $0.language != .en || $0.tag.hasPrefix("en") }?.language
    return SystemWords(language: language ?? .en, locale: Locale(identifier: tags.first ?? "en"))
  }

  /// The tags of the user's languages, such as `pt_BR`.
  private static var userTags: [String] {
    var tags: [String] = []
    var next = g_get_language_names()
    while let name = next?.pointee {
      tags.append(String(String(cString: name).prefix { $0 != "." }))
      next = next?.successor()
    }
    return tags
  }
}

/// How much larger than the standard the user's texts are; controls with texts grow with it.
///
/// A look places its lines of text for the standard size. So the whole picture is scaled, and with it
/// the distances that it is pulled and held open.
struct TextScale: Equatable {
  let factor: Double

  /// The standard text: 11 points of type at 96 dots an inch.
  private static let standardSize = 11.0 * 96 / 72
  /// Smaller texts need no smaller indicator, and one larger than this would hide the list.
  private static let limits = 1.0...2.0

  /// The standard text size.
  static let standard = TextScale(factor: 1)

  private init(factor: Double) {
    self.factor = factor
  }

  /// Reads the text size of a widget.
  ///
  /// - Parameters:
  ///   - style: The style, of which only one with texts grows.
  ///   - widget: The widget with the present text size.
  init(of style: PullStyle, on widget: Widget) {
    guard style.texts != .none else {
      factor = 1
      return
    }
    let context = gtk_widget_get_pango_context(widget)
    let font = pango_context_get_font_description(context)
    let resolution = pango_cairo_context_get_resolution(context)
    let isAbsolute = pango_font_description_get_size_is_absolute(font) != 0
    let dots = isAbsolute ? 1 : (resolution > 0 ? resolution : 96) / 72
    let size = Double(pango_font_description_get_size(font)) / Double(PANGO_SCALE) * dots
    factor = min(max(size / Self.standardSize, Self.limits.lowerBound), Self.limits.upperBound)
  }
}
#endif
