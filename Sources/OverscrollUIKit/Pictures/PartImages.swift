#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import OverscrollGraphics
import OverscrollIndicators
import UIKit

extension PullControl {
  /// The phases of a pull that can have images of their own.
  public enum ImagePhase: CaseIterable, Sendable {
    /// At rest and being pulled: the pull steps through the images.
    case pull
    /// Armed: the images repeat. Without any, those of the run are shown, or the pull's last.
    case armed
    /// Running: the images repeat.
    case run
  }
}

extension PullControl {
  /// Where images are shown, and how large, by a look that shows them beside texts.
  public struct ImageArrangement: Equatable, Sendable {
    /// Whether they are above the texts, instead of beside them.
    public var isAboveTexts: Bool
    /// The size to scale them to, with their proportions kept; nil, also for an empty one, is their own.
    public var size: CGSize?

    /// Makes an arrangement.
    ///
    /// - Parameters:
    ///   - isAboveTexts: Whether images are above the texts.
    ///   - size: The size to scale them to.
    public init(isAboveTexts: Bool = false, size: CGSize? = nil) {
      self.isAboveTexts = isAboveTexts
      self.size = size
    }
  }
}

/// The images of a part, and which of them is shown.
struct PartImages: Equatable {
  /// The images of one phase, and the seconds in which they repeat; nil means ten per second.
  private struct Loop: Equatable {
    var images: [UIImage] = []
    var duration: Double?
    /// The file that the images are from.
    var file: Data?

    /// The index of the image to show; with reduced motion the first.
    func frame(_ input: IndicatorInput) -> Int {
      if input.environment.reduceMotion || images.isEmpty { return 0 }
      let turn = (input.secondsInPhase / (duration ?? Double(images.count) / 10))
        .truncatingRemainder(dividingBy: 1)
      // A small margin, so that rounding does not delay an image.
      return turn.isFinite ? Int(turn * Double(images.count) + 1e-9) % images.count : 0
    }
  }

  /// Those of each phase that has any, or a file without one.
  private var loops: [PullControl.ImagePhase: Loop] = [:]

  /// The number of images that the pull steps through.
  var pullCount: Int { self[.pull].count }
  /// The number of images that a run repeats, or 1 if only the armed phase has any.
  var runCount: Int { max(self[.run].count, min(self[.armed].count, 1)) }
  /// Whether the armed phase repeats images.
  var isArmedLoop: Bool { self[.armed].count > 1 }
  var isEmpty: Bool { pullCount == 0 && runCount == 0 }
  /// The height of the highest first image, in points; 0 without images.
  var height: CGFloat {
    loops.values.reduce(0) { max($0, $1.images.first?.size.height ?? 0) }
  }

  subscript(phase: PullControl.ImagePhase) -> [UIImage] { loops[phase]?.images ?? [] }

  /// The images of each phase that has any.
  var all: [PullControl.ImagePhase: [UIImage]] {
    loops.mapValues(\.images).filter { !$0.value.isEmpty }
  }

  /// The file that the images of a phase are from, if any.
  func file(of phase: PullControl.ImagePhase) -> Data? { loops[phase]?.file }

  /// Sets the images of a phase; an invalid duration counts as none.
  mutating func set(
    _ images: [UIImage],
    _ duration: TimeInterval? = nil,
    of file: Data? = nil,
    for phase: PullControl.ImagePhase
  ) {
    let loop = Loop(
      images: images,
      duration: duration.flatMap { $0 > 0 && $0.isFinite ? $0 : nil },
      file: file
    )
    loops[phase] = images.isEmpty && file == nil ? nil : loop
  }

  /// The image for a command of a look; nil if the app has set no such image.
  func image(_ sequence: ImageSequence, _ frame: Int, _ input: IndicatorInput) -> UIImage? {
    if input.phase == .armed, let armed = loops[.armed], !armed.images.isEmpty {
      return armed.images[armed.frame(input)]
    }
    let phase: PullControl.ImagePhase
    switch sequence {
    case .pull: phase = .pull
    case .run: phase = .run
    }
    guard let loop = loops[phase] else { return nil }
    let frame = sequence == .run && loop.duration != nil ? loop.frame(input) : frame
    return loop.images.indices.contains(frame) ? loop.images[frame] : nil
  }
}

extension IndicatorInput {
  /// Whether a load-more hides images in their own size: without more data, and beside a resting title.
  var hidesImages: Bool {
    guard role == .loadMore else { return false }
    switch phase {
    case .exhausted, .finishing(.exhausted): return true
    case .running: return false
    case .idle, .pulling, .armed, .finishing:
      switch trigger {
      case .automatic, .tap, .none: return true
      case .release, .reach: return false
      }
    }
  }
}
#endif
