#if GTK
import Foundation
import Overscroll
import OverscrollGraphics
import OverscrollIndicators
import OverscrollText

// Appearance and texts besides the style. Separate file because most apps do not need it.
extension PullControl {
  /// A custom indicator, drawn instead of the style's; nil uses the style's.
  public var indicator: (any PullIndicator)? {
    get { part?.settings.indicator }
    nonmutating set { set { $0.indicator = newValue } }
  }

  /// The color of the moving parts of the look; nil uses the style's accent.
  ///
  /// A number `0xRRGGBB` in sRGB.
  public var tintColor: UInt32? {
    get { part?.settings.tint }
    nonmutating set { set { $0.tint = newValue } }
  }

  /// The language of texts and announcements; nil uses the system's.
  public var language: Language? {
    get { part?.settings.words.language }
    nonmutating set { set { $0.words.language = newValue } }
  }

  /// Returns the title of a phase; nil, as result or as closure, uses the style's title.
  public var titles: (@MainActor (Phase) -> String?)? {
    get { part?.settings.words.titles }
    nonmutating set { set { $0.words.titles = newValue } }
  }

  /// Returns the text for the time of the last refresh; nil uses the style's text.
  ///
  /// The time is nil before the first refresh.
  public var lastUpdatedText: (@MainActor (Date?) -> String)? {
    get { part?.settings.words.lastUpdatedText }
    nonmutating set { set { $0.words.lastUpdatedText = newValue } }
  }

  /// Stores the time of the last refresh across launches; nil stores it in the control.
  public var lastUpdatedStore: (any LastUpdatedStore)? {
    get { part?.settings.words.lastUpdatedStore }
    nonmutating set { set { $0.words.lastUpdatedStore = newValue } }
  }

  /// Sets the frames of a sequence, for indicators that show images.
  ///
  /// - Parameters:
  ///   - textures: Pointers to each frame's `GdkTexture`, first to last; their pixels are copied.
  ///   - sequence: The sequence that the frames are for.
  public func setImages(_ textures: [OpaquePointer], for sequence: ImageSequence) {
    let images = textures.map { PaintedImage($0) }
    set { $0.images[sequence] = images }
  }

  private func set(_ change: (inout PartSettings) -> Void) {
    guard let part else { return }
    change(&part.settings)
    part.restyle()
    part.attachment?.viewport.setNeedsPicture()
  }
}
#endif
