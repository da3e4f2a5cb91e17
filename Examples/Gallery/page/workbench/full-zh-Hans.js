// The Chinese texts of full.js, loaded on demand.

export const texts = {
  floorPage: "向上推即可返回",
  dragRateDetail: "内容移动的幅度",
  dragLimitDetail: "拉动的上限，0 为屏幕长度",
  movesContentDetail: "拉动时内容移动",
  locksContentDetail: "运行时不能滚动",
  floorDetail: "拉到更远处打开，0 为没有",
  floorStrictnessDetail: "打开需要",
  floorLeaveDetail: "上推多少即关闭",
  floorMotionDetail: "打开与关闭的动画",
};
