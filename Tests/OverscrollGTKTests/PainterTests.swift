#if GTK
import CGtk
import Overscroll
import OverscrollCatalog
import OverscrollGTK
import OverscrollGraphics
import OverscrollHosting
import OverscrollIndicators
import OverscrollTestSupport
import OverscrollText
import Testing

extension GTKTests {
  /// What display lists look like on cairo.
  @Suite struct PainterTests {
    /// An image of 100 by 100 pixels, and the painter for it.
    private final class Canvas {
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 100, 100)
      let widget: Widget
      var style = PullStyle.ring

      init(isRightToLeft: Bool = false) {
        #expect(gtk_init_check() != 0)
        widget = gtk_label_new("")
        g_object_ref_sink(widget)
        gtk_widget_set_direction(widget, isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
        style.light.accent = 0xFF0000
        style.dark.accent = 0xFF0000
      }

      isolated deinit {
        cairo_surface_destroy(surface)
        g_object_unref(widget)
      }

      func paint(
        _ settings: PartAppearance = PartAppearance(),
        _ title: String = "",
        _ draw: (inout DisplayList) -> Void
      ) {
        var list = DisplayList()
        draw(&list)
        paint(list, settings, title)
      }

      func paint(
        _ list: DisplayList,
        _ settings: PartAppearance = PartAppearance(),
        _ title: String = ""
      ) {
        let cairo = cairo_create(surface)
        if let cairo {
          var words = IndicatorWords()
          words.title = title
          DisplayListPainter(style, settings, on: widget)
            .paint(list, on: cairo, words)
          #expect(cairo_status(cairo) == CAIRO_STATUS_SUCCESS)
        }
        cairo_destroy(cairo)
        cairo_surface_flush(surface)
      }

      /// The opacity of a pixel, 0 to 255.
      func opacity(_ x: Int, _ y: Int) -> Int { pixel(x, y)[3] }

      /// Blue, green, red and opacity of a pixel; colors are multiplied by the opacity.
      func pixel(_ x: Int, _ y: Int) -> [Int] {
        let data = cairo_image_surface_get_data(surface)
        return (0..<4).map { Int(data?[y * 400 + x * 4 + $0] ?? 0) }
      }

      /// The rectangle of all pixels that are not empty: its sides, or nil.
      var ink: (left: Int, top: Int, right: Int, bottom: Int)? {
        let pixels = (0..<100).flatMap { y in (0..<100).map { (x: $0, y: y) } }
          .filter { opacity($0.x, $0.y) > 8 }
        guard let left = pixels.map(\.x).min(), let right = pixels.map(\.x).max(),
          let top = pixels.map(\.y).min(), let bottom = pixels.map(\.y).max()
        else { return nil }
        return (left, top, right + 1, bottom + 1)
      }
    }

    private func square(_ list: inout DisplayList, _ x: Double, _ y: Double, _ side: Double) {
      list.beginPath()
      list.move(to: Point(x, y))
      list.line(to: Point(x + side, y))
      list.line(to: Point(x + side, y + side))
      list.line(to: Point(x, y + side))
      list.close()
    }

    @Test func aFillHasItsColorAndItsPlace() throws {
      let canvas = Canvas()
      canvas.paint { list in
        square(&list, 20, 30, 10)
        list.fill(.accent)
      }
      #expect(canvas.pixel(25, 35) == [0, 0, 255, 255])
      #expect(try #require(canvas.ink) == (20, 30, 30, 40))
    }

    @Test func aTintReplacesTheAccentAlone() {
      let canvas = Canvas()
      var settings = PartAppearance()
      settings.tint = 0x00FF00
      canvas.style.light.success = 0xFF0000
      canvas.style.dark.success = 0xFF0000
      canvas.paint(settings) { list in
        square(&list, 0, 0, 10)
        list.fill(.accent)
        square(&list, 20, 0, 10)
        list.fill(.success)
      }
      #expect(canvas.pixel(5, 5) == [0, 255, 0, 255] && canvas.pixel(25, 5) == [0, 0, 255, 255])
    }

    @Test func transformAndOpacityLastUntilTheRestore() throws {
      let canvas = Canvas()
      canvas.paint { list in
        list.save()
        list.transform(Transform(a: 2, b: 0, c: 0, d: 2, tx: 40, ty: 40))
        list.opacity(0.5)
        square(&list, 0, 0, 10)
        list.fill(.accent)
        list.restore()
        square(&list, 0, 0, 10)
        list.fill(.accent)
      }
      #expect(canvas.pixel(50, 50) == [0, 0, 128, 128])
      #expect(canvas.pixel(5, 5) == [0, 0, 255, 255])
      #expect(try #require(canvas.ink) == (0, 0, 60, 60))
    }

    @Test func aStrokeIsAsWideAsItSays() throws {
      let canvas = Canvas()
      canvas.paint { list in
        list.beginPath()
        list.move(to: Point(20, 50))
        list.line(to: Point(80, 50))
        list.stroke(.accent, StrokeStyle(width: 6, cap: .square))
      }
      #expect(try #require(canvas.ink) == (17, 47, 83, 53))
    }

    @Test func aQuadraticCurveReachesHalfWayToItsControlPoint() throws {
      let canvas = Canvas()
      canvas.paint { list in
        list.beginPath()
        list.move(to: Point(10, 80))
        list.quadratic(Point(50, 0), to: Point(90, 80))
        list.fill(.accent)
      }
      let ink = try #require(canvas.ink)
      #expect(ink.top == 40 && ink.bottom == 80)
    }

    @Test func aListThatRestoresTooOftenOrScalesToNothingIsHarmless() {
      let canvas = Canvas()
      canvas.paint { list in
        list.restore()
        list.save()
        list.transform(Transform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0))
        square(&list, 0, 0, 10)
        list.fill(.accent)
        list.restore()
        square(&list, 20, 20, 10)
        list.fill(.accent)
      }
      #expect(canvas.pixel(25, 25) == [0, 0, 255, 255])
    }

    @Test func textIsInItsBoxAtItsSideInTheTextColor() throws {
      for isRightToLeft in [false, true] {
        let canvas = Canvas(isRightToLeft: isRightToLeft)
        canvas.paint(PartAppearance(), "IIII") { list in
          list.text(
            .title,
            in: Rect(x: 10, y: 40, width: 80, height: 20),
            alignment: .start,
            .accent
          )
        }
        let ink = try #require(canvas.ink)
        #expect(ink.top >= 40 && ink.bottom <= 60)
        #expect(isRightToLeft ? ink.right > 80 && ink.left > 50 : ink.left < 20 && ink.right < 50)
      }
    }

    @Test func textThatIsTooLongIsCut() throws {
      let canvas = Canvas()
      canvas.paint(PartAppearance(), "a very long title that never fits into this box") { list in
        list.text(
          .title,
          in: Rect(x: 20, y: 40, width: 50, height: 20),
          alignment: .center,
          .accent
        )
      }
      let ink = try #require(canvas.ink)
      #expect(ink.left >= 20 && ink.right <= 71)
    }

    @Test(arguments: BuiltinIndicator.allCases)
    func theBoxOfEveryLookHoldsItsPixels(_ look: BuiltinIndicator) throws {
      for phase in [Phase.pulling, .armed, .running, .finishing(.succeeded), .finishing(.failed)] {
        var input = IndicatorInput(
          progress: 0.8,
          phase: phase,
          secondsInPhase: 0.4,
          time: 10.3,
          width: 100,
          height: 56
        )
        input.pullFrames = 1
        input.runFrames = 1
        var list = DisplayList()
        look.draw(input, into: &list)
        let canvas = Canvas()
        canvas.style = PullStyle(look)
        canvas.paint(list)
        guard let box = list.box, let ink = canvas.ink else { continue }
        #expect(Double(ink.left) >= box.x - 1 && Double(ink.right) <= box.maxX + 1, "\(phase)")
        #expect(Double(ink.top) >= box.y - 1 && Double(ink.bottom) <= box.maxY + 1, "\(phase)")
      }
    }

    @Test func theBoxFollowsTransformsStrokesAndTexts() {
      var list = DisplayList()
      #expect(list.box == nil)
      list.save()
      list.transform(Transform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 20))
      square(&list, 1, 1, 10)
      list.fill(.accent)
      list.restore()
      // From (12, 23), 20 wide and 30 high.
      #expect(list.box == Rect(x: 12, y: 23, width: 20, height: 30))
      list.beginPath()
      list.move(to: Point(12, 60))
      list.line(to: Point(40, 60))
      list.stroke(.accent, StrokeStyle(width: 4, cap: .square, join: .round))
      // A square cap reaches out by 2 points, at any angle by 2.8.
      #expect(list.box == Rect(x: 9, y: 23, width: 34, height: 40))
      list.text(.title, in: Rect(x: 50, y: 70, width: 30, height: 20), alignment: .start, .accent)
      #expect(list.box == Rect(x: 9, y: 23, width: 81, height: 77))
    }

    /// GTK paints again what a node covers: for a ring of 24 points, not the 300 of the list's width.
    @Test func aPictureCoversItsInkAlone() throws {
      let list = TestList()
      list.controls.onRefresh(.ring) {}
      list.shown()
      list.press()
      list.drag(68)
      // The rows are not on the screen, so the picture is all there is.
      let bounds = try #require(try list.paintedBounds())
      #expect(bounds.width < 60 && bounds.height <= 56)
      #expect(abs(bounds.center.x - 150) < 1)
    }

    @Test func anImageFillsItsBoxAndKeepsItsShape() throws {
      let canvas = Canvas()
      let green: [UInt8] = [0, 255, 0, 255, 0, 255, 0, 255]
      let bytes = g_bytes_new(green, gsize(green.count))
      let texture = try #require(gdk_memory_texture_new(2, 1, GDK_MEMORY_R8G8B8A8, bytes, 8))
      g_bytes_unref(bytes)
      var settings = PartAppearance()
      settings.images[.pull] = [PaintedImage(texture)]
      g_object_unref(UnsafeMutableRawPointer(texture))
      canvas.paint(settings) { list in
        list.image(.pull, frame: 0, in: Rect(x: 10, y: 10, width: 40, height: 40))
        list.image(.pull, frame: 7, in: Rect(x: 60, y: 60, width: 40, height: 40))
        list.image(.run, frame: 0, in: Rect(x: 60, y: 60, width: 40, height: 40))
      }
      #expect(try #require(canvas.ink) == (10, 20, 50, 40))
      #expect(canvas.pixel(30, 30) == [0, 255, 0, 255])
    }

    @Test func theWidgetDrawsTheLookOfItsState() throws {
      let list = TestList()
      let control = list.controls.onRefresh(.ring) {}
      list.shown()
      list.press()
      list.drag(68)
      let progress = try #require(control.progress)
      _ = try list.paintedBounds()
      let input = IndicatorInput(
        progress,
        time: list.clock.now,
        width: 300,
        height: 56,
        environment: list.attachment.list.environment
      )
      var expected = DisplayList()
      BuiltinIndicator.ring.draw(input, into: &expected)
      let drawn = try #require(list.attachment.part(.start)?.indicator.picture.list)
      #expect(drawn.textForm == expected.textForm)
      #expect(!drawn.isEmpty)
    }
  }
}
#endif
