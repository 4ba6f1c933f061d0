// What of a reading is to be seen in a scene that was laid out.

import { isOnPlate } from './scenery/tableware.ts';
import { isInOwnTub } from './casting/bathers.ts';
import { SWIMMERS } from './reading/animals/lift-swimmers.ts';
import { leapsOverFence } from './staging/barriers.ts';
import { isCandleLit } from './staging/candlelight.ts';
import { leapsFree } from './animals/leap.ts';
import { canDance } from './animals/dance.ts';
import { canRest } from './animals/heads.ts';
import { wades } from './animals/wade.ts';
import type { Relation } from './lexicon/circumstances.ts';
import { isHiddenFromBack } from './lexicon/gestures.ts';
import { isMusic } from './lexicon/hand-work.ts';
import type { Layer } from './painting/layer.ts';
import type { Subject } from './reading/prompt-reading.ts';
import type { Garment, PersonAct, PersonLook } from './reading/people/person-look.ts';
import type { Feeling } from './people/face-kinds.ts';
import { readRole } from './people/roles.ts';
import { dinnerOf } from './casting/diners.ts';
import { isFarOff } from './placing/far-off.ts';
import type { Spot } from './placing/spot.ts';
import { isSoftBehind } from './painting/soft-behind.ts';
import { isDiscBehindLand, seenOfDisc } from './staging/low-light.ts';
import { isDisc } from './scenery/woods.ts';
import type { Stage } from './staging/stage.ts';
import { isLeftOut } from './placed-absences.ts';
import { isSeenAtPlace } from './placed-by-scenery.ts';
import { isLinkPlaced } from './placed-links.ts';
import { AS_ONE, FOR_ALL, isSeenDoing, seenDeeds } from './seen-deeds.ts';

/** Below the edge of a portrait. */
const LOW: ReadonlySet<Garment['garment']> = new Set([
  'overalls',
  'skirt',
  'trousers',
  'jeans',
  'shorts',
  'boots',
  'shoes',
  'gloves',
  'backpack',
]);
/** One at a time. */
const ON_HEAD: ReadonlySet<Garment['garment']> = new Set(['hat', 'cap', 'crown', 'helmet']);
/** Not to be seen from behind. */
const ON_FACE: ReadonlySet<Garment['garment']> = new Set([
  'glasses',
  'sunglasses',
  'mask',
  'eye-mask',
  'tie',
  'necklace',
]);
const UPRIGHT = /^(?:robot|alien|snowman|skeleton)$/;
/** Of the disc of the sky. */
const LEAST_SEEN = 0.15;

type Shown = { stage: Stage; layers: readonly Layer[]; placed: ReadonlySet<object> };

/** Subjects, clothes, hair, links and writing of the reading that the scene shows. */
export function whatWasPlaced({ stage, layers, placed }: Shown): Set<object> {
  const { reading } = stage;
  const spots = layers.flatMap(({ spot }) => spot ?? []);
  const things = new Set<object>(placed);
  const table = dinnerOf(reading)?.table;
  for (const held of [reading.meal, reading.meeting, reading.game])
    if (held && table && placed.has(table)) things.add(held);
  if (
    reading.meal &&
    (isCandleLit(reading) || stage.scene === 'table') &&
    reading.subjects.some((one) => one.kind === 'food' && placed.has(one))
  )
    things.add(reading.meal);
  for (const one of reading.subjects)
    if (one.far && placed.has(one) && isFarOff(stage, one)) things.add(one.far);
  if (reading.blur && isSoftBehind(stage, layers)) things.add(reading.blur);
  const { motifs = [], stationery, pattern, playingCard } = reading;
  if (stage.scene === 'poster')
    for (const one of [...motifs, stationery, pattern, playingCard]) if (one) things.add(one);
  if (reading.stamp) things.add(reading.stamp);
  if (reading.emblem && stage.scene === 'emblem') things.add(reading.emblem);
  const { litWindows } = reading;
  if (litWindows && reading.subjects.some((one) => hasWindows(one) && placed.has(one)))
    things.add(litWindows);
  if (reading.sticker && stage.scene === 'studio') things.add(reading.sticker);
  if (reading.isometric) things.add(reading.isometric);
  if (reading.surface && isSurfaceDrawn(stage)) things.add(reading.surface);
  if (reading.plate && reading.subjects.some((one) => placed.has(one) && isOnPlate(stage, one)))
    things.add(reading.plate);
  for (const one of reading.absences) if (isLeftOut(one, stage, layers, placed)) things.add(one);
  for (const link of reading.links) if (isLinkPlaced(stage, link, placed, spots)) things.add(link);
  for (const link of reading.placeLinks ?? [])
    if (isSeenAtPlace(stage, link, spots, layers)) things.add(link);
  // Peaks may hide all of a moon that is behind them.
  if (isDiscBehindLand(stage) && seenOfDisc(stage, layers) < LEAST_SEEN)
    for (const subject of reading.subjects) if (isDisc(subject)) things.delete(subject);
  for (const subject of reading.subjects)
    if (placed.has(subject))
      for (const one of [...whatIsSeenOf(subject, spots, stage), ...lightAndEyes(subject, spots)])
        things.add(one);
  // What several do together is seen where all of them do it.
  for (const subject of reading.subjects)
    if (placed.has(subject)) {
      const seen = new Set(seenDeeds(stage, subject, spots));
      for (const deed of subject.person?.deeds ?? [])
        if (!seen.has(deed) && !FOR_ALL.has(deed.act)) things.delete(deed);
    }
  return things;
}

function hasWindows({ kind, key }: Subject): boolean {
  return kind === 'building' || key === 'village';
}

/** Tables are of wood where nothing else is said. */
function isSurfaceDrawn({ scene, reading }: Stage): boolean {
  if (reading.surface?.material === 'pedestal') return scene === 'studio';
  return scene === 'table' || (scene === 'studio' && reading.surface?.material !== 'wood');
}

/** That it shines, and what is said of an animal's eyes. */
function lightAndEyes(subject: Subject, spots: readonly Spot[]): object[] {
  const { eyes, glows, rests, kind } = subject;
  const isShut = rests?.how === 'sleep' || rests?.isFromBehind === true;
  // Of several each is a subject of its own.
  const isSeen =
    kind === 'plant' || spots.some((one) => one.subject === subject || (one.subject.glows ?? one) === glows);
  return [...(eyes && !isShut && isSeen ? [eyes] : []), ...(glows && isSeen ? [glows] : [])];
}

/** The clothes, hair and doing of a person. */
function whatIsSeenOf(subject: Subject, spots: readonly Spot[], stage: Stage): object[] {
  const { reading } = stage;
  const { person, rests, parts } = subject;
  if (parts) return parts;
  if (rests?.how === 'leap')
    return leapsOverFence(reading, subject) || leapsFree(reading, subject) ? [rests] : [];
  if (rests?.how === 'dance') return canDance(subject) ? [rests] : [];
  if (rests?.how === 'wade') return wades(stage, subject) ? [rests] : [];
  if (rests && canRest(subject, rests.how)) return [rests];
  if (rests && isDrawnAtRest(subject, spots, rests.how)) return [rests];
  if (!person) return [];
  const spot = spots.find((one) => one.subject === subject);
  const isPortrait = spot?.isPortrait === true;
  const hasFace = spot?.view !== 'back';
  const isCovered = person.wears.some(({ garment }) => garment === 'helmet');
  return [
    ...person.wears.filter(
      ({ garment }, at) =>
        !(isPortrait && LOW.has(garment)) &&
        !(ON_HEAD.has(garment) && person.wears.findIndex((one) => ON_HEAD.has(one.garment)) < at) &&
        (hasFace || !ON_FACE.has(garment)) &&
        !(garment === 'tattoo' && hasSleeves(person)),
    ),
    ...(person.hair && !isCovered ? [person.hair] : []),
    ...(person.hair?.fringe && hasFace && !isCovered ? [person.hair.fringe] : []),
    ...(hasFace && person.beard && person.sex !== 'woman' ? [person.beard] : []),
    ...(hasFace && person.smile ? [person.smile] : []),
    ...(hasFace && person.freckles ? [person.freckles] : []),
    ...(hasFace && person.origin && !person.animal ? [person.origin] : []),
    ...(hasFace && spot?.view !== 'side' && !person.animal ? (person.traits ?? []) : []),
    ...(hasFace &&
    person.feeling &&
    !person.animal &&
    !isSwaddled(subject, spot) &&
    hasFeelingSeen(person.feeling.what, spot)
      ? [person.feeling]
      : []),
    ...(person.gesture && spot && (hasFace || !isHiddenFromBack(person.hands)) ? [person.gesture] : []),
    ...(hasFace && person.eyes ? [person.eyes] : []),
    ...(hasFace && spot?.view !== 'side' && person.otherEye ? [person.otherEye] : []),
    ...seenDeeds(stage, subject, spots),
    ...(person.view !== undefined && person.view === spot?.view ? [person] : []),
  ];
}

/** A baby in the arms sleeps. */
function isSwaddled({ person }: Subject, spot: Spot | undefined): boolean {
  return spot === undefined && person?.age === 'baby';
}

const LYING: ReadonlySet<string> = new Set(['seal', 'walrus', 'crocodile', 'alligator', 'sea-lion']);

/** Some are drawn lying; a bird that is on something sits there. */
function isDrawnAtRest(
  { key, kind }: Subject,
  spots: readonly Spot[],
  how: NonNullable<Subject['rests']>['how'],
): boolean {
  if (how === 'lie') return LYING.has(key);
  return (
    how === 'sit' &&
    kind === 'bird' &&
    spots.some(({ subject, isPerched }) => subject.key === key && isPerched === true)
  );
}

/** In profile tears are seen, and no brows. */
function hasFeelingSeen(what: Feeling, spot: Spot | undefined): boolean {
  return what === 'tears' || spot?.view !== 'side';
}

const SLEEVED: ReadonlySet<Garment['garment']> = new Set([
  'shirt',
  'sweater',
  'hoodie',
  'suit',
  'jacket',
  'coat',
  'robe',
  'kimono',
  'hanfu',
  'hanbok',
  'uniform',
  'turnout-coat',
  'armour',
  'spacesuit',
]);

/** No tattoo is seen under them. */
function hasSleeves({ wears, role }: PersonLook): boolean {
  return [...wears, ...readRole(role).wears].some(({ garment }) => SLEEVED.has(garment));
}

const FLIERS: ReadonlySet<Subject['kind']> = new Set(['bird', 'air']);

/** What has no spot is drawn with the sky. */
function isOffGround(who: Subject, spots: readonly Spot[]): boolean {
  const own = spots.filter(({ subject }) => subject === who);
  return own.length === 0 || own.some(({ isFloating }) => isFloating === true);
}

/** What subjects are seen doing in a still image. */
export function whatIsDone(
  stage: Stage,
  things: ReadonlySet<object>,
  layers: readonly Layer[],
): Set<Relation> {
  const { reading } = stage;
  const { subjects, links } = reading;
  const drawn = subjects.filter((subject) => things.has(subject));
  const has = (...kinds: readonly Subject['kind'][]): boolean =>
    drawn.some(({ kind }) => kinds.includes(kind));
  const acts = new Set<Relation>();
  const spots = layers.flatMap(({ spot }) => spot ?? []);
  const doesSo = (who: Subject, act: Relation & PersonAct): boolean => {
    const own = spots.filter(({ subject }) => subject === who);
    return own.length === 0 ? AS_ONE.has(act) : own.some((spot) => isSeenDoing(spot, act));
  };
  if (links.some((link) => link.relation === 'riding' && things.has(link))) acts.add('ride');
  if (drawn.some(({ person }) => person?.hands === 'surf')) acts.add('ride');
  // "Riding the subway": who is in it rides.
  if (has('figure') && RIDDEN.has(reading.inside ?? '')) acts.add('ride');
  if (layers.some(({ spot }) => spot?.subject.kind === 'boat' && (spot.isOnWater || spot.isFloating)))
    acts.add('sail');
  if (drawn.some(isAlight)) acts.add('burn');
  const isAloft = layers.some(({ spot }) => spot?.isFloating === true && spot.subject.words !== undefined);
  if (isAloft || drawn.some((one) => FLIERS.has(one.kind) && isOffGround(one, spots))) acts.add('fly');
  if (
    has('fish') ||
    drawn.some(({ key }) => SWIMMERS.has(key)) ||
    layers.some(({ spot }) => spot?.isOnWater === true)
  )
    acts.add('swim');
  // A head that was drawn gets a sitting body; who is on a rock sits there, and a bird on whatever it is.
  const isOnIt = links.some(({ relation, from, to }) => {
    const [one, other] = [subjects[from], subjects[to ?? -1]];
    const isPerched = relation === 'on' && one?.kind === 'bird' && drawn.includes(one);
    return isPerched || (one?.key === 'mermaid' && other?.key === 'rock');
  });
  const sits = drawn.some(
    (subject) => SITTING.has(subject.key) || (subject.rests?.how === 'sit' && things.has(subject.rests)),
  );
  // Machines and guests from space have bodies of their own, on their feet.
  const hasHead = drawn.some(({ kind, key }) => kind === 'face' && !UPRIGHT.test(key));
  if (hasHead || isOnIt || sits) acts.add('sit');
  if (drawn.some((one) => (one.kind === 'face' || one.kind === 'full') && !isInOwnTub(stage, one)))
    acts.add('read');
  if (has('face', 'full', 'mount')) acts.add('watch');
  if (drawn.some(({ rests }) => rests?.how === 'run')) acts.add('run');
  for (const one of drawn)
    if (one.kind === 'figure')
      for (const act of POSES) if (doesSo(one, act) && (act !== 'watch' || watches(one))) acts.add(act);
  if (drawn.some(isPlaying)) acts.add('play');
  return acts;
}

/** Who is busy with something else is seen from the side, and watches nothing. */
function watches({ person }: Subject): boolean {
  return person?.deeds?.some(({ act }) => act === 'watch') === true || person?.hands === undefined;
}

const RIDDEN: ReadonlySet<string> = new Set(['subway-car', 'bus', 'airliner']);

/** What is said to burn, or never does otherwise. */
function isAlight({ key, isBurning }: Subject): boolean {
  return isBurning === true || /^(?:campfire|candle|fireplace|torch|fire|lantern|sky-lantern)$/.test(key);
}

/** Their drawings sit by themselves. */
const SITTING: ReadonlySet<string> = new Set(['teddy-bear']);

function isPlaying({ key, person }: Subject): boolean {
  return key === 'guitarist' || isMusic(person?.hands);
}

/** What the bodies of people show. */
const POSES = ['sit', 'read', 'watch', 'run', 'dance', 'hold'] as const;
