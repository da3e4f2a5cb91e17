/// The control's texts in Korean, in the order of the keys.
enum Korean {
  static let words: StaticString = """
    당겨서 새로고침
    놓으면 새로고침
    새로고침 중…
    업데이트됨
    새로고침할 수 없음
    마지막 업데이트:\u{20}
    오늘
    업데이트 기록 없음
    새로고침
    새로고침 중
    업데이트됨
    새로고침할 수 없음
    더 불러오기
    이전 내용 불러오기
    위로 당겨 더 불러오기
    놓으면 더 불러오기
    불러오는 중…
    불러오기 완료
    불러올 수 없음
    불러올 수 없음. 탭하여 다시 시도
    더 이상 없음
    더 불러오는 중
    놓으면 더 보기
    뒤로
    """
}
