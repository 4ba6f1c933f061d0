// What is named and yet is nothing of its own there: what a hat is full of, somebody outside the window of a room, a veil that
// flies behind who wears it.

import type { LinkRelation, Subject } from '../prompt-reading.ts';
import { isMusic, workWith } from '../../lexicon/hand-work.ts';
import { isLaidDown } from '../people/worn-by-nobody.ts';
import { ADJECTIVE, UNSHOWN, isFigure, isUnknown, means, meaningOf, type Word } from '../words/word.ts';
import { OVERHEAD_HAN } from '../nouns/hang-things.ts';
import { isOnCanvas, isPaintedOnWall } from '../people/name-easel.ts';
import { TALES } from '../nouns/find-twin.ts';
import { LIVING_KINDS } from '../subject-kinds.ts';

const FASHION: Word['meanings'] = [{ is: 'manner' }];
const FULL = /^(?:full|filled)$/i;
/** Through a window these are not painted. */
const SOLID: ReadonlySet<Subject['kind']> = new Set([
  'figure',
  'face',
  'full',
  'mount',
  'item',
  'vehicle',
  'boat',
]);
/** Words between a thing and "outside the window". */
const FURTHEST = 3;

/** Returns the words, those without a meaning that nothing shows. */
export function leaveApart(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    if (isFlownCloth(words, at) || isAllOfThem(words, at) || isOfCanvas(words, at))
      return { ...word, meanings: UNSHOWN };
    if (isFashionOfTale(words, at)) return { ...word, meanings: FASHION };
    // 玩具剑 is a sword that is held as one.
    if (word.text === '玩具' && words[at + 1]?.start === word.end && means(words[at + 1], 'subject'))
      return { ...word, meanings: ADJECTIVE };
    // "A girl puppet" is no girl.
    const isPuppet =
      PUPPETS.test(words[at + 1]?.text ?? '') && words[at + 1]?.run === word.run && isFigure(word);
    const isLeft =
      isPuppet ||
      isLedBy(words, at) ||
      isOfGown(words, at) ||
      isHeldByNobody(words, at) ||
      isPlayerOf(words, at) ||
      isOverBody(words, at) ||
      isActed(words, at) ||
      isPaintedOn(words, at) ||
      isInPicture(words, at) ||
      isCarved(words, at) ||
      isSkatedIn(words, at) ||
      isFilling(words, at) ||
      isOfUnknown(words, at) ||
      isHauled(words, at) ||
      isThrown(words, at) ||
      isKinOfAnimals(words, at) ||
      isOnHead(words, at) ||
      isOutside(words, at) ||
      isHung(words, at);
    return isLeft ? { ...word, meanings: [] } : word;
  });
}

/** Where somebody is seen to paint. */
function isOfCanvas(words: readonly Word[], at: number): boolean {
  const { clause } = words[at] as Word;
  const isPainter = words.some(
    (one, place) => place < at && one.clause === clause && meaningOf(one, 'person-act')?.value === 'paint',
  );
  return isPaintedOnWall(words, at) || (isPainter && isOnCanvas(words, at));
}

/** "Spray painting a dragon on a wall": it is on the wall, and not there. */
function isPaintedOn(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  if (word.isHan || !means(word, 'subject') || isFigure(word)) return false;
  const own = words.slice(Math.max(0, at - 4), at).filter(({ run }) => run === word.run);
  const lead = own.findLast(
    (one) => !means(one, 'adjective', 'number', 'colour', 'size') && !/^chalk$/i.test(one.text),
  );
  return (
    /^(?:(?:spray ?)?paint|draw)(?:ing|s)$/i.test(lead?.text ?? '') &&
    /^on(?:to)?$/i.test(words[at + 1]?.text ?? '') &&
    words[at + 1]?.run === word.run &&
    // What is painted on an easel is seen there.
    words.slice(at + 2, at + 5).every(({ text }) => !/^(?:canvas|easel|paper)$/i.test(text))
  );
}

/** 贾宝玉捧着书, "a stagehand carrying a ladder", beside others: with who has it what is held is left out. */
function isHeldByNobody(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  const kind = meaningOf(word, 'subject')?.value.kind;
  if (kind !== 'item' && kind !== 'food') return false;
  let deed = at - 1;
  while (words[deed]?.run === word.run && means(words[deed], 'adjective', 'number', 'colour', 'size')) deed--;
  // "Carrying water buckets".
  if (!word.isHan && meaningOf(words[deed], 'link') === undefined && meaningOf(words[deed - 1], 'link'))
    deed--;
  const [before, doer, held] = words.slice(Math.max(0, deed - 2), deed + 1).slice(-3);
  if (!isHolding(held) || !doer || doer.clause !== word.clause || !isUnknown(doer)) return false;
  const isSomebody = doer.isHan
    ? doer.text.length > 1 &&
      (before?.clause !== doer.clause || before.text === '的' || means(before, 'number'))
    : (/^(?:an?|the|another)$/i.test(before?.text ?? '') || means(before, 'number')) &&
      !/(?:ly|ing)$/i.test(doer.text) &&
      // "Sitting by the quarry eating a sandwich": nobody who eats, but where somebody does.
      !(words[deed - 3]?.run === doer.run && WHERE.test(words[deed - 3]?.text ?? ''));
  return isSomebody && words.some((one) => one !== word && means(one, 'subject', 'scene'));
}

const WHERE = /^(?:of|in|on|at|by|inside|into|through|along|from|under|across|over)$/i;

/** "Carrying water buckets" is one deed with the water. */
function isHolding(word: Word | undefined): boolean {
  const link = meaningOf(word, 'link')?.value;
  return (link !== undefined && HAVING.has(link)) || meaningOf(word, 'person-act')?.value === 'haul';
}

const HAVING: ReadonlySet<LinkRelation> = new Set(['holding', 'drinking', 'eating', 'playing']);

/** 唢呐手: who plays it is known to nobody, and nobody else has it. */
function isPlayerOf(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at] as Word, words[at + 1]];
  const played = meaningOf(word, 'subject')?.value;
  const isNext = next?.start === word.end && /^手(?:们)?$/u.test(next.text);
  return word.isHan && isNext && played !== undefined && isMusic(workWith(played));
}

/** 武侠风，一位老者坐在巨石上: how it looks, and nobody besides. */
function isFashionOfTale(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at] as Word, words[at + 1]];
  return (
    TALES.test(word.text) &&
    next?.start === word.end &&
    /^(?:风|风格|题材|剧|剧照|电影|小说|漫画|游戏)的?$/u.test(next.text) &&
    words.some((one) => one !== word && isFigure(one))
  );
}

/** 盖毯子, 裹着毯子: it is on somebody, and lies on no floor. */
function isOverBody(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  if (!word.isHan || !/^(?:毯子|小毯子|毛毯|被子)$/u.test(word.text)) return false;
  return words
    .slice(Math.max(0, at - 3), at)
    .some(({ text, clause }) => clause === word.clause && /^[盖裹披][着上好住]?$/u.test(text));
}

/** 妈妈带着两个孩子划船,三人都穿着救生衣: nobody new. */
function isAllOfThem(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  return (
    word.isHan &&
    /^[两二三四五六]人$/u.test(word.text) &&
    /^(?:都|全都|均|一起|各)$/u.test(words[at + 1]?.text ?? '') &&
    words.slice(0, at).some(isFigure)
  );
}

/** 猴子举着旗子当裁判: what somebody acts as is nobody else. */
function isActed(words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at] as Word];
  return (
    word.isHan &&
    isFigure(word) &&
    /^(?:当|担任|扮演|充当)$/u.test(before?.text ?? '') &&
    words.slice(0, at - 1).some((one) => one.clause === word.clause && means(one, 'subject'))
  );
}

/** "Painting a picture of a sunflower": it is in the picture. */
function isInPicture(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  if (word.isHan || !means(word, 'subject')) return false;
  const own = words.slice(Math.max(0, at - 5), at).filter(({ run }) => run === word.run);
  const of = own.findLastIndex(({ text }) => /^of$/i.test(text));
  return (
    of > 0 &&
    /^(?:painting|drawing|sketching) (?:an? |the )?(?:picture|landscape|sketch)$/i.test(
      own[of - 1]?.text ?? '',
    ) &&
    own.slice(of + 1).every((one) => means(one, 'adjective', 'colour', 'size', 'number'))
  );
}

/** "A sculptor carving a lion": it is of stone, and none that lives stands there. */
function isCarved(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  const kind = meaningOf(word, 'subject')?.value.kind;
  if (word.isHan || kind === undefined || !LIVING_KINDS.has(kind)) return false;
  const own = words.slice(Math.max(0, at - 4), at).filter(({ run }) => run === word.run);
  const lead = own.findLast((one) => !/^(?:an?|the|his|her)$/i.test(one.text) && !isSaidOfNoun(one));
  return /^(?:carv|sculpt|chisel|whittl)(?:es?|s|ing)$/i.test(lead?.text ?? '');
}

/** "A girl in ice skates", "ties the skates": they would stand beside her as large as she is. */
function isSkatedIn(words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at] as Word];
  if (word.isHan)
    return /^(?:溜冰|滑冰|轮滑|旱冰|冰|冰刀)鞋$/u.test(word.text) && /^穿[着上]?$/u.test(before?.text ?? '');
  return (
    /^(?:ice |roller )?skates$/i.test(word.text) &&
    /^(?:in|on|wearing|the|his|her|their)$/i.test(before?.text ?? '') &&
    words.slice(0, at).some((one) => one.clause === word.clause && isFigure(one))
  );
}

/** "Leading a horse by a rope", "walking a dog on a leash": it would lie there, coiled, beside them. */
function isLedBy(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  if (!ROPES.test(word.text)) return false;
  const own = words.slice(Math.max(0, at - 10), at).filter(({ clause }) => clause === word.clause);
  const lead = own.findLast((one) => !means(one, 'adjective', 'colour', 'size'));
  return /^(?:by|on)(?: an?)?$/i.test(lead?.text ?? '') && own.some(({ text }) => LED.test(text));
}
const ROPES = /^(?:ropes?|leash|leashes|lead|reins?|chain|string|halter)$/i;
const LED =
  /^(?:lead(?:s|ing)?|led|pull(?:s|ing)|walk(?:s|ing)|hold(?:s|ing)|drag(?:s|ging)|guid(?:es|ing))$/i;

/** "The long train of her dress": no engine. */
function isOfGown(words: readonly Word[], at: number): boolean {
  if (!/^trains?$/i.test(words[at]?.text ?? '')) return false;
  // "Two pages carry her long train": hers, who has a gown.
  const isHers = words.slice(Math.max(0, at - 3), at).some(({ text }) => /^her$/i.test(text));
  if (isHers && words.slice(0, at).some(({ text }) => /\b(?:dress|gown|bride|queen|princess)$/i.test(text)))
    return true;
  if (words[at + 1]?.text !== 'of') return false;
  return words
    .slice(at + 2, at + 6)
    .some(({ text }) => /^(?:.+ )?(?:dress|gown|veil|robe|cape)$/i.test(text));
}

const PUPPETS = /^(?:puppets?|mannequins?|marionettes?)$/i;

/** "Her veil flying behind them": nobody flies. */
function isFlownCloth(words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  const owner = words
    .slice(Math.max(0, at - 1 - FURTHEST), at - 1)
    .findLast((one) => !means(one, 'colour', 'size') && !(means(one, 'adjective') && !OWNER.test(one.text)));
  return (
    OWNER.test(owner?.text ?? '') &&
    /^(?:fly|flies|flying|飞扬|飘飞)$/i.test(word?.text ?? '') &&
    before?.run === word?.run &&
    (means(before, 'garment', 'part', 'hair-cut', 'hair-colour') || isThing(before))
  );
}

/** A bag, known or not; a bird and a kite fly. */
function isThing(word: Word | undefined): boolean {
  const kind = meaningOf(word, 'subject')?.value.kind;
  return kind === 'item' || kind === 'hat' || (word !== undefined && isUnknown(word));
}

const OWNER = /^(?:his|her|their|its|[他她]的?)$/i;

/** "A deer with flowers on its antlers": they would grow in the meadow. */
function isOnHead(words: readonly Word[], at: number): boolean {
  if (meaningOf(words[at], 'subject')?.value.kind !== 'plant') return false;
  const [on, whose, part] = words.slice(at + 1, at + 4).map(({ text }) => text);
  return (
    /^on$/i.test(on ?? '') &&
    /^(?:its|his|her|their|the)$/i.test(whose ?? '') &&
    /^(?:antlers?|horns?|tusks?|tail|back)$/i.test(part ?? '')
  );
}

/** "A hat full of coins": they are in it, and it is none of the things that are drawn with what is in them. */
function isFilling(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  if (word.isHan || !means(word, 'subject')) return false;
  const own = words.slice(Math.max(0, at - 4), at).filter(({ run }) => run === word.run);
  const full = own.findLastIndex(({ text }) => FULL.test(text) || /^with$/i.test(text));
  const holder = own[full - 1];
  const isIn = full > 0 && own.slice(full).every((one) => !means(one, 'subject')) && means(holder, 'garment');
  // "A hat with coins on the ground".
  return isIn && (FULL.test(own[full]?.text ?? '') || isLaidDown(words, words.indexOf(holder as Word)));
}

/** "Two guards with spears", "a violin case with coins": what somebody or something has that is not drawn is not there. */
function isOfUnknown(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  const kind = meaningOf(word, 'subject')?.value.kind;
  if (word.isHan || (kind !== 'item' && kind !== 'hat')) return false;
  const before = words.slice(Math.max(0, at - FURTHEST_OWNER), at);
  const lead = before.findLastIndex((one) => !isSaidOfNoun(one));
  const [owner, led] = [before[lead - 1], before[lead]];
  if (!owner || !/^with(?: an?)?$/i.test(led?.text ?? '') || led?.clause !== word.clause) return false;
  const isLeft = isUnknown(owner) || (means(owner, 'undrawn', 'unshown') && !means(owner, 'subject'));
  const own = before.slice(0, lead - 1).filter(({ clause }) => clause === word.clause);
  return (
    isLeft &&
    owner.run === word.run &&
    own.length > 0 &&
    own.every((one) => isUnknown(one) || isSaidOfNoun(one)) &&
    words.some((one) => one.clause !== word.clause && isFigure(one))
  );
}

/** "Carrying two buckets of milk": it is in them. */
function isHauled(words: readonly Word[], at: number): boolean {
  const [deed, of] = [words[at - 2], words[at - 1]];
  return (
    /^of$/i.test(of?.text ?? '') &&
    meaningOf(words[at], 'subject')?.value.kind === 'food' &&
    means(deed, 'person-act') &&
    /(?:buckets?|pails?|baskets?|crates?|sacks?|bags?)$/i.test(deed?.text ?? '')
  );
}

/** "Throwing stones into the water": no boulders lie there. */
function isThrown(words: readonly Word[], at: number): boolean {
  if (meaningOf(words[at], 'subject')?.value.key !== 'rock') return false;
  const own = words.slice(Math.max(0, at - 3), at).filter(({ run }) => run === words[at]?.run);
  return own.some(({ text }) => THROWING.test(text));
}
const THROWING = /^(?:throw(?:s|ing)|skip(?:s|ping)|toss(?:es|ing))$/i;

/** "A rabbit family, the father pulling a cart": rabbits as well, and not seen apart. */
function isKinOfAnimals(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  if (word.isHan || !KIN.test(word.text) || !isFigure(word)) return false;
  const family = words.findIndex(({ text }) => /^family$/i.test(text));
  const [animal, group] = words.slice(Math.max(0, family - 1), family + 1);
  return (
    family > 0 &&
    family < at &&
    [animal, group].every((one) => one !== undefined && means(one, 'subject') && !isFigure(one))
  );
}
const KIN = /^(?:father|mother|dad|mom|mum|parents|bab(?:y|ies)|children|kids|son|daughter)$/i;

/** Words from what is not drawn to what it has. */
const FURTHEST_OWNER = 10;

function isSaidOfNoun(word: Word): boolean {
  return (
    /^(?:an?|the|his|her|their|some)$/i.test(word.text) ||
    means(word, 'number', 'adjective', 'size', 'colour')
  );
}

/** 窗外有一个雪人, "a snowman outside the window", seen from a room. */
function isOutside(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  const subject = meaningOf(word, 'subject')?.value;
  const isWorn = word.isHan && means(word, 'garment');
  if (!isWorn && (!subject || !SOLID.has(subject.kind))) return false;
  if (word.isHan) {
    const first = words.findLastIndex((one, place) => place < at && one.clause !== word.clause) + 1;
    return first > 0 && /^窗户?外面?$/u.test(words[first]?.text ?? '');
  }
  const said = words
    .slice(at + 1, at + 1 + FURTHEST)
    .filter(({ clause }) => clause === word.clause)
    .map(({ text }) => text);
  return (
    /^outside (?:of )?(?:the|a|his|her) window\b/i.test(said.join(' ')) &&
    words.slice(0, at).some((one) => one.clause === word.clause && (isFigure(one) || means(one, 'subject')))
  );
}

/** 墙上挂着轮胎, "a sword on the wall", 屋檐下挂着风铃: what is not drawn hanging would stand on the floor. */
function isHung(words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at] as Word];
  const subject = meaningOf(word, 'subject')?.value;
  if (subject?.kind !== 'item' && subject?.kind !== 'food') return false;
  if (!word.isHan) {
    const after = words.slice(at + 1, at + 6).filter(({ run }) => run === word.run);
    return (
      ON_WALL.test(after.map(({ text }) => text).join(' ')) &&
      !HUNG.test(subject.key) &&
      // "A ceramic plate on a white wall" is what the image is of.
      words.some((one) => isFigure(one) || one.clause !== word.clause)
    );
  }
  // 挂着玉米和辣椒.
  if (means(before, 'joiner') && before?.run === word.run && isHung(words, at - 2)) return true;
  const led = means(before, 'number') ? words[at - 2] : before;
  return (
    /^(?:挂着|悬挂着|吊着)$/u.test(led?.text ?? '') &&
    led?.clause === word.clause &&
    !HUNG.test(subject.key) &&
    !isOverhead(words, at)
  );
}

/** 天花板上挂着…: it hangs there by a cord. */
function isOverhead(words: readonly Word[], at: number): boolean {
  const { clause } = words[at] as Word;
  const before = words.slice(0, at).filter((one) => one.clause === clause);
  return OVERHEAD_HAN.test(before.map(({ text }) => text).join(''));
}

const HUNG =
  /picture|painting|clock|mirror|calendar|lantern|flag|scroll|lights?$|(?<!floor-)lamp|pendant|chandelier|swing|curtain|stocking|wreath|shelf|hammock|television|mask|bell|ornament|kite/;
const ON_WALL =
  /^(?:(?:hanging|hung|mounted|pinned|displayed) )?(?:hanging |hung |mounted |pinned )?(?:on|from) (?:an?|the|his|her|their) (?:\S+ )?(?:walls?|blackboard|chalkboard|hooks?|pegs?|fridge)\b/i;
