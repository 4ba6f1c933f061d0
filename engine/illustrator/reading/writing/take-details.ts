// Takes the small lines of posters, cards and covers out of a prompt: dates, hours, places, prices, who wrote it. They
// are set in small type below the title, and say nothing of the scene: nobody builds the town hall on the poster.

/** Nothing but a sheet with type may be meant. */
const PAPER =
  /\b(?:posters?|flyers?|leaflets?|invitations?|invites?|(?:greeting|birthday|christmas|wedding|thank[ -]you|gift|party) cards?|banners?|(?:book|album|magazine|movie|cd|dvd|game) covers?|tickets?|coupons?|vouchers?|playbills?|save[ -]the[ -]date)\b|海报|传单|宣传单|请柬|请帖|邀请函|邀请卡|贺卡|封面|门票|入场券|优惠券|代金券|横幅|展板|宣传页|易拉宝|喜帖|书签/i;
/** The poster is a thing of a scene. */
const HELD =
  /\b(?:hold(?:s|ing)|reads?|reading|looking at|on (?:the|a|his|her) (?:\w+ )?wall|hangs?|hanging|carrying)\b|拿着|举着|手持|看着|贴在|挂在|墙上/i;
const COVER = /\b(?:book|album|magazine|movie|film|cd|dvd|game|novel)\b|封面|电影|书|专辑|小说/i;

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const DAY = '\\d{1,2}(?:st|nd|rd|th)?';
const SPAN = `(?:\\s*(?:[-–—]|to|&|and)\\s*(?:${MONTH}\\s+)?${DAY})?`;
const YEAR = '(?:,?\\s+\\d{4})?';
const CLOCK = '\\d{1,2}(?::\\d\\d)?\\s?(?:[ap]\\.?m\\b\\.?)|\\d{1,2}:\\d\\d';
const HOURS = `(?:(?:at|from|@)\\s+)?(?:${CLOCK})(?:\\s*(?:[-–—]|to|until|till)\\s*(?:${CLOCK}|late))?`;
const DATE = `(?:(?:on|every|this|next)\\s+)?(?:${WEEKDAY},?\\s+)?(?:${MONTH}\\s+${DAY}${SPAN}${YEAR}|${DAY}${SPAN}(?:\\s+of)?\\s+${MONTH}${YEAR}|${MONTH}\\s+\\d{4})|\\b\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2}|\\b\\d{1,2}[/.]\\d{1,2}[/.]\\d{2,4}|(?:on|every|this|next)\\s+(?:${WEEKDAY}|weekend)(?:\\s+only)?`;
/** Names of places have capitals; without them a word says what the place is. */
const VENUE =
  'park|hall|theat(?:re|er)|stadium|arena|square|museum|library|club|bar|caf[eé]|cent(?:re|er)|church|school|university|college|gardens?|gallery|street|road|avenue|hotel|beach|plaza|auditorium|gym|campus|market|pier|room \\d+';

const HAN_DAY = '(?:\\d{1,2}|[一二三四五六七八九十]{1,3}|廿[一二三四五六七八九]?|初[一二三四五六七八九十])';
const HAN_WEEK = '[（(]?(?:周|星期|礼拜)[一二三四五六日天末][)）]?';
const HAN_DATE = `(?:\\d{4}年)?(?:农历)?(?:\\d{1,2}|[一二三四五六七八九十正腊]{1,2})月${HAN_DAY}[日号]?(?:\\s*[-—–~至到]\\s*(?:${HAN_DAY}月)?${HAN_DAY}[日号]?)?\\s*(?:${HAN_WEEK})?(?:上午|下午|晚上|早上)?|\\d{4}年\\d{1,2}月|[每本下这]?${HAN_WEEK}|\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2}`;
const HAN_CLOCK =
  '\\d{1,2}(?:[:：]\\d\\d|[点时](?:整|半|\\d{1,2}分?)?)|[一二三四五六七八九十]{1,2}点(?:整|半)?';
const HAN_HOURS = `(?:上午|下午|晚上|早上|中午|傍晚|晚|早)?\\s*(?:${HAN_CLOCK})(?:\\s*[-—–~至到]\\s*(?:下午|晚上)?(?:${HAN_CLOCK}))?(?:开始|开演|开场|开幕)?`;
const HAN_VENUE =
  '礼堂|广场|公园|体育馆|体育场|图书馆|博物馆|美术馆|展览馆|会展中心|剧院|剧场|音乐厅|宴会厅|大厅|中心|操场|教室|会议室|报告厅|酒店|饭店|餐厅|咖啡馆|书店|酒吧|学校|大学|[街路]\\d*号?|\\d+号|[馆厅楼室园]';

/** Each by itself is a line. */
const LINES: readonly RegExp[] = [
  /(?:(?:时间|日期|地点|地址|电话|热线|票价|门票|主办方?|嘉宾|主讲人?|报名方式)(?:是|为)?[:：]\s*)[^，,。；;\n]{1,24}/gu,
  /(?:仅限|只限|限时|截止|截至|全场)[^，,。；;\s“"「]{1,8}|买[一二三\d]送[一二三\d]|第二[杯件份]半价|(?:[一二三四五六七八九]|\d(?:\.\d)?)折(?:起|优惠)?|免费(?:入场|参观|参加|入园|报名)|凭票入场|先到先得|(?:仅需|只要|低至|原价|现价)?(?:[¥￥]\s?\d+(?:\.\d+)?|\d+(?:\.\d+)?元(?:起|\/[\p{Script=Han}]{1,2})?)|满\d+减\d+/gu,
  new RegExp(`\\b(?:${DATE})(?:,?\\s+(?:${HOURS}))?`, 'giu'),
  new RegExp(`\\b${WEEKDAY},?\\s+(?:${HOURS})`, 'giu'),
  new RegExp(`\\b(?:doors open\\s+)?(?:${HOURS})`, 'giu'),
  /\b(?:free (?:entry|admission|entrance)|admission free|limited time(?: only| offer)?|weekends? only|open (?:every day|daily|24 hours|7 days a week|all (?:day|night|year))|this weekend only|members only|buy one,? get one(?: free)?|(?:up to )?\d{1,2}% off(?: (?:everything|all \w+|storewide))?|rsvp|www\.[\w.-]+|[\w-]+\.(?:com|org|net)\b)/giu,
  /(?<![\p{L}\d])(?:(?:tickets?|only|just|from|starting at|entry)(?: only| from| at)? )?[$£€]\d+(?:\.\d\d)?/giu,
  /(?<![\p{L}\d])(?:call|tel\.?|phone|电话)?[:：]?\s*(?:\+?\d{1,3}[ -])?\(?\d{3}\)?[ -]\d{3,4}(?:[ -]\d{4})?(?!\d)|(?<!\d)1[3-9]\d{9}(?!\d)/giu,
  new RegExp(`(?:${HAN_DATE})(?:\\s*(?:${HAN_HOURS}))?`, 'gu'),
  new RegExp(HAN_HOURS, 'gu'),
];
/** They end the line before them: "August 12, Central Park", 8月20日，大学礼堂. */
const PLACES: readonly RegExp[] = [
  /^(?:\s*,\s*|\s+(?=at |in ))(?:(?:at|in) )?(?:the )?(?:[\p{Lu}\d][\p{L}\d'’.&]*(?: (?:of|the|and|&|[\p{Lu}\d][\p{L}\d'’.&]*)){0,5})(?=\s*(?:[,.;!]|$|\n))/u,
  new RegExp(
    `^(?:\\s*,\\s*|\\s+(?=at |in ))(?:(?:at|in) )?(?:the )?(?:\\p{L}[\\p{L}'’]* ){0,3}(?:${VENUE})\\b(?=\\s*(?:[,.;!]|$|\\n))`,
    'iu',
  ),
  new RegExp(`^[，,、\\s]*在?[\\p{Script=Han}A-Za-z0-9]{0,10}(?:${HAN_VENUE})(?=[，,。；;\\s]|$)`, 'u'),
];
/** Who made it, on what has a title. */
const AUTHORS =
  /\b(?:(?:written|directed|a (?:novel|film)) by|starring|featuring|feat\.|by) (\p{Lu}[\p{L}'’.-]*(?: (?:and |& |de |van |von )?\p{Lu}[\p{L}'’.-]*){1,3})|(?:作者|著者|导演|主演|主编|演唱)(?:是|为)?[:：]?\s*[\p{Script=Han}·]{2,6}(?=[，,。；;\s]|$)/gu;
const MOST = 4;

export type Detail = { start: number; end: number; text: string };

/** Whether a prompt is of a sheet with type that nobody holds. */
export function isOfPaper(text: string): boolean {
  return PAPER.test(text) && !HELD.test(text);
}

/** The small lines of a prompt that is of a sheet with type, in their order. `text` has no quotes any more. */
export function takeDetails(text: string): Detail[] {
  return isOfPaper(text) ? linesIn(text) : [];
}

/** The same of a sheet that is not named, but chosen. */
export function linesIn(text: string): Detail[] {
  const found: Detail[] = [];
  const add = (start: number, whole: string): number => {
    const line = whole.replace(/^[\s,，、]+/u, '');
    const from = start + whole.length - line.length;
    const end = from + line.trimEnd().length;
    if (found.some((one) => from < one.end && end > one.start)) return end;
    found.push({ start: from, end, text: headed(line.trim()) });
    return end;
  };
  for (const pattern of LINES)
    for (const match of text.matchAll(pattern)) {
      const before = found.length;
      let end = add(match.index, match[0]);
      if (found.length === before) continue;
      const rest = text.slice(end, end + 60);
      const place = PLACES.map((one) => one.exec(rest)?.[0]).find((one) => one !== undefined);
      if (place !== undefined) end = add(end, place);
    }
  if (COVER.test(text))
    for (const match of text.matchAll(AUTHORS)) {
      const before = found.length;
      add(match.index, match[0]);
      const line = found[before];
      // A book has the bare name of who wrote it.
      if (line && match[1] !== undefined && match[0].startsWith('by ')) line.text = match[1];
    }
  return found.toSorted((a, b) => a.start - b.start).slice(0, MOST);
}

/** "at Central Park" stands there without its "at". */
function headed(line: string): string {
  const bare = line.replace(/^(?:at|in|on|from|@) (?:the )?/i, '').replace(/^在(?=\p{Script=Han})/u, '');
  return bare.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
