// What an animal bears: "a turtle with a house on its back", 背上驮着行李的骆驼, "a donkey carrying firewood".

import { hasBack } from '../../placing/bear-on-back.ts';
import { hasShoulders } from '../../placing/sit-on-animal.ts';
import { canSitOnBody } from '../../placing/sit-on-body.ts';
import type { LinkRelation, Subject } from '../prompt-reading.ts';
import type { Tie } from '../people/dress-people.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import { means, type Word } from '../words/word.ts';
import { ANIMAL_KINDS } from '../subject-kinds.ts';

const BACK = /^(?:backs?|shells?|shoulders?)$/i;
const HEAD = /^(?:head|nose|snout|trunk)$/i;
const OWN = /^(?:its|his|her|their|the)$/i;
const ON = /^(?:on|upon|onto|atop|on top of|across)$/i;
/** So many words before the back what lies on it is named. */
const FURTHEST = 9;
const BACK_HAN = /^(?:背上|背部|壳上|肩上|肩膀上|肩头上)/u;
const HEAD_HAN = /^(?:头上|头顶上|鼻子上)/u;
const UP = /^(?:上|上面)$/u;
/** 背上有小鸟的河马: whose back it is stands after what is on it. */
const OF = '的';

/** Ties of what lies on a back that is named by itself. */
export function bearOnBack(text: string, words: readonly Word[], nouns: readonly Noun[], cast: Cast): Tie[] {
  const casting = nouns.filter((noun) => cast.byNoun.has(noun));
  return words.flatMap((word, at): Tie[] => {
    const pair = word.isHan ? onNamedBack(words, casting, cast, at) : onOwnBack(words, casting, cast, at);
    if (!pair) return [];
    const [first, last] = word.isHan ? [word, lastOfPlace(words, at)] : [words[at - 2] as Word, word];
    const relation = pair.from.kind === 'figure' ? 'riding' : 'on';
    return [{ relation, ...pair, words: text.slice(first.start, last.end), word: last }];
  });
}

/** 肩膀上, 背上驮着: what is told with it. */
function lastOfPlace(words: readonly Word[], at: number): Word {
  const [word, next] = [words[at] as Word, words[at + 1]];
  return next && (BEARING.test(next.text) || UP.test(next.text)) ? next : word;
}

type Pair = { from: Subject; to: Subject };

/** "With a house on its back". */
function onOwnBack(
  words: readonly Word[],
  casting: readonly Noun[],
  cast: Cast,
  at: number,
): Pair | undefined {
  const [part = '', own = ''] = [words[at]?.text, words[at - 1]?.text];
  const isHead = HEAD.test(part);
  if (!(BACK.test(part) || isHead) || !OWN.test(own) || !ON.test(words[at - 2]?.text ?? '')) return undefined;
  // "A horse galloping along a beach, a woman in a long red dress on its back".
  const clause = words[at]?.clause ?? 0;
  const before = casting.filter(
    (noun) => noun.at < at && (at - noun.at <= FURTHEST || noun.word.clause >= clause - 1),
  );
  const [load, owner] = [
    before.at(-1),
    before.findLast(
      (noun) =>
        noun !== before.at(-1) && (isHead ? hasHead(cast, noun) : isBearer(cast, noun, before.at(-1))),
    ),
  ];
  return pairOf(cast, load, owner, isHead);
}

/** 背上驮着行李的骆驼, 一头大象，背上有一座宝塔. */
function onNamedBack(
  words: readonly Word[],
  casting: readonly Noun[],
  cast: Cast,
  at: number,
): Pair | undefined {
  const place = placeAt(words, at);
  if (place === undefined) return undefined;
  const inClause = (noun: Noun): boolean => noun.word.clause === words[at]?.clause;
  const after = casting.find((noun) => noun.at > at && inClause(noun));
  // 一只小鸟停在它的肩膀上: who is on it is named before.
  const isItsOwn = /^[它他她]的?$/u.test(words[at - (words[at - 1]?.text === '的' ? 2 : 1)]?.text ?? '');
  const load = after ?? (isItsOwn ? casting.findLast((noun) => noun.at < at && inClause(noun)) : undefined);
  const next = load && casting[casting.indexOf(load) + 1];
  const isAfter = load && next && words.slice(load.at + 1, next.at).some((word) => word.text === OF);
  const owner = isAfter
    ? next
    : casting.findLast((noun) => noun.at < at && noun !== load && isBearer(cast, noun, load));
  // 头上戴着花: that is worn.
  if (HEAD_HAN.test(place) && !isSmallAnimal(cast, load)) return undefined;
  return pairOf(cast, load, owner);
}

/** The part that is named at `at`, 肩膀上 also in two words; undefined where 大象背上 says it of the place. */
function placeAt(words: readonly Word[], at: number): string | undefined {
  const [word, next] = [words[at], words[at + 1]];
  if (means(word, 'place-after')) return undefined;
  const text = (word?.text ?? '') + (next && UP.test(next.text) ? next.text : '');
  return BACK_HAN.test(text) || HEAD_HAN.test(text) ? text : undefined;
}

function pairOf(
  cast: Cast,
  load: Noun | undefined,
  owner: Noun | undefined,
  isHead = false,
): Pair | undefined {
  const [from, to] = [load && cast.byNoun.get(load), owner && cast.byNoun.get(owner)];
  const bears = isHead || (owner && isBearer(cast, owner, load));
  return from && to && from !== to && bears === true ? { from, to } : undefined;
}

/** Who is seen from the front has shoulders, on which somebody small is. */
function isBearer(cast: Cast, noun: Noun, load: Noun | undefined): boolean {
  const subject = cast.byNoun.get(noun);
  if (!subject) return false;
  return hasBack(subject) || (hasShoulders(subject) && isSmallAnimal(cast, load));
}

function isSmallAnimal(cast: Cast, noun: Noun | undefined): boolean {
  const subject = noun && cast.byNoun.get(noun);
  return subject !== undefined && canSitOnBody(subject);
}

/** "With a bird on its head": no matter from which side it is seen; hats are worn there. */
function hasHead(cast: Cast, noun: Noun): boolean {
  const subject = cast.byNoun.get(noun);
  return subject !== undefined && (ANIMAL_KINDS.has(subject.kind) || subject.key === 'snowman');
}

const BEARING = /^(?:驮|驮着|载着|背着|背)$/u;
const CARRYING = /^(?:carry|carrying|carries|bearing|bears|hauling)$/i;
const MOUTH = /^(?:mouth|beak|trunk|jaws|teeth|嘴|嘴里|口中)$/i;

/** Whether who carries something has it on the back: who has no hands to hold it in. */
export function bears(
  words: readonly Word[],
  at: number,
  relation: LinkRelation,
  { from, to }: Pair,
): boolean {
  const word = words[at];
  if (relation !== 'holding' || !word || !hasBack(from) || to.kind === 'figure') return false;
  if (BEARING.test(word.text)) return to.key !== 'backpack';
  const isInMouth = words.slice(at, at + FURTHEST).some(({ text }) => MOUTH.test(text));
  return CARRYING.test(word.text) && from.kind === 'mount' && !isInMouth;
}
