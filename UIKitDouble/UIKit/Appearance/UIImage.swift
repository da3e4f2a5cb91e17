// https://developer.apple.com/documentation/uikit/uiimage

/// An image without pixels: it has a size, a scale and frames.
open class UIImage: NSObject, @unchecked Sendable {
  // Unchecked: immutable after init.
  public let size: CGSize
  public let scale: CGFloat
  public let images: [UIImage]?
  public let duration: TimeInterval
  public let cgImage: CGImage?
  // https://developer.apple.com/documentation/uikit/uiimage/renderingmode
  public let renderingMode: RenderingMode

  init(
    size: CGSize,
    scale: CGFloat,
    images: [UIImage]? = nil,
    duration: TimeInterval = 0,
    cgImage: CGImage?,
    renderingMode: RenderingMode = .automatic
  ) {
    self.size = size
    self.scale = scale
    self.images = images
    self.duration = duration
    self.cgImage = cgImage
    self.renderingMode = renderingMode
  }

  public convenience override init() {
    self.init(size: .zero, scale: 1, cgImage: nil)
  }

  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let size = CGSize(
      width: CGFloat(cgImage.width) / scale,
      height: CGFloat(cgImage.height) / scale
    )
    self.init(size: size, scale: scale, cgImage: cgImage)
  }

  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Reads the size from the header of a GIF or a PNG; `nil` for other data.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let (width, height) = pixelSize(of: [UInt8](data.prefix(24))) else { return nil }
    self.init(cgImage: CGImage(width: width, height: height), scale: scale, orientation: .up)
  }

  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return UIImage(
      size: first.size,
      scale: first.scale,
      images: images,
      duration: duration,
      cgImage: nil
    )
  }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      size: size,
      scale: scale,
      images: images,
      duration: duration,
      cgImage: cgImage,
      renderingMode: renderingMode
    )
  }

  public enum RenderingMode: Int, Sendable {
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }

  // https://developer.apple.com/documentation/uikit/uiimage/orientation
  public enum Orientation: Int, Sendable {
    case up
    case down
    case left
    case right
  }
}

/// Width and height from the first bytes of a GIF (GIF89a, section 18) or a PNG (section 11.2.2).
private func pixelSize(of header: [UInt8]) -> (Int, Int)? {
  guard header.count >= 10 else { return nil }
  if header.starts(with: Array("GIF8".utf8)) {
    return (Int(header[6]) | Int(header[7]) << 8, Int(header[8]) | Int(header[9]) << 8)
  }
  guard header.count >= 24, header.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
  func number(at index: Int) -> Int {
    header[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
  }
  return (number(at: 16), number(at: 20))
}

// https://developer.apple.com/documentation/coregraphics/cgimage
public final class CGImage: Hashable, Sendable {
  public let width: Int
  public let height: Int

  /// The double's own: an image of a size, equal only to itself.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  public static func == (a: CGImage, b: CGImage) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
