#if canImport(ImageIO) && canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import ImageIO
import UIKit

// Reading the frames of an animated image is the one thing that needs another of Apple's frameworks.
extension OverscrollControl {
  /// Shows the frames of an animated image, for looks that are made of images.
  ///
  /// - Parameters:
  ///   - data: A GIF, or another format with frames; other data shows nothing.
  ///   - sequence: What the frames show.
  /// - Returns: This control, for more settings.
  @discardableResult
  public func images(in data: Data, for sequence: ImageSequence) -> OverscrollControl {
    guard let source = CGImageSourceCreateWithData(data as CFData, nil) else {
      return images([], for: sequence)
    }
    let frames = (0..<CGImageSourceGetCount(source)).compactMap {
      CGImageSourceCreateImageAtIndex(source, $0, nil).map { UIImage(cgImage: $0) }
    }
    return images(frames, for: sequence)
  }
}
#endif
