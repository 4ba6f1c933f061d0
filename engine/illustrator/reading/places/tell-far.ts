// "A castle in the distance", "a distant ship", 远处有几间农舍: who is said to be far off.

import type { SceneName } from '../../lexicon/circumstances.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import type { Subject } from '../prompt-reading.ts';
import { means, meaningOf, type Word } from '../words/word.ts';

const AFAR =
  /^(?:distance|(?:(?:blurred|blurry|out of focus) in the )?background|afar|on the horizon|远处|远方|背景|背景[是有])$/i;
const DISTANT = /^(?:distant|far-off|faraway)$/i;
/** "A lighthouse on the far hill". */
const FAR = /^far$/i;
const FAR_PLACE = /^(?:behind|hills?|shores?|banks?|sides?|away|off)$/i;
/** Of other kinds nobody sees how far they are. */
const SEEN_FAR: ReadonlySet<Subject['kind']> = new Set([
  'building',
  'boat',
  'vehicle',
  'figure',
  'full',
  'mount',
  'item',
  'fish',
]);

/** Changes the subjects; returns the words that say it. */
export function tellFar(
  words: readonly Word[],
  nouns: readonly Noun[],
  { byNoun }: Cast,
): { word: Word; by: object }[] {
  const drawn = nouns.filter((noun) => byNoun.has(noun));
  return words.flatMap((word, at) => {
    const subjects = whoIsFar(words, at, drawn).flatMap((noun) => byNoun.get(noun) ?? []);
    const kind = subjects[0]?.kind ?? 'sky';
    if (!SEEN_FAR.has(kind)) return [];
    // "Cows and a castle in the distance": the cows graze near by; "taxis and tall buildings" are one street.
    const far = { words: word.text };
    for (const subject of subjects)
      if (subject.kind === kind || (kind === 'building' && subject.kind === 'vehicle')) subject.far = far;
    return [{ word, by: far }];
  });
}

/** "With snowy mountains in the distance": ridges and the roofs of a city never stand near by. */
export function tellFarLand(words: readonly Word[]): { word: Word; scene: SceneName }[] {
  return words.flatMap((word, at) => {
    if (word.isHan || !AFAR.test(word.text)) return [];
    const land = words.findLastIndex(
      (one, place) => place < at && one.clause === word.clause && !means(one, 'structure', 'adjective'),
    );
    const scene = meaningOf(words[land], 'scene')?.value;
    return scene !== undefined && FAR_LANDS.has(scene) && !means(words[land], 'subject')
      ? [{ word, scene }]
      : [];
  });
}
const FAR_LANDS: ReadonlySet<SceneName> = new Set(['mountains', 'city']);

function whoIsFar(words: readonly Word[], at: number, nouns: readonly Noun[]): Noun[] {
  const word = words[at] as Word;
  const isDistant = DISTANT.test(word.text);
  const isAtFar = FAR.test(word.text) && FAR_PLACE.test(words[at + 1]?.text ?? '');
  if (!isDistant && !isAtFar && !AFAR.test(word.text)) return [];
  const near = nouns.filter((noun) => noun.word.clause === word.clause);
  const next = near.find((noun) => noun.at > at);
  const before = near.findLast((noun) => noun.at < at);
  const isBefore = before !== undefined && !isDistant && isWhere(words.slice(before.at + 1, at));
  const isNext = next !== undefined && words.slice(at + 1, next.at).every(isOfPhrase);
  const first = isBefore && !(word.isHan && isNext) ? before : isNext ? next : undefined;
  if (!first) return [];
  return [first, ...joinedTo(words, near, first, first === before ? -1 : 1)];
}

/** "In the distance", "on a hill in the background", "grazing in the background", but not "with hills in the background". */
function isWhere(between: readonly Word[]): boolean {
  const isLand = between.some((one) => means(one, 'scene'));
  return (
    between.every((one) => means(one, 'structure', 'adjective', 'link', ...DEEDS, ...(isLand ? LAND : []))) &&
    !(isLand && between.some((one) => HAVING.test(one.text) || means(one, 'joiner')))
  );
}
const DEEDS = ['rest', 'act', 'person-act'] as const;
const LAND = ['scene', 'size', 'colour'] as const;
const HAVING = /^with/i;

/** A word that stands between "distant" and what is: "a distant white castle", 远处有几间亮灯的农舍. */
function isOfPhrase(word: Word): boolean {
  return !means(word, 'link', 'place-after', 'subject', 'scene', 'joiner');
}

/** Who is named with one, with nothing but "and" between. */
function joinedTo(words: readonly Word[], near: readonly Noun[], first: Noun, step: 1 | -1): Noun[] {
  const other = near[near.indexOf(first) + step];
  if (!other) return [];
  const between = words.slice(Math.min(first.at, other.at) + 1, Math.max(first.at, other.at));
  const isJoined =
    between.some((one) => means(one, 'joiner')) &&
    between.every(
      (one) =>
        means(one, 'joiner', 'adjective', 'colour', 'size', 'number', 'structure') &&
        meaningOf(one, 'link') === undefined,
    );
  return isJoined ? [other, ...joinedTo(words, near, other, step)] : [];
}

const SILHOUETTES = /\bsilhouett?(?:e[sd]?|ed)\b|剪影/i;

/** Whether all are seen dark against the light; 远处有骆驼的剪影 says so of those who are far, where others are near. */
export function areSilhouettes(prompt: string): boolean {
  const clauses = prompt.split(/[,，。.;；]/);
  const own = clauses.findIndex((clause) => SILHOUETTES.test(clause));
  return own === 0 || (own > 0 && !FAR_CLAUSE.test(clauses[own] ?? ''));
}
const FAR_CLAUSE = /远处|远方|天边|\b(?:distance|horizon|background)\b/i;
