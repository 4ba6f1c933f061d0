// "A piano with a cat on top", 桌子上有一只猫，下面有一只狗: what lies so to what was named before.

import type { LinkRelation, Subject } from '../prompt-reading.ts';
import type { Tie } from '../people/dress-people.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import { type Word, meaningOf } from '../words/word.ts';
import { HAVING, STANDS } from './link-kinds.ts';
import { LIVING_KINDS, BODY_KINDS, PORTABLE_KINDS } from '../subject-kinds.ts';
import { nounAfter } from './place-after.ts';

const NEARBY = /^(?:nearby|near ?by|close by)$/i;
const ON_TOP = /^(?:on top|on the top|atop)$/i;

/** Words between 把 and the deed. */
const FURTHEST = 6;

type Read = { words: readonly Word[]; casting: readonly Noun[]; cast: Cast };

/** From what was named last to what was named before it; undefined where the word does not say so. */
export function linkToIt({ words, casting, cast }: Read, at: number): Tie | undefined {
  const word = words[at] as Word;
  const isTop = ON_TOP.test(word.text);
  if (NEARBY.test(word.text)) return linkNearby({ words, casting, cast }, at);
  const relation = isTop ? 'on' : meaningOf(word, 'link')?.value;
  const roof = relation === 'on' ? roofAfter(words, at) : undefined;
  if (roof) return linkToRoof({ words, casting, cast }, at, roof);
  if (relation === 'looking_at') return linkWatched({ words, casting, cast }, at);
  if (!isTop) return undefined;
  const one = casting.findLast((noun) => noun.at < at && noun.word.clause === word.clause);
  const other = one && casting[casting.indexOf(one) - 1];
  if (!one || !other || other.word.clause !== word.clause) return undefined;
  if (!words.slice(other.at + 1, one.at).some(({ text }) => HAVING.test(text))) return undefined;
  return tieOf(cast, one, other, { relation: 'on', word, end: word });
}

/** "His sister watches him", 老师看着他们: whoever was named before who does it. */
function linkWatched({ words, casting, cast }: Read, at: number): Tie | undefined {
  const [word, whom, next] = words.slice(at, at + 3);
  if (!word || !whom || whom.clause !== word.clause || !WHOM.test(whom.text)) return undefined;
  // "Looking at her phone", "watching them from a bench".
  const isOf = next?.run === whom.run && (WHOSE_OR_FROM.test(next.text) || /^her$/i.test(whom.text));
  if (isOf) return undefined;
  const bodies = casting.filter(
    (noun) => noun.at < at && BODY_KINDS.has(cast.byNoun.get(noun)?.kind ?? 'sky'),
  );
  const [other, one] = bodies.slice(-2);
  if (!one || !other || one.word.clause !== word.clause) return undefined;
  return tieOf(cast, one, other, { relation: 'looking_at', word, end: whom });
}
const WHOM = /^(?:them|him|her|it|他们|她们|它们|他|她|它)$/i;
const WHOSE_OR_FROM = /^(?:的|from)$/i;

/** "An owl with glasses and a candle nearby": nobody has it in the hand, and it is beside who was named first. */
function linkNearby({ words, casting, cast }: Read, at: number): Tie | undefined {
  const word = words[at] as Word;
  const isInClause = (noun: Noun): boolean => noun.at < at && noun.word.clause === word.clause;
  const one = casting.findLast(isInClause);
  const other = casting.find(isInClause);
  if (!one || !other || one === other || one.at < at - 1) return undefined;
  return tieOf(cast, one, other, { relation: 'beside', word, end: word });
}

/** "With surfboards on its roof", of a van: "on the roof" of what carries them. */
function linkToRoof({ words, casting, cast }: Read, at: number, roof: Word): Tie | undefined {
  const word = words[at] as Word;
  const before = casting.filter((noun) => noun.at < at);
  const one = before.findLast((noun) => noun.word.clause === word.clause);
  const carrier = before.findLast(
    (noun) => noun !== one && HAS_ROOF.has(cast.byNoun.get(noun)?.kind ?? 'sky'),
  );
  const tie = one && carrier && tieOf(cast, one, carrier, { relation: 'on', word, end: roof });
  return (
    tie && {
      ...tie,
      words: words
        .slice(at, words.indexOf(roof) + 1)
        .map(({ text }) => text)
        .join(' '),
    }
  );
}

function roofAfter(words: readonly Word[], at: number): Word | undefined {
  const [owner, roof] = words.slice(at + 1, at + 3);
  return owner && WHOSE.test(owner.text) && ROOF.test(roof?.text ?? '') ? roof : undefined;
}
const WHOSE = /^(?:the|its|his|her|their)$/i;
const HAS_ROOF: ReadonlySet<Subject['kind']> = new Set(['vehicle', 'building']);
const ROOF = /^(?:roof|rooftop|roof rack)$/i;

/** 下面有一只狗 after 桌子上有一只猫: a clause that begins with a place is about the one before. */
export function linkToLast(
  { words, casting, cast }: Read,
  at: number,
  relation: LinkRelation,
  ties: readonly Tie[],
): Tie | undefined {
  const word = words[at] as Word;
  if (at === 0 || words[at - 1]?.clause === word.clause || !STANDS.has(relation)) return undefined;
  const one = nounAfter({ text: '', words, casting, cast }, at);
  const isBack = BACKS.test(word.text);
  // 周围飞着蜜蜂,身后是一棵大树: behind whoever was named before the bees.
  const last = ties.findLast(
    (tie) => (STANDS.has(tie.relation) || tie.relation === 'in') && !(isBack && tie.relation === 'around'),
  );
  const isBody = (noun: Noun): boolean => BODY_KINDS.has(cast.byNoun.get(noun)?.kind ?? 'sky');
  const named = casting.findLast((noun) => noun.at < at && (!isBack || isBody(noun)));
  // 小女孩用铲子挖沙子,旁边有一只桶: beside her, and not beside what she has in the hand.
  const holder =
    named && PORTABLE_KINDS.has(cast.byNoun.get(named)?.kind ?? 'sky')
      ? casting.findLast((noun) => noun.at < at && noun.word.clause === named.word.clause && isBody(noun))
      : undefined;
  // 男孩放风筝,下面站着妹妹: below him, and not below the kite.
  const flier =
    named && cast.byNoun.get(named)?.kind === 'air'
      ? casting.findLast(
          (noun) =>
            noun.at < named.at &&
            noun.word.clause === named.word.clause &&
            cast.byNoun.get(noun)?.kind === 'figure',
        )
      : undefined;
  // 一碗面,上面有香菜和辣椒油,旁边放着可乐: beside the dish, and not beside what is on it.
  const isFood = (noun: Noun): boolean => cast.byNoun.get(noun)?.kind === 'food';
  const dish = named && isFood(named) ? casting.find((noun) => noun.at < at && isFood(noun)) : undefined;
  const before = holder ?? flier ?? dish ?? named;
  // Beside or behind who is on it, but under what they are on.
  const isAroundBody = relation === 'around' && last !== undefined && BODY_KINDS.has(last.from.kind);
  const isOfBody = relation === 'beside' || isBack || isAroundBody;
  // 稻草人肩上停着乌鸦,男孩躲在后面: nobody hides behind a bird.
  const isBird = last !== undefined && last.from.kind === 'bird' && last.to !== null;
  // 床上方挂着风铃,旁边坐着妈妈: she is beside the bed.
  const isByThing =
    one !== undefined && isBody(one) && last !== undefined && PORTABLE_KINDS.has(last.from.kind);
  // 桌子上放着兰花,身后是屏风: behind whoever was named, and not behind a flower.
  const isOfThing = isBack && last !== undefined && !BODY_KINDS.has(last.from.kind);
  const ground = isOfThing
    ? undefined
    : last && (isOfBody && !isBird && !(isByThing && last.to) ? last.from : last.to);
  const house = /^(?:屋顶|房顶)/u.test(word.text)
    ? casting.findLast((noun) => noun.at < at && HAS_ROOF.has(cast.byNoun.get(noun)?.kind ?? 'sky'))
    : undefined;
  const [from, to] = [
    one && cast.byNoun.get(one),
    house ? cast.byNoun.get(house) : (ground ?? (before && cast.byNoun.get(before))),
  ];
  if (!from || !to || from === to || isUnlinked(to, relation)) return undefined;
  // 儿童派对的长桌,上面有蛋糕: on nobody's head.
  if (relation === 'on' && (to.kind === 'figure' || to.kind === 'fish')) return undefined;
  return { relation, from, to, words: word.text, word };
}

/** A branch has none. */
const BACKS = /^(?:身后|背后)$/u;

/** 坐在石头上,飞船停在身后: behind whoever sits there, and not behind the stone. */
const OF_BODY = /^(?:身|背|脚|面前)/u;

/** 红沙发,男人坐在上面: what a clause ends with is about what was named before the clause. */
export function linkToEarlier(
  { words, casting, cast }: Read,
  at: number,
  relation: LinkRelation,
  ties: readonly Tie[],
): Tie | undefined {
  const word = words[at] as Word;
  const before = words[at - 1];
  if (!STANDS.has(relation) || words[at + 1]?.clause === word.clause || !before?.text.endsWith('在'))
    return undefined;
  const one = casting.findLast((noun) => noun.at < at);
  // 小狗追在后面: behind somebody.
  const isAfter =
    relation === 'behind' &&
    one !== undefined &&
    words.slice(one.at + 1, at).some(({ text }) => GOES.test(text));
  // 爸爸拿着相机,小狗跑在前面: before him, and not before what he has in the hand.
  const isLiving = one !== undefined && LIVING_KINDS.has(cast.byNoun.get(one)?.kind ?? 'sky');
  const isHeld = (noun: Noun): boolean =>
    isLiving &&
    PORTABLE_KINDS.has(cast.byNoun.get(noun)?.kind ?? 'sky') &&
    ties.some(({ relation: has, to }) => has === 'holding' && to === cast.byNoun.get(noun));
  const other = casting.findLast(
    (noun) =>
      noun.at < at &&
      noun.word.clause !== word.clause &&
      !isHeld(noun) &&
      (!(isAfter || OF_BODY.test(word.text)) || BODY_KINDS.has(cast.byNoun.get(noun)?.kind ?? 'sky')),
  );
  if (!one || !other || one.word.clause !== word.clause) return undefined;
  // Before the carriage that somebody is in; behind the scarecrow that a bird sits on.
  const place = ties.find(
    ({ from, to }) =>
      from === cast.byNoun.get(other) && (to?.kind === 'vehicle' || (from?.kind === 'bird' && to !== null)),
  )?.to;
  const tie = tieOf(cast, one, other, { relation: isAfter ? 'following' : relation, word, end: word });
  return tie && place && place !== tie.from ? { ...tie, to: place } : tie;
}
const GOES = /^(?:跟|紧跟|追|跑|奔跑|跟随|尾随|走)在?$/u;

/** 小女孩把猫抱在怀里: what is taken stands before the deed. */
export function linkTaken({ words, casting, cast }: Read, at: number): Tie | undefined {
  const word = words[at] as Word;
  const relation = meaningOf(word, 'link')?.value;
  if (!word.isHan || relation === undefined || STANDS.has(relation)) return undefined;
  const taking = words.findLastIndex(
    (one, place) => place < at && at - place <= FURTHEST && one.text === '把' && one.clause === word.clause,
  );
  if (taking < 0) return undefined;
  const taken = casting.find((noun) => noun.at > taking && noun.at < at);
  const taker = casting.findLast((noun) => noun.at < taking && noun.word.clause === word.clause);
  const [from, to] = [taker && cast.byNoun.get(taker), taken && cast.byNoun.get(taken)];
  return from && to && from !== to ? { relation, from, to, words: word.text, word } : undefined;
}

function tieOf(
  { byNoun }: Cast,
  one: Noun,
  other: Noun,
  { relation, word, end }: { relation: LinkRelation; word: Word; end: Word },
): Tie | undefined {
  const [from, to] = [byNoun.get(one), byNoun.get(other)];
  if (!from || !to || from === to || isUnlinked(to, relation)) return undefined;
  return {
    relation,
    from,
    to,
    words: end === word ? word.text : `${word.text}${word.isHan ? '' : ' '}${end.text}`,
    word,
  };
}

/** What is on food is a topping, and is read elsewhere. */
function isUnlinked({ kind }: Subject, relation: LinkRelation): boolean {
  return kind === 'sky' || (kind === 'food' && (relation === 'on' || relation === 'over'));
}
