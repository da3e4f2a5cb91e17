/// The control's texts in Vietnamese, in the order of the keys.
enum Vietnamese {
  static let words: StaticString = """
    Kéo để làm mới
    Thả để làm mới
    Đang làm mới…
    Đã cập nhật
    Không thể làm mới
    Cập nhật lần cuối:\u{20}
    hôm nay
    Chưa được cập nhật
    Làm mới
    Đang làm mới
    Đã cập nhật
    Không thể làm mới
    Tải thêm
    Tải nội dung cũ hơn
    Kéo lên để tải thêm
    Thả để tải thêm
    Đang tải…
    Đã tải xong
    Không thể tải
    Không thể tải. Chạm để thử lại
    Đã hiển thị tất cả
    Đang tải thêm
    Thả để xem thêm
    Quay lại
    """
}
