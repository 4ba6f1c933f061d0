// The thing that a trade is known by, for logos and posters that name the trade: "a logo for a coffee shop".

import { parsePrompt } from '../reading/parse-prompt.ts';
import { EMBLEM_PLACES } from '../scenery/emblem-land.ts';
import { MORE_TRADES } from './trade-marks.ts';
import type { PromptReading, Subject } from '../reading/prompt-reading.ts';
import { ANIMAL_KINDS } from '../reading/subject-kinds.ts';

/** Each with the word for a thing of the lexicon. */
const TRADES: readonly (readonly [trade: RegExp, thing: string])[] = [
  [/coffee ?(?:shop|house|bar|brand|company|roaster)|caf[eé]\b|咖啡(?:店|馆|厅|品牌)/i, 'coffee'],
  [/tea ?(?:house|shop|room)|茶(?:馆|店|室|楼|庄)/i, 'teapot'],
  [/baker(?:y|ies)|patisserie|pastry shop|面包(?:店|房)|烘焙|蛋糕店|甜品店/i, 'croissant'],
  [/pizzeria|pizza (?:place|shop)|披萨店/i, 'pizza'],
  [/ice cream (?:shop|parlou?r)|冰淇淋店/i, 'ice cream'],
  [/restaurant|bistro|diner|eatery|餐厅|饭店|餐馆|酒楼/i, 'fork and knife'],
  [/\bbar\b|\bpub\b|winery|wine shop|酒吧|酒庄/i, 'wine'],
  [/florist|flower (?:shop|store)|花店/i, 'bouquet'],
  [/book ?(?:store|shop)|publish(?:er|ing)|library|书店|书屋|出版社|图书馆/i, 'book'],
  [/school|academy|kindergarten|学校|学院|培训|教育/i, 'book'],
  [
    /pet (?:shop|store|clinic|salon|hospital)|(?:animal|veterinary) (?:clinic|hospital)|\bvet\b|宠物 ?(?:店|医院)/i,
    'dog',
  ],
  [/barber ?shop|hair ?(?:salon|dresser)|理发店|美发/i, 'scissors'],
  [/(?:jewel(?:le)?ry|jewell?er)(?: (?:shop|store|brand))?|珠宝(?:店|品牌)?/i, 'diamond'],
  [/photo(?:graphy)? (?:studio|company)|photography|摄影(?:工作室|店)?|照相馆/i, 'camera'],
  [/music (?:school|studio|shop|store|label)|音乐(?:学校|工作室)|琴行/i, 'guitar'],
  [/travel (?:agency|company)|旅行社/i, 'airplane'],
  [/bike shop|bicycle (?:shop|store)|自行车店/i, 'bicycle'],
  [/toy (?:shop|store)|玩具店/i, 'teddy bear'],
  [/real estate|estate agency|property company|房地产|房产中介/i, 'house'],
  [/yoga (?:studio|school|class(?:es)?|retreat)|\bspa\b|瑜伽(?:馆|工作室)|水疗/i, 'lotus'],
  [/tech(?:nology)? (?:company|startup|start-up)|start-?up|software company|科技公司|软件公司/i, 'rocket'],
  [/organic farm|\bfarm\b|农场/i, 'tractor'],
];

/** What a trade is said to be adds a thing of its own: "a vegan restaurant". */
const QUALITIES: readonly (readonly [quality: RegExp, thing: string])[] = [
  [
    /\bvegan\b|vegetarian|\blea(?:f|ves)\b|plant[ -]based|organic|herbal|eco[ -]?friendly|\beco\b|natural|素食|纯素|有机|植物|天然|环保|绿叶|叶子|树叶/i,
    'herb',
  ],
];

const QUOTE = /^["“”「」『』]/u;
const QUOTED = /["“”「」『』][^"“”「」『』]*["“”「」『』]/gu;

/**
 * Changes the reading: the thing stands for the trade, alone or beside the one animal that is named. `prompt`: asked
 * where none is named by what is asked for, for porcelain is elsewhere only what a vase is made of.
 */
export function showTrade(reading: PromptReading, prompt = ''): void {
  const { asks, subjects, unwanted } = reading;
  // "Pet" and "shop" were each asked for.
  leaveTraderOut(reading);
  const [animal] = subjects;
  const { text, starts } = joined(asks, animal !== undefined);
  // Whoever named the things of the mark has named all of them.
  const isGiven = animal !== undefined && !isEmblemAnimal(subjects);
  // The cloud of what is kept in one is its mark.
  const isOfCloud = CLOUD.test(text);
  if (isOfCloud) showCloud(reading);
  for (const [trade, thing] of isOfCloud ? [] : [...MORE_TRADES, ...TRADES]) {
    const found = trade.exec(text);
    const [known] = found ? parsePrompt(thing).subjects : [];
    if (!found || !known || unwanted.keys.has(known.key)) continue;
    // What is only a picture of its zeal is no mark beside an animal.
    if (animal && known.key === 'rocket') break;
    const own = subjects.find(({ key }) => key === known.key);
    if (isGiven && !own) break;
    // Of a shop for pets the pet that is named tells enough.
    const subject = own ?? (animal && ANIMAL_KINDS.has(known.kind) ? animal : { ...known, count: 1 });
    if (!subjects.includes(subject)) subjects.push(subject);
    for (const [at, { words, shows }] of asks.entries()) {
      const start = starts[at] ?? 0;
      if (start < found.index + found[0].length && start + words.length > found.index)
        shows.push({ is: 'thing', thing: subject });
    }
    break;
  }
  if (isGiven) {
    tellBrand(reading);
    return;
  }
  // A land that is named is mark enough.
  const hasLand = reading.scenes.some((scene) => EMBLEM_PLACES.includes(scene));
  if (subjects.length === 0 && !hasLand && !isOfCloud) showMaterial(reading, prompt.replaceAll(QUOTED, ' '));
  showQuality(reading);
  tellBrand(reading);
}

function showCloud({ scenes, asks }: PromptReading): void {
  if (!scenes.includes('sky')) scenes.push('sky');
  for (const { words, shows } of asks)
    if (shows.length === 0 && /cloud|云/i.test(words)) shows.push({ is: 'scene', scene: 'sky' });
}

const CLOUD =
  /\bclouds? (?:storage|computing|hosting|software|services?|platform|company|startup|backup)\b|云(?:计算|存储|服务|平台|盘)/i;

/** Changes the reading of a logo that shows nothing yet. */
function showMaterial({ subjects, asks, unwanted }: PromptReading, prompt: string): void {
  for (const [trade, thing] of MORE_TRADES) {
    const [phrase] = trade.exec(prompt) ?? [];
    const [known] = phrase === undefined ? [] : parsePrompt(thing).subjects;
    if (phrase === undefined || !known || unwanted.keys.has(known.key)) continue;
    const subject = { ...known, count: 1 };
    subjects.push(subject);
    for (const { words, shows } of asks)
      if (shows.length === 0 && phrase.includes(words)) shows.push({ is: 'thing', thing: subject });
    return;
  }
}

/** What was asked for as one text, Chinese without gaps as it is typed, and where in it each begins. */
function joined(asks: PromptReading['asks'], hasMark: boolean): { text: string; starts: number[] } {
  let text = '';
  const starts = asks.map((ask) => {
    const isHan = /\p{Script=Han}$/u.test(text) && /^\p{Script=Han}/u.test(ask.words);
    if (text !== '' && !isHan) text += ' ';
    const start = text.length;
    // A fox is mark enough for what a name alone tells of.
    const isUnasked = isSmallLine(ask) || (hasMark && QUOTE.test(ask.words));
    text += isUnasked ? ' '.repeat(ask.words.length) : ask.words;
    return start;
  });
  return { text, starts };
}

const BRAND = /^(?:品牌|公司|工作室|brands?|company|companies|(?:brand )?name|studio)$/i;

/** Changes the reading: of a brand nothing is to be seen but its mark and name. */
function tellBrand({ asks, frame, writing, subjects }: PromptReading): void {
  const mark = subjects[0] ?? writing[0];
  if (frame !== 'logo' || !mark) return;
  for (const { words, shows } of asks)
    if (shows.length === 0 && BRAND.test(words)) shows.push({ is: 'thing', thing: mark });
}

/** The trades that a text names. */
export function tradesIn(text: string): RegExpExecArray[] {
  return [...MORE_TRADES, ...TRADES].map(([trade]) => trade.exec(text)).filter((found) => found !== null);
}

/** The gym where it takes place is no trade that the sheet is for. */
function isSmallLine({ shows }: PromptReading['asks'][number]): boolean {
  return shows.some((one) => one.is === 'thing' && 'isDetail' in one.thing);
}

/** Whom a logo is for is known by a thing: nobody draws the dentist. */
const TRADERS =
  /^(?:dentists?|barbers?|hairdressers?|florists?|lawyers?|attorneys?|plumbers?|electricians?|photographers?|tailors?|butchers?|mechanics?|carpenters?|牙医|理发师|律师|花艺师|裁缝|摄影师|木匠)$/i;

/** Nor those whom its things are for. */
const CUSTOMERS = /^(?:kids?|children|bab(?:y|ies)|women|men|ladies|儿童|孩子|宝宝|婴儿|女士|男士)$/i;

/** Changes the reading. */
function leaveTraderOut(reading: PromptReading): void {
  const { asks, subjects, links } = reading;
  leaveSchoolOut(reading);
  const [only] = subjects;
  if (!only || subjects.length > 1) return;
  const isServed = CUSTOMERS.test(only.words ?? '') && tradesIn(joined(asks, false).text).length > 0;
  const isTrader = only.kind === 'figure' && (isServed || TRADERS.test(only.words ?? ''));
  if (!isTrader && !(only.kind === 'building' && isPlaceOfTrade(asks, only.words ?? ''))) return;
  subjects.length = 0;
  links.length = 0;
  for (const { shows } of asks)
    for (const [at, shown] of [...shows.entries()].toReversed())
      if ('thing' in shown && shown.thing === only) shows.splice(at, 1);
}

/** "A surf school with a wave and a palm": the mark is of what is taught there, and of no building. */
function leaveSchoolOut({ asks, subjects, links, scenes }: PromptReading): void {
  const at = subjects.findIndex(({ key }) => key === 'school');
  const school = subjects[at];
  if (!school || (subjects.length === 1 && scenes.length === 0)) return;
  if (!OF_SCHOOL.test(asks.map(({ words }) => words).join(' '))) return;
  if (links.some(({ from, to }) => from === at || to === at)) return;
  subjects.splice(at, 1);
  for (const link of links) {
    if (link.from > at) link.from -= 1;
    if (link.to !== null && link.to > at) link.to -= 1;
  }
}
const OF_SCHOOL =
  /\b(?:surf|dance|driving|cooking|music|art|ski|sailing|language|flying|riding|yoga|diving|acting|design)(?:ing)? school\b|(?:舞蹈|音乐|美术|驾驶|烹饪|滑雪|帆船|冲浪|语言)学校/i;

/** The hospital of an animal hospital is no landmark: the trade is told by a thing. */
function isPlaceOfTrade(asks: PromptReading['asks'], words: string): boolean {
  const text = asks.map((ask) => ask.words).join(' ');
  return tradesIn(text).some(([found]) => {
    return words !== '' && found.length > words.length && found.toLowerCase().includes(words.toLowerCase());
  });
}

/** Changes the reading: beside the thing of the trade, or alone. */
function showQuality({ asks, subjects, unwanted }: PromptReading): void {
  for (const [quality, thing] of QUALITIES)
    for (const { words, shows } of asks) {
      if (!quality.test(words) || shows.length > 0) continue;
      const [known] = parsePrompt(thing).subjects;
      if (!known || unwanted.keys.has(known.key)) return;
      const shown = subjects.find(({ key }) => key === known.key) ?? { ...known, count: 1 };
      if (!subjects.includes(shown)) subjects.push(shown);
      shows.push({ is: 'thing', thing: shown });
    }
}

/** One animal, and nothing else. */
function isEmblemAnimal(subjects: readonly Subject[]): boolean {
  return subjects.length === 1 && subjects.every(({ kind, count }) => ANIMAL_KINDS.has(kind) && count === 1);
}
