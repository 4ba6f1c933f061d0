// Nouns that say more about the noun after them, and are not there themselves.

import { GARMENT_DRAWINGS } from '../../lexicon/looks-of-people.ts';
import type { Subject } from '../prompt-reading.ts';
import { isOwnPart } from '../animals/name-heads.ts';
import { LIVING_KINDS } from '../subject-kinds.ts';
import { canTop, isDish } from '../../contents/toppings.ts';
import {
  ADJECTIVE,
  CAPITAL,
  DESCRIBING,
  isFigure,
  isPlainPerson,
  isUnknown,
  means,
  meaningOf,
  type Word,
} from './word.ts';

/** Unknown words that look like these say what somebody does, and are no heads of a compound. */
const VERB_LIKE =
  /(?:s|ed|ing|ly)$|^(?:over|out)?grown$|^(?:worn|torn|woven|hidden|sunken|strewn|blown|thrown|eaten|bitten|built|bent|split|swept|lit|hung|stuck)$/;
/** Where somebody goes: "a bicycle ahead of them". */
const WHITHER =
  /^(?:ahead|overhead|ashore|aloft|uphill|downhill|upstairs|downstairs|sideways|forwards?|backwards?|homewards?|underneath|alike|upright|midair|downstream|upstream|southwards?|northwards?)$/i;
const HEADS =
  /^(?:shaped|printed|patterned|themed|ears|treats|toys|parts|goods|bones|glasses|supplies|legs|stickers|shoes)$/;
/** 辣椒油 is oil. */
const HEADS_HAN =
  /^(?:[油汁酱醋粉店铺厂园馆站笼窝粮皮毛肉骨牙纹状味糖汤饼干棒袋盒箱架柜灯刀结网杯帽]|架上|架子上?|托盘上)$/u;
/** 榨汁机, 王子服: how words end that nobody knows, of what is made for something. */
const ENDS_HAN = /^\p{Script=Han}{0,3}[机器盒架袋罐票证卡扣套垫膜服衫巾旗]$/u;
const PREMISES =
  /^(?:shop|store|salon|parlou?r|school|academy|agency|guild|union|cove|den|lair|hideout|quarters|shack|outpost|tomb)s?$/i;
/** Of a house from outside. */
const FRONT = /^(?:storefront|shopfront|facade|façade|exterior|entrance)s?$/i;

const BEING = /^(?:are|is|was|were|be|become|becomes|became|as|是|成了|成为|变成|做|做了|当)$/i;

/** Who they are to each other, after those who are so. */
function isSaidOf(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 4), at).filter(({ clause }) => clause === words[at]?.clause);
  return (
    before.some(({ text }) => BEING.test(text)) &&
    words.slice(0, at).some((one) => means(one, 'subject') && one.clause === words[at]?.clause)
  );
}

const FRIEND = /^(?:friends?|buddy|buddies|companions?|sidekicks?|pals?|朋友|好朋友|伙伴|小伙伴)$/i;

const WEDDING = /^(?:wedding|婚礼|婚礼现场)$/i;

/** "A wedding reception table", 婚礼甜品台: what is for the day, before anybody has come. */
function isOfWedding(word: Word, next: Word | undefined): boolean {
  if (!WEDDING.test(word.text) || next?.run !== word.run || (word.isHan && next.start !== word.end))
    return false;
  return (
    !isFigure(next) &&
    !means(next, 'structure', 'joiner', 'link', 'place-after', 'act', 'person-act', 'frame')
  );
}

function isPicnicTable(word: Word, next: Word | undefined): boolean {
  return (
    /^picnic$/i.test(word.text) && next?.run === word.run && /^(?:tables?|bench(?:es)?)$/i.test(next.text)
  );
}

const MADE_OF_FOOD: ReadonlySet<string> = new Set(['lake', 'sea', 'mountains', 'sky']);

/** "A chocolate river", 饼干桥, 棉花糖云: land and sky of tales, in which no food lies about. */
function isMadeLand(word: Word, next: Word | undefined): boolean {
  if (meaningOf(word, 'subject')?.value.kind !== 'food' || word.isPlural || next?.run !== word.run)
    return false;
  if (word.isHan && (next.start !== word.end || HEAPED_HAN.test(next.text))) return false;
  if (PART_OF_HOUSE.test(next.text)) return true;
  const kind = meaningOf(next, 'subject')?.value.kind;
  const scene = meaningOf(next, 'scene')?.value;
  return kind === 'landmark' || kind === 'building' || (scene !== undefined && MADE_OF_FOOD.has(scene));
}

/** "A stone windowsill": no stone lies there. */
function isStoneOf(word: Word, next: Word | undefined): boolean {
  return (
    means(word, 'adjective') &&
    means(word, 'subject') &&
    !word.isPlural &&
    next?.run === word.run &&
    means(next, 'scene', 'near-scene', 'window') &&
    !means(next, 'subject')
  );
}

/** "A pirate island", "a witch forest": whose place it is only says how it is. */
function isWhosePlace(word: Word, next: Word | undefined): boolean {
  return (
    !word.isPlural &&
    !word.isPossessive &&
    next?.run === word.run &&
    (!word.isHan || next.start === word.end) &&
    (isFigure(word) || OF_TALES.test(word.text)) &&
    !isPlainPerson(word) &&
    PLACES_OF.test(next.text)
  );
}
const OF_TALES = /^(?:alien|fairy|elf|ghost|goblin|精灵|外星人?|仙女|女巫|幽灵)$/i;
const PLACES_OF =
  /^(?:islands?|coves?|caves?|bays?|forests?|woods|lairs?|hideouts?|towns?|villages?|markets?|beach(?:es)?|小屋|木屋|屋|城堡|村庄|村落|森林|洞穴|山洞|岛|小镇|王国|集市)$/i;

/** Chocolate of which a roof is does not lie beside the house. */
export const PART_OF_HOUSE = /^(?:roofs?|walls?|doors?|chimneys?|屋顶|墙壁?|墙|门|烟囱|窗户)$/iu;

/** "A pig in mud": where it is, and no head. */
const WHERE = /^(?:in|on|through|at|under|over|into) /i;
const OF_KINDS = /^(?:fruits?|vegetables?|veggies)$/i;
const HOLDING = /^(?:bowls?|baskets?|plates?|platters?)$/i;

/** "Dog food" is no dog, "cat ears" are no cat, an "apple tree" is a tree. */
export function dropDescribing(words: readonly Word[]): Word[] {
  const kept: Word[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as Word;
    const next = words[index + 1];
    const subject = meaningOf(word, 'subject')?.value;
    // 一瓶花 is a vase; an elephant's head is where somebody is.
    const isMeasure = /^一[瓶盘罐桶箱筐锅车碗篮]$/u.test(word.text);
    const isFree =
      isMeasure ||
      isGrove(word) ||
      isOwnPart(words, index) ||
      !subject ||
      !next ||
      next.run !== word.run ||
      WHERE.test(next.text) ||
      word.isPlural ||
      // "Northern lights glow".
      /\blights$/i.test(word.text);
    // "A parrot and a cat are best friends": nobody else is there.
    if (FRIEND.test(word.text) && isSaidOf(words, index)) {
      kept.push({ ...word, meanings: [{ is: 'structure' }] });
      continue;
    }
    // "His robot friend", 机器人朋友: the friend is a robot.
    if (subject && subject.kind !== 'figure' && next?.run === word.run && FRIEND.test(next.text)) {
      kept.push(
        { ...word, isPlural: word.isPlural || next.isPlural },
        { ...next, meanings: [{ is: 'structure' }] },
      );
      index++;
      continue;
    }
    // A fruit bowl is a bowl of fruit.
    if (OF_KINDS.test(word.text) && next?.run === word.run && HOLDING.test(next.text)) {
      kept.push(
        next,
        { ...next, text: 'of', start: next.start, end: next.start, meanings: [{ is: 'structure' }] },
        word,
      );
      index++;
      continue;
    }
    if (isWhosePlace(word, next) || isStoneOf(word, next)) {
      kept.push({ ...word, meanings: ADJECTIVE });
      continue;
    }
    if (isOfWedding(word, next) || isPicnicTable(word, next) || isMadeLand(word, next)) {
      kept.push({ ...word, meanings: DESCRIBING });
      continue;
    }
    const tree = meaningOf(next, 'subject')?.value;
    if (subject?.kind === 'tree' && tree?.key === 'tree' && next?.run === word.run && !word.isHan) {
      // A cherry blossom tree is one that blossoms.
      kept.push({ ...word, text: `${word.text} ${next.text}`, end: next.end, isPlural: next.isPlural });
      index++;
    } else if (
      isFree ||
      isCompared(words, index) ||
      isDeedOfPart(words, index + 1) ||
      isDeedUnknown(words, index + 1) ||
      /^family$/i.test(next.text) ||
      isOwnOuting(subject, next)
    )
      kept.push(word);
    else if (word.isPossessive) {
      // "A dragon's cave" is no dragon, but a cat's eye is a cat's.
      const isOwner = !isUnknown(next) || subject.kind === 'figure';
      if (hasThing(word, next)) kept.push({ ...word, meanings: DESCRIBING });
      else kept.push(isOwner ? word : joinTo(word, next));
      if (!isOwner) index++;
    } else if (word.isHan && next.start === word.end && isHeadHan(subject, next)) {
      kept.push({ ...word, text: word.text + next.text, end: next.end, meanings: [] });
      index++;
    } else if (word.isHan) kept.push(describesHan(word, next) ? { ...word, meanings: [] } : word);
    else if (namesGarment(word, next)) kept.push({ ...word, meanings: ADJECTIVE });
    else if (isPremises(subject, next) || isBedSize(word, next)) {
      kept.push(joinTo(word, next));
      index++;
    } else if (next.isHan || subject.kind === 'figure') {
      // "Woman astronaut": the one that says more is drawn. "Samurai cat" is a cat.
      const other = meaningOf(next, 'subject')?.value;
      kept.push(other ? { ...word, meanings: other.kind === 'figure' ? ADJECTIVE : [] } : word);
    } else if (showsIt(words, index) || !(describes(next) || isPluralHead(words, index))) kept.push(word);
    else if (meaningOf(next, 'subject')?.value.key === subject.key) {
      // "Golden retriever puppy": the breed says more.
      const { meanings } = /^(?:kitten|kitty|puppy|pup|cub)s?$|ies$/i.test(next.text) ? word : next;
      kept.push({ ...next, text: `${word.text} ${next.text}`, start: word.start, meanings });
      index++;
    } else if (liesOn(subject, next)) kept.push(word);
    else if (means(next, 'subject', 'garment'))
      kept.push({ ...word, meanings: means(word, 'adjective') ? ADJECTIVE : DESCRIBING });
    else {
      kept.push(joinTo(word, next));
      index++;
    }
  }
  return kept;
}

/** They are there without whoever has them, whom a boat or a sleigh would have in it. */
export const LIFELESS: ReadonlySet<Subject['kind']> = new Set(['building', 'landmark', 'item', 'hat']);

/** "A witch's broom in the corner": whose it is need not be there; somebody of no trade may live in their house. */
function hasThing(word: Word, next: Word): boolean {
  const kind = meaningOf(next, 'subject')?.value.kind;
  return kind !== undefined && LIFELESS.has(kind) && !isPlainPerson(word);
}

/** A path of a bamboo forest is in it. */
function isGrove(word: Word): boolean {
  return means(word, 'scene') && / (?:forest|grove|woods)$/i.test(word.text);
}

const OUTING = /^(?:picnic|barbecue|bbq|gathering|reunion|outing|trip|vacation|hike|walk|stroll)s?$/i;

/** A family picnic is one with the family; "a panda camping" is no tent for pandas. */
function isOwnOuting({ key, kind }: Pick<Subject, 'key' | 'kind'>, next: Word): boolean {
  if (LIVING_KINDS.has(kind) && /^camping$/i.test(next.text)) return true;
  return (key === 'family' || key === 'couple') && OUTING.test(next.text);
}

/** 马卡龙塔 is none of bricks. */
const HEAPED_HAN = /^(?:塔|山)$/u;

function isHeadHan({ kind }: Pick<Subject, 'kind'>, next: Word): boolean {
  if (kind === 'food' && HEAPED_HAN.test(next.text)) return true;
  return HEADS_HAN.test(next.text) || (isUnknown(next) && ENDS_HAN.test(next.text));
}

/** "A robot hands her a letter", "a cat eyes the fish", "the train heads to the city": done, and no hands of a robot. */
function isDeedOfPart(words: readonly Word[], at: number): boolean {
  const [deed, whom] = [words[at], words[at + 1]];
  return (
    deed !== undefined && PART_DEED.test(deed.text) && whom?.run === deed.run && AFTER_DEED.test(whom.text)
  );
}
const PART_DEED = /^(?:hands|heads|faces|eyes|noses|shoulders|elbows|backs|tails)$/i;
const AFTER_DEED =
  /^(?:an?|the|his|her|him|them|it|its|their|each|some|one|two|three|out|over|up|off|back|down|toward|towards|to|into)$/i;

/** "A girl and her dog share an umbrella", "two cats guard the door": what is done to something is no noun. */
function isDeedUnknown(words: readonly Word[], at: number): boolean {
  const [deed, whom] = [words[at], words[at + 1]];
  return (
    deed !== undefined &&
    isUnknown(deed) &&
    !deed.isHan &&
    whom?.run === deed.run &&
    /^(?:an?|the|his|her|their|its)$/i.test(whom.text)
  );
}

/** "A cookie shaped like a star" is a cookie. */
function isCompared(words: readonly Word[], at: number): boolean {
  return (
    /^(?:shaped|printed|patterned|themed)$/i.test(words[at + 1]?.text ?? '') &&
    /^(?:like|as|with|after|on|in)$/i.test(words[at + 2]?.text ?? '')
  );
}

/** A barber shop is no barber. */
function isPremises({ kind }: Pick<Subject, 'kind'>, next: Word): boolean {
  return kind === 'figure' && PREMISES.test(next.text);
}

/** Nor is a king-size bed a king's. */
function isBedSize(word: Word, next: Word): boolean {
  return /^(?:king|queen)$/i.test(word.text) && /^sized?$/i.test(next.text);
}

/** "Cowboy boots" are boots, and no cowboy; a woman may wear a dress without a word between. */
function namesGarment(word: Word, next: Word): boolean {
  const garment = meaningOf(next, 'garment')?.value;
  const isDrawn = garment !== undefined && garment in GARMENT_DRAWINGS;
  return isDrawn && !word.isHan && !next.isHan && isFigure(word) && !isPlainPerson(word);
}

/** "Mushroom pizza" has mushrooms on it. */
function liesOn(food: { key: string }, next: Word): boolean {
  const dish = meaningOf(next, 'subject')?.value;
  return dish !== undefined && isDish(dish) && canTop(food, dish);
}

function joinTo(word: Word, next: Word): Word {
  return { ...word, text: `${word.text} ${next.text}`, end: next.end, meanings: [] };
}

function describes(next: Word): boolean {
  if (HEADS.test(next.text.toLowerCase())) return true;
  if (FRONT.test(next.text)) return false;
  if (isUnknown(next))
    return (
      !CAPITAL.test(next.text) &&
      !VERB_LIKE.test(next.text) &&
      !WHITHER.test(next.text) &&
      /^\p{L}/u.test(next.text)
    );
  if (means(next, 'part', 'undrawn') && !means(next, 'subject', 'adjective', 'structure')) return true;
  return means(next, 'subject', 'garment') && !means(next, 'act', 'link');
}

const MADE: ReadonlySet<Subject['kind']> = new Set(['food', 'item', 'hat', 'vehicle']);
const OF_ONE = /^(?:an?|the|one|each|every|this|that|its|his|her|their|my|your)$/i;
const AS_NOUN = /^\p{Ll}+[^s\P{Ll}]s$/u;

/** "Telephone poles", "lobster traps": with nothing before it that would make it one, no thing does what ends so. */
function isPluralHead(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (!word || !next || !isUnknown(next) || !AS_NOUN.test(next.text)) return false;
  const isThing = word.meanings.some((one) => one.is === 'subject' && MADE.has(one.value.kind));
  const before = words.slice(Math.max(0, at - 4), at).filter(({ clause }) => clause === word.clause);
  return isThing && !before.some(({ text }) => OF_ONE.test(text));
}

/** A cat sticker shows a cat; on a laptop it is a small part of that, and so is one that another thing has. */
export function showsIt(words: readonly Word[], at: number): boolean {
  const [word, next, after] = words.slice(at, at + 3);
  // "A dog astronaut sticker" is of one who is both.
  const isOfBoth = means(words[at - 1], 'subject') && words[at - 1]?.run === word?.run;
  const isOnOther =
    /^(?:on|onto)$/i.test(after?.text ?? '') ||
    words
      .slice(0, isOfBoth ? at - 1 : at)
      .some((one) => one.clause === word?.clause && means(one, 'subject', 'garment'));
  return PICTURED.test(next?.text ?? '') && !isOnOther;
}
const PICTURED =
  /^(?:stickers?|emojis?|emotes?|tattoos?|decals?|clip ?art|avatars?|badges?|banners?|stamps?|murals?|graffiti|mandalas?|patches|patterns?)$/i;

/** 苹果树 is a tree, 水晶宫殿 a palace. */
function describesHan(word: Word, next: Word): boolean {
  if (next.start !== word.end) return false;
  const [kind, other] = [word, next].map((one) => meaningOf(one, 'subject')?.value.kind);
  const isHouse = other === 'building' || (other === undefined && /^(?:庄园|别墅|农庄)$/u.test(next.text));
  // 冰淇淋三轮车 sells it.
  if (kind === 'food' && other === 'vehicle') return true;
  return (kind === 'item' && isHouse) || (/^[树花车船]$/u.test(next.text) && word.text.length > 1);
}
