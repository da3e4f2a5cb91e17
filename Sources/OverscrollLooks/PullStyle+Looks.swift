public import OverscrollIndicators

// The styles of the looks in this module, each with an accent color of its own.
extension PullStyle {
  /// The paper plane drawn by the pull, in amber.
  public static var path: PullStyle {
    PullStyle(Look(.path, PathIndicator.plane), accent: (0xAD4E00, 0xF2B04E))
  }
  /// The ring that becomes a tick, in plum.
  public static var tick: PullStyle {
    PullStyle(Look(.tick, TickIndicator()), accent: (0x8E2A78, 0xF0A0DC))
  }
  /// The flower of petals, in pink.
  public static var petals: PullStyle {
    PullStyle(Look(.petals, PetalsIndicator()), accent: (0xC2185B, 0xFF8AB5))
  }
  /// The round arrow on a disc of paper, in indigo.
  public static var material: PullStyle {
    var style = PullStyle(Look(.material, MaterialIndicator()), accent: (0x3547B0, 0xA3B1FF))
    // The disc; on dark backgrounds it is the usual track.
    style.light.track = 0xFFFFFF
    return style
  }
  /// Custom images.
  public static var frames: PullStyle {
    PullStyle(Look(.frames, FramesIndicator()), accent: (0x3F5B7A, 0xA5BCD6))
  }
  /// The drop of water, in sky blue.
  public static var drop: PullStyle {
    PullStyle(Look(.drop, DropIndicator()), accent: (0x0369A1, 0x62C4F8))
  }
  /// The edge with waves, in sea green.
  public static var wave: PullStyle {
    PullStyle(Look(.wave, WaveIndicator()), accent: (0x0A7A6C, 0x4FD1B8))
  }
  /// The cube of lines, in copper.
  public static var segments: PullStyle {
    PullStyle(Look(.segments, SegmentsIndicator.cube), accent: (0x8A5A2B, 0xDDB182))
  }
  /// The shape that changes, in crimson.
  public static var morph: PullStyle {
    PullStyle(Look(.morph, MorphIndicator()), accent: (0xC01F3F, 0xFF8FA3))
  }
  /// The field of dots, in green.
  public static var field: PullStyle {
    PullStyle(Look(.field, FieldIndicator()), accent: (0x1B7A3D, 0x6FD892))
  }
}
