// "A cactus wearing sunglasses", 戴皇冠的草莓, "an egg with a top hat": what things have on that have no body.

import { isBeast } from '../../animals/heads.ts';
import { canThingWear } from '../../things/dress-thing.ts';
import type { Tie } from '../people/dress-people.ts';
import { isInOneHand } from '../people/worn-by-nobody.ts';
import type { Subject } from '../prompt-reading.ts';
import { means, meaningOf, type Word } from '../words/word.ts';
import type { Noun } from './find-nouns.ts';
import type { Cast } from './make-subjects.ts';
import { BODY_KINDS } from '../subject-kinds.ts';

/** Glasses lie beside what they are said to be with. */
const WORN_WITH: ReadonlySet<string> = new Set(['sunglasses']);
/** "A coffee with sunglasses beside it". */
const BESIDE = /^(?:beside|next to|next|near|nearby|on)\b/i;

/** Returns what is said to wear what, also where that is not to be seen on it. Changes plants that are dressed: they stand there as things, and grow nowhere. */
export function dressThings(words: readonly Word[], nouns: readonly Noun[], cast: Cast): Tie[] {
  return nouns.flatMap((noun): Tie[] => {
    const to = cast.byNoun.get(noun);
    const from = to && wearerOf(words, nouns, noun, cast);
    if (!from || !to) return [];
    if (from.kind === 'plant' && canThingWear(from, to)) from.kind = 'item';
    return [{ relation: 'wearing', from, to, words: '', word: noun.word }];
  });
}

function wearerOf(
  words: readonly Word[],
  nouns: readonly Noun[],
  worn: Noun,
  cast: Cast,
): Subject | undefined {
  if (isInOneHand(words, worn.at)) return undefined;
  const { clause } = worn.word;
  const before = words.slice(0, worn.at).findLastIndex((word) => !isSaidOfIt(word));
  const verb = words[before];
  if (verb?.clause !== clause) return undefined;
  const isWearing = meaningOf(verb, 'link')?.value === 'wearing';
  const thing = cast.byNoun.get(worn);
  const isWith = /^with$/i.test(verb.text) && (thing?.kind === 'hat' || WORN_WITH.has(thing?.key ?? ''));
  if (!isWearing && !(isWith && !BESIDE.test(words[worn.at + 1]?.text ?? ''))) return undefined;
  const after = nouns.find((noun) => noun.at > worn.at && noun.word.clause === clause);
  const leads = after && words.slice(worn.at + 1, after.at).some(({ text }) => text === '的');
  const next = leads
    ? after
    : nouns.findLast((noun) => noun.at < before && noun.word.clause === clause && cast.byNoun.has(noun));
  const wearer = next && cast.byNoun.get(next);
  const isBody = wearer !== undefined && (BODY_KINDS.has(wearer.kind) || isBeast(wearer));
  return isBody ? undefined : wearer;
}

/** Between the verb and what is worn: "wearing a big red hat". */
function isSaidOfIt(word: Word): boolean {
  return means(word, 'adjective', 'colour', 'size', 'number', 'look');
}
