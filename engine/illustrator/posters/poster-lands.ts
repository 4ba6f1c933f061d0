// What travel posters of lands show: the mountain, the sea or the sight that a land is known by, and its name as title.

import { parsePrompt } from '../reading/parse-prompt.ts';
import type { PromptReading, Subject } from '../reading/prompt-reading.ts';

const LANDS: readonly (readonly [named: RegExp, sight: string])[] = [
  [/\biceland\b|冰岛/i, 'aurora over mountains'],
  [/\bnorway\b|挪威/i, 'lake in the mountains, aurora'],
  [/\bswitzerland\b|swiss alps|\balps\b|zermatt|瑞士|阿尔卑斯/i, 'matterhorn'],
  [/\bnepal\b|himalayas?|尼泊尔|喜马拉雅/i, 'mount everest'],
  [/\bjapan\b|日本/i, 'mount fuji'],
  [/\bchina\b|中国/i, 'great wall'],
  [/\btibet\b|lhasa|西藏|拉萨/i, 'potala palace'],
  [/\bperu\b|秘鲁/i, 'machu picchu'],
  [/\b(?:kenya|tanzania|africa)\b|肯尼亚|坦桑尼亚|非洲/i, 'kilimanjaro, acacia'],
  [
    /\b(?:hawaii|maldives|bali|caribbean|fiji|tahiti|bahamas|thailand|phuket)\b|夏威夷|马尔代夫|巴厘岛|泰国|普吉岛|三亚/i,
    'palm on a beach',
  ],
  [/\b(?:morocco|sahara|namibia)\b|摩洛哥|撒哈拉/i, 'camel in the desert'],
  [/\b(?:canada|finland|sweden|alaska)\b|加拿大|芬兰|瑞典|阿拉斯加/i, 'pine forest'],
  [/\bsuzhou\b|苏州|周庄|乌镇|西塘/i, 'water town'],
  [/\byellowstone\b|黄石公园/i, 'geyser'],
  [/\b(?:holland|netherlands|amsterdam)\b|荷兰/i, 'windmill in a tulip field'],
];
const TRAVEL = /travel|tourism|visit|旅行|旅游/i;

/** Changes the reading of a poster that shows nothing else. */
export function showLand(reading: PromptReading, prompt: string): void {
  const { frame, subjects, scenes, asks, writing } = reading;
  if (frame !== 'poster' || !TRAVEL.test(prompt) || subjects.length > 0) return;
  const land = LANDS.find(([named]) => named.test(prompt));
  if (!land || scenes.length > 0) return;
  const [named, sight] = land;
  const shown = parsePrompt(sight);
  const [name = ''] = named.exec(prompt) ?? [];
  Object.assign(reading, { subjects: shown.subjects, links: shown.links, scenes: shown.scenes });
  if (writing.every(({ isDetail }) => isDetail))
    writing.unshift({
      text: /\p{Script=Han}/u.test(name) ? name : name.toUpperCase(),
      on: 'poster',
      words: name,
    });
  const title = writing[0];
  for (const { words, shows } of asks)
    if (title && shows.length === 0 && named.test(words)) shows.push({ is: 'thing', thing: title });
}

/** A saying that lifts one up stands over peaks and a rising sun. */
const LIFTING = /motivat|inspir|\bquotes?\b|励志|正能量|名言|语录|奋斗/i;

export function showSaying(reading: PromptReading, prompt: string): void {
  const { subjects, scenes, writing, asks, frame, weather, time } = reading;
  const [saying] = writing;
  if (frame !== 'poster' || !saying || subjects.length > 0 || scenes.length > 0) return;
  if (!LIFTING.test(prompt) || weather.size > 0 || time !== undefined) return;
  reading.ground ??= '#24527a';
  reading.motifs = [{ what: 'sun' }, { what: 'mountains' }];
  for (const { words, shows } of asks)
    if (shows.length === 0 && LIFTING.test(words)) shows.push({ is: 'thing', thing: saying });
}

const COVER =
  /\b(?:book|novel|album|record|magazine|comic|dvd) covers?\b|\b(?:movie|film) posters?\b|封面|电影海报/i;

/** For whom a book is: "children's book cover", 儿童绘本封面. */
const FOR_READERS =
  /\b((?:children|kid|toddler|teen|adult)s?['’]?s?['’]?) (?:picture |story|fairy ?tale )*(?:books?|novels?|magazines?|stories)\b|(儿童|少儿|幼儿|青少年|宝宝)(?:绘本|图书|故事书|读物|杂志|书)/i;

/** Changes the reading: those who are to read it are not on its cover. */
export function leaveReaders(reading: PromptReading, prompt: string): void {
  const found = FOR_READERS.exec(prompt);
  const name = (found?.[1] ?? found?.[2] ?? '').toLowerCase();
  if (name === '' || !COVER.test(prompt)) return;
  const { subjects, asks } = reading;
  const [first] = subjects;
  if (subjects.length !== 1 || first?.kind !== 'figure' || (first.words ?? '').toLowerCase() !== name) return;
  reading.subjects = [];
  reading.links = [];
  for (const { words, shows } of asks)
    if (words.toLowerCase() === name) shows.splice(0, shows.length, { is: 'manner' });
}

/** What a cover or a poster is of: "a poster for a film called", 小说封面. */
const WORK =
  /^(?:films?|movies?|novels?|books?|albums?|songs?|bands?|magazines?|stor(?:y|ies)|series|shows?|games?|plays?|musicals?|电影|影片|小说|图书|专辑|杂志|故事|游戏)$/i;

/** Changes the reading: the cover stands for it. */
export function leaveWork({ frame, asks }: PromptReading, prompt: string): void {
  if (frame !== 'poster' || !COVER.test(prompt)) return;
  for (const { words, shows } of asks)
    if (shows.length === 0 && WORK.test(words)) shows.push({ is: 'manner' });
}

/** What magazines are called, by what they show. */
const MASTHEADS: readonly (readonly [of: RegExp, english: string, han: string])[] = [
  [/fashion|model|dress|woman|man|girl|suit|时尚|时装|模特|女人|女孩/i, 'STYLE', '风尚'],
  [/food|dish|cake|cook|美食|蛋糕/i, 'TASTE', '美味'],
  [/travel|mountain|beach|sea|旅行|旅游|风景/i, 'TRAVEL', '旅行家'],
  [/car|robot|rocket|space|tech|汽车|科技|太空/i, 'FUTURE', '未来'],
  [/./u, 'WEEKLY', '周刊'],
];
const MAGAZINE = /\bmagazine covers?\b|杂志的?封面/i;

/** Changes the reading: a cover of a magazine has a name, where nobody says which. */
export function headMagazine({ frame, writing }: PromptReading, prompt: string): void {
  if (frame !== 'poster' || !MAGAZINE.test(prompt) || writing.length > 0) return;
  const [, english = '', han = ''] = MASTHEADS.find(([of]) => of.test(prompt)) ?? [];
  const text = /\p{Script=Han}/u.test(prompt) ? han : english;
  writing.push({ text, words: text, on: 'poster' });
}

/** "Finding a Friend": nobody knows who that is. */
function isAnybody({ kind, words = '' }: Subject): boolean {
  return (
    kind === 'figure' && /^(?:friends?|people|person|someone|everyone|朋友|人|人们|大家|伙伴)$/i.test(words)
  );
}

/** On a cover the title shows what it names, where nothing else is said. Changes the reading. */
export function showNamedOnCover(reading: PromptReading, prompt: string): void {
  const { subjects, scenes, writing, tone } = reading;
  const [title] = writing;
  if (!title || !COVER.test(prompt) || subjects.length > 0 || scenes.length > 0 || tone !== undefined) return;
  const named = parsePrompt(title.text);
  const known = named.subjects.filter((one) => !isAnybody(one));
  if (known.length > 2) return;
  const links = known.length === named.subjects.length ? named.links : [];
  Object.assign(reading, { subjects: known, links, scenes: named.scenes });
  reading.time ??= named.time;
}
