// Whether what the words say that somebody does is to be seen of the body that was drawn: by its pose, and by what the
// hands are busy with. What is said of who does something else at the same moment is not.

import { isDiner } from './casting/diners.ts';
import { bathes, isInTub } from './casting/bathers.ts';
import { isBehindCounter } from './casting/counters.ts';
import { isBedOf } from './casting/beds.ts';
import { roastedAt } from './placing/roast-at-fire.ts';
import { showsHands } from './lexicon/gestures.ts';
import { isFeat } from './lexicon/feats.ts';
import { isBeforeBody, isHandWork, isMusic, type HandWork } from './lexicon/hand-work.ts';
import { isTradeWork } from './lexicon/trade-work.ts';
import type { Pose } from './people/person.ts';
import type { Spot } from './placing/spot.ts';
import type { PersonAct } from './reading/people/person-look.ts';
import type { PromptReading, Subject } from './reading/prompt-reading.ts';
import { roomKindOf } from './scenery/room-kind.ts';
import type { Stage } from './staging/stage.ts';

/** Poses that show it; a pose of its own name always does. */
const SHOWN_BY: Partial<Record<PersonAct, ReadonlySet<Pose>>> = {
  walk: new Set(['stroll', 'laden']),
  sit: new Set(['seat', 'ride', 'cycle', 'yoga']),
  kneel: new Set(['crouch']),
  jump: new Set([
    'leap',
    'ollie',
    'jump-rope',
    'trampoline',
    'hurdle',
    'long-jump',
    'vault',
    'snow-air',
    'ski-air',
    'parkour',
  ]),
  wave: new Set(['greet']),
  reach: new Set(['ladder', 'rung']),
  stairs: new Set(['ollie']),
  spin: new Set(['ballet', 'dance']),
  dance: new Set([
    'square-dance',
    'raise',
    'street-dance',
    'breakdance',
    'flamenco',
    'ballet',
    'waltz',
    'embrace',
  ]),
  fly: new Set(['soar']),
  hold: new Set(['stroll', 'greet']),
};
/** What hands are at that do it besides. */
const MEANWHILE: Partial<Record<PersonAct, ReadonlySet<HandWork>>> = {
  // A choir holds its sheets.
  sing: new Set(['read']),
  'raise-hand': new Set(['study']),
  study: new Set(['type']),
};
const SITS: ReadonlySet<Pose> = new Set(['sit', 'seat', 'ride', 'cycle']);
const DOWN: ReadonlySet<Pose> = new Set([...SITS, 'lie', 'swim', 'soar', 'kneel', 'crouch']);
/** One does it for all who are with them. */
export const FOR_ALL: ReadonlySet<PersonAct> = new Set(['selfie', 'kick', 'dribble', 'kite']);
/** Of who has no spot of their own, since they ride, drive or lie in a bed. */
export const AS_ONE: ReadonlySet<PersonAct> = new Set(['sit', 'ride', 'watch', 'lie']);

/** Who waits stands about. */
const STANDS = /^(?:stand|stood|wait|pos(?:es|ing)|站|立|等)/i;
/** Done on the way, and not at a bench. */
const CARRIES = /^(?:carr(?:y|ies)|haul|lug|扛|搬|抬)/i;
const ON_THE_WAY = /deliver|carry|serve|load|haul|wheel|push/;

/** "A carpenter carrying a plank": one who saws it carries none. */
function isAtBench({ work }: Spot): boolean {
  return work !== undefined && isTradeWork(work) && !ON_THE_WAY.test(work);
}

/** The deeds of a person that are seen. */
export function seenDeeds(stage: Stage, subject: Subject, spots: readonly Spot[]): object[] {
  const own = spots.filter((spot) => spot.subject === subject);
  return (subject.person?.deeds ?? []).filter(
    ({ act, words }) =>
      // "Making": who only stands there, with nothing in the hands, is not seen doing it.
      !(act === 'stand' && !STANDS.test(words) && !isAtWork(stage.reading, subject)) &&
      !(act === 'teach' && BOARD.test(words) && !hasBoard(stage)) &&
      !(act === 'hold' && CARRIES.test(words) && own.some(isAtBench)) &&
      ((own.length === 0 && AS_ONE.has(act)) ||
        (act === 'sleep' && (liesInBed(stage.reading, subject) || isCradled(stage.reading, subject))) ||
        // The legs of who eats or meets are behind the table.
        (act === 'sit' && isDiner(stage.reading, subject.key)) ||
        (act === 'read' &&
          subject.person?.hands === 'read' &&
          (liesInBed(stage.reading, subject) || isInTub(stage, subject))) ||
        (ROASTS.has(act) && isRoastedThere(stage.reading)) ||
        (act === 'swim' && bathes(stage, subject)) ||
        own.some((spot) => isSeenDoing(spot, act))),
  );
}

/** "Writing on the blackboard" in a laboratory, where none hangs. */
function hasBoard(stage: Stage): boolean {
  return stage.scene !== 'room' || roomKindOf(stage) === 'classroom';
}
const BOARD = /board\b|[黑白]板/i;

const ROASTS: ReadonlySet<PersonAct> = new Set(['cook', 'bake']);

/** "Roasting marshmallows over a campfire". */
function isRoastedThere(reading: PromptReading): boolean {
  return reading.subjects.some((one) => roastedAt(reading, one).length > 0);
}

/** With something in the hands, or behind a counter with all that belongs to it. */
function isAtWork(reading: PromptReading, subject: Subject): boolean {
  return isHandWork(subject.person?.hands) || isBehindCounter(reading, subject);
}

/** Whether the body in this spot shows it. */
export function isSeenDoing(
  { subject, pose, work, view, isPortrait, isPerched }: Spot,
  act: PersonAct,
): boolean {
  if (isPortrait)
    return act === 'watch' ? view !== 'front' : view !== 'back' && showsHands(act) && isAt(act, work, pose);
  if (pose === undefined) return false;
  // On a ladder the back is before what the hands are at.
  if (view === 'back' && act === work && (isBeforeBody(work) || (isPerched === true && isTradeWork(work))))
    return false;
  switch (act) {
    case 'stand':
      return !DOWN.has(pose);
    case 'watch':
      return view !== 'front';
    case 'sleep':
      return pose === 'lie' || view !== 'back';
    case 'play':
      return isFeat(work) || isMusic(work);
    case 'blow-candles':
      return subject.person?.does === act && view === 'front';
    case 'hold':
      return work !== undefined || isIn(pose, act);
    default:
      return (
        isAt(act, work, pose) ||
        (subject.person?.does === act && work !== undefined && MEANWHILE[act]?.has(work) === true)
      );
  }
}

function isAt(act: PersonAct, work: Spot['work'], pose: Pose | undefined): boolean {
  return (isHandWork(act) && work === act) || (pose !== undefined && isIn(pose, act));
}

function isIn(pose: Pose, act: PersonAct): boolean {
  return pose === act || SHOWN_BY[act]?.has(pose) === true;
}

function liesInBed({ links, subjects }: PromptReading, who: Subject): boolean {
  return links.some(({ relation, from, to }) => {
    const bed = to === null ? undefined : subjects[to];
    return subjects[from] === who && bed !== undefined && isBedOf(bed, who, relation);
  });
}

/** Babies in the arms have their eyes shut. */
function isCradled({ links, subjects }: PromptReading, who: Subject): boolean {
  return (
    who.person?.age === 'baby' &&
    links.some(({ relation, to }) => relation === 'holding' && to !== null && subjects[to] === who)
  );
}
