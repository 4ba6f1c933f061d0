// Who is said to be at a place that is no subject: "behind a mountain", 湖上空, "in a river", "reflected in the lake".

import type { LinkRelation, PlaceLink } from '../prompt-reading.ts';
import type { Tie } from '../people/dress-people.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import { means, meaningOf, type Word } from '../words/word.ts';

/** What can be seen not to be so. */
const TOLD: ReadonlySet<LinkRelation> = new Set([
  'behind',
  'under',
  'over',
  'around',
  'left',
  'right',
  'in',
  'on',
  'between',
]);
const WATER =
  /^(?:(?:the|an?) )?(?:lake|river|pond|sea|ocean|stream|creek|water|open water|湖|湖水|湖面|河|河流|江|池塘|海|大海|海洋|海面|小溪|溪|小河|水面)$/i;
const CLOUD = /^(?:clouds?|云|云朵|白云|云层|乌云)$/i;
const ROCK = /^(?:icebergs?|rocks?|sea rocks|boulders|冰山|岩石|礁石)$/i;
const LAND =
  /^(?:(?:the |an? )?(?:mountains?|hills?|island|islands|cliffs?|forest|woods|dunes?)|山|大山|高山|群山|小岛|岛|森林|树林|沙丘|山峰)$/i;
const MIRRORED = /^(?:reflected|mirrored|reflecting|reflects|倒映|倒映着|倒映在)$/i;
/** What hangs from anything but a tree is not seen hanging. */
const HANGING = /^(?:hang|hung|dangl)/i;
const BETWEEN = ['structure', 'adjective', 'colour', 'size', 'number', 'weather', 'time'] as const;
const FURTHEST = 5;

type Read = { prompt: string; words: readonly Word[]; casting: readonly Noun[]; cast: Cast };

/** `ties`: where a word tied two subjects, it is told by them. */
export function linkToPlaces(
  prompt: string,
  words: readonly Word[],
  nouns: readonly Noun[],
  cast: Cast,
  ties: readonly Tie[],
): PlaceLink[] {
  const read = { prompt, words, casting: nouns.filter((noun) => cast.byNoun.has(noun)), cast };
  const tied = new Set(ties.map(({ word }) => word));
  return words.flatMap((word, at): PlaceLink[] => {
    if (tied.has(word)) return [];
    if (MIRRORED.test(word.text)) return linkOf(read, 'mirrored', at, [word, word]);
    if (word.isHan) return means(word, 'place-after') ? linkAfter(read, at) : [];
    return means(word, 'link') ? linkBefore(read, at) : [];
  });
}

/** Who is named last before the word at `at`, and first after it. */
function besides({ words, casting }: Read, at: number): { last: Noun | undefined; next: Noun | undefined } {
  const isOfClause = (noun: Noun): boolean => noun.word.clause === words[at]?.clause;
  return {
    last: casting.findLast((noun) => noun.at < at && isOfClause(noun)),
    next: casting.find((noun) => noun.at > at && isOfClause(noun)),
  };
}

function linkOf(
  read: Read,
  relation: PlaceLink['relation'],
  at: number,
  [from, to]: readonly [Word, Word],
  place: PlaceLink['place'] = 'water',
  noun?: Noun,
): PlaceLink[] {
  const { last, next } = besides(read, at);
  const one = noun ?? last ?? next;
  const who = one && read.cast.byNoun.get(one);
  const words = read.prompt.slice(from.start, to.end);
  return who || relation === 'mirrored' ? [{ relation, who, place, words, start: from.start }] : [];
}

/** 山后面的狗, 狗在云下面. */
function linkAfter(read: Read, at: number): PlaceLink[] {
  const { words } = read;
  const word = words[at] as Word;
  const relation = meaningOf(word, 'place-after')?.value;
  const of = words[at - 1]?.text === '的' ? at - 2 : at - 1;
  const [named, place] = [words[of], placeOf(words[of])];
  if (relation === undefined || !TOLD.has(relation) || !named || !place) return [];
  const { last, next } = besides(read, of);
  const isSaidBefore =
    last !== undefined && words.slice(last.at + 1, of).some(({ text }) => /^(?:在|.+在|于)$/u.test(text));
  return linkOf(read, relation, at, [named, word], place, isSaidBefore ? last : (next ?? last));
}

function linkBefore(read: Read, at: number): PlaceLink[] {
  const { words, casting } = read;
  const word = words[at] as Word;
  const relation = meaningOf(word, 'link')?.value;
  const { last, next } = besides(read, at);
  if (relation === undefined || !TOLD.has(relation) || !last) return [];
  // A place between the two is what the word belongs to.
  if (words.slice(last.at + 1, at).some((one) => means(one, 'scene'))) return [];
  if (HANGING.test(word.text))
    return next && next.at - at <= FURTHEST ? linkOf(read, 'hung', at, [word, next.word], 'land') : [];
  const near = words.slice(at + 1, at + 1 + FURTHEST);
  const named = near.find((one) => !means(one, ...BETWEEN));
  const place = placeOf(named);
  if (!named || !place || named.clause !== word.clause) return [];
  return casting.some((noun) => noun.word === named)
    ? []
    : linkOf(read, relation, at, [word, named], place, last);
}

const KINDS: readonly (readonly [PlaceLink['place'], RegExp])[] = [
  ['water', WATER],
  ['cloud', CLOUD],
  ['rock', ROCK],
  ['land', LAND],
];

function placeOf(word: Word | undefined): PlaceLink['place'] | undefined {
  if (!word || !means(word, 'scene')) return undefined;
  return KINDS.find(([, pattern]) => pattern.test(word.text))?.[0];
}
