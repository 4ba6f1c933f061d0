// Reads which animals sleep, lie or yawn: "a sleeping cat", "a dog asleep on a rug", 一只睡觉的猫.

import { portrayedAnimal } from '../../placing/animal-portrait.ts';
import { canDance } from '../../animals/dance.ts';
import { canRest, faceOf, isBeast, movedAs } from '../../animals/heads.ts';
import { frontBuild } from '../../animals/upright-body.ts';
import { LOOKING_OUT } from '../../scenery/window-box.ts';
import { BEASTS } from '../../things/beasts.ts';
import { PETS } from '../../staging/things-of-houses.ts';
import { youngDrawing } from '../../things/young-builds.ts';
import type { Relation } from '../../lexicon/circumstances.ts';
import { ANIMAL_KINDS } from '../subject-kinds.ts';
import type { LinkRelation, PromptReading, Rest, Subject } from '../prompt-reading.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import { WHOSE, namesDoerAfter } from '../people/find-wearer.ts';
import { isDoneFor, isOfNamedAfter, isTakenUp } from '../people/taken-up.ts';
import { type Word, isUnknown, meaningOf, means } from '../words/word.ts';

/** Returns whether the word at `at` was said of an animal. */
export function restAnimal(
  words: readonly Word[],
  nouns: readonly Noun[],
  at: number,
  cast: Cast,
  show: (word: Word, what: object) => void,
): boolean {
  const word = words[at];
  const said = restOf(word);
  if (!word || said === undefined || said === 'strive') return false;
  const subject = whoRests(words, nouns, at, cast);
  if (!subject || !isBeast(subject)) return false;
  // 女孩跳过狗: who is named first does it.
  if (/^[跳跃跨]过$/.test(word.text) && doerBefore(words, nouns, at, cast)) return false;
  const beside = joinedTo(words, nouns, at, subject, cast);
  const isPlay = PLAYING.test(word.text);
  // One alone leaps about; several run after each other.
  const how = isPlay && (subject.count > 1 || beside || isWithThing(words, at)) ? 'run' : said;
  // What is drawn sitting, or cannot sit, is told by what it is seen to do.
  if (how === 'sit' && !canRest(subject, how)) return false;
  if (how === 'dance' && !canDance(subject)) return false;
  if (SEEN_MOVING.has(how) && !canRest(subject, how)) return false;
  if (isPlay && !mayPlay(words, at, subject)) return false;
  // "Lying asleep", 趴着睡觉: what says more counts.
  if (subject.rests === undefined) subject.rests = { how, words: word.text };
  // The word before is shown by what is done now.
  else if (WEAK.has(subject.rests.how) && !WEAK.has(how))
    Object.assign(subject.rests, { how, words: word.text });
  // "It sleeps, then yawns": one image is of one moment, and the other is told as left out.
  show(word, subject.rests.how === how || WEAK.has(how) ? subject.rests : {});
  // 猫和狗一起睡在沙发上: both do.
  if (beside && beside.kind !== 'figure' && isBeast(beside) && (canRest(beside, how) || movedAs(beside, how)))
    beside.rests ??= { how, words: word.text };
  // "A frog that sits on her palm": the frog alone.
  if (/^(?:that|which)$/i.test(words[at - 1]?.text ?? '')) return true;
  return !(
    (WITH_PEOPLE.has(how) && isJoinedToSomebody(words, nouns, at, subject, cast)) ||
    (WEAK.has(how) && isOneOfPair(words, nouns, at, subject, cast))
  );
}

/** "A boy and his dog lying on a hill": nothing but "and" is between the two. */
function isOneOfPair(
  words: readonly Word[],
  nouns: readonly Noun[],
  at: number,
  subject: Subject,
  { byNoun }: Cast,
): boolean {
  const own = nouns.findLast((noun) => noun.at < at && byNoun.get(noun) === subject);
  const before = own && nouns.findLast((noun) => noun.at < own.at && byNoun.has(noun));
  const between = before === undefined ? [] : words.slice(before.at + 1, own?.at);
  return (
    before !== undefined &&
    byNoun.get(before)?.kind === 'figure' &&
    between.some((word) => means(word, 'joiner')) &&
    between.every((word) => means(word, 'joiner', 'adjective', 'structure', 'colour', 'size', 'number'))
  );
}

/** Not every animal is drawn so. */
const SEEN_MOVING: ReadonlySet<Rest['how']> = new Set(['run', 'walk', 'howl', 'roar']);
/** "An old man and his dog sitting on a bench": both do it. */
const WITH_PEOPLE: ReadonlySet<Rest['how']> = new Set(['sit', 'dance', 'run', 'walk']);

function isJoinedToSomebody(
  words: readonly Word[],
  nouns: readonly Noun[],
  at: number,
  subject: Subject,
  cast: Cast,
): boolean {
  if (joinedTo(words, nouns, at, subject, cast)?.kind === 'figure') return true;
  // "A man walking his dog", "with his dog", 牵着狗散步: who leads it goes with it.
  const own = nouns.findLast((noun) => cast.byNoun.get(noun) === subject);
  const leader = own && nouns.findLast((noun) => noun.at < own.at && cast.byNoun.has(noun));
  return (
    leader !== undefined &&
    cast.byNoun.get(leader)?.kind === 'figure' &&
    words.slice(leader.at + 1, own?.at).some((word) => means(word, 'link') || LEADING.test(word.text))
  );
}

const LEADING = /^(?:walking|walks|leading|leads|牵|牵着|遛|遛着|带|带着)$/i;

/** Who is named before it, with "and" between them. */
function joinedTo(
  words: readonly Word[],
  nouns: readonly Noun[],
  at: number,
  subject: Subject,
  cast: Cast,
): Subject | undefined {
  const own = nouns.findLast((noun) => noun.at < at && cast.byNoun.get(noun) === subject);
  const before = own && nouns.findLast((noun) => noun.at < own.at && cast.byNoun.has(noun));
  // "His sister covers her ears and the cat runs away": the cat alone.
  const between = before === undefined ? [] : words.slice(before.at + 1, own?.at);
  const isJoined = between.some((word) => means(word, 'joiner')) && !between.some((word) => isUnknown(word));
  return isJoined && before ? cast.byNoun.get(before) : undefined;
}

/** Said of who also sleeps or yawns. */
const WEAK: ReadonlySet<Rest['how']> = new Set(['lie', 'sit']);

/** By themselves, or with something: a piano, or football, is played otherwise. */
const PLAYING =
  /^(?:playing|plays?|frolicking|frolics?|romping|romps?|playfully|play(?:s|ing) with(?: .*)?|玩耍|玩耍着|嬉戏|打闹|嬉闹|撒欢|玩)$/i;
const PLAY_AT =
  /^(?:with|in|on|among|amongst|amid|at|by|near|outside|outdoors|inside|together|happily|and|under|around|fetch|毛线球|毛线|球|雪|在)$/i;

/** Who plays leaps about. */
function mayPlay(words: readonly Word[], at: number, subject: Subject): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (movedAs(subject, 'leap') === undefined) return false;
  const isSaidWhole = word !== undefined && !/^(?:playing|plays?|玩)$/i.test(word.text);
  return isSaidWhole || next === undefined || next.run !== word?.run || PLAY_AT.test(next.text);
}

/** "Playing with a ball of yarn". */
function isWithThing(words: readonly Word[], at: number): boolean {
  return / with /.test(`${words[at]?.text} ${words[at + 1]?.text} `);
}

function restOf(word: Word | undefined): Rest['how'] | undefined {
  if (word && PLAYING.test(word.text)) return 'leap';
  const deed = meaningOf(word, 'person-act')?.value;
  if (deed === 'jump') return 'leap';
  if (deed === 'walk') return 'walk';
  if (deed === 'kneel' && word?.text.startsWith('蹲')) return 'sit';
  const act = meaningOf(word, 'act')?.value;
  if (act === 'sit' || act === 'dance' || act === 'run') return act;
  return act === 'sleep' ? 'sleep' : meaningOf(word, 'rest')?.value;
}

function doerBefore(words: readonly Word[], nouns: readonly Noun[], at: number, cast: Cast): boolean {
  return nouns.some(
    (noun) =>
      noun.at < at && noun.word.clause === words[at]?.clause && cast.byNoun.get(noun)?.kind === 'figure',
  );
}

/** Who comes next, if nothing else stands between; else who was named last in the clause, or is named at all. */
export function whoRests(
  words: readonly Word[],
  nouns: readonly Noun[],
  at: number,
  cast: Cast,
): Subject | undefined {
  const isBody = (noun: Noun): boolean => {
    const subject = cast.byNoun.get(noun);
    return subject !== undefined && (subject.kind === 'figure' || isBeast(subject));
  };
  const bodies = nouns.filter(isBody);
  const after = bodies.find((noun) => noun.at > at);
  const before =
    bodies.findLast((noun) => noun.at < at && !isTakenUp(words, noun.at) && !isDoneFor(words, noun.at)) ??
    bodies.findLast((noun) => noun.at < at);
  // 小猪举着荷叶,蜗牛趴在蘑菇上: of a snail it is not seen, and the pig does not lie.
  const named = nouns.findLast((noun) => noun.at < at && noun.word.clause === words[at]?.clause);
  const kind = named && cast.byNoun.get(named)?.kind;
  if (named && kind && ANIMAL_KINDS.has(kind) && !isBody(named) && before?.word.clause !== named.word.clause)
    return undefined;
  const between = after ? words.slice(at + 1, after.at) : [];
  const isNext =
    after !== undefined &&
    // 狗跑向主人: who is named next is run to.
    !means(words[at], 'link') &&
    after.word.run === words[at]?.run &&
    between.every(
      (one) =>
        one.text === '的' ||
        means(one, 'adjective', 'colour', 'size') ||
        (namesDoerAfter(words[at]) && (means(one, 'number') || WHOSE.test(one.text))),
    );
  const leads =
    after !== undefined &&
    after.word.clause === words[at]?.clause &&
    before?.word.clause !== words[at]?.clause &&
    between.some(({ text }) => text === '的');
  const isOfAfter = after !== undefined && isOfNamedAfter(words, at, after.at);
  const chosen = isNext || leads || isOfAfter ? after : (before ?? after);
  return chosen && cast.byNoun.get(chosen);
}

const PUPPY = /pupp|小狗|奶狗/i;
const LITTLE = /pupp|kitten|kitty|奶狗|奶猫|幼犬|幼猫|(?<!\p{Script=Han})小[狗猫]/iu;

/** Puppies and kittens by name. */
export function isLittle({ words = '' }: Pick<Subject, 'words'>): boolean {
  return LITTLE.test(words);
}
const LIVELY: readonly Relation[] = ['run', 'play', 'swim', 'dance', 'fly', 'ride'];
/** 叼着一根骨头: on four legs, as it goes. */
const IN_THE_MOUTH =
  /^(?:mouth|beak|jaws|(?:chew|gnaw|nibbl|fetch|retriev)\w*(?: on| at)?|bit(?:es|ing)|叼|叼着|叼了|衔|衔着|嘴里|口中|啃|啃着|在啃|咬|咬着)$/i;
/** Done with paws that are free. */
const WITH_PAWS: ReadonlySet<LinkRelation> = new Set(['holding', 'eating', 'drinking']);

/**
 * Who has something in the paws, or reads, sits upright; and so does a puppy that does nothing else: on four legs it would
 * be a dog. Who has it in the mouth stands. Who chases runs. Changes the subjects.
 */
export function settleRests(reading: PromptReading, words: readonly Word[]): void {
  const { subjects, links, relations } = reading;
  const portrayed = portrayedAnimal(reading);
  const isLively = LIVELY.some((act) => relations.has(act));
  for (const [own, subject] of subjects.entries()) {
    if (subject.kind === 'figure' || !isBeast(subject)) continue;
    const deeds = links.filter(({ from }) => from === own).map(({ relation }) => relation);
    const isPuppy = subject.key === 'dog' && PUPPY.test(subject.words ?? '');
    const isBusy = deeds.some((relation) => relation !== 'in' && relation !== 'on');
    const isHandy =
      subject.drawing.startsWith('own/') &&
      !words.some(({ text }) => IN_THE_MOUTH.test(text)) &&
      (deeds.some((relation) => WITH_PAWS.has(relation)) || relations.has('read'));
    const isIdle = !isLively && isAlone(subjects, subject) && isPassive(reading, own);
    const isFromBehind = isIdle && looksOut(words, subject);
    const isSeen =
      subject === portrayed ||
      subject.isBesideSitter === true ||
      isFaced(reading, own) ||
      isFromBehind ||
      (isIdle && isSeenSitting(subject));
    if ((isPuppy && !isBusy && !isLively) || ((isHandy || isSeen) && canRest(subject, 'sit')))
      subject.rests ??= { how: 'sit', words: '', ...(isFromBehind ? { isFromBehind } : {}) };
    else if (isChase(links, own) && canRest(subject, 'run')) subject.rests ??= { how: 'run', words: '' };
    else if (walksAlong(reading, own) && canRest(subject, 'walk'))
      subject.rests ??= { how: 'walk', words: '' };
    keepYoung(subject);
  }
}

/** No other bodies are there, or two or three pets sit side by side for their picture. */
function isAlone(subjects: readonly Subject[], subject: Subject): boolean {
  const bodies = subjects.filter((one) => one.kind === 'figure' || isBeast(one));
  const total = bodies.reduce((sum, { count }) => sum + count, 0);
  return total === 1 || (total <= MOST_SITTING && isBeast(subject) && bodies.every(isSeenSitting));
}
const MOST_SITTING = 3;

const SIDE_BY_SIDE: ReadonlySet<LinkRelation> = new Set(['in', 'on', 'beside', 'left', 'right']);

/** Nothing is said of what it does: it is there, or has something on. A backpack is seen from the side. */
function isPassive({ subjects, links }: PromptReading, own: number): boolean {
  return links.every(
    ({ relation, from, to }) =>
      (from !== own && to !== own) ||
      SIDE_BY_SIDE.has(relation) ||
      (relation === 'wearing' && subjects[to ?? -1]?.key !== 'backpack'),
  );
}

/** "A cat looking out of a rainy window". */
function looksOut(words: readonly Word[], subject: Subject): boolean {
  const text = words.map((word) => word.text.toLowerCase()).join(' ');
  const isSaid = LOOKING_OUT.test(text) || LOOKING_OUT.test(text.replaceAll(' ', ''));
  return isSaid && frontBuild(faceOf(subject) ?? '') !== undefined;
}

/** Dogs that are told by their long bodies. */
const LONG_BODIED: ReadonlySet<string> = new Set(['own/dachshund', 'own/greyhound']);

/** "A cat": from the front one sees its face. */
function isSeenSitting({ key, drawing }: Subject): boolean {
  return PETS.test(key) && !LONG_BODIED.has(drawing);
}

/** Who is young, and seen in profile, has a drawing of its own. */
function keepYoung(subject: Subject): void {
  if (isLittle(subject)) subject.isYoung = true;
  const drawing = youngDrawing(subject.drawing);
  const isInProfile = subject.rests === undefined || movedAs(subject, subject.rests.how) !== undefined;
  if (subject.isYoung && isInProfile && drawing in BEASTS) subject.drawing = drawing;
}

/** Glasses and ties are seen from the front. */
function isFaced(reading: PromptReading, own: number): boolean {
  const { subjects, links } = reading;
  return links.some(
    ({ relation, from, to }) =>
      relation === 'wearing' && from === own && ON_FACE.has(subjects[to ?? -1]?.key ?? ''),
  );
}

const ON_FACE: ReadonlySet<string> = new Set(['glasses', 'sunglasses', 'goggles', 'tie']);

/** Beside somebody who walks: a dog on its way with them. */
function walksAlong({ subjects, links }: PromptReading, own: number): boolean {
  return links.some(({ relation, from, to }) => {
    const other = relation === 'beside' && (from === own ? to : to === own ? from : null);
    return typeof other === 'number' && subjects[other]?.person?.does === 'walk';
  });
}

function isChase(links: PromptReading['links'], own: number): boolean {
  return links.some(({ relation, from, to }) => relation === 'chasing' && (from === own || to === own));
}
