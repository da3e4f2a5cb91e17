public import OverscrollIndicators

// The styles of the looks in this module.
extension PullStyle {
  /// The paper plane drawn by the pull.
  public static var path: PullStyle {
    PullStyle(Look(.path, PathIndicator.plane))
  }
  /// The ring that becomes a tick.
  public static var tick: PullStyle {
    PullStyle(Look(.tick, TickIndicator()))
  }
  /// The flower of petals.
  public static var petals: PullStyle {
    PullStyle(Look(.petals, PetalsIndicator()))
  }
  /// The round arrow on a disc of paper.
  public static var material: PullStyle {
    var style = PullStyle(Look(.material, MaterialIndicator()))
    // The disc; on dark backgrounds it is the usual track.
    style.light.track = 0xFFFFFF
    return style
  }
  /// Custom images.
  public static var frames: PullStyle {
    PullStyle(Look(.frames, FramesIndicator()))
  }
  /// The drop of water.
  public static var drop: PullStyle {
    PullStyle(Look(.drop, DropIndicator()))
  }
  /// The edge with waves.
  public static var wave: PullStyle {
    PullStyle(Look(.wave, WaveIndicator()))
  }
  /// The cube of lines.
  public static var segments: PullStyle {
    PullStyle(Look(.segments, SegmentsIndicator.cube))
  }
  /// The shape that changes.
  public static var morph: PullStyle {
    PullStyle(Look(.morph, MorphIndicator()))
  }
  /// The field of dots.
  public static var field: PullStyle {
    PullStyle(Look(.field, FieldIndicator()))
  }
}
