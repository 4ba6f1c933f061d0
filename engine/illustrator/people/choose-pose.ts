// How somebody stands, sits or moves, and from which side they are seen.

import { isDiner } from '../casting/diners.ts';
import { isHandWork, mannerOf } from '../lexicon/hand-work.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import type { PersonAct, PersonLook } from '../reading/people/person-look.ts';
import type { Stage } from '../staging/stage.ts';
import { isBall, type Hands } from './hands.ts';
import { haveOneUmbrella } from './one-umbrella.ts';
import { isOnSeesaw } from './on-seesaw.ts';
import type { Pose, View } from './person.ts';
import { isDiver } from './swim.ts';
import type { Inside } from '../lexicon/insides.ts';
import { insideOf } from '../staging/inside-of.ts';
import { roomKindOf } from '../scenery/room-kind.ts';
import { ANIMAL_KINDS, GROUND_BODY_KINDS } from '../reading/subject-kinds.ts';

/** Somebody on the way, seen from behind, who looks into the land. */
export const WIDE_SCENES: ReadonlySet<string> = new Set([
  'mountains',
  'lake',
  'sea',
  'desert',
  'snowfield',
  'sky',
  'city',
  'moon',
  'street',
  'village',
  'water-town',
]);

export type Somebody = Pick<Subject, 'key' | 'colour' | 'person' | 'words' | 'material'>;

export type Bearing = {
  holds?: boolean;
  /** What was put into the hands. */
  given?: readonly Subject[];
  isOnSeat?: boolean;
  /** As long as who lies there. */
  isOnCouch?: boolean;
  isUnderTree?: boolean;
  /** Who flies on one sits. */
  isOnCarpet?: boolean;
  /** `cycle`: what is ridden has pedals; `surf`: one stands on it. */
  rides?: 'ride' | 'cycle' | 'surf';
  view?: View;
};

/** Who works with the hands sits on what there is to sit on, and reads or plays sitting in the shade. */
function poseAtWork(
  { work }: Hands,
  does: PersonLook['does'],
  { isOnSeat, isUnderTree: isShaded }: Bearing,
): Pose | undefined {
  const { pose } = mannerOf(work);
  if (work === 'skate' && (does === 'jump' || does === 'stairs')) return 'ollie';
  if (pose) return pose;
  if (ON_THE_WAY.has(work) && (does === undefined || does === 'walk' || does === 'hold'))
    return isOnSeat ? 'seat' : 'walk';
  if (does !== undefined && !isHandWork(does) && !BESIDE_WORK.has(does)) return undefined;
  if (isOnSeat && does !== 'stand') return 'seat';
  if (work === 'read' || work === 'strum')
    return isShaded && does !== 'stand' ? 'sit' : work === 'read' ? 'read' : 'play';
  return 'stand';
}

/** What rolls along. */
const ON_THE_WAY: ReadonlySet<Hands['work']> = new Set(['push', 'wheel', 'pull']);

/** Said of who stands while the hands work. */
const BESIDE_WORK: ReadonlySet<PersonAct> = new Set(['stand', 'play', 'hold', 'wave']);

/** 地铁里看手机, "sleeping on the train": there are seats enough, and nobody reads in the aisle. */
export function sitsAboard(stage: Stage, { does, hands, deeds = [] }: PersonLook): boolean {
  const isQuiet = [does, hands].some((one) => one !== undefined && QUIET.has(one));
  return isOnBoard(stage) && isQuiet && deeds.every(({ words: said }) => !/^(?:stand|stood|站)/i.test(said));
}

/** Whether one is inside of what carries many. */
export function isOnBoard({ reading, words, scene }: Stage): boolean {
  return scene === 'room' && (CARRIAGES.has(reading.inside ?? '') || (!reading.inside && TRAIN.test(words)));
}

const CARRIAGES: ReadonlySet<string> = new Set(['bus', 'subway-car', 'airliner']);
const TRAIN =
  /(?:inside|in|on|aboard|riding|rides|taking|takes) (?:an?|the) (?:\w+ )?train\b|train (?:carriage|car|compartment)|车厢|(?:火|列|动)车[上里内中]|高铁[上里内中]|[坐乘搭]着?(?:火车|高铁|列车|动车)/i;
const QUIET: ReadonlySet<PersonAct> = new Set<PersonAct>(['read', 'sleep', 'phone', 'call', 'knit', 'type']);

export function choosePose(
  stage: Stage,
  key: string,
  look: PersonLook,
  hands: Hands | undefined,
  bearing: Bearing,
): Pose {
  const { does, role } = look;
  const { relations } = stage.reading;
  const { holds, rides, isOnSeat } = bearing;
  const sitting: Pose =
    isOnSeat || look.isAtTable === true || (hasChairs(stage) && look.isOnFloor !== true) ? 'seat' : 'sit';
  if (rides) return rides;
  if (bearing.isOnCarpet && does !== 'stand' && !hands) return 'sit';
  if (isOnSeesaw(stage.reading, key)) return 'ride';
  if (stage.scene === 'underwater' && isDiver(look)) return 'swim';
  // The legs are behind the table.
  if (isDiner(stage.reading, key)) return 'stand';
  if (isAtBall(stage, key, look)) return 'run';
  const atWork = hands && poseAtWork(hands, does, bearing);
  if (atWork) return atWork;
  if (isOnSeat && (does === undefined || does === 'hold' || does === 'watch')) return 'seat';
  if (leansOnWall(stage, key) && !holds && (does === undefined || does === 'stand')) return 'lean';
  if (restsTogether(stage, key) && (does === undefined || does === 'sleep')) return sitting;
  // A hand that carries something is before the breast, also on the way.
  if (holds && does === 'walk') return 'stroll';
  if (holds && does === 'wave') return 'greet';
  if (holds && (does === undefined || IN_PASSING.has(does))) return 'hold';
  // No shoes over the head.
  if (holds && role === 'ballerina') return 'hold';
  const isAtPicnic = stage.reading.subjects.some(({ key }) => key === 'picnic' || key === 'campfire');
  if (role === 'ballerina' && (does === undefined || does === 'dance' || does === 'spin')) return 'ballet';
  const act =
    does ??
    (isAtPicnic || look.age === 'baby' ? 'sit' : undefined) ??
    (['sleep', 'read', 'dance', 'run', 'play', 'sit'] as const).find(
      (one) =>
        relations.has(one) &&
        !isSaidOfOthers(stage, look, one) &&
        (one !== 'play' || look.age === 'child' || role === 'musician'),
    );
  // "A jogger on a bench": who runs for a living sits there.
  if (isOnSeat && act === 'run' && !look.deeds?.some(({ act: deed }) => deed === 'run')) return 'seat';
  switch (act) {
    case 'ballet':
    case 'tai-chi':
    case 'kung-fu':
    case 'yoga':
    case 'run':
    case 'walk':
    case 'wave':
    case 'dance':
    case 'read':
    case 'kneel':
    case 'jump':
      return act;
    case 'spin':
      return 'dance';
    case 'sit':
      return sitting;
    case 'sleep':
    case 'lie':
      // 坐在台阶上打瞌睡.
      if (look.deeds?.some(({ act: deed }) => deed === 'sit')) return sitting;
      if (bearing.isOnCouch) return 'lie';
      // "A plumber lies under the sink": on the floor.
      if (look.does === 'lie' && !isOnSeat && ON_FLOOR.test(stage.words)) return 'lie';
      return hasChairs(stage) || isOnSeat ? 'seat' : 'lie';
    case 'kick':
    case 'dribble':
      return 'run';
    case 'play':
      // Children play without an instrument.
      return role === 'musician' ? 'play' : 'wave';
    case 'fly':
      return soars(look) ? 'soar' : 'raise';
    case 'hold':
      // Another has it: no hand is held out empty.
      return bearing.given?.length === 0 ? 'stand' : 'hold';
    default:
      return 'stand';
  }
}

const ON_FLOOR =
  /\b(?:lie|lies|lying) (?:flat |down |face down )?(?:on (?:his |her )?(?:back|belly|stomach)|on the (?:\w+ )?(?:floor|ground|carpet|rug)|under)\b|[躺趴]在(?:地上|地板上?|地毯上?)/i;

/** Whether they fly without wings, at full length: superheroes do. */
function soars({ role, does }: PersonLook): boolean {
  return does === 'fly' && role === 'superhero';
}

/** Whether they fly by themselves, without a broom or a machine. */
export function fliesAlone(look: PersonLook | undefined): boolean {
  return look?.does === 'fly' && (look.role === 'fairy' || look.role === 'angel' || soars(look));
}

/** Who looks at somebody or something that stands beside them turns to it. */
function looksBeside({ reading: { links, subjects } }: Stage, key: string): boolean {
  return links.some(
    ({ relation, from, to }) =>
      from !== to &&
      ((relation === 'looking_at' &&
        subjects[from]?.key === key &&
        GROUND_BODY_KINDS.has(subjects[to ?? -1]?.kind ?? 'sky')) ||
        // Who is run to looks at who comes.
        (relation === 'approaching' && subjects[to ?? -1]?.key === key)),
  );
}

/** "A man and a sleeping dog": what somebody else is said to do is not done by who is said to do nothing. */
function isSaidOfOthers(
  { reading: { subjects, links } }: Stage,
  { deeds }: PersonLook,
  what: PersonAct,
): boolean {
  if (deeds?.some(({ act }) => act === what)) return false;
  // "A parrot sits on his shoulder".
  const isPerched =
    what === 'sit' &&
    links.some(
      ({ relation, from, to }) =>
        relation === 'on' &&
        ANIMAL_KINDS.has(subjects[from]?.kind ?? 'sky') &&
        subjects[to ?? -1]?.kind === 'figure',
    );
  if (isPerched) return true;
  return subjects.some(
    ({ person, rests, kind }) =>
      person?.deeds?.some(({ act }) => act === what) ||
      person?.hands === what ||
      rests?.how === what ||
      // "A dragon sleeping, a thief sneaking past", "a robot reading to a child": some are drawn so by themselves.
      ((what === 'sleep' || what === 'read') && ANIMAL_KINDS.has(kind)),
  );
}

/** Where nobody is said to do it, all do. */
function isWatched({ reading: { relations, subjects } }: Stage): boolean {
  const isSaid = subjects.some(({ person }) => person?.deeds?.some(({ act }) => act === 'watch'));
  return relations.has('watch') && !isSaid;
}

/** 农夫牵着牛: who is said to be with somebody is busy with them, and does not look into the land. */
function isWithOthers({ reading: { links, subjects } }: Stage, key: string): boolean {
  return links.some(({ from, to }) => {
    const [one, other] = [subjects[from], subjects[to ?? -1]];
    const isOwn = one?.key === key || other?.key === key;
    return (
      isOwn &&
      one !== other &&
      [one, other].every((who) => who !== undefined && GROUND_BODY_KINDS.has(who.kind))
    );
  });
}

/** Only a wall is behind the back. */
function leansOnWall({ reading: { links, subjects } }: Stage, key: string): boolean {
  return links.some(
    ({ relation, from, to }) =>
      relation === 'leaning_on' &&
      subjects[from]?.key === key &&
      /^(?:plain|brick)-wall$/.test(subjects[to ?? -1]?.key ?? ''),
  );
}

/** 靠在妈妈肩上睡着了: who leans on somebody asleep, and who is leant on, sit side by side. */
function restsTogether({ reading: { links, subjects } }: Stage, key: string): boolean {
  return links.some(({ relation, from, to }) => {
    const [one, other] = [subjects[from], subjects[to ?? -1]];
    return (
      relation === 'leaning_on' &&
      one?.person?.does === 'sleep' &&
      other?.person !== undefined &&
      (one.key === key || other.key === key)
    );
  });
}

/** After a ball one runs. */
function isAtBall({ reading: { links, subjects } }: Stage, key: string, { does }: PersonLook): boolean {
  return (
    (does === undefined || does === 'play') &&
    links.some(
      ({ relation, from, to }) =>
        relation === 'playing' && subjects[from]?.key === key && to !== null && isBall(subjects[to]),
    )
  );
}

const IN_PASSING: ReadonlySet<PersonAct> = new Set(['stand', 'play']);

/** Nobody sits on the ground there. */
const CHAIRED: ReadonlySet<string> = new Set([
  'room',
  'theatre',
  'table',
  'studio',
  'terrace',
  'station',
  'metro',
  'greenhouse',
]);

/** Whether one of them is under whoever sits there and is not said to sit on something else. */
function hasChairs(stage: Stage): boolean {
  const isBare = CHAIRLESS.has(insideOf(stage)) || (stage.scene === 'room' && roomKindOf(stage) === 'temple');
  return CHAIRED.has(stage.scene) && !isBare;
}

/** One sits on the ground, or kneels. */
const CHAIRLESS: ReadonlySet<Inside | undefined> = new Set<Inside | undefined>([
  'mosque',
  'barn',
  'dungeon',
  'tomb',
  'tent',
  'yurt',
  'igloo',
]);

export function chooseView(stage: Stage, { key }: Somebody, look: PersonLook, pose: Pose): View {
  if (look.view) return look.view;
  if ((pose === 'walk' || pose === 'stroll') && haveOneUmbrella(stage.reading)) return 'front';
  // All of them are to be in the photo.
  if (look.hands === 'selfie') return 'front';
  if (
    pose === 'lie' ||
    pose === 'swim' ||
    pose === 'soar' ||
    pose === 'run' ||
    pose === 'ride' ||
    pose === 'cycle' ||
    pose === 'kneel' ||
    pose === 'stroll'
  )
    return 'side';
  if (pose === 'walk' && comesDown(stage)) return 'front';
  if (pose === 'walk') return stage.scene === 'street' || stage.scene === 'village' ? 'back' : 'side';
  if (looksBeside(stage, key)) return 'side';
  if (look.does === 'watch' || isWatched(stage)) return 'back';
  const looksOut =
    key === 'person' && pose === 'stand' && WIDE_SCENES.has(stage.scene) && !isWithOthers(stage, key);
  // Who eats has the table before them.
  return looksOut && !isDiner(stage.reading, key) ? 'back' : 'front';
}

/** "Walking down the steps", 走下台阶: whoever comes down them comes to us. */
function comesDown({ words, reading: { subjects } }: Stage): boolean {
  return subjects.some(({ key }) => key === 'steps') && DOWN.test(words);
}
const DOWN =
  /\b(?:down|descend(?:s|ing)?) (?:the |a |some |its |their )?(?:\w+ ){0,3}(?:steps|stairs|staircase|stairway)\b|走下|走了?下来|[下出]台阶|下楼/i;
