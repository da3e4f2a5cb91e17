#if canImport(ImageIO) && canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import ImageIO
import UIKit

// Reading the frames of an animated image is the one thing that needs another of Apple's frameworks.
extension PullControl {
  /// Shows the frames of an animated image, for indicators that are made of images.
  ///
  /// - Parameters:
  ///   - data: A GIF, or another format with frames; other data shows nothing.
  ///   - sequence: What the frames show.
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
