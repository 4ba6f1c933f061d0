// Covers of books, magazines and records, and posters of films: whom they are for and what they are of is not on them; what
// their title names is.

import { parsePrompt } from '../reading/parse-prompt.ts';
import type { PromptReading, Subject } from '../reading/prompt-reading.ts';

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
  [/\b(?:fashion|models?|dress|wom[ae]n|m[ae]n|girls?|suit)\b|时尚|时装|模特|女人|女孩/i, 'STYLE', '风尚'],
  [/\b(?:food|dish(?:es)?|cakes?|cook(?:ing)?)\b|美食|蛋糕/i, 'TASTE', '美味'],
  [/\b(?:travel|mountains?|beach|sea)\b|旅行|旅游|风景/i, 'TRAVEL', '旅行家'],
  [/\b(?:cars?|robots?|rockets?|space|tech\w*)\b|汽车|科技|太空/i, 'FUTURE', '未来'],
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
