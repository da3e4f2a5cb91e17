#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
#if canImport(ImageIO)
import ImageIO
#endif
import UIKit

/// Which of the two delays of a GIF's frame counts.
package enum GIFDelay {
  /// The seconds that a frame is shown; 0 without a delay, which counts as unknown.
  ///
  /// - Parameters:
  ///   - unclamped: What the file says, which may be 0.
  ///   - clamped: What players use for that, such as 0.1.
  /// - Returns: The first of the two that is more than 0.
  package static func seconds(unclamped: Double?, clamped: Double?) -> Double {
    [unclamped, clamped].lazy.compactMap { $0 }.first { $0 > 0 } ?? 0
  }
}

// Only reading an animated image needs another of Apple's frameworks.
#if canImport(ImageIO)
extension PullControl {
  /// Sets the frames of an animated image, for indicators that show images.
  ///
  /// They are shown in the time that the image takes, in equal parts.
  ///
  /// - Parameters:
  ///   - data: A GIF, or another format with frames; other data shows nothing.
  ///   - phase: The phase that the frames are for.
  public func setImages(from data: Data, for phase: PullControl.ImagePhase) {
    guard let own, own.appearance.images.file(of: phase) != data else { return }
    guard let source = CGImageSourceCreateWithData(data as CFData, nil) else {
      return changeImages { $0.set([], of: data, for: phase) }
    }
    let frames = 0..<CGImageSourceGetCount(source)
    let images = frames.compactMap {
      CGImageSourceCreateImageAtIndex(source, $0, nil).map { UIImage(cgImage: $0) }
    }
    let duration = frames.reduce(0.0) { $0 + seconds(of: $1, in: source) }
    changeImages { $0.set(images, duration, of: data, for: phase) }
  }

  /// The seconds that a frame of a GIF is shown; 0 for another format, which counts as unknown.
  private func seconds(of frame: Int, in source: CGImageSource) -> TimeInterval {
    let properties = CGImageSourceCopyPropertiesAtIndex(source, frame, nil) as? [CFString: Any]
    let gif = properties?[kCGImagePropertyGIFDictionary] as? [CFString: Any]
    return GIFDelay.seconds(
      unclamped: gif?[kCGImagePropertyGIFUnclampedDelayTime] as? TimeInterval,
      clamped: gif?[kCGImagePropertyGIFDelayTime] as? TimeInterval
    )
  }
}
#endif
#endif
