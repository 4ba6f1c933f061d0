// 后座上坐着女儿, 女儿坐在后座, "his daughter sits on the back": who is on the back seat of what somebody rides rides with them,
// behind them, and so does whom they take along: 骑电动车带着儿子, "riding a scooter with her daughter".

import type { Noun } from '../nouns/find-nouns.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import type { Tie } from '../people/dress-people.ts';
import type { Subject } from '../prompt-reading.ts';
import type { Word } from '../words/word.ts';
import { seatsTwo } from '../../casting/seats-two.ts';
import { TWO_WHEELED } from '../links/link-kinds.ts';

const BACK_SEAT = /^(?:后座|后排|车后座)$/u;
const BACK = /^(?:back|back seat)$/i;
const ON_THE = /^(?:on|in) (?:the|its)$/i;

const TAKING = /^(?:with|carrying|载着?|带着?|驮着?|搭着?)$/iu;
/** So many words after the mount one says who is taken along, and after that word who it is. */
const [AFTER, WITHIN] = [2, 4] as const;

/** Marks who sits behind, and returns them as riders. */
export function rideBehind(words: readonly Word[], nouns: readonly Noun[], { byNoun }: Cast): Tie[] {
  return words.flatMap((word, at): Tie[] => {
    const along = takenAlong(words, nouns, byNoun, at);
    if (along) {
      along.from.sitsBehind = true;
      return [{ relation: 'riding', ...along, words: word.isHan ? word.text : '', word }];
    }
    if (!BACK_SEAT.test(word.text) && !isOnTheBack(words, at)) return [];
    const mount = nouns.findLast((noun) => noun.at < at && isMount(byNoun.get(noun), word.isHan));
    const own = nouns.filter(({ word: { clause } }) => clause === word.clause);
    const people = own.filter((noun) => byNoun.get(noun)?.kind === 'figure');
    const rider = word.isHan
      ? (people.find((noun) => noun.at > at) ??
        people.findLast((noun) => noun.at < at && mount && noun.at > mount.at))
      : // "With a basket on the back": nobody.
        own.findLast((noun) => noun.at < at);
    const [from, to] = [rider && byNoun.get(rider), mount && byNoun.get(mount)];
    if (from?.kind !== 'figure' || !to || !rider || !mount || (!word.isHan && rider.at < mount.at)) return [];
    from.sitsBehind = true;
    return [{ relation: 'riding', from, to, words: word.text, word }];
  });
}

/** Whom somebody takes along by the word at `at`, and on what; undefined where there is no seat, or no rider before them. */
function takenAlong(
  words: readonly Word[],
  nouns: readonly Noun[],
  byNoun: Cast['byNoun'],
  at: number,
): { from: Subject; to: Subject } | undefined {
  const word = words[at];
  if (!word || !TAKING.test(word.text)) return undefined;
  const inClause = nouns.filter((noun) => noun.word.clause === word.clause);
  const mount = inClause.find((noun) => noun.at < at && noun.at >= at - AFTER);
  const [from, to] = [inClause.find((noun) => noun.at > at), mount].map((noun) => noun && byNoun.get(noun));
  const next = inClause.find((noun) => noun.at > at);
  if (!mount || !next || next.at > at + WITHIN || from?.kind !== 'figure' || from.count > 1) return undefined;
  if (!to || !seatsTwo(to) || !TWO_WHEELED.has(to.key)) return undefined;
  const isRidden = inClause.some((noun) => {
    const rider = noun.at < mount.at ? byNoun.get(noun) : undefined;
    return rider?.kind === 'figure' && rider.count === 1 && rider !== from;
  });
  return isRidden ? { from, to } : undefined;
}

/** "On the back", but not on the back of something. */
function isOnTheBack(words: readonly Word[], at: number): boolean {
  const lead = words.slice(Math.max(0, at - 2), at).map(({ text }) => text);
  return BACK.test(words[at]?.text ?? '') && ON_THE.test(lead.join(' ')) && words[at + 1]?.text !== 'of';
}

function isMount(subject: Subject | undefined, isHan: boolean): boolean {
  if (!subject) return false;
  return isHan ? TWO_WHEELED.has(subject.key) : seatsTwo(subject);
}
