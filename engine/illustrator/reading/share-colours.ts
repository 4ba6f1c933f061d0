// "Three balloons, one red and two blue": the colours are those of some of them each.

import type { Subject } from '../prompt-reading.ts';
import type { LooseColour, Noun } from './find-nouns.ts';
import type { Cast } from './make-subjects.ts';
import type { Word } from './word.ts';

/** Splits subjects in place. Returns the colours that nobody has. */
export function shareColours(
  nouns: readonly Noun[],
  loose: readonly LooseColour[],
  cast: Cast,
  show: (word: Word, thing: Subject) => void,
): LooseColour[] {
  const taken = new Set<LooseColour>();
  for (const noun of nouns) {
    const subject = cast.byNoun.get(noun);
    if (!subject || subject.count < 2 || subject.colour !== undefined) continue;
    const next = nouns.find(({ at }) => at > noun.at)?.word.start ?? Infinity;
    const shares = loose.filter(
      ({ word, count }) => count !== undefined && word.start > noun.word.start && word.start < next,
    );
    const sum = shares.reduce((total, { count = 0 }) => total + count, 0);
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
      taken.add(share);
      show(share.word, at === 0 ? subject : (others[at - 1] ?? subject));
    }
  }
  return loose.filter((one) => !taken.has(one));
}
