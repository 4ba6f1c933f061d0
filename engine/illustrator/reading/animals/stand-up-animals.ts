// Makes animals that do what only people do stand up and do it: "a panda doing tai chi", 猫在弹钢琴.

import { animalHead, faceOf, isBeast, isStranger } from '../../animals/heads.ts';
import { isFeat, type Feat } from '../../lexicon/feats.ts';
import { isHandWork, mannerOf, workWith } from '../../lexicon/hand-work.ts';
import type { Subject } from '../prompt-reading.ts';
import { isOfUnknownThere } from '../people/of-unknown.ts';
import type { PersonAct } from '../people/person-look.ts';
import { standUp } from './dress-animals.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import { whoRests } from './rest-animals.ts';
import { means, meaningOf, type Word } from '../words/word.ts';

/** Done with the whole body. */
const BODILY: ReadonlySet<PersonAct> = new Set(['ballet', 'tai-chi', 'kung-fu', 'yoga']);
/** Animals do it as they are. */
const AS_THEY_ARE: ReadonlySet<PersonAct> = new Set([
  'read',
  'carry',
  'cradle',
  'offer',
  'scatter',
  'lift',
  'grip',
  'water',
  'stairs',
  'reach',
  'carry-surfboard',
  'dig',
]);
/** Of these animals have a way of their own. */
const OWN_FEATS: ReadonlySet<Feat> = new Set([
  'catch',
  'frisbee',
  'hurdle',
  'springboard',
  'parkour',
  'somersault',
  'keeper',
]);
/** They fish without a rod. */
const ANGLERS: ReadonlySet<string> = new Set(['bear', 'polar-bear', 'otter', 'penguin', 'seal']);

/** Changes the subjects, before they are dressed. */
export function standUpAnimals(words: readonly Word[], nouns: readonly Noun[], cast: Cast): void {
  for (const [at, word] of words.entries()) {
    if (SHARING.test(word.text)) standUpToShare(words, nouns, at, cast);
    if (meaningOf(word, 'act')?.value === 'dance') standUpToDance(words, nouns, at, cast);
    if (meaningOf(word, 'link')?.value === 'holding') standUpToHold(nouns, at, cast);
    if (RIDING.has(meaningOf(word, 'link')?.value ?? 'in')) standUpToRide(words, nouns, at, cast);
    if (meaningOf(word, 'act')?.value === 'sit') sitUpAtDesk(words, nouns, at, cast);
    const act = meaningOf(word, 'person-act')?.value ?? playedAt(words, nouns, at, cast);
    // Nor are they drawn sitting in any other way.
    if (meaningOf(word, 'act')?.value === 'sit')
      for (const one of strangersBefore(words, nouns, at, cast)) standUp(one);
    if (act === undefined || isOfUnknownThere(words, nouns, at, cast)) continue;
    const stranger = strangerBefore(nouns, at, cast);
    // A robot has hands, and waters flowers as people do.
    if (!isOfPeople(act) && !(stranger && act === 'water')) continue;
    const doer = stranger ?? whoRests(words, nouns, at, cast);
    if (!doer || doer.kind === 'figure' || !animalHead(doer)) continue;
    if (isDoneTo(nouns, at, doer, cast)) continue;
    if (act === 'fish' && ANGLERS.has(doer.key)) continue;
    // "A fox teaching her cubs": they learn it as foxes do.
    if (act === 'teach' && doer.isYoung) continue;
    standUp(doer);
  }
}

/** "A cat sitting at a desk reading a newspaper": at a desk one sits, reads and writes as people do. */
function sitUpAtDesk(words: readonly Word[], nouns: readonly Noun[], at: number, cast: Cast): void {
  const { clause } = words[at] as Word;
  const near = nouns.find((noun) => noun.at > at && noun.at - at <= NEAR && noun.word.clause === clause);
  const isAtDesk = near !== undefined && cast.byNoun.get(near)?.key === 'table';
  const reads = words.some((word) => word.clause === clause && meaningOf(word, 'act')?.value === 'read');
  const doer = isAtDesk && reads ? whoRests(words, nouns, at, cast) : undefined;
  if (doer && doer.kind !== 'figure' && animalHead(doer)) standUp(doer);
}

/** "A barber cutting a dog's hair": somebody before does it, and who comes after has it done. */
function isDoneTo(nouns: readonly Noun[], at: number, doer: Subject, { byNoun }: Cast): boolean {
  const own = nouns.find((noun) => byNoun.get(noun) === doer);
  return (
    own !== undefined &&
    own.at > at &&
    nouns.some(
      (noun) => noun.at < at && noun.word.clause === own.word.clause && byNoun.get(noun)?.kind === 'figure',
    )
  );
}

/** A robot serves coffee in its hand, and has flowers and balloons there. */
function standUpToHold(nouns: readonly Noun[], at: number, cast: Cast): void {
  const stranger = strangerBefore(nouns, at, cast);
  const next = nouns.find((noun) => noun.at > at && noun.at - at <= NEAR);
  const kind = next && cast.byNoun.get(next)?.kind;
  if (stranger && kind !== undefined && HELD.has(kind)) standUp(stranger);
}
const HELD: ReadonlySet<Subject['kind']> = new Set(['item', 'food', 'plant', 'hang', 'air']);

/** Who cycles has legs for it; a rider of anything else sits as they are. */
function standUpToRide(words: readonly Word[], nouns: readonly Noun[], at: number, cast: Cast): void {
  const next = nouns.find((noun) => noun.at > at && noun.at - at <= NEAR && cast.byNoun.has(noun));
  const rider = nouns.findLast((noun) => noun.at < at && cast.byNoun.has(noun));
  const [mount, who] = [next, rider].map((noun) => noun && cast.byNoun.get(noun));
  const isInBasket = words.some(({ text }) => /basket|[篮筐]/i.test(text));
  if (
    mount &&
    who &&
    WHEELS.has(mount.key) &&
    !isInBasket &&
    animalHead(who) &&
    rider?.word.clause === next?.word.clause
  )
    standUp(who);
}
const RIDING: ReadonlySet<string> = new Set(['riding', 'on']);
const WHEELS: ReadonlySet<string> = new Set(['bike', 'motorcycle', 'scooter', 'unicycle']);

/** "Serving a cup of hot coffee". */
const NEAR = 4;

/** Robots and aliens never rest as animals do, but do what people do: the last who is named, where it is one. */
function strangerBefore(nouns: readonly Noun[], at: number, cast: Cast): Subject | undefined {
  const last = nouns.findLast((noun) => {
    const subject = cast.byNoun.get(noun);
    return noun.at < at && subject && (subject.kind === 'figure' || isBeast(subject) || isStranger(subject));
  });
  const subject = last && cast.byNoun.get(last);
  return subject && isStranger(subject) ? subject : undefined;
}

/** "A robot and a girl": the last who is named, and who is joined to them. */
function strangersBefore(words: readonly Word[], nouns: readonly Noun[], at: number, cast: Cast): Subject[] {
  const list = nouns.filter((noun) => noun.at < at && noun.word.clause === words[at]?.clause);
  const last = list.findLast((noun) => cast.byNoun.has(noun));
  const before = last && list.findLast((noun) => noun.at < last.at && cast.byNoun.has(noun));
  const isJoined =
    before !== undefined && words.slice(before.at + 1, last?.at).some((word) => means(word, 'joiner'));
  return [last, isJoined ? before : undefined].flatMap((noun) => {
    const subject = noun && cast.byNoun.get(noun);
    return subject && isStranger(subject) ? [subject] : [];
  });
}

/** Who dances is on two legs, and who is joined to them as well; a penguin is so already. */
function standUpToDance(words: readonly Word[], nouns: readonly Noun[], at: number, cast: Cast): void {
  const doer = whoRests(words, nouns, at, cast);
  const own = nouns.findLastIndex((noun) => noun.at < at && cast.byNoun.get(noun) === doer);
  const before = nouns[own - 1];
  const isJoined =
    before !== undefined &&
    words.slice(before.at + 1, nouns[own]?.at).some((one) => means(one, 'joiner')) &&
    before.word.clause === nouns[own]?.word.clause;
  for (const one of [doer, isJoined ? cast.byNoun.get(before) : undefined])
    if (one && one.kind === 'face' && animalHead(one)) standUp(one);
    else if (one && one.kind === 'full' && one.key !== 'penguin' && faceOf(one) !== undefined) standUp(one);
}

const SHARING = /^(?:shar(?:e|es|ing)|共撑|共用|合撑|同撑|共打)$/iu;

/** "A fox and a rabbit share an umbrella", 狐狸和兔子共撑一把伞: both are under it, on two legs. */
function standUpToShare(words: readonly Word[], nouns: readonly Noun[], at: number, { byNoun }: Cast): void {
  const { clause } = words[at] as Word;
  const roof = nouns.find((noun) => noun.at > at && noun.at - at <= NEAR);
  if (!roof || byNoun.get(roof)?.key !== 'umbrella') return;
  const sharing = nouns.flatMap((noun) => {
    const one = noun.at < at && noun.word.clause === clause ? byNoun.get(noun) : undefined;
    return one && (one.kind === 'figure' || isBeast(one)) ? [one] : [];
  });
  // A girl and her dog: it is beside her as it is. A rabbit in a raincoat is on two legs already.
  const areBeasts = sharing.every((one) => one.person?.animal ?? animalHead(one));
  if (sharing.length > 1 && areBeasts) for (const one of sharing) standUp(one);
}

function isOfPeople(act: PersonAct): boolean {
  if (isFeat(act) && OWN_FEATS.has(act)) return false;
  return BODILY.has(act) || (isHandWork(act) && !AS_THEY_ARE.has(act));
}

/** What the instrument is for that is played, or the easel that is painted at. */
function playedAt(
  words: readonly Word[],
  nouns: readonly Noun[],
  at: number,
  cast: Cast,
): PersonAct | undefined {
  const word = words[at];
  const next = nouns.find((noun) => noun.at > at && noun.word.clause === word?.clause);
  const thing = next && cast.byNoun.get(next);
  const isPlayed =
    meaningOf(word, 'link')?.value === 'playing' || (word !== undefined && PLAYED.test(word.text));
  if (!thing || !isPlayed || words.slice(at + 1, next.at).some((one) => means(one, 'subject', 'link')))
    return undefined;
  const work = workWith(thing);
  return work !== undefined && mannerOf(work).tool !== undefined ? work : undefined;
}

const PLAYED = /^(?:drumming|strumming|打|敲|弹|拉|painting)$/i;
