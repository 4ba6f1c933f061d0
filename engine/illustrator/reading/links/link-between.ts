// Reads a word that leads from one subject to another: "a cat on a chair", 抱着猫的女孩.

import type { LinkRelation, Subject } from '../prompt-reading.ts';
import { isBeast } from '../../animals/heads.ts';
import { workWith } from '../../lexicon/hand-work.ts';
import { isPicked } from '../../people/hands.ts';
import { isContainer } from '../../contents/containers.ts';
import { metresOf } from '../../things/metres.ts';
import { GARMENT_DRAWINGS } from '../../lexicon/looks-of-people.ts';
import { bears } from '../animals/bear-on-back.ts';
import { isDoneByUnknown } from '../people/done-by-unknown.ts';
import { isLaidDown } from '../people/worn-by-nobody.ts';
import { isOfUnknownThere } from '../people/of-unknown.ts';
import { isDoneFor, isLap, isTakenUp } from '../people/taken-up.ts';
import { isByHand } from '../people/carry-people.ts';
import type { Tie } from '../people/dress-people.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import { isOwnPart } from '../animals/name-heads.ts';
import { DONE_FOR } from './imply-links.ts';
import { isAcross } from './is-across.ts';
import { linkPair } from './link-pair.ts';
import { isAttributeOf, isSaidOfOther } from './said-of-other.ts';
import { subjectOf, type Read } from './place-after.ts';
import { whoLeads, whoProposes } from './who-leads.ts';
import { isUnknown, means, meaningOf, type Word } from '../words/word.ts';
import { BUSY_WITH, isDeed, MOUNTS, SEATS } from './link-kinds.ts';
import { ANIMAL_KINDS, DOER_KINDS, DRIVEN_KINDS, HOLDER_KINDS, PORTABLE_KINDS } from '../subject-kinds.ts';

/** What stands along its walls is the room's. */
const ROOM = /room$|^(?:kitchen|office|studio|apartment|flat|house|library|caf[eé])$/i;
const FURTHEST = 14;
const MUTUAL: ReadonlySet<LinkRelation> = new Set(['fighting', 'hugging', 'chasing']);
const SCENERY: ReadonlySet<Subject['kind']> = new Set(['tree', 'plant', 'landmark', 'sky']);
const WAYS =
  /^(?:to|towards?|through|past|along|across|into|down|up|home|away|over|under|beside|by|around|off|together|alone)$/i;

function isUndrawn(word: Word | undefined): boolean {
  return word !== undefined && (isUnknown(word) || means(word, 'undrawn')) && word.isHan !== true;
}

/** A deed that nobody knows and what it is done to, which is not drawn. */
function isObjectUnknown(lead: readonly Word[]): boolean {
  const [deed, ...rest] = lead;
  const object = rest.at(-1);
  return (
    isUndrawn(deed) &&
    /(?:s|ing)$/i.test(deed?.text ?? '') &&
    isUndrawn(object) &&
    !/(?:ly|ing)$/i.test(object?.text ?? '')
  );
}

/** From what was named before to what is named after; 抱着猫的女孩 the other way round. */
export function linkBetween(read: Read, at: number, relation: LinkRelation): Tie | undefined {
  const { text, words, casting, cast } = read;
  const word = words[at] as Word;
  // 小狗追着尾巴转圈.
  if (relation === 'chasing' && words.slice(at + 1, at + 3).some(({ text }) => /^(?:tail|尾巴)$/i.test(text)))
    return undefined;
  // "His orange backpack on a rock": the backpack is there, and he is not.
  if (isLaidDown(words, at - 1) && means(words[at - 1], 'garment')) return undefined;
  const isOfNobody = isOfUnknownThere(words, casting, at, cast) || isDoneByUnknown(words, at);
  if (isDeed(relation) && isOfNobody) return undefined;
  // "Rides to school on a bike": nobody rides a school.
  if (relation === 'riding' && WAYS.test(words[at + 1]?.text ?? '')) return undefined;
  const next = casting.find(
    (noun) => noun.at > at && noun.at - at <= FURTHEST && noun.word.clause === word.clause,
  );
  const to = subjectOf(next, cast);
  const isBefore = (noun: Noun): boolean => noun.at < at && at - noun.at <= FURTHEST;
  // 少女在桃花林里撑伞: no grove holds an umbrella.
  const isDoer = (noun: Noun): boolean => HOLDER_KINDS.has(cast.byNoun.get(noun)?.kind ?? 'sky');
  const isWith = /^with(?: a)?$/i.test(word.text);
  const last = casting.findLast(isBefore);
  const isLastAlive = DOER_KINDS.has(subjectOf(last, cast)?.kind ?? 'item');
  if (PLACES.has(relation) && isSaidOfOther(words, at, isLastAlive)) return undefined;
  // "In a bamboo forest with a sword": nor has a grove one.
  const isGrove = SCENERY.has(subjectOf(last, cast)?.kind ?? 'figure');
  // "On a throne with a sword": nor has a seat.
  const isSeat = SEATS.has(subjectOf(last, cast)?.key ?? '');
  // "A cat wearing sunglasses riding a skateboard": nor do glasses ride.
  const isThing = PORTABLE_KINDS.has(subjectOf(last, cast)?.kind ?? 'figure') && isDeed(relation);
  // 在阳台上喝咖啡的女孩: nor does a balcony drink.
  const isAtPlace = BUSY_WITH.has(relation) && !DOER_KINDS.has(subjectOf(last, cast)?.kind ?? 'figure');
  // "Dad baking bread with his son": nor has bread company.
  const isCompany =
    isWith && to?.kind === 'figure' && PORTABLE_KINDS.has(subjectOf(last, cast)?.kind ?? 'figure');
  // "Carrying two cups of coffee in a diner": who carries them is there.
  const isInHouse =
    relation === 'in' &&
    to?.kind === 'building' &&
    PORTABLE_KINDS.has(subjectOf(last, cast)?.kind ?? 'figure');
  // "To school on a bike": she is on it.
  const isMounting = MOUNTS.has(to?.key ?? '') && subjectOf(last, cast)?.kind === 'building';
  const seeksDoer =
    isCompany ||
    (relation === 'on' && isMounting) ||
    isInHouse ||
    relation === 'holding' ||
    isAtPlace ||
    MUTUAL.has(relation) ||
    isThing ||
    (isWith && (isGrove || isSeat) && to !== undefined && to.kind !== 'air' && isInHand(to));
  // "Feeding a horse with an apple": who feeds it has the apple.
  const isFedWith = relation === 'feeding' && /^to$/i.test(word.text);
  const isFeeder = (noun: Noun): boolean => cast.byNoun.get(noun)?.kind === 'figure';
  const doer = isFedWith
    ? casting.findLast((noun) => isBefore(noun) && isFeeder(noun))
    : seeksDoer
      ? (casting.findLast(
          (noun) =>
            isBefore(noun) && isDoer(noun) && !isTakenUp(words, noun.at) && !isDoneFor(words, noun.at),
        ) ?? casting.findLast((noun) => isBefore(noun) && isDoer(noun)))
      : undefined;
  const sitter = SEATS.has(to?.key ?? '') && relation === 'on' ? whoDealsWith(read, last) : undefined;
  const proposer = isWith && to?.key === 'ring' ? whoProposes(read, at) : undefined;
  const leader = relation === 'holding' ? whoLeads(read, at, doer) : proposer;
  const earlier = sitter ?? leader ?? doer ?? (isAtPlace ? undefined : last);
  // 手牵手走在樱花树下: nobody holds the hand of a tree.
  if (to && relation === 'hugging' && !DOER_KINDS.has(to.kind))
    return linkPair(read, earlier, relation, word);
  // 牵手的情侣.
  if (to && next && MUTUAL.has(relation) && !earlier && isHanBefore(words, at, next.at))
    return linkPair(read, next, relation, word);
  // "Holding hands with two children".
  const start = MUTUAL.has(relation) && /^(?:with|跟|和|与)$/i.test(words[at + 1]?.text ?? '') ? at + 1 : at;
  if (
    !next ||
    !to ||
    isApartEmoji(words, at, next) ||
    (PLACES.has(relation) && isOverJoiner(words, at, next.at)) ||
    isAcross(words, start, next.at, isDeed(relation) || /^with/i.test(word.text))
  )
    return MUTUAL.has(relation) ? linkPair(read, earlier, relation, word, words[at + 1]) : undefined;
  const isClause = earlier?.word.clause === word.clause;
  const later = casting.find((noun) => noun.at > next.at && noun.word.clause === word.clause);
  const isOfLater =
    later !== undefined && words.slice(next.at + 1, later.at).some((one) => one.text === '的');
  const leads =
    word.isHan && isOfLater && (!isClause || isAttributeOf(words, { earlier, at, next }, later, cast));
  const from = leads ? subjectOf(later, cast) : (vaseWith(read, earlier) ?? subjectOf(earlier, cast));
  if (!from || from === to) return undefined;
  // 后面跟着一条黄狗: who is named after it follows.
  if (relation === 'following' && word.isHan && !isClause && DOER_KINDS.has(to.kind)) {
    const isBody = (noun: Noun): boolean => DOER_KINDS.has(cast.byNoun.get(noun)?.kind ?? 'sky');
    const ahead =
      subjectOf(
        casting.findLast((noun) => noun.at < at && isBody(noun)),
        cast,
      ) ?? from;
    return { relation, from: to, to: ahead, words: text.slice(word.start, next.word.end), word };
  }
  // "Dusts flour on the table": the flour is there.
  if (relation === 'on' && from.person && last && isObjectUnknown(words.slice(last.at + 1, at)))
    return undefined;
  // "In a palace garden": in the garden.
  const beyond = words[next.at + 1];
  if (
    relation === 'in' &&
    to.kind === 'building' &&
    beyond?.run === next.word.run &&
    means(beyond, 'scene', 'near-scene')
  )
    return undefined;
  // Clothes were put on already.
  if (
    relation === 'wearing' &&
    (!PORTABLE_KINDS.has(to.kind) || !(HOLDER_KINDS.has(from.kind) || ANIMAL_KINDS.has(from.kind)))
  )
    return undefined;
  // 桃花开着, "the car drives on".
  if (
    relation === 'driving' &&
    (!DRIVEN_KINDS.has(to.kind) || !(HOLDER_KINDS.has(from.kind) || isBeast(from)))
  )
    return undefined;
  const plain = word.text.toLowerCase();
  // 背着大背包的女孩拥抱父母: what she has on the back was put on.
  if (
    relation === 'holding' &&
    plain.startsWith('背') &&
    words.slice(at + 1, next.at).some((one) => means(one, 'garment'))
  )
    return undefined;
  // 孩子们在水里摸鱼: they would kneel in the air over it.
  if (relation === 'touching' && plain.startsWith('摸') && to.kind === 'fish') return undefined;
  let meant = relation;
  // "Watches from a tree stump": nobody looks at that; and who watches from a tower is not seen there.
  if (
    relation === 'looking_at' &&
    words.slice(at + 1, next.at).some(({ text: one }) => /^from$/i.test(one))
  ) {
    if (to.kind !== 'item' && to.kind !== 'boat' && to.kind !== 'mount') return undefined;
    meant = to.kind === 'mount' && from.kind === 'figure' ? 'riding' : 'on';
  }
  // What hangs from anything else is not on it.
  if (HANGING.test(plain) && to.kind !== 'tree' && to.key !== 'branch') return undefined;
  // Who pushes something else is not seen doing it.
  if (isRolled(to)) meant = relation === 'playing' ? 'holding' : relation;
  else if (ROLLING.test(plain) && to.person?.age !== 'baby') return undefined;
  if (relation === 'driving' && MOUNTS.has(to.key)) meant = 'riding';
  // 踩着凳子: one stands on it.
  if (relation === 'riding' && from.person && STEPPING.test(plain) && STEPS.has(to.key)) {
    meant = 'on';
    from.person.does ??= 'stand';
  }
  // "A boy catching fireflies in a jar": they are, and not the boy.
  if (relation === 'in' && from.kind === 'figure' && isContainer(to) && isBusy(words, earlier, at))
    return undefined;
  // "In a high chair": one sits on it.
  if (relation === 'in' && from.kind === 'figure' && CHAIRS.has(to.key)) meant = 'on';
  if (relation === 'holding' && ON_LEASH.test(plain) && isBeast(to)) meant = 'beside';
  const isPair = from.kind === 'figure' && to.kind === 'figure';
  // "On Santa's lap": nobody sits on the head.
  if (relation === 'on' && isPair && isLap(words, next.at + 1))
    return { relation: 'beside', from, to, words: '', word };
  // "Fitting a suit on a customer": nobody stands on top of somebody.
  if (relation === 'on' && isPair && plain === 'on' && from.size !== 'tiny') return undefined;
  // An owl that teaches in a graduation cap has it on.
  if (relation === 'in' && from.kind === 'figure' && to.kind === 'hat') meant = 'wearing';
  // 新郎抱着新娘: the grown are embraced, and not carried.
  if (relation === 'holding' && isPair && EMBRACING.test(plain) && to.person?.age !== 'baby')
    meant = 'hugging';
  if (relation === 'holding' && isPair && (ON_LEASH.test(plain) || isByHand(words, at)))
    return {
      relation: 'hugging',
      from,
      to,
      words: text.slice(word.start, handAfter(words, next.at).end),
      word,
    };
  if (isWith && TABLES.has(from.key) && PORTABLE_KINDS.has(to.kind))
    return { relation: 'on', from: to, to: from, words: '', word };
  // 妈妈牵着孩子的手.
  if (relation === 'holding' && ON_LEASH.test(plain) && to.kind === 'figure') meant = 'hugging';
  if (relation === 'holding' && from.kind === 'mount' && to.kind === 'figure')
    return { relation: 'riding', from: to, to: from, words: text.slice(word.start, next.word.end), word };
  // 女骑士牵着马,马背上驮着行李: no rider carries it on her back.
  if (relation === 'holding' && plain.startsWith('驮') && from.kind === 'figure') return undefined;
  if (bears(words, at, relation, { from, to }))
    return { relation: 'on', from: to, to: from, words: text.slice(word.start, next.word.end), word };
  // "Feeding a carrot to a horse": the carrot is in the hand.
  if (relation === 'feeding' && to.kind === 'food') meant = 'holding';
  if (relation === 'drinking' && to.key === 'tea') pourTea(to);
  // Who kisses a baby has it in the arms: the kiss itself is not seen.
  if (relation === 'hugging' && isPair && to.person?.age === 'baby')
    return {
      relation: 'holding',
      from,
      to,
      words: KISSING.test(plain) ? '' : text.slice(word.start, next.word.end),
      word,
    };
  const isHandy = isInHand(to) && !(to.kind === 'air' && isAbove(words, next.at));
  if (relation === 'beside' && isWith && HOLDER_KINDS.has(from.kind) && isHandy) meant = 'holding';
  if (relation === 'beside' && isWith && isPair && !isBusy(words, earlier, at) && takesUp(from, to))
    meant = 'holding';
  // "A dove with an envelope in its beak".
  const isInBeak = words.slice(next.at + 1, next.at + 4).some((one) => BEAK.test(one.text));
  if (relation === 'beside' && isWith && from.kind === 'bird' && isHandy && isInBeak) meant = 'holding';
  // Nobody bears an elephant: "spraying water on a boy".
  if (relation === 'on' && to.kind === 'figure' && isBeast(from) && metresOf(from) > HEAVIEST)
    return undefined;
  // "A woman dancing in a living room with plants": the room has them.
  if (isWith && to.key === 'potted-plant' && ROOM.test(words[at - 1]?.text ?? '')) return undefined;
  // "An old man with a wheelchair" sits in it; a nurse pushes it.
  if (isWith && to.key === 'wheelchair' && from.person && from.person.role === undefined) meant = 'on';
  // "Knocking on a door", "on the door of a house": nobody is on top of it.
  if (relation === 'on' && (to.key === 'door' || DOOR.test(next.word.text)) && DOER_KINDS.has(from.kind))
    return { relation: 'in_front', from, to, words: '', word };
  // 围着围巾: nobody goes around it.
  if (relation === 'around' && isBeast(from) && to.key in GARMENT_DRAWINGS) meant = 'wearing';
  // "A penguin in a top hat", "a duck with sunglasses".
  const isDressed = isWith || (relation === 'in' && !OUT_OF.test(text.slice(word.start, next.word.start)));
  if (isDressed && isBeast(from) && to.key in GARMENT_DRAWINGS) meant = 'wearing';
  const part = words[next.at + 1];
  const ending = part && isOwnPart(words, next.at) ? part : next.word;
  const phrase = plain.startsWith('with') || DONE_FOR.test(plain) ? '' : text.slice(word.start, ending.end);
  return { relation: meant, from, to, words: phrase, word };
}

/** Balloons and lanterns, too, where somebody is with them. */
function isInHand(to: Subject): boolean {
  return PORTABLE_KINDS.has(to.kind) || ((to.kind === 'air' || to.kind === 'hang') && isPicked(to));
}

/** "With a kite in the sky": nobody has the string in hands that are at something else. */
function isAbove(words: readonly Word[], at: number): boolean {
  return words
    .slice(at + 1, at + 4)
    .some(({ text }) => /^(?:in the sky|above|overhead|up high)$/i.test(text));
}

const PLACES: ReadonlySet<LinkRelation> = new Set(['on', 'in', 'under', 'over', 'behind', 'leaning_on']);
/** "A desk in the corner and a cat", "mountains behind and an eagle": what comes after "and" is none of the place. */
function isOverJoiner(words: readonly Word[], at: number, next: number): boolean {
  return words
    .slice(at + 1, next)
    .some(
      (word, index) => /^and$/i.test(word.text) && !means(words[at + index], 'adjective', 'colour', 'size'),
    );
}

/** What is said of whoever is named after it. */
function isHanBefore(words: readonly Word[], at: number, next: number): boolean {
  return words[at]?.isHan === true && words.slice(at + 1, next).some(({ text }) => text === '的');
}

/** "A vase of roses on a piano": the vase stands there. */
function vaseWith({ words, casting, cast }: Read, flowers: Noun | undefined): Subject | undefined {
  const before = flowers && casting[casting.indexOf(flowers) - 1];
  const vase = subjectOf(before, cast);
  if (!flowers || !before || vase?.key !== 'vase' || subjectOf(flowers, cast)?.kind !== 'plant')
    return undefined;
  return words.slice(before.at + 1, flowers.at).some(({ text }) => /^(?:of|with)$/i.test(text))
    ? vase
    : undefined;
}

/** 牵着孙女的手: what is held is told to its end. */
function handAfter(words: readonly Word[], at: number): Word {
  const end = words.slice(at + 1, at + 3).find(({ text }) => /^(?:hands?|手|小手)$/i.test(text));
  return end ?? (words[at] as Word);
}

const STEPPING = /^(?:踩|踏)/u;
const STEPS: ReadonlySet<string> = new Set(['stool', 'chair', 'package', 'crate', 'table', 'book', 'books']);
const DOOR = /^(?:front |wooden )?doors?$/i;
const BEAK = /^(?:beaks?|bill|claws?|talons?|feet)$/i;
const CHAIRS: ReadonlySet<string> = new Set(['chair', 'armchair', 'rocking-chair', 'office-chair']);
const HANGING = /^(?:hang|hung|dangl)/;
const ROLLING = /^(?:push(?:es|ing)?|pull(?:s|ing)|drag(?:s|ging)|推|推着|拖|拖着)$/;

/** A stroller, a suitcase: its handle is held. */
function isRolled(thing: Subject): boolean {
  return ['push', 'wheel', 'pull'].includes(workWith(thing) ?? '');
}

const EMBRACING = /^(?:hug(?:ging|s)|cuddl(?:ing|es))(?: an?| his| her)?$|^(?:抱着?$|搂着?$)/;
const KISSING = /^(?:kiss|亲)/;

/** Who leads an animal has it beside. */
const ON_LEASH = /^(?:牵着|牵|拉着|遛|遛着)$/;
/** "A rabbit peeking out of a top hat" wears none. */
const OUT_OF = /\b(?:out of|from|inside)\b/i;
/** "A desk with a computer": it stands on it. */
const TABLES: ReadonlySet<string> = new Set(['table', 'desk']);

const EMOJI = /\p{Extended_Pictographic}/u;

/** "In autumn 🎃": the word leads to the season. */
function isApartEmoji(words: readonly Word[], at: number, next: Noun): boolean {
  return (
    EMOJI.test(next.word.text) && words.slice(at + 1, next.at).some((word) => means(word, 'weather', 'time'))
  );
}

/** Nobody drinks from the pot. */
function pourTea(tea: Subject): void {
  Object.assign(tea, { key: 'teacup-without-handle', drawing: 'noto/teacup-without-handle' });
}

/** "A man feeding pigeons on a bench": he sits there. */
function whoDealsWith({ words, casting, cast }: Read, last: Noun | undefined): Noun | undefined {
  if (!last || !ANIMAL_KINDS.has(subjectOf(last, cast)?.kind ?? 'item')) return undefined;
  const before = casting[casting.indexOf(last) - 1];
  if (!before || subjectOf(before, cast)?.kind !== 'figure') return undefined;
  const between = words.slice(before.at + 1, last.at);
  const isDealt = between.some((word) =>
    /^(?:feeding|looking_at)$/.test(meaningOf(word, 'link')?.value ?? ''),
  );
  return isDealt ? before : undefined;
}

/** In metres: a dog may be on somebody. */
const HEAVIEST = 0.9;

/** "A woman with a baby" has it in the arms, where neither is said to do anything else. */
function takesUp({ person, count }: Subject, baby: Subject): boolean {
  return (
    count === 1 &&
    person?.age !== 'child' &&
    person?.age !== 'baby' &&
    (person?.does === undefined ||
      person.does === 'sit' ||
      person.does === 'walk' ||
      person.does === 'stand') &&
    person?.hands === undefined &&
    baby.person?.age === 'baby' &&
    baby.count === 1 &&
    baby.person.does === undefined
  );
}

/** "Pushing a shopping cart with a baby": the hands are at that. */
function isBusy(words: readonly Word[], doer: Noun | undefined, at: number): boolean {
  return words
    .slice((doer?.at ?? at) + 1, at)
    .some((word) => ROLLING.test(word.text) || means(word, 'link', 'person-act'));
}
