// Every word of the page, by language. The English words are also in index.html, for readers
// without JavaScript; `data-text` there names the entry here.

const english = {
  headline: "Pull to refresh, done right.",
  hosts: "Runs today in the browser. The UIKit host is checked against a double of UIKit, not yet on a phone; GTK comes next.",
  hint:
    "Pull the list with a finger, a mouse or a touchpad. " +
    "Keyboard: Tab to the refresh control, Enter.",
  invitation: "Your turn: pull the list down.",
  language: "Language",
  news: "News",
  updated: "Updated {time}",
  look: "Look",
  arrow: "Arrow",
  ring: "Ring",
  path: "SVG path",
  network: "Network",
  slow: "Slow network",
  slowDetail: "Answers take 2.5 s",
  failing: "Failing server",
  failingDetail: "Answers are 503",
  readout: "What the engine says",
  atStart: "Refresh",
  atEnd: "Load more",
  pull: "Pull",
  progress: "Progress",
  effects: "Last effects",
  recorder: "Recording",
  record: "Record",
  stop: "Stop",
  replay: "Replay",
  download: "Download",
  timeline: "Your pull on a time line",
  timelineSummary: "{seconds} s, {events} events",
  looks: "Every look, one engine",
  looksDetail: "Pull a list, or hold it anywhere on the way with the slider beneath it.",
  arrowDetail: "The classic: it turns over when letting go will refresh, and says so.",
  ringDetail: "Two layers: the pull fills the one, the wait turns the other.",
  pathDetail: "Any SVG path, drawn along its length by the pull.",
  tick: "Ring to tick",
  tickDetail: "A ring whose line runs off into a tick, or into a cross.",
  petals: "Petals",
  petalsDetail: "Petals come one by one, then take turns.",
  disc: "Disc",
  discDetail: "It fills like a clock; full, it is armed.",
  material: "Material ring",
  materialDetail: "An arrow on its disc, then an arc that grows and shrinks.",
  balls: "Ball pulse",
  ballsDetail: "Three balls that grow with the pull and pulse in turn.",
  frames: "Image frames",
  framesDetail: "Images of your own: the pull leafs through them, a run repeats them.",
  drop: "Water drop",
  dropDetail: "A drop that the pull stretches.",
  wave: "Wave",
  waveDetail: "The gap is water, and its edge a wave.",
  segments: "Line segments",
  segmentsDetail: "Lines that fly in and make a picture.",
  originals: "Five controls you may know",
  originalsDetail:
    "Their distances, times, angles and words, on the one engine. " +
    "What was broken in them is broken in neither form.",
  fidelity: "How closely",
  corrected: "Corrected",
  original: "As it was",
  ego: "EGOTableViewPullRefresh",
  egoDetail: "Its arrow turns over in 0.18 s, and the list stays open by 60 points.",
  cll: "CLLRefresh",
  cllDetail:
    "From 20 to 60 points the pull draws a circle of 342 degrees. Pull past the end for more.",
  mj: "MJRefresh",
  mjDetail: "Half a turn counter-clockwise, then the wait. Pull past the end for more.",
  mrefresh: "MRefresh",
  mrefreshDetail: "A long pull of 140 points draws the circle, and it blinks while it waits.",
  yq: "YQRefreshHeadView",
  yqDetail: "The ring fills from 30 to 80 points, then an arc goes round in two seconds.",
  ways: "More than one way",
  chat: "Chat",
  chatDetail: "History comes in at the top, and the line you are reading stays where it is.",
  newMessage: "New message",
  back: "Pull for the next page",
  backDetail: "Nothing loads by itself: pull past the end and let go.",
  across: "Sideways",
  acrossDetail:
    "The same engine along the other axis: new cards at the start, older ones at the end.",
  start: "Three lines to start",
  startDetail:
    "Two files beside your page, nothing to install. " +
    "The element is the scroller; give it a height.",
  workbench: "The workbench",
  workbenchDetail:
    "Every distance, time and policy of a pull. " +
    "What you change is in the frame at once, and in the code beneath.",
  license: "MIT License. Copyright 2026 the Overscroll authors.",
  listOf: "News, {look}",
  noNews: "The news server does not answer. Pull to try again.",
  noElement: "The element could not be loaded. The lists still scroll, but cannot be pulled.",
  noEngine: "The engine could not be loaded. The lists still scroll, but cannot be pulled.",
};

const chinese = {
  headline: "下拉刷新，就该这样。",
  hosts: "现已在浏览器中运行。UIKit 版已用 UIKit 的替身验证，尚未在手机上运行；接下来是 GTK。",
  hint: "用手指、鼠标或触控板下拉列表。键盘：按 Tab 移到刷新控件，再按 Enter。",
  invitation: "轮到你了：把列表往下拉。",
  language: "语言",
  news: "新闻",
  updated: "{time} 更新",
  look: "样式",
  arrow: "箭头",
  ring: "圆环",
  path: "SVG 路径",
  network: "网络",
  slow: "慢速网络",
  slowDetail: "每次应答需 2.5 秒",
  failing: "服务器故障",
  failingDetail: "每次应答都是 503",
  readout: "引擎读数",
  atStart: "刷新",
  atEnd: "加载更多",
  pull: "下拉距离",
  progress: "进度",
  effects: "最近的指令",
  recorder: "录制",
  record: "录制",
  stop: "停止",
  replay: "重放",
  download: "下载",
  timeline: "时间线上的这次下拉",
  timelineSummary: "{seconds} 秒，{events} 个事件",
  looks: "每一种样式，同一个引擎",
  looksDetail: "下拉列表，或用下方的滑块让它停在途中任意位置。",
  arrowDetail: "经典样式：松手即可刷新时，箭头翻转，文字也随之改变。",
  ringDetail: "两层圆环：一层随下拉填满，一层随等待转动。",
  pathDetail: "任意 SVG 路径，随下拉沿线画出。",
  tick: "圆环变对勾",
  tickDetail: "圆环的线条化作对勾，失败时化作叉。",
  petals: "花瓣",
  petalsDetail: "花瓣一片片展开，然后轮流转动。",
  disc: "圆盘",
  discDetail: "像钟面一样填满，满了就绪。",
  material: "Material 圆环",
  materialDetail: "圆盘上的箭头，随后是一段伸缩的圆弧。",
  balls: "跳动的球",
  ballsDetail: "三个小球随下拉变大，然后轮流跳动。",
  frames: "图片帧",
  framesDetail: "你自己的图片：下拉时逐张翻过，运行时循环播放。",
  drop: "水滴",
  dropDetail: "随下拉伸长的水滴。",
  wave: "波浪",
  waveDetail: "空隙是水，边缘是波浪。",
  segments: "线段",
  segmentsDetail: "线段飞入，拼成图案。",
  originals: "你可能用过的五个控件",
  originalsDetail: "同样的距离、时长、角度和文字，同一个引擎。它们原有的故障，两种形式里都没有。",
  fidelity: "还原程度",
  corrected: "修正版",
  original: "原版",
  ego: "EGOTableViewPullRefresh",
  egoDetail: "箭头在 0.18 秒内翻转，列表停在 60 点处。",
  cll: "CLLRefresh",
  cllDetail: "从 20 到 60 点，下拉画出 342 度的圆。拉过末尾可加载更多。",
  mj: "MJRefresh",
  mjDetail: "箭头逆时针转半圈，然后等待。拉过末尾可加载更多。",
  mrefresh: "MRefresh",
  mrefreshDetail: "下拉 140 点画出圆环，等待时闪烁。",
  yq: "YQRefreshHeadView",
  yqDetail: "圆环从 30 到 80 点填满，随后圆弧两秒转一圈。",
  ways: "不止一种用法",
  chat: "聊天",
  chatDetail: "历史消息从顶部载入，正在读的那一行原地不动。",
  newMessage: "新消息",
  back: "上拉翻页",
  backDetail: "不会自动加载：拉过末尾再松手。",
  across: "横向列表",
  acrossDetail: "同一个引擎换一个方向：新卡片在开头，旧卡片在末尾。",
  start: "三行代码即可开始",
  startDetail: "页面旁放两个文件，无需安装。元素本身就是滚动容器，给它一个高度即可。",
  workbench: "工作台",
  workbenchDetail: "下拉的每个距离、时长和策略。改动立刻体现在一旁的列表和下方的代码里。",
  license: "MIT 许可证。版权所有 2026 the Overscroll authors。",
  listOf: "新闻，{look}",
  noNews: "新闻服务器没有应答。下拉可重试。",
  noElement: "元素加载失败。列表仍可滚动，但无法下拉。",
  noEngine: "引擎加载失败。列表仍可滚动，但无法下拉。",
};

const languages = { en: english, "zh-Hans": chinese };

/** The reader's language if the page has it, otherwise English. */
export function preferredLanguage() {
  return navigator.language.startsWith("zh") ? "zh-Hans" : "en";
}

/** Adds what a part of the page that is loaded later says, by language. */
export function addTexts(more) {
  for (const language in more) Object.assign(languages[language], more[language]);
}

/** Whether there is a text of this name. */
export const has = (name) => name in english;

/**
 * One text in the page's language; `{name}` is replaced by the value of that name. What has no text
 * is its own name, spelled: the element may have looks that this page has not heard of.
 */
export function text(name, values = {}) {
  const words = languages[document.documentElement.lang][name] ?? spelled(name);
  return words.replace(/\{(\w+)\}/g, (_, key) => values[key]);
}

/** Gives an element a text that follows the page's language. */
export function label(element, name) {
  element.dataset.text = name;
  element.textContent = text(name);
}

/** Puts the whole page into a language. */
export function speak(language) {
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll("[data-text]")) {
    element.textContent = text(element.dataset.text);
  }
}

const spelled = (name) => name[0].toUpperCase() + name.slice(1).replaceAll("-", " ");

const UNITS = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago a moment was, such as "5 min. ago". A moment ahead of the clock is now. */
export function ago(date) {
  const format = new Intl.RelativeTimeFormat(document.documentElement.lang, {
    numeric: "auto",
    style: "short",
  });
  const seconds = Math.max(0, (Date.now() - date) / 1000);
  for (const [unit, length] of UNITS) {
    if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
  }
  return format.format(0, "second");
}
