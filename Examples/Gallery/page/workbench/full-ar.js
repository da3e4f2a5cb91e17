// The Arabic texts of full.js, loaded on demand.

export const texts = {
  floorPage: "ادفع إلى الأعلى للرجوع",
  dragRateDetail: "مقدار تحرك المحتوى",
  dragLimitDetail: "حد السحب، و0 لطول الشاشة",
  movesContentDetail: "السحب يحرك المحتوى",
  locksContentDetail: "لا تمرير أثناء التشغيل",
  floorDetail: "يُفتح عند، و0 لعدم وجوده",
  floorStrictnessDetail: "يُفتح حين تكون هذه المسافة",
  floorLeaveDetail: "يُغلق عند دفعه بمقدار",
  floorMotionDetail: "حركة الفتح والإغلاق",
};
