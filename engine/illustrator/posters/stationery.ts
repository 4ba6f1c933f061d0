// Paper with type and ornaments: invitations, cards, menus, certificates, tickets. They show no place.

import { luminance } from '#engine/raster/colour.ts';
import { showTrade, tradesIn } from './logo-trades.ts';
import type { Ask, PromptReading, Subject } from '../reading/prompt-reading.ts';
import type { Ornament, Stationery, Writing } from '../reading/writing/sheet-reading.ts';

/** The first that is named counts. `title`: what stands there where no words were given. */
const KINDS: readonly (readonly [Stationery['kind'], RegExp])[] = [
  ['certificate', /\b(?:certificate|diploma)\b(?: of \w+)?|证书|奖状/i],
  [
    'ticket',
    /\b(?:(?:concert|cinema|movie|theatre|theater|museum|event) tickets?|admission ticket|boarding pass|vouchers?|coupons?|gift card)\b|门票|入场券|代金券|优惠券|礼品卡/i,
  ],
  [
    'menu',
    /\b(?:(?:restaurant|caf[eé]|bar|wedding|dinner|dessert|drinks?|cocktail|lunch|brunch) menu|(?<!board )menu(?: card| cover| design)?)\b(?! (?:boards? )?on (?:the|a) wall)|(?:奶茶店?|咖啡[店馆]?|餐厅|饭店|火锅店?|酒吧|茶馆|甜品店?|早餐店?|烧烤店?|饮品店?|面馆|店)?(?:的)?(?:菜单|酒水单|饮品单|价目表)(?:设计)?|菜谱/i,
  ],
  ['card', /\b(?:business|name|visiting) cards?\b|名片/i],
  [
    'card',
    /\b(?:(?:wedding|birthday|party|baby shower|bridal shower|graduation|dinner|engagement|anniversary|holiday|event|christening|housewarming) )?(?:invitations?|invite)(?: card| design)?\b|save[ -]the[ -]date(?: card)?|rsvp card|(?:(?:婚礼|结婚|生日|派对|毕业典礼|毕业|活动|宴会|晚宴|百日宴|满月){1,2}的?)?(?:请柬|请帖|邀请函|邀请卡|喜帖)/i,
  ],
  [
    'card',
    /\b(?:greeting|thank[ -]you|congratulations?|get well|sympathy|anniversary|mother's day|father's day|teacher's day|new year|easter|place|floral|botanical|flower|gift|note) cards?\b|贺卡|感谢卡|祝福卡|卡片|明信片设计/i,
  ],
];

/** Where nothing is named with them they show what the feast is known by. */
const OF_FEAST =
  /\b(?:birthday|valentine'?s?(?: day)?|love|wedding|get well soon|christmas|graduation|retirement|congratulations?) cards?\b|(?:生日|情人节|母亲节|教师节|毕业)(?:祝福)?(?:卡|贺卡)/i;

const LEAVES: readonly (readonly [Ornament, RegExp])[] = [
  ['eucalyptus', /eucalyptus|尤加利|桉树叶?/i],
  ['olive', /\bolives?\b|橄榄/i],
  ['laurel', /\blaurels?\b|bay lea(?:f|ves)|月桂|桂冠/i],
  ['bamboo', /\bbamboo\b|竹叶?/i],
  ['fern', /\bferns?\b|蕨/i],
  ['holly', /\bholly\b|mistletoe|冬青/i],
  [
    'leaf',
    /\b(?:leaf|leaves|greenery|foliage|botanicals?|ivy|vines?|branch(?:es)?|palm leaves|monstera)\b|绿叶|叶子|树叶|藤蔓|枝叶|植物|绿植/i,
  ],
];
const BLOOMS: readonly (readonly [Ornament, RegExp])[] = [
  ['rose', /\b(?:roses?|peon(?:y|ies)|camellias?|ranunculus|carnations?)\b|玫瑰|康乃馨|牡丹|蔷薇|月季|山茶/i],
  ['blossom', /(?:cherry|plum|peach|apple) blossoms?|\bsakura\b|magnolia|樱花|梅花|桃花|玉兰/i],
  [
    'daisy',
    /\b(?:dais(?:y|ies)|chamomile|sunflowers?|asters?|wild ?flowers?)\b|雏菊|向日葵|菊花|小雏菊|野花/i,
  ],
  ['lavender', /\blavender\b|wisteria|薰衣草|紫藤/i],
  ['tulip', /\b(?:tulips?|lil(?:y|ies)|lotus|poppy|poppies)\b|郁金香|百合|荷花|莲花/i],
  ['rose', /\b(?:flowers?|floral|blooms?|blossoms?|bouquet)\b|花卉|鲜花|花朵|花边|小花|碎花|花/i],
];
/** They say for what the paper is, and who would be there. */
const OCCASION =
  /wedding|bridal|bride|engagement|birthday|baby|shower|graduation|anniversary|party|dinner|christening|thank|greeting|restaurant|caf|bar|concert|婚|结婚|生日|派对|毕业|宴|感谢|祝福|典礼|餐厅|音乐会/i;
const GROWN: ReadonlySet<Subject['kind']> = new Set(['plant', 'tree', 'landmark']);
/** Of twigs and leaves: they are its ornaments, and lie on it once more by nothing. */
const TWIGS = /leaf|leaves|eucalyptus|fern|greenery|foliage|branch|sprig|twig|叶|枝/i;
const BORDER = /\b(?:border|frame|framed|edges?)\b|边框|花边|框/i;
const WREATH = /\b(?:wreath|garland|circle|ring)\b|花环|花圈|圆环/i;
const GILT = /\b(?:gold|golden|gilt|foil)\b|金色|烫金|金边|金箔/i;
/** It is in somebody's hands, or with something else. */
const HELD =
  /\b(?:hold(?:s|ing)?|reads?|reading|writ(?:es?|ing)|opens?|opening|gives?|giving|receiv\w+|playing|with)\b|拿|捧|举着|看着|正在|写着?一|读|挂着|贴着|摆着/i;
/** They are of a shop. */
const COUPON = /voucher|coupon|gift card|代金券|优惠券|礼品卡/i;
/** Their own name stands on them. */
const TITLED =
  /invitation|invite|save|menu|certificate|diploma|ticket|pass|voucher|coupon|thank|congratulation|rsvp|请|邀|菜|酒水|证书|奖状|门票|入场券|券|感谢/i;
const PLAIN_PAPER = '#fbf6ea';

function isIn(trade: string, words = ''): boolean {
  return words !== '' && trade.toLowerCase().includes(words.toLowerCase());
}

export function leavesIn(text: string): Ornament[] {
  return LEAVES.filter(([, words]) => words.test(text)).map(([ornament]) => ornament);
}

/** Two kinds at most. */
export function bloomsIn(text: string): Ornament[] {
  const named = BLOOMS.filter(([, words]) => words.test(text)).map(([ornament]) => ornament);
  return [...new Set(named)].slice(0, 2);
}

/** Whether it is for a coupon: its discount makes no poster of it. */
export function isCoupon(prompt: string): boolean {
  return COUPON.test(prompt);
}

/** Changes the reading of a card with fireworks: they need a night, which a poster has and no bare paper. */
export function printNight(reading: PromptReading, prompt: string): void {
  if (!reading.subjects.some(({ key }) => key === 'fireworks')) return;
  if (nameStationery(reading, prompt)?.kind === 'card') reading.frame = 'poster';
}

/** Changes the reading of a prompt that is of a piece of paper. */
export function showStationery(reading: PromptReading, prompt: string): void {
  const named = nameStationery(reading, prompt);
  // The cover of a menu is one.
  if (!named || (reading.frame === 'poster' && named.kind !== 'menu')) return;
  const { subjects, colours } = reading;
  // Gold is of letters and lines, not of the paper.
  const asked =
    reading.ground ??
    (GILT.test(prompt) ? undefined : colours.find((one) => isOfPaper(one) || named.kind === 'menu'));
  const stationery: Stationery = {
    ...named,
    leaves: LEAVES.filter(([, words]) => words.test(prompt)).map(([ornament]) => ornament),
    blooms: bloomsIn(prompt),
    colour: subjects.find(({ kind, colour }) => GROWN.has(kind) && colour !== undefined)?.colour,
    layout: WREATH.test(prompt)
      ? 'wreath'
      : BORDER.test(prompt)
        ? 'border'
        : named.kind === 'menu'
          ? 'top'
          : 'corners',
    isGilt: GILT.test(prompt),
  };
  reading.stationery = stationery;
  reading.ground = asked ?? PLAIN_PAPER;
  reading.scenes = [];
  // Who a name card is of is not on it.
  const isName = /business|name|visiting|名片/i.test(named.words);
  const isOfSomebody = isName || named.kind === 'certificate';
  const printed = (subject: Subject): boolean =>
    (isOfSomebody && subject.kind === 'figure') ||
    ((GROWN.has(subject.kind) || TWIGS.test(subject.words ?? subject.key)) &&
      isOrnament(subject.words ?? subject.key)) ||
    // The house of a noodle shop is where its menu lies.
    (subject.kind === 'building' && tradesIn(prompt).some(([trade]) => isIn(trade, subject.words))) ||
    (OCCASION.test(subject.words ?? '') && !/bride and|groom|couple|新郎|新娘/i.test(prompt)) ||
    named.words.includes(subject.words ?? ' ');
  const kept = subjects.filter((one) => !printed(one));
  if (kept.length > 0 && stationery.leaves.length + stationery.blooms.length === 0)
    stationery.layout = 'plain';
  tellOrnaments(reading, stationery, subjects.filter(printed));
  keepSubjects(reading, kept);
  if (isName) writeName(reading, prompt);
  // So has a coupon of a shop: 奶茶店优惠券.
  if (kept.length === 0 && (named.kind === 'menu' || (named.kind === 'ticket' && COUPON.test(named.words)))) {
    showTrade(reading, prompt);
    if (named.kind === 'menu' && reading.subjects.length > 0) stationery.layout = 'plain';
  }
  if (named.kind === 'certificate') writeHolder(reading, prompt);
  // A name card without a name has the mark of the trade.
  if (isName && kept.length === 0 && reading.writing.length < 2) {
    showTrade(reading, prompt);
    if (reading.subjects.length > 0) stationery.layout = 'plain';
  }
  if (named.kind === 'card' && !isName && writeCouple(reading, prompt, named.words)) return;
  if (!reading.writing.every(({ isDetail }) => isDetail)) return;
  if (writeEvent(reading, prompt, named.words)) return;
  const wish = wishOf(prompt);
  if (named.kind === 'card' && /cards?$|卡片?$/i.test(named.words) && wish) {
    const writing: Writing = { text: wish, on: 'card', words: named.words };
    reading.writing.unshift(writing);
    for (const { words, shows } of reading.asks)
      if (shows.length === 0 && wish.toLowerCase().includes(words.toLowerCase()))
        shows.push({ is: 'thing', thing: writing });
  } else if (TITLED.test(named.words))
    reading.writing.unshift({ text: titleOf(named.words), on: 'card', words: named.words });
}

/** "A business card for Anna Li": two or three words with capitals. */
const NAMED = /\b(?:for|of)\s+(?<name>\p{Lu}\p{Ll}+(?:\s+\p{Lu}\p{Ll}+){1,2})(?![\p{L}])/u;

/** "A wedding invitation for Anna and Tom", 婚礼请柬 小明和小红: who invites is its title. */
const COUPLE =
  /(?:\b(?:for|of|from) |[,:，：] ?)(\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)?)(?: and | & )(\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)?)(?![\p{L}])/u;

/** Changes the reading of a card on which nothing else is said to be written. Returns whether it has their names now. */
function writeCouple({ writing, asks }: PromptReading, prompt: string, kind: string): boolean {
  const [phrase, one, other] = COUPLE.exec(prompt) ?? [];
  if (phrase === undefined || one === undefined || other === undefined) return false;
  const written: Writing = { text: `${one} & ${other}`, on: 'card', words: phrase };
  // In quotes stands what they wish; a greeting of the paper itself comes below their names.
  const greeting = writing.find(({ isDetail }) => !isDetail);
  if (greeting !== undefined && !kind.toLowerCase().includes(greeting.text.toLowerCase())) return false;
  if (greeting) greeting.isDetail = true;
  writing.unshift(written);
  if (!greeting && TITLED.test(kind))
    writing.splice(1, 0, { text: titleOf(kind), on: 'card', words: kind, isDetail: true });
  for (const { words, shows } of asks)
    if (shows.length === 0 && phrase.includes(words)) shows.push({ is: 'thing', thing: written });
  return true;
}

/** Changes the reading of a name card on which nothing is said to be written. */
function writeName({ writing, asks }: PromptReading, prompt: string): void {
  const name = NAMED.exec(prompt)?.groups?.name;
  if (name === undefined || writing.length > 0) return;
  const written: Writing = { text: name, on: 'card', words: name };
  writing.push(written);
  for (const { words, shows } of asks)
    if (shows.length === 0 && name.includes(words)) shows.push({ is: 'thing', thing: written });
}

/** "Invitation to our housewarming party", 邀请函：乔迁派对. */
const INVITED =
  /\b(?:invitation|invite)s? (?:to|for) (?:an? |the |our |my )(?<event>(?:[\p{L}'’-]+ ){0,3}?[\p{L}'’-]+)(?=\s*[,.;]|$| (?:on|at|in|with|this)\b)|(?:邀请函|请柬|请帖)[:：，, ]\s*(?<han>\p{Script=Han}{2,8}(?:派对|宴|会|礼|展))(?=[，,。\s]|$)/iu;

/** Changes the reading of an invitation. Returns whether what it invites to is its title now. */
function writeEvent({ writing, asks }: PromptReading, prompt: string, kind: string): boolean {
  const { event, han } = INVITED.exec(prompt)?.groups ?? {};
  const said = event ?? han;
  if (said === undefined) return false;
  const written: Writing = { text: titleOf(said), on: 'card', words: said };
  writing.unshift(written, { text: titleOf(kind), on: 'card', words: kind, isDetail: true });
  for (const { words, shows } of asks)
    if (shows.length === 0 && said.toLowerCase().includes(words.toLowerCase()))
      shows.push({ is: 'thing', thing: written });
  return true;
}

/** "A certificate for Maria Lopez", 奖状 授予李明: and what for: they stand below what it is. */
const HOLDER =
  /(?:\b(?:for|to)|,) (?<name>\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){1,2})(?![\p{L}])|(?:授予|颁发给|颁给)(?<han>\p{Script=Han}{2,4})(?=[同的先女\s，,。]|$)|(?<honour>三好学生|优秀\p{Script=Han}{2,4}|先进\p{Script=Han}{2,4}|第[一二三]名|[一二三]等奖|employee of the (?:month|year)|best \p{L}+)/gu;

/** Changes the reading. */
function writeHolder({ writing, asks }: PromptReading, prompt: string): void {
  for (const { 0: phrase, groups } of prompt.matchAll(HOLDER)) {
    const text = groups?.name ?? groups?.han ?? groups?.honour;
    if (text === undefined || writing.some((one) => one.text.includes(text))) continue;
    const written: Writing = { text, on: 'card', words: text, isDetail: true };
    writing.push(written);
    for (const { words, shows } of asks)
      if (phrase.includes(words)) shows.splice(0, shows.length, { is: 'thing', thing: written });
  }
}

function isOfPaper(colour: string): boolean {
  return luminance(colour) > 0.7 || luminance(colour) < 0.12;
}

/** For whom it is, in Chinese named after it: 名片设计 花店. */
const AFTER_PAPER = /^(?:设计)?[\s,，、]*\p{Script=Han}{2,8}/u;

/** Only where the paper itself is what the prompt is of: nobody holds it, and it lies nowhere. */
function nameStationery(
  { subjects, scenes, frame }: PromptReading,
  prompt: string,
): Pick<Stationery, 'kind' | 'words'> | undefined {
  if (frame === 'logo' || frame === 'product') return undefined;
  // What is named with it is printed on it: a cat with a balloon.
  const isPrintable = subjects.length > 0 && subjects.length <= 3 && scenes.length === 0;
  const kinds: typeof KINDS = isPrintable ? [...KINDS, ['card', OF_FEAST]] : KINDS;
  for (const [kind, words] of kinds) {
    const found = words.exec(prompt);
    if (!found) continue;
    const before = prompt.slice(0, found.index);
    if (HELD.test(before)) return undefined;
    const [after = ''] = AFTER_PAPER.exec(prompt.slice(found.index + found[0].length)) ?? [];
    const isOf = (word: string | undefined): boolean =>
      word !== undefined && word !== '' && before.includes(word) && !OCCASION.test(word);
    // The tea of a tea shop is what its menu is for.
    const trades =
      kind === 'menu' || kind === 'card' || COUPON.test(found[0])
        ? tradesIn(before + found[0] + after).map(([trade]) => trade)
        : [];
    const isOfTrade = ({ words = '' }: Subject): boolean =>
      kind === 'menu' || trades.some((trade) => trade.toLowerCase().includes(words.toLowerCase()));
    if (subjects.some((one) => !GROWN.has(one.kind) && isOf(one.words) && !isOfTrade(one))) return undefined;
    // "Menu for a seafood restaurant".
    const isFor = /^\s*(?:for|of)\b/i.test(prompt.slice(found.index + found[0].length));
    const isOfShop = trades.length > 0;
    const isPlaced =
      scenes.length > 0 && !isFor && !isOfShop && !OCCASION.test(found[0]) && !OCCASION.test(before);
    return isPlaced || (scenes.includes('table') && !isOfShop) ? undefined : { kind, words: found[0] };
  }
  return undefined;
}

/** What grows is printed on the paper; words of ornaments that nothing else shows are shown by it. */
function tellOrnaments({ asks }: PromptReading, stationery: Stationery, printed: readonly Subject[]): void {
  const patterns = [...LEAVES, ...BLOOMS].map(([, words]) => words);
  const isNamedOrnament = ({ words }: Ask): boolean =>
    patterns.some((pattern) => pattern.test(words)) || [BORDER, WREATH, GILT].some((one) => one.test(words));
  const ofPaper =
    /invitation|invite|card|menu|certificate|diploma|ticket|voucher|请柬|请帖|邀请|贺卡|卡片|名片|菜单|证书|奖状|门票/i;
  for (const ask of asks) {
    const isPrinted = ask.shows.some((one) => one.is === 'thing' && printed.some((own) => own === one.thing));
    const isNamed =
      stationery.words.toLowerCase().includes(ask.words.toLowerCase()) || ofPaper.test(ask.words);
    const isScene = ask.shows.some(({ is }) => is === 'scene');
    // No clouds and no beach are seen on paper.
    if (isScene && !isNamed && !OCCASION.test(ask.words)) ask.shows.length = 0;
    else if (isPrinted || isNamed || isScene || (ask.shows.length === 0 && isNamedOrnament(ask)))
      ask.shows.splice(0, ask.shows.length, { is: 'thing', thing: stationery });
  }
}

/** Links point at places in the list. */
function keepSubjects(reading: PromptReading, kept: readonly Subject[]): void {
  const before = reading.subjects;
  const place = (index: number): number => kept.indexOf(before[index] as Subject);
  reading.links = reading.links.flatMap((link) => {
    const [from, to] = [place(link.from), link.to === null ? null : place(link.to)];
    return from < 0 || (to !== null && to < 0) ? [] : [Object.assign(link, { from, to })];
  });
  reading.subjects = [...kept];
}

/** What a card for a feast wishes. */
function wishOf(prompt: string): string | undefined {
  if (/\bchristmas\b|\bxmas\b/i.test(prompt)) return 'Merry Christmas';
  if (/\bgraduation\b/i.test(prompt)) return 'Congratulations';
  const [, latin] =
    /\b(birthday|new year|easter|valentine'?s day|(?:mother|father|teacher)'?s day|anniversary)\b/i.exec(
      prompt,
    ) ?? [];
  const [han] = /生日|新年|元旦|圣诞|中秋|情人节|母亲节|父亲节|教师节|毕业/.exec(prompt) ?? [];
  if (han !== undefined) return `${han}快乐`;
  return latin === undefined ? undefined : titleOf(`happy ${latin}`);
}

/** Other plants stand there as they are. */
function isOrnament(words: string): boolean {
  return [...LEAVES, ...BLOOMS].some(([, pattern]) => pattern.test(words));
}

/** "wedding invitation" is headed "Wedding Invitation". */
function titleOf(words: string): string {
  return words
    .replace(/ (?:card|design|cover)s?$|设计$/i, '')
    .replace(/的(?=菜单|酒水单|饮品单|价目表)/, '')
    .replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase());
}
