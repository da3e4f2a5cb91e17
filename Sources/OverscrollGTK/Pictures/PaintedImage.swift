#if GTK
import CGtk

/// One image of a sequence, as cairo paints it.
// Explicit: an optimized build that imports this module does not know the module's default.
@MainActor
package final class PaintedImage {
  let surface: OpaquePointer
  let width: Double
  let height: Double

  /// Copies the pixels of a `GdkTexture`.
  package init(_ texture: OpaquePointer) {
    let width = gdk_texture_get_width(texture)
    let height = gdk_texture_get_height(texture)
    self.width = Double(width)
    self.height = Double(height)
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
    cairo_surface_flush(surface)
    if let pixels = cairo_image_surface_get_data(surface) {
      gdk_texture_download(texture, pixels, gsize(cairo_image_surface_get_stride(surface)))
    }
    cairo_surface_mark_dirty(surface)
  }

  isolated deinit {
    cairo_surface_destroy(surface)
  }
}
#endif
