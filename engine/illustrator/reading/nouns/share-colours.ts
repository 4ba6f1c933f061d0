// "Three balloons, one red and two blue", "three balloons: red, yellow and blue": each colour is that of some of them.

import type { Subject } from '../prompt-reading.ts';
import type { LooseColour, Noun } from './find-nouns.ts';
import type { Cast } from './make-subjects.ts';
import type { Word } from '../words/word.ts';
import { ANIMAL_KINDS } from '../subject-kinds.ts';

/** "Three balloons: red, yellow and blue"; of one colour alone nobody knows whose it is. */
function shareEvenly(colours: readonly LooseColour[], count: number): LooseColour[] {
  if (colours.length < 2 || colours.length > count) return [];
  const each = Math.floor(count / colours.length);
  return colours.map((one, index) => ({ ...one, count: each + (index < count % colours.length ? 1 : 0) }));
}

/** "Two cats in a window watching the snow, one black and one white": as many as they are, and one of each colour. */
function tellApart(
  loose: readonly LooseColour[],
  nouns: readonly Noun[],
  noun: Noun,
  { byNoun }: Cast,
): LooseColour[] {
  const apart = loose.filter((one) => one.word.start > noun.word.start && one.count === 1);
  const [first] = apart;
  if (!first) return [];
  // "Three children flying kites, one blue, one red and one yellow": of whom it was said last.
  const last = nouns.findLast((one) => {
    const count = one.word.start < first.word.start ? (byNoun.get(one)?.count ?? 1) : 1;
    return count === apart.length || (count > 1 && one.count === undefined);
  });
  return last === noun ? apart : [];
}

/** Splits subjects in place. Returns the colours that nobody has. */
export function shareColours(
  nouns: readonly Noun[],
  loose: readonly LooseColour[],
  cast: Cast,
  show: (word: Word, thing: Subject) => void,
): LooseColour[] {
  const taken = new Set<Word>();
  for (const noun of nouns) {
    const subject = cast.byNoun.get(noun);
    if (!subject || subject.count < 2 || subject.colour !== undefined) continue;
    const next = nouns.find(({ at }) => at > noun.at)?.word.start ?? Infinity;
    const after = loose.filter(({ word }) => word.start > noun.word.start && word.start < next);
    const counted =
      after.length > 0
        ? after.filter(({ count }) => count !== undefined)
        : tellApart(loose, nouns, noun, cast);
    const shares = counted.length > 0 ? counted : shareEvenly(after, subject.count);
    const sum = shares.reduce((total, { count = 0 }) => total + count, 0);
    // "Kites": as many as are told one by one.
    if (noun.count === undefined && after.length === 0 && sum > 1) subject.count = sum;
    if (shares.length === 0 || sum > subject.count) continue;
    const [first, ...others] = [
      ...shares.map(({ colour, count = 1 }) => ({ colour, count })),
      // The rest has the colour that it has.
      ...(sum < subject.count ? [{ colour: undefined, count: subject.count - sum }] : []),
    ].map(({ colour, count }): Subject => ({
      ...subject,
      count,
      ...(colour === undefined ? {} : { colour }),
    }));
    if (!first) continue;
    Object.assign(subject, first);
    cast.subjects.splice(cast.subjects.indexOf(subject) + 1, 0, ...others);
    for (const [at, share] of shares.entries()) {
      taken.add(share.word);
      show(share.word, at === 0 ? subject : (others[at - 1] ?? subject));
    }
  }
  const again = loose.filter(({ word, colour, count }) => {
    const one = count === 1 && !taken.has(word) ? ofTakenOut(colour, cast) : undefined;
    if (one) one.colour = colour;
    if (one) show(word, one);
    return one !== undefined;
  });
  return loose.filter((one) => !taken.has(one.word) && !again.includes(one));
}

/** "Two cats, one white and one black. The white cat sleeps": who was taken out by that colour, or who is left. */
function ofTakenOut(colour: string, { takenOut }: Cast): Subject | undefined {
  const all = [...takenOut].filter(([{ kind }]) => ANIMAL_KINDS.has(kind)).flat();
  const left = all.find((one) => one.colour === undefined && one.count === 1);
  return all.find((one) => one.colour === colour) ?? left;
}
