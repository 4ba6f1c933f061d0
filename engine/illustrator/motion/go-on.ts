// How balloons rise and boats lie on the water in a video, and how much farther they get where the words say that they do.

import type { Spot } from '../placing/spot.ts';
import type { Stage } from '../staging/stage.ts';
import { atDepth, isSaidToLeave, sizeAway } from './along-depth.ts';
import { windOf } from './layer-life.ts';
import type { Move, Self } from './video-motion.ts';

const RISING: ReadonlySet<string> = new Set(['hot-air-balloon', 'balloon', 'sky-lantern']);

/** Words that say that it gets on: else it may hang in the air, or lie on the water. */
const FLYING = /\b(?:fl(?:y|ies|ying|ew)|soar(?:s|ing)?|migrat\w+)\b|飞/iu;
const GOING_UP =
  /\b(?:ris(?:es?|ing)|ascend(?:s|ing)?|lift(?:s|ing)? off|tak(?:es?|ing) off|float(?:s|ing)? up(?:wards?)?)\b|升|飘向/iu;
const UNDER_WAY =
  /\b(?:row(?:s|ing)|paddl(?:es?|ing)|drift(?:s|ing)?|sail(?:s|ing) (?!boat)|cross(?:es|ing)|cruis(?:es?|ing)|speed(?:s|ing)|rac(?:es|ing)|glid(?:es?|ing)|float(?:s|ing) (?:down|along|past))\b|漂流|[划驶]|航行|顺流|顺着/iu;

export function isSaidToFly({ words }: Stage): boolean {
  return FLYING.test(words);
}

export function goesUp({ subject, isFloating }: Pick<Spot, 'subject' | 'isFloating'>): boolean {
  return RISING.has(subject.key) && isFloating === true;
}

/** Pixels a second, as far as the image reaches on both sides. */
export function withinFrame({ stage, spot, length }: Self, wished: number): number {
  const room = Math.max(0, Math.min(spot.x, stage.width - spot.x) - spot.tall * 0.6);
  return Math.min(wished, (room * 2) / length);
}

export function rise(self: Self): Move {
  const { stage, spot, phase, middle, vary } = self;
  const usual = stage.short * (spot.subject.key === 'hot-air-balloon' ? 0.009 : 0.022) * vary;
  const above = spot.y - spot.tall * 1.1;
  const pace = GOING_UP.test(stage.words)
    ? Math.max(usual, Math.min(usual * 4, (above * 2) / self.length))
    : usual;
  const wind = windOf(stage);
  return (t) => ({
    x: wind * stage.short * (0.006 * (t - middle) * stage.light.side + 0.008 * Math.sin(t * 0.8 + phase)),
    y: -pace * (t - middle),
    turn: Math.sin(t * 0.9 + phase) * 0.035,
    aboutX: spot.x,
    aboutY: spot.y - spot.tall * 0.75,
  });
}

/** Parts of its distance in a second that a boat gets away. */
const LEAVING = 0.12;

export function rock(self: Self): Move {
  const { stage, phase, vary, middle, ahead, going } = self;
  const rough = stage.weather.has('storm') ? 2.6 : 1;
  const usual = stage.short * 0.007 * vary;
  const pace = UNDER_WAY.test(stage.words) ? withinFrame(self, usual * 5) : usual;
  const sizeAt = isSaidToLeave(stage) ? sizeAway(self, LEAVING) : () => 1;
  return (t) => {
    const motion = atDepth(self, sizeAt(t));
    return {
      ...motion,
      x: motion.x + going * ahead * pace * (t - middle),
      y: motion.y + Math.sin(t * 1.4 + phase) * stage.short * 0.004 * rough,
      turn: Math.sin(t * 1.1 + phase) * 0.022 * rough,
    };
  };
}
