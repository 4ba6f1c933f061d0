// Chinese says the place after what it belongs to: 桌子上的猫, 两只狗中间. And who is between two is tied to both.

import type { LinkRelation, Subject } from '../prompt-reading.ts';
import { CARRYING, SEATS } from './link-kinds.ts';
import { BODY_KINDS } from '../subject-kinds.ts';
import type { Tie } from '../people/dress-people.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import { isJoined } from './join-ties.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import { isDoneByUnknown } from '../people/done-by-unknown.ts';
import { namesDoerAfter } from '../people/find-wearer.ts';
import { isOfNamedAfter } from '../people/taken-up.ts';
import { isHanPart } from '../animals/name-heads.ts';
import { type Word, isUnknown, meaningOf, means } from '../words/word.ts';

/** A prompt that is being read: its words, and the nouns that are drawn. */
export type Read = { text: string; words: readonly Word[]; casting: readonly Noun[]; cast: Cast };

export function subjectOf(noun: Noun | undefined, cast: Cast): Subject | undefined {
  return noun && cast.byNoun.get(noun);
}

/** 从房子里救出小狗: who comes out of it is not in it; but who looks out is, as in 从纸箱里探出头. */
function isLeft(words: readonly Word[], at: number): boolean {
  return (
    words.slice(Math.max(0, at - 4), at).some(({ text }) => text === '从') &&
    !words.slice(at, at + 4).some(({ text }) => /^(?:探|露|伸|探出|露出|伸出|探头|张望)/u.test(text))
  );
}

function isAimedAt(words: readonly Word[], at: number): boolean {
  const lead = words
    .slice(Math.max(0, at - 3), at)
    .findLast((one) => !means(one, 'number', 'colour', 'adjective', 'size') && one.text !== '的');
  return /^[往向朝]$/u.test(lead?.text ?? '') && lead?.clause === words[at]?.clause;
}

/** 宾客们坐在椅子上看新娘: who sits there is nobody who is drawn. */
function isOfUnknown(words: readonly Word[], at: number): boolean {
  const verb = words.findLastIndex(
    (one, place) =>
      place < at && at - place <= 4 && one.clause === words[at]?.clause && /.在$/u.test(one.text),
  );
  return verb >= 0 && isDoneByUnknown(words, verb);
}

/** 阳光照在木桌和椅子上: light is on both, and neither on the other. */
export function isOfLight(words: readonly Word[], at: number): boolean {
  const verb = words
    .slice(0, at)
    .findLast((one) => one.clause === words[at]?.clause && /[在到进]$/u.test(one.text));
  return verb !== undefined && LIGHT_FALLS.test(verb.text);
}
const LIGHT_FALLS = /^(?:照射?|照耀|洒|映|投射?|打|射|晒)(?:在|到|进)$/u;

/** 箱子上印着一只袋鼠: whatever is printed there, nobody named before is. */
export function isPrintedThere(words: readonly Word[], at: number): boolean {
  return /^[印绣刻贴写画][着有了]/u.test(words[at + 1]?.text ?? '');
}

/** 一只头上戴着皇冠: the verb says who has it on. */
export function isWornThere(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  return (
    isHanPart(words[at - 1]) &&
    next?.clause === words[at]?.clause &&
    meaningOf(next, 'link')?.value === 'wearing'
  );
}

/** 桌子上的猫, 猫在桌子下, 猫的左边: the place belongs to what stands before it. */
export function placeAfter(read: Read, at: number, relation: LinkRelation): Tie | undefined {
  const { text, words, casting, cast } = read;
  const word = words[at] as Word;
  // 猴子的肩膀上.
  const part = isHanPart(words[at - 1]) ? at - 2 : at - 1;
  const of = words[part]?.text === '的' ? part - 1 : part;
  const ground = casting.find((noun) => noun.at === of && noun.word.clause === word.clause);
  const to = subjectOf(ground, cast);
  if (!ground || !to || isLeft(words, ground.at) || isOfUnknown(words, ground.at)) return undefined;
  // 往瓶子里投石子: it goes there, and nobody is in it.
  if (isAimedAt(words, ground.at)) return undefined;
  const next = nounAfter(read, at);
  const named = casting.findLast(
    (noun) => noun.at < ground.at && noun.word.clause === word.clause && !isWhereabouts(words, noun.at),
  );
  // 她把星星放在树顶: who puts it there is not up there herself.
  const taken = words.findLastIndex(
    (one, place) => place < ground.at && one.text === '把' && one.clause === word.clause,
  );
  if (taken >= 0 && (named?.at ?? -1) < taken) return undefined;
  const before = named && whoStands(read, named, ground);
  const isSaidBefore =
    before !== undefined &&
    !(next && isOfNamedAfter(words, ground.at - 1, next.at)) &&
    words.slice(before.at + 1, ground.at).some((one) => /^(?:在|.+在|于)$/u.test(one.text));
  // 茶几上放着杂志: what is there is named, though it is not drawn.
  const isSaidAfter = words
    .slice(at + 1)
    .some((one) => one.clause === word.clause && (isUnknown(one) || means(one, 'carrier', 'undrawn')));
  const lastClause = isSaidAfter ? undefined : casting.findLast((noun) => noun.at < ground.at);
  const from = subjectOf(
    isSaidBefore ? before : (next ?? before ?? lastClause ?? firstAfter(read, at)),
    cast,
  );
  if (!from || from === to) return undefined;
  const meant = isMiddle(word) && (to.count > 1 || joinedBefore(read, ground)) ? 'between' : relation;
  // 沙发中间坐着爷爷, 桥中间站着人: on it.
  const isOn = SEATS.has(to.key) || (isMiddle(word) && CARRYING.test(to.key));
  // 站在书堆中间: nobody is in a book.
  if (isMiddle(word) && meant === 'in' && /^books?$/.test(to.key)) return undefined;
  if (meant === 'in' && isOn && BODY_KINDS.has(from.kind))
    return { relation: 'on', from, to, words: text.slice(ground.word.start, word.end), word };
  // 一群鸭子跟在小孩身后.
  const isAfter =
    meant === 'behind' &&
    isSaidBefore &&
    words.slice(before.at + 1, ground.at).some((one) => one.text.startsWith('跟'));
  return {
    relation: isAfter ? 'following' : meant,
    from,
    to,
    words: text.slice(ground.word.start, word.end),
    word,
  };
}

/** 旁边坐着摇扇子的奶奶: who sits there is named after what they have; else what is named next in the clause. */
export function nounAfter({ words, casting, cast }: Read, at: number): Noun | undefined {
  const isAfter = (noun: Noun): boolean => noun.at > at && noun.word.clause === words[at]?.clause;
  const body = namesDoerAfter(words[at + 1])
    ? casting.find(
        (noun) =>
          isAfter(noun) &&
          BODY_KINDS.has(subjectOf(noun, cast)?.kind ?? 'item') &&
          words[noun.at + 1]?.text !== '的',
      )
    : undefined;
  return body ?? casting.find(isAfter);
}

/** 石桥下,一艘乌篷船划过: a clause of nothing but a place is about what the next one names first. */
function firstAfter({ words, casting }: Read, at: number): Noun | undefined {
  const clause = words[at]?.clause ?? 0;
  if (words[at + 1]?.clause === clause) return undefined;
  const next = casting.find((noun) => noun.at > at);
  return next && next.word.clause === words[at + 1]?.clause ? next : undefined;
}

/** 坐在院子里的摇椅上, 坐在院子的椅子上: the yard is where the chair is, and nobody sits there. */
function isWhereabouts(words: readonly Word[], at: number): boolean {
  const isAt = /[里上中内]$/u.test(words[at]?.text ?? '') || words[at - 1]?.text.endsWith('在') === true;
  const isIn = isAt && words[at + 1]?.text === '的';
  const after = words[at + 1];
  const isOf = after?.text.endsWith('的') === true || words[at + 2]?.text === '的';
  return isIn || (meaningOf(after, 'place-after') !== undefined && isOf);
}

/** 女侠手持长剑站在石桥上: it is she who stands there, and not what she holds. */
function whoStands({ words, casting, cast }: Read, named: Noun, { at, word }: Noun): Noun {
  const isBody = (noun: Noun): boolean => BODY_KINDS.has(subjectOf(noun, cast)?.kind ?? 'item');
  const stands = words.slice(named.at + 1, at).some(({ text }) => /^[站坐躺跪蹲趴走跑奔]在$/u.test(text));
  const body =
    stands && !isBody(named)
      ? casting.findLast((noun) => noun.at < named.at && noun.word.clause === word.clause && isBody(noun))
      : undefined;
  return body ?? named;
}

/** 两只狗中间的猫: it is in none of them. */
function isMiddle({ text }: Word): boolean {
  return text === '中间' || text === '之间';
}

/** 小女孩和小猫中间: who is named before it, with nothing but "and" between. */
function joinedBefore({ words, casting }: Read, noun: Noun): Noun | undefined {
  const before = casting[casting.indexOf(noun) - 1];
  return before && isJoined(words, before, noun) ? before : undefined;
}

/** "Between a dog and a rabbit": a tie to each of the two. */
export function tieBoth(read: Read, tie: Tie): Tie[] {
  const { words, casting, cast } = read;
  if (tie.relation !== 'between' || !tie.to || tie.to.count > 1) return [tie];
  const ground = casting.find((noun) => cast.byNoun.get(noun) === tie.to);
  const after = ground && casting[casting.indexOf(ground) + 1];
  const other =
    ground &&
    (after && !tie.word.isHan && isJoined(words, ground, after) ? after : joinedBefore(read, ground));
  const to = subjectOf(other, cast);
  return to && to !== tie.from ? [tie, { ...tie, to, words: '' }] : [tie];
}

/** 向日葵田上空飘着气球, 书架旁边靠着吉他: in Chinese what is named after the word is over what is named before it, or leans there. */
export function turned({ words, casting, cast }: Read, at: number, tie: Tie | undefined): Tie | undefined {
  const [before, word] = [words[at - 1], words[at]];
  if (!tie?.to || !word?.isHan) return tie;
  const isOver = meaningOf(word, 'place-after')?.value === 'over';
  const leansThere =
    tie.relation === 'leaning_on' && before?.clause === word.clause && means(before, 'place-after');
  // 跑车飞驰而过,后面跟着两辆警车: they go after it.
  const goesThere =
    tie.relation === 'following' &&
    casting.some((noun) => noun.at < at && cast.byNoun.get(noun) === tie.from) &&
    before?.clause === word.clause &&
    meaningOf(before, 'place-after')?.value === 'behind';
  return isOver || leansThere || goesThere ? { ...tie, from: tie.to, to: tie.from } : tie;
}
