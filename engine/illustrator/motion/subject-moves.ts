// What whoever is in the scene does while the video runs: flies, swims, drives, walks away, rocks on the water, breathes.

import { bathes } from '../casting/bathers.ts';
import { PLANET_KEYS } from '../lexicon/sky.ts';
import { isLeaning } from '../staging/barriers.ts';
import type { Rest } from '../reading/prompt-reading.ts';
import { headingOf, type Spot } from '../placing/spot.ts';
import type { Stage } from '../staging/stage.ts';
import { BEAT, bodyPace } from '../people/body-pace.ts';
import { spins } from '../people/poses.ts';
import { gapes } from '../animals/draw-animal.ts';
import { wagsTail } from '../animals/wag.ts';
import { atDepth, sizeAway } from './along-depth.ts';
import { alongInChase, chasePace } from './chase.ts';
import { coast, coastPace, paddle } from './coast.ts';
import { comeNearer, comesNearer } from './come-nearer.ts';
import { crossBridge, crossesBridge } from './cross-bridge.ts';
import { drive, wheelPace } from './drive.ts';
import { goesUp, isSaidToFly, rise, rock, withinFrame } from './go-on.ts';
import { isLeaping, leap } from './leap.ts';
import { liftOff, liftsOff } from './lift-off.ts';
import { takeOff } from './take-off.ts';
import { STRIDES } from '../things/strides.ts';
import { STEP, type Move, type Self } from './video-motion.ts';
import { HOLDER_KINDS } from '../reading/subject-kinds.ts';

const TURN = Math.PI * 2;

/** Drawings that look up to the right; all others look to the left. */
const UPWARD: ReadonlySet<string> = new Set(['plane', 'paper-plane', 'rocket']);
const HOVERING: ReadonlySet<string> = new Set([
  'ufo',
  'ghost',
  'fairy',
  'satellite',
  'space-station',
  ...PLANET_KEYS,
]);
const FLUTTERING: ReadonlySet<string> = new Set(['butterfly', 'bee', 'dragonfly']);
const DRIFTING: ReadonlySet<string> = new Set(['jellyfish', 'octopus']);

/** At something, and not at rest. */
const AWAKE: ReadonlySet<Rest['how']> = new Set(['sit', 'wade', 'dance']);

/** Whoever gets on while the video runs: a camera can go along. */
export function isTraveller(stage: Stage, spot: Spot): boolean {
  const { kind } = spot.subject;
  if (['emblem', 'poster', 'studio', 'table'].includes(stage.scene) || spot.isPortrait || spot.isPerched)
    return false;
  if (kind === 'bird' || kind === 'fish') return spot.isFloating && !DRIFTING.has(spot.subject.key);
  if (kind === 'boat') return spot.isOnWater;
  if (kind === 'vehicle') return !spot.isFloating && !isLeaning(stage.reading, spot.subject);
  return isGalloping(stage, spot);
}

function isGalloping({ reading }: Stage, { subject, isFloating, pose }: Spot): boolean {
  if (isFloating) return false;
  if (pose === 'run') return true;
  if (subject.rests?.how === 'run') return true;
  if (subject.rests?.how === 'walk') return false;
  return reading.relations.has('run') || (reading.relations.has('ride') && subject.kind === 'mount');
}

/**
 * How `spot` moves in a video of this length; the still image is its middle. A camera that follows it keeps it in its
 * place, `follow` pixels beside where the still has it.
 */
export function planMove(stage: Stage, spot: Spot, length: number, follow: number | null = null): Move {
  const own = planOwnMove(stage, spot, length, follow !== null);
  // Who gallops is on the way already.
  const move = isGalloping(stage, spot) ? own : alongInChase(stage, spot, length, own);
  if (!follow) return move;
  return (seconds) => {
    const motion = move(seconds);
    return { ...motion, x: (motion.x ?? 0) + follow };
  };
}

function planOwnMove(stage: Stage, spot: Spot, length: number, isFollowed: boolean): Move {
  const { subject, tall } = spot;
  const self = selfOf(stage, spot, length, isFollowed);
  if (['emblem', 'poster', 'studio', 'table'].includes(stage.scene)) return () => ({});
  if (spot.isPortrait) return breathe(self, 0.004, 0.004);
  if (spot.isPerched) return breathe(self, 0.006, 0.004);
  if (UPWARD.has(subject.key) && spot.isFloating) return climb(self);
  if (goesUp(spot)) return rise(self);
  if (FLUTTERING.has(subject.key)) return flutter(self);
  if (DRIFTING.has(subject.key) && spot.isFloating) return pulse(self);
  if (subject.kind === 'fish') return spot.isFloating ? swim(self) : glide(self);
  if (subject.kind === 'bird' && spot.isFloating) return fly(self);
  if (isLeaping(spot)) return leap(self);
  if (liftsOff(spot)) return liftOff(stage, spot, length);
  if (crossesBridge(spot)) return crossBridge(stage, spot, length);
  if (subject.kind === 'boat' && spot.isOnWater) return rock(self);
  if (spot.isFloating) return hover(self, HOVERING.has(subject.key) ? 0.02 : 0.012);
  if (subject.kind === 'vehicle') return isLeaning(stage.reading, subject) ? () => ({}) : drive(self);
  if (['building', 'food', 'item', 'hat'].includes(subject.kind)) return () => ({});
  if (subject.person?.does === 'swim' && bathes(stage, subject)) return paddle(self);
  const { relations } = stage.reading;
  if (isGalloping(stage, spot)) return gallop(self);
  if (spins(subject)) return breathe(self, 0.004, 0);
  if (relations.has('dance')) return dance(self);
  const isResting = ['sit', 'watch', 'read', 'sleep', 'play'].some((one) => relations.has(one as 'sit'));
  const isLeaving = spot.view === undefined || spot.view === 'back';
  const isOff = stage.scene === 'street' || (spot.view === 'back' && isWalking(spot));
  if (isOff && subject.kind === 'figure' && isLeaving && !isResting) return walkAway(self);
  if (isWalking(spot) && (spot.view ?? 'side') === 'side') return stroll(self);
  if (comesNearer(spot)) return comeNearer(self);
  const gliding = coastPace(spot);
  if (gliding !== undefined) return coast(self, paceOf(self, stage.short * 0.05, gliding));
  const isAsleep = relations.has('sleep') || (subject.rests !== undefined && !AWAKE.has(subject.rests.how));
  return breathe(self, tall > 0 ? 0.009 : 0, isAsleep ? 0 : 0.007);
}

function selfOf(stage: Stage, spot: Spot, length: number, isFollowed: boolean): Self {
  const random = stage.random(`move ${spot.subject.key} ${spot.index}`);
  return {
    stage,
    spot,
    phase: random.next() * TURN,
    vary: random.between(0.8, 1.25),
    middle: length / 2,
    ahead: headingOf(spot),
    going: isFollowed ? 0 : 1,
    length,
  };
}

/** How far who walks, runs, dances or waves is in a stride at a moment, 0–1; undefined of who does nothing of these. */
export function planStride(stage: Stage, spot: Spot): ((seconds: number) => number) | undefined {
  const { phase, vary } = selfOf(stage, spot, 0, false);
  // Its moments lie between both ends of the way: there and back it is the same.
  if (spot.work === 'swing')
    return (seconds) => (((1 - Math.cos(seconds * SWING + phase)) / 2) * (STRIDES - 1) + 0.5) / STRIDES;
  const pace = isGalloping(stage, spot)
    ? GALLOP * vary
    : isWalking(spot)
      ? spot.subject.kind === 'figure'
        ? STEP
        : PAWS
      : wagsTail(stage.words, spot.subject)
        ? WAG
        : gapes(spot.subject)
          ? GAPE
          : (bodyPace(stage.reading, spot, vary) ?? wheelPace(stage, spot));
  if (pace === undefined) return undefined;
  return (seconds) => ((seconds * pace + phase) / TURN) % 1;
}

/** Radians a second of a stride, of two steps, and of a stride of who walks on four legs. */
const GALLOP = 7.5;
const PAWS = 4.2;
/** Of a tail, and of a mouth that opens and shuts. */
const WAG = 8;
const GAPE = 1.7;
/** To and fro of who swings. */
const SWING = 2.3;

function isWalking({ subject, pose, isFloating }: Spot): boolean {
  return !isFloating && (pose === 'walk' || pose === 'stroll' || subject.rests?.how === 'walk');
}

function breathe({ spot, phase }: Self, depth: number, sway: number): Move {
  return (t) => ({
    stretch: 1 + Math.sin(t * 2.3 + phase) * depth,
    turn: Math.sin(t * 0.9 + phase * 1.7) * sway,
    aboutX: spot.x,
    aboutY: spot.y,
  });
}

function fly(self: Self): Move {
  const { stage, spot, phase, vary, middle, ahead, going } = self;
  const usual = stage.short * 0.045 * vary * (0.5 + spot.tall / stage.short);
  const pace = isSaidToFly(stage) ? withinFrame(self, usual * 2) : usual;
  const lower = takeOff(self);
  return (t) => {
    // A few beats, then a glide.
    const effort = 0.5 + 0.5 * Math.tanh(3 * Math.sin(t * 1.1 + phase));
    return {
      x: going * ahead * pace * (t - middle),
      y: lower(t) + Math.sin(t * 0.9 + phase) * stage.short * 0.008,
      stretch: 1 + Math.sin(t * 13 * vary + phase) * 0.16 * (0.35 + 0.65 * effort),
      turn: Math.sin(t * 0.7 + phase) * 0.03,
      aboutX: spot.x,
      aboutY: spot.y - spot.tall * 0.45,
    };
  };
}

function flutter(self: Self): Move {
  const { stage, spot, phase, vary, middle } = self;
  const lower = takeOff(self);
  const reach = stage.short * 0.05;
  const at = (t: number) => ({
    x: reach * (Math.sin(t * 0.9 * vary + phase) + 0.4 * Math.sin(t * 2.3 + phase)),
    y: reach * 0.6 * (Math.sin(t * 1.3 * vary + phase * 2) + 0.3 * Math.sin(t * 3.1)),
  });
  const start = at(middle);
  return (t) => ({
    x: at(t).x - start.x,
    y: lower(t) + at(t).y - start.y,
    widen: 0.72 + 0.28 * Math.sin(t * 17 * vary + phase),
    turn: 0.14 * Math.sin(t * 1.7 + phase),
    aboutX: spot.x,
    aboutY: spot.y - spot.tall * 0.5,
  });
}

/** Straight on along its nose, which points up. */
function climb({ stage, spot, phase, middle, vary }: Self): Move {
  const pace = stage.short * 0.03 * vary;
  const side = spot.isFlipped ? -1 : 1;
  return (t) => ({
    x: side * pace * (t - middle) * 1.2,
    y: -pace * (t - middle) + Math.sin(t * 1.6 + phase) * stage.short * 0.004,
    turn: Math.sin(t * 1.1 + phase) * 0.02,
    aboutX: spot.x,
    aboutY: spot.y - spot.tall * 0.5,
  });
}

function hover({ stage, spot, phase, vary }: Self, reach: number): Move {
  return (t) => ({
    x: Math.sin(t * 0.75 * vary + phase) * stage.short * reach * 0.7,
    y: Math.sin(t * 1.2 * vary + phase * 1.4) * stage.short * reach,
    turn: Math.sin(t * 0.9 + phase) * 0.03,
    aboutX: spot.x,
    aboutY: spot.y - spot.tall / 2,
  });
}

function swim({ stage, spot, phase, vary, middle, ahead, going }: Self): Move {
  const pace =
    stage.short * (spot.subject.key === 'turtle' || spot.subject.key === 'whale' ? 0.025 : 0.05) * vary;
  return (t) => ({
    x: going * ahead * pace * (t - middle + 0.35 * Math.sin(t * 1.9 + phase)),
    y: Math.sin(t * 1.1 * vary + phase) * stage.short * 0.012,
    turn: Math.sin(t * 2.2 * vary + phase) * 0.045,
    widen: 1 + Math.sin(t * 4.4 * vary + phase) * 0.025,
    aboutX: spot.x,
    aboutY: spot.y - spot.tall / 2,
  });
}

/** Just under the surface; the large ones rise out of it and sink back. */
function glide({ stage, spot, phase, vary, middle, ahead, going }: Self): Move {
  const isSmall = spot.tall < stage.short * 0.16;
  const pace = isSmall ? stage.short * 0.02 * vary : 0;
  return (t) => ({
    x: going * ahead * pace * (t - middle),
    y: isSmall ? 0 : (Math.sin(t * 1.3 + phase) - 0.3) * stage.short * 0.008,
    turn: Math.sin(t * 1.6 + phase) * 0.02,
    aboutX: spot.x,
    aboutY: spot.y,
  });
}

/** A bell that draws itself together and shoots up a little. */
function pulse({ stage, spot, phase, vary, middle }: Self): Move {
  return (t) => {
    const beat = Math.sin(t * 2.4 * vary + phase);
    return {
      x: Math.sin(t * 0.6 + phase) * stage.short * 0.012,
      y: -stage.short * 0.012 * (t - middle) - beat * stage.short * 0.01,
      stretch: 1 + beat * 0.07,
      widen: 1 - beat * 0.06,
      turn: Math.sin(t * 0.8 + phase) * 0.05,
      aboutX: spot.x,
      aboutY: spot.y - spot.tall * 0.6,
    };
  };
}

function gallop(self: Self): Move {
  const { stage, spot, phase, vary, middle, ahead, going } = self;
  const pace = stage.scene === 'space' ? 0 : paceOf(self, stage.short * 0.04 * vary, 1.2);
  return (t) => {
    const stride = t * GALLOP * vary + phase;
    return {
      x: going * ahead * pace * (t - middle),
      y: -Math.abs(Math.sin(stride / 2)) * spot.tall * 0.05,
      turn: Math.sin(stride) * 0.035,
      aboutX: spot.x,
      aboutY: spot.y - spot.tall * 0.4,
    };
  };
}

function dance({ spot, phase, vary }: Self): Move {
  return (t) => {
    const beat = t * BEAT * vary + phase;
    return {
      x: Math.sin(beat / 2) * spot.tall * 0.05,
      y: -Math.abs(Math.sin(beat)) * spot.tall * 0.03,
      turn: Math.sin(beat / 2) * 0.07,
      stretch: 1 + Math.sin(beat * 2) * 0.015,
      aboutX: spot.x,
      aboutY: spot.y,
    };
  };
}

/** Of their height in a second goes who walks, so that no foot slides. */
const OWN_PACE = 0.37;

/**
 * Returns pixels a second. Who is alone goes as fast as such legs do, in heights a second, as far as the image reaches; in
 * company all go at `together`, so that they stay together.
 */
function paceOf({ stage, spot, length }: Self, together: number, own: number): number {
  const chased = chasePace(stage, spot);
  if (chased !== undefined) return chased;
  const bodies = stage.reading.subjects.filter(({ kind }) => HOLDER_KINDS.has(kind));
  if (bodies.length > 1 || spot.subject.count > 1) return together;
  const room = Math.min(spot.x, stage.width - spot.x) - spot.tall * 0.6;
  return Math.max(together, Math.min(spot.tall * own, (room * 2) / length));
}

/** Past the viewer, a little up and down with each step. */
function stroll(self: Self): Move {
  const { stage, spot, phase, middle, ahead, going } = self;
  const pace = paceOf(self, stage.short * 0.05, OWN_PACE);
  return (t) => ({
    x: going * ahead * pace * (t - middle),
    y: -Math.abs(Math.sin(t * STEP + phase)) * spot.tall * 0.01,
    turn: Math.sin(t * STEP + phase) * 0.012,
    aboutX: spot.x,
    aboutY: spot.y,
  });
}

/** Parts of their distance in a second: of people in a street, and of who is said to go away. */
const [DOWN_THE_STREET, AWAY] = [0.035, 0.1] as const;

/** Who is seen from behind goes toward the end of the street or the land, and grows smaller about it. */
function walkAway(self: Self): Move {
  const { spot, phase } = self;
  const sizeAt = sizeAway(self, isWalking(spot) && self.stage.scene !== 'street' ? AWAY : DOWN_THE_STREET);
  return (t) => {
    const step = t * STEP * 2 + phase;
    const motion = atDepth(self, sizeAt(t));
    return {
      ...motion,
      y: motion.y - Math.abs(Math.sin(step / 2)) * spot.tall * 0.008,
      turn: Math.sin(step / 2) * 0.012,
    };
  };
}
