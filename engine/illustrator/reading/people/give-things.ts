// Reads who gives what to whom: "a nurse giving an old woman a glass of water", 男孩送给妈妈一束花, "hands a letter to him".

import { animalHead } from '../../animals/heads.ts';
import { standUp } from '../animals/dress-animals.ts';
import type { LinkRelation, Subject } from '../prompt-reading.ts';
import type { Tie } from './dress-people.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import { isFurniture } from '../../things/redrawn.ts';
import { isFigure, means, meaningOf, type Word } from '../words/word.ts';
import { HOLDER_KINDS } from '../subject-kinds.ts';

const GIVING =
  /^(?:giv(?:es|ing)|hand(?:s|ing)(?: over)?|offer(?:s|ing)|pass(?:es|ing)|present(?:s|ing)|show(?:s|ing)|bring(?:s|ing)|serv(?:es|ing))$/i;
/** 递给妈妈一杯茶, 给奶奶送花: the verb stands before the one, or after. */
const HAN_GIVING = /^(?:递给|送给|献给|交给|拿给|端给|递|送|赠送|赠|献|递上|送上|端上|献上)$/u;
const HAN_TO = /^(?:给|为|向)$/u;
/** So many words before the verb and after it may belong to it. */
const FURTHEST = 9;
const GIVEN: ReadonlySet<Subject['kind']> = new Set(['item', 'food', 'plant', 'full', 'face', 'hat']);

/** No sofa on which it is shown. */
function canGive(thing: Subject | undefined): boolean {
  return thing !== undefined && GIVEN.has(thing.kind) && !isFurniture(thing);
}

/** Who gives has it in the hand, before the other. */
export function giveThings(words: readonly Word[], nouns: readonly Noun[], cast: Cast): Tie[] {
  const nounAt = new Map(nouns.map((noun) => [noun.at, noun] as const));
  return words.flatMap((word, at) => {
    const isRing = isPuttingRing(words, at);
    if (!isRing && !isGiving(words, at)) return [];
    const casting: Noun[] = [];
    for (let place = at - FURTHEST; place <= at + FURTHEST; place++) {
      const noun = nounAt.get(place);
      if (noun && cast.byNoun.has(noun)) casting.push(noun);
    }
    const giver = casting.findLast((noun) => noun.at < at && isAlive(cast, noun) && !isReceiver(words, noun));
    const before = casting.find((noun) => noun.at < at && isAlive(cast, noun) && isReceiver(words, noun));
    const near = casting.filter(
      (noun) => noun.at > at && noun.at <= at + FURTHEST && noun.word.clause === word.clause,
    );
    // "Gives a teddy bear to a girl".
    const to = words.findIndex((one, place) => place > at && /^to$/i.test(one.text));
    const led = to < 0 ? undefined : near.find((noun) => noun.at > to && isAlive(cast, noun));
    const receiver = before ?? led ?? near.find((noun) => isAlive(cast, noun));
    const isGiven = (noun: Noun): boolean => noun !== receiver && canGive(cast.byNoun.get(noun));
    // 把一朵玫瑰献给公主: what is taken stands before the deed.
    const taking = words.findLastIndex(
      ({ text, clause }, place) => place < at && text === '把' && clause === word.clause,
    );
    const taken =
      taking < 0 ? undefined : casting.find((noun) => noun.at > taking && noun.at < at && isGiven(noun));
    const thing = taken ?? near.find(isGiven);
    const [from, other, what] = [giver, receiver, thing].map((noun) => noun && cast.byNoun.get(noun));
    if (!from || !other || !what || from === other || from.count > 1) return [];
    // "A robot hands her a letter": it holds it out as people do.
    if (!from.person && animalHead(from)) standUp(from);
    if (!from.person) return [];
    if (what.kind === 'plant') Object.assign(what, { kind: 'item', count: Math.min(what.count, 3) });
    const tie = (relation: LinkRelation, one: Subject, whom: Subject, text: string): Tie => ({
      relation,
      from: one,
      to: whom,
      words: text,
      word,
    });
    return [
      tie('holding', from, what, isRing ? '' : word.text),
      // On the side of the hand that holds it out.
      tie('left', from, other, ''),
    ];
  });
}

function isGiving(words: readonly Word[], at: number): boolean {
  const { text, isHan } = words[at] as Word;
  return isHan ? HAN_GIVING.test(text) : GIVING.test(text);
}

/** "Puts a ring on her finger", 给新娘戴戒指: it is held out to her, and no ring is seen on a finger. */
function isPuttingRing(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  const ring = words
    .slice(at + 1, at + 5)
    .some((one) => one.clause === word.clause && meaningOf(one, 'subject')?.value.key === 'ring');
  if (!ring) return false;
  return word.isHan
    ? /^(?:戴|戴上|套上)$/u.test(word.text) &&
        words.slice(Math.max(0, at - 4), at).some(({ text }) => HAN_TO.test(text))
    : /^(?:put(?:s|ting)|slip(?:s|ping)|slid(?:es|ing)|plac(?:es|ing))$/i.test(word.text);
}

/** 给奶奶送花, 给穿红棉袄的小孙女递红包: she stands between 给 and the verb, with what is said of her. */
function isReceiver(words: readonly Word[], { at, word }: Noun): boolean {
  const to = words.findLastIndex(
    ({ text, clause }, place) => place < at && clause === word.clause && HAN_TO.test(text),
  );
  if (to < 0 || at - to > FURTHEST) return false;
  return (
    at - to <= 2 ||
    (words[at - 1]?.text === '的' && !words.slice(to, at).some(isFigure)) ||
    words.slice(to + 1, at).every(isSaidOfThem)
  );
}

function isSaidOfThem(word: Word): boolean {
  return (
    word.text === '的' ||
    means(word, 'number', 'adjective', 'size', 'colour', 'garment', 'link') ||
    /^[个位名]$/u.test(word.text)
  );
}

function kindOf({ byNoun }: Cast, noun: Noun): Subject['kind'] | undefined {
  return byNoun.get(noun)?.kind;
}

function isAlive(cast: Cast, noun: Noun): boolean {
  return HOLDER_KINDS.has(kindOf(cast, noun) ?? 'sky') && !means(noun.word, 'garment');
}
