// What ties two by a word that is no link by itself: "a pilot flying a helicopter", 坐轮椅的老人, "looking out of a hole".

import { isContainer } from '../../contents/containers.ts';
import { cabinOf } from '../../things/cabins.ts';
import { ANIMAL_KINDS, type LinkRelation, type Subject } from '../prompt-reading.ts';
import { subjectOf, type Read } from './place-after.ts';
import { meaningOf } from '../words/word.ts';

/** One sits in them as well as on them. */
export const ARMED_SEATS: ReadonlySet<string> = new Set([
  'throne',
  'wheelchair',
  'armchair',
  'rocking-chair',
]);

/** What the word at `at` says of the two around it; undefined where it says nothing. */
export function impliedLink(read: Read, at: number): LinkRelation | undefined {
  return (
    flownBy(read, at) ??
    caughtBy(read, at) ??
    heldIn(read, at) ??
    satOn(read, at) ??
    facedBy(read, at) ??
    lookedOutOf(read, at)
  );
}

/** "A pilot flying a helicopter": one is in it; of a kite one has the string. */
function flownBy({ words, casting, cast }: Read, at: number): LinkRelation | undefined {
  if (meaningOf(words[at], 'act')?.value !== 'fly') return undefined;
  const next = subjectOf(
    casting.find((noun) => noun.at > at),
    cast,
  );
  if (next?.key === 'kite') return 'holding';
  return next && next.kind === 'air' && cabinOf(next) ? 'driving' : undefined;
}

/** "A bear catching a salmon", 捕鱼的熊: an animal that catches a fish has it. */
function caughtBy({ words, casting, cast }: Read, at: number): LinkRelation | undefined {
  if (!CATCHING.test(words[at]?.text ?? '')) return undefined;
  const hunter = subjectOf(
    casting.findLast((noun) => noun.at < at && at - noun.at <= 3),
    cast,
  );
  const caught = subjectOf(
    casting.find((noun) => noun.at > at && noun.at - at <= 3),
    cast,
  );
  const isHunter = hunter !== undefined && ANIMAL_KINDS.has(hunter.kind) && hunter.kind !== 'fish';
  if (!isHunter || caught?.kind !== 'fish') return undefined;
  caught.count = caught.isCounted === true ? caught.count : 1;
  return 'holding';
}
const CATCHING = /^(?:catching|catches|caught|捉|捉住|抓|抓住|抓到|捕捉|捕获|捕)$/i;

/** 手里的红气球: whoever was named has it in the hand. */
function heldIn({ words, casting, cast }: Read, at: number): LinkRelation | undefined {
  if (!/^(?:手里|手中|手上)$/u.test(words[at]?.text ?? '') || words[at + 1]?.text !== '的') return undefined;
  const next = casting.find((noun) => noun.at > at && noun.at - at <= 4);
  const held = subjectOf(next, cast);
  return held && !isBody({ ...held, kind: held.kind === 'air' ? 'item' : held.kind }) ? 'holding' : undefined;
}

/** "A knight facing a dragon", 面对巨龙: who faces a dragon fights it, or is about to. */
function facedBy({ words, casting, cast }: Read, at: number): LinkRelation | undefined {
  if (!/^(?:facing|faces|confronts|confronting|面对|面对着|直面|对着)$/i.test(words[at]?.text ?? ''))
    return undefined;
  const next = casting.find((noun) => noun.at > at && noun.at - at <= 4);
  const other = subjectOf(next, cast);
  if (!other || !isBody(other)) return undefined;
  return other.key === 'dragon' ? 'fighting' : 'looking_at';
}

/** "A rabbit looking out of a hole in a tree", "a dog looking out of a car window": it is in there; out of another window one looks at something else. */
function lookedOutOf({ words, casting, cast }: Read, at: number): LinkRelation | undefined {
  const isOut = /^out(?: of)?$/i.test(words[at + 1]?.text ?? '');
  if (!OUT_OF.test(words[at]?.text ?? '') || !isOut) return undefined;
  const next = subjectOf(
    casting.find((noun) => noun.at > at && noun.at - at <= 5),
    cast,
  );
  return next && (isContainer(next) || cabinOf(next)) ? 'in' : undefined;
}

const OUT_OF = /^(?:look|lean|peek|peer|stick)(?:s|ing)?$/i;

/** 坐轮椅的老人. */
function satOn({ words, casting, cast }: Read, at: number): LinkRelation | undefined {
  if (!/^坐(?:着)?$/u.test(words[at]?.text ?? '')) return undefined;
  const next = subjectOf(
    casting.find((noun) => noun.at > at),
    cast,
  );
  return next && ARMED_SEATS.has(next.key) ? 'on' : undefined;
}

function isBody({ kind }: Subject): boolean {
  return ANIMAL_KINDS.has(kind) || kind === 'figure' || kind === 'air';
}
