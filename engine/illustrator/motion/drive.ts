// How vehicles drive by in a video, and what turns at a thing: wheels, sails, rotors.

import { partsTurn } from '../things/rolling.ts';
import { isTrain } from '../things/trains.ts';
import { isPaddled } from '../casting/riders.ts';
import { isLeaning } from '../staging/barriers.ts';
import { underfootOf } from '../staging/underfoot.ts';
import { HOLDER_KINDS } from '../reading/subject-kinds.ts';
import type { Spot } from '../placing/spot.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import type { Stage } from '../staging/stage.ts';
import type { Move, Self } from './video-motion.ts';

const TURN = Math.PI * 2;

/** Times a second that a spoke comes where the one before it was. */
const SPOKES = 3;
/** Times a second that pedals go around, and a paddle from side to side. */
const PEDALS = 0.9;
const PADDLE = 0.6;

/** Radians a second, of which a whole turn brings all to where it was; undefined where nothing turns. */
export function wheelPace(stage: Stage, spot: Spot): number | undefined {
  const rolling = spot.subject.key === 'bike' ? PEDALS : SPOKES;
  const often =
    partsTurn(spot.subject.drawing) ??
    (isRolling(stage, spot) ? rolling : undefined) ??
    (isPaddledBy(stage, spot.subject) ? PADDLE : undefined);
  return often === undefined ? undefined : often * TURN;
}

/** Whether oars or paddles are seen to pull it along. */
export function isRowed(stage: Stage, { subject }: Spot): boolean {
  return isPaddledBy(stage, subject) || (subject.kind === 'boat' && partsTurn(subject.drawing) !== undefined);
}

function isPaddledBy(stage: Stage, boat: Subject): boolean {
  return isPaddled(boat, ridersOf(stage, boat));
}

const ROADS: ReadonlySet<Stage['scene']> = new Set(['street', 'city', 'desert', 'snowfield', 'sea', 'moon']);

const PARKED = /\b(?:parked|parking|for sale|broken[- ]down)\b|停着|停在|停放|停车|抛锚/i;

/** On grass wheels would plough it: there the engine only idles. */
export function isRolling(stage: Stage, { subject, isFloating }: Spot): boolean {
  if (subject.kind !== 'vehicle' || isFloating || isLeaning(stage.reading, subject)) return false;
  if (PARKED.test(stage.words)) return false;
  return (
    ridersOf(stage, subject).length > 0 ||
    runsOnRails(subject) ||
    ROADS.has(stage.scene) ||
    underfootOf(stage) === 'road' ||
    stage.reading.subjects.some(({ key }) => key === 'highway')
  );
}

/** Of their height in a second: a train, and what drives on a road. */
const TRAIN_PACE = 0.6;
const ROAD_PACE = 0.9;
/** Of the width of the image: so far a vehicle that nobody stands beside goes at most, so that it stays in sight. */
const FARTHEST = 0.45;
/** Of the shorter side in a second: among people nothing goes faster, and only what is said to. */
const AMONG_PEOPLE = 0.03;
const DRIVEN =
  /\b(?:driv(?:es?|ing)|traffic|pass(?:es|ing)|speed(?:s|ing)|racing|rush(?:es|ing)|cruising|busy)\b|行驶|驶过|驶来|开过|开车|车流|飞驰|疾驰|穿梭|穿行|来往|川流/i;

export function drive({ stage, spot, phase, vary, middle, length, ahead, going }: Self): Move {
  const { short, width, reading } = stage;
  const own = spot.tall * (runsOnRails(spot.subject) ? TRAIN_PACE : ROAD_PACE);
  const riders = ridersOf(stage, spot.subject);
  const isAlone = !reading.subjects.some((one) => HOLDER_KINDS.has(one.kind) && !riders.includes(one));
  const alone = Math.min(own, (width * FARTHEST) / length);
  const among = DRIVEN.test(stage.words) ? short * AMONG_PEOPLE * vary : 0;
  const pace = isRolling(stage, spot) ? (isAlone ? alone : among) : 0;
  return (t) => ({
    x: going * ahead * pace * (t - middle),
    y: Math.sin(t * 31 + phase) * short * 0.0007 + Math.sin(t * 7.3 + phase) * short * 0.0008,
    aboutX: spot.x,
    aboutY: spot.y,
  });
}

function runsOnRails(vehicle: Subject): boolean {
  return isTrain(vehicle) || vehicle.key === 'tram-car';
}

/** Who is drawn upon it or at its wheel; whoever is said to be in it may be drawn before it. */
function ridersOf({ reading }: Stage, vehicle: Subject): Subject[] {
  return reading.links.flatMap(({ relation, from, to }) => {
    const rider = reading.subjects[from];
    const isOn = relation === 'riding' || relation === 'driving';
    return isOn && rider && to !== null && reading.subjects[to] === vehicle ? [rider] : [];
  });
}
