// Where a subject stands in a scene, and how.

import type { HandWork } from '../lexicon/hand-work.ts';
import type { SheetEye } from '../people/draw-person.ts';
import type { Pose, View } from '../people/person.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import type { Stage } from '../staging/stage.ts';

export type Spot = {
  subject: Subject;
  /** Which of several of the same. */
  index: number;
  /** Middle of the feet (or of the lower edge), pixels. */
  x: number;
  y: number;
  /** Height of the sprite, pixels. */
  tall: number;
  /** No wider than this, pixels: room that is kept free for others. */
  widest?: number;
  depth: number;
  /** Hangs in the air or in water: no shadow at its feet. */
  isFloating: boolean;
  isOnWater: boolean;
  /** Sits on a branch, a bed or a rock, and stays there. */
  isPerched?: true;
  isPortrait: boolean;
  haze: number;
  isFlipped: boolean;
  /** Radians: what drifts in space or soars is not upright. */
  turn: number;
  /** From which side a drawn person is seen. */
  view?: View;
  pose?: Pose;
  /** What the hands of a drawn person are busy with. */
  work?: HandWork;
  /** Balls fly from one hand to the other. */
  isJuggling?: true;
  /** How far who walks or runs is in a stride, 0–1; only asked for by videos. */
  stride?: number;
  /** How high over the feet somebody sits, as a part of `tall`. */
  lap?: number;
  /** How far from the left, as a part of the width: what is held reaches out on one side. */
  lapAcross?: number;
  /** Where the crown of the head of a drawn person is, where that is known: in parts of the sprite, from its upper left corner. */
  crown?: { x: number; y: number };
  /** How high over the feet the table is that somebody works at, as a part of `tall`. */
  table?: number;
  /** What is in the hand, where its drawing is: its middle across and its foot, and how tall, in parts of the sprite, which is `ratio` times as wide as tall. */
  held?: { subject: Subject; x: number; y: number; tall: number; ratio: number };
  /** How many times the sprite of somebody is as tall as they stand. */
  share?: number;
  /** The height of the step that a child stands on, pixels. */
  step?: number;
  /** Where the eyes of a portrait are, which blink in a video; how many times its sheet is as wide as tall. */
  eyes?: { ratio: number; list: readonly SheetEye[] };
};

/** One of those who are to be placed, and how tall. */
export type Member = { subject: Subject; index: number; metres: number };

/** Where it looks: −1 left, 1 right. */
export function headingOf(spot: Pick<Spot, 'isFlipped'>): -1 | 1 {
  return spot.isFlipped ? 1 : -1;
}

/** How tall somebody would stand, pixels. */
export function heightOf({ tall, share = 1 }: Pick<Spot, 'tall' | 'share'>): number {
  return tall / share;
}

/** Tall frames have room for taller subjects than their short side alone would give. */
export function unitOf(stage: Stage): number {
  const bold = stage.look === 'poster' ? 1.25 : 1;
  return stage.short * Math.min(1.4, (stage.height / stage.short) ** 0.6) * bold;
}

/** Of a crowd: a flock of what flies, a small group of what stands. Exact numbers are drawn as they are. */
export function shownCount(subject: Subject): number {
  if (subject.key === 'sky-lantern' && subject.count >= 5) return 22;
  if (subject.count <= 12) return subject.count;
  if (subject.kind === 'bird' || subject.key === 'fish') return 9;
  return subject.kind === 'air' ? 6 : 7;
}

export function makeSpot(
  stage: Stage,
  subject: Subject,
  index: number,
  more: Partial<Spot> & Pick<Spot, 'x' | 'y' | 'tall'>,
): Spot {
  const isFlipped =
    stage.random(`flip ${subject.key} ${index}`).chance(0.5) &&
    !['building', 'figure', 'food', 'item'].includes(subject.kind);
  return {
    subject,
    index,
    depth: 0.75,
    isFloating: false,
    isOnWater: false,
    isPortrait: false,
    haze: 0,
    isFlipped,
    turn: 0,
    ...more,
  };
}
