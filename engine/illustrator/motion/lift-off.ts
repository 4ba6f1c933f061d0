// A rocket that lifts off in a video, faster and faster, or comes down on its flame; its smoke stays on the ground.

import type { EffectLayer, Layer, PaintedLayer } from '../painting/layer.ts';
import type { Spot } from '../placing/spot.ts';
import type { Stage } from '../staging/stage.ts';
import { plumeLayer } from './air-life.ts';
import { paintRows, stayingAt } from './part-layer.ts';
import type { Move } from './video-motion.ts';

const LIFTING = 'rocket-launch';
const LANDING = 'rocket-landing';
/** Of the length of a video: then it has touched down. */
const DOWN = 0.85;
/** Of the height of its drawing: so high the smoke on the ground reaches. */
const SMOKE = 0.11;
/** Of the room over it: what it has risen by at the end. It is not to be gone before. */
const ROOM = 0.95;
/** Of the height of the image it rises by at least: then it leaves it. */
const LEAST = 0.3;

/** Whether it goes up or down over the ground on its flame. */
export function liftsOff({ subject, isFloating }: Pick<Spot, 'subject' | 'isFloating'>): boolean {
  return (subject.key === LIFTING || subject.key === LANDING) && !isFloating;
}

/** How it rises, or comes down, in a video of this length. */
export function liftOff(stage: Stage, spot: Spot, length: number): Move {
  const heightAt = riseOf(stage, spot, length);
  return (seconds) => ({ y: -heightAt(seconds) });
}

/** Returns pixels over the ground at a moment. */
function riseOf(stage: Stage, { subject, y, tall }: Spot, length: number): (seconds: number) => number {
  const most = Math.max(stage.height * LEAST, (y - tall) * ROOM);
  if (subject.key === LANDING) return (seconds) => most * Math.max(0, 1 - seconds / (length * DOWN)) ** 2;
  return (seconds) => most * Math.max(0, seconds / length) ** 2;
}

/** What is left on the ground, what rises, and the smoke that rolls away and hangs below it. */
export function liftOffLayers(stage: Stage, layer: PaintedLayer, spot: Spot, length: number): Layer[] {
  const { x, y, tall } = spot;
  const edge = y - tall * SMOKE;
  const heightAt = riseOf(stage, spot, length);
  const smoke = (name: string, blown: number): EffectLayer =>
    plumeLayer(stage, {
      name: `smoke of the launch ${name}`,
      spot,
      depth: layer.depth + 0.002,
      at: () => ({ x: x + blown * 0.2, y: y - tall * 0.04 }),
      rise: tall * 0.16,
      from: tall * 0.07,
      to: tall * 0.2,
      blown,
      colour: stage.isDark ? '#a8a4b4' : '#f2ece6',
      strength: 0.9,
      puffs: 26,
      lasts: 2.6,
    });
  const trail = plumeLayer(stage, {
    name: 'smoke under the rocket',
    spot,
    depth: layer.depth - 0.002,
    at: (seconds) => ({ x, y: edge - heightAt(seconds) }),
    rise: 0,
    from: tall * 0.05,
    to: tall * 0.13,
    blown: 0,
    colour: stage.isDark ? '#b8b2bc' : '#fbf7f2',
    strength: 0.8,
    puffs: 44,
    lasts: 4,
  });
  return [
    trail,
    { ...layer, paint: paintRows(stage, layer, 0, edge) },
    {
      ...layer,
      name: `${layer.name} on the ground`,
      depth: layer.depth + 0.001,
      spot: stayingAt(spot),
      paint: paintRows(stage, layer, edge, stage.height),
    },
    smoke('to the left', -tall * 0.62),
    smoke('to the right', tall * 0.62),
  ];
}
