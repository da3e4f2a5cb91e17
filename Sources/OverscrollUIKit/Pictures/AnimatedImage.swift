#if canImport(ImageIO) && canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import ImageIO
import UIKit

// Separate file because only reading an animated image needs another of Apple's frameworks.
extension PullControl {
  /// Sets the frames of an animated image, for indicators that show images.
  ///
  /// - Parameters:
  ///   - data: A GIF, or another format with frames; other data shows nothing.
  ///   - sequence: The sequence that the frames are for.
  public func setImages(from data: Data, for sequence: ImageSequence) {
    guard let source = CGImageSourceCreateWithData(data as CFData, nil) else {
      images[sequence] = []
      return
    }
    images[sequence] = (0..<CGImageSourceGetCount(source)).compactMap {
      CGImageSourceCreateImageAtIndex(source, $0, nil).map { UIImage(cgImage: $0) }
    }
  }
}
#endif
