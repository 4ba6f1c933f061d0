// From a first image to a last one: each moves toward the other while it fades, the far parts first.
import { fractal, makeNoise, smooth } from '#engine/raster/noise.ts';
import { sampleMask } from '#engine/raster/mask.ts';
import { findFlow, type Flow } from './find-flow.ts';
import type { Relief } from './find-relief.ts';
import type { Still } from './read-frame.ts';
import { CELL, type Lens } from './warp-grid.ts';

type Stir = NonNullable<Lens['stir']>;
type Side = { still: Still; relief: Relief };

export type Morph = {
  /** Adds the way to the other image to what moves in one of them. */
  pull(which: 'first' | 'last', stir: Stir | undefined): Stir;
  /** How much of the last image there is at each knot of the grid, 0–1; null = nothing or all of it. */
  sharesAt(part: number): { knots: Float32Array } | 'first' | 'last';
};

/** Parts of the video. Both move for longer than they fade. */
const MOVE_BEGINS = 0.06;
const MOVE_ENDS = 0.94;
const FADE_BEGINS = 0.24;
const FADE_ENDS = 0.8;
/** How long a place takes to fade, as a part of the time that all of them take. */
const SOFTNESS = 0.55;
/** Where two images have nothing in common, their middles go toward one another by so much of the way. */
const MEET = 0.8;
const FARTHEST = 0.14;

export function morphStills(
  first: Side,
  last: Side,
  video: { width: number; height: number; seconds: number; seed: number },
): Morph {
  const { flow, trust } = findFlow(first.still, last.still);
  const meet = meeting(first, last, 1 - trust);
  const order = fadeOrder(first, video);
  const moved = (seconds: number) => smooth(MOVE_BEGINS, MOVE_ENDS, seconds / video.seconds);
  return {
    pull(which, stir) {
      const { window } = (which === 'first' ? first : last).still;
      return (x, y, near, seconds, shift) => {
        shift.x = 0;
        shift.y = 0;
        stir?.(x, y, near, seconds, shift);
        const part = moved(seconds);
        const share = which === 'first' ? -part : 1 - part;
        const u = (x - window.left) / window.width;
        const v = (y - window.top) / window.height;
        const pulled = meet(u, v);
        shift.x += share * (sampleFlow(flow, flow.x, u, v) + pulled.x) * window.width;
        shift.y += share * (sampleFlow(flow, flow.y, u, v) + pulled.y) * window.height;
      };
    },
    sharesAt(part) {
      const faded = (part - FADE_BEGINS) / (FADE_ENDS - FADE_BEGINS);
      if (faded <= 0) return 'first';
      if (faded >= 1) return 'last';
      const at = faded * (1 + SOFTNESS);
      return { knots: order.map((late) => smooth(0, SOFTNESS, at - late)) };
    },
  };
}

function sampleFlow({ width, height }: Flow, values: Float32Array, u: number, v: number): number {
  return sampleMask({ width, height, values }, u, v);
}

/** What the two images are about comes together, when nothing else ties them. */
function meeting(
  first: Side,
  last: Side,
  strength: number,
): (u: number, v: number) => { x: number; y: number } {
  const from = focusInWindow(first);
  const to = focusInWindow(last);
  if (!first.relief.body || !last.relief.body || strength === 0) return () => ({ x: 0, y: 0 });
  const limit = (way: number) => Math.min(FARTHEST, Math.max(-FARTHEST, way * MEET)) * strength;
  const x = limit(to.x - from.x);
  const y = limit(to.y - from.y);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return (u, v) => {
    const weight = Math.exp(-(((u - middle.x) / 0.4) ** 2) - ((v - middle.y) / 0.4) ** 2);
    return { x: x * weight, y: y * weight };
  };
}

function focusInWindow({ still: { image, window }, relief: { focus } }: Side): { x: number; y: number } {
  return {
    x: (focus.x * image.width - window.left) / window.width,
    y: (focus.y * image.height - window.top) / window.height,
  };
}

/** When each knot begins to fade, 0–1: what is far before what is near, with a little chance in it. */
function fadeOrder(
  { still: { image, window }, relief: { nearness } }: Side,
  { width, height, seed }: { width: number; height: number; seed: number },
): Float32Array {
  const columns = Math.ceil(width / CELL) + 1;
  const rows = Math.ceil(height / CELL) + 1;
  const noise = makeNoise(seed, 'fade');
  const order = new Float32Array(columns * rows);
  for (let knot = 0; knot < order.length; knot++) {
    const u = (knot % columns) / (columns - 1);
    const v = Math.floor(knot / columns) / (rows - 1);
    const near = sampleMask(
      nearness,
      (window.left + u * window.width) / image.width,
      (window.top + v * window.height) / image.height,
    );
    const chance = fractal(noise, u * 3.2, v * 3.2, 3);
    order[knot] = Math.min(1, Math.max(0, 0.12 + 0.62 * near + 0.35 * chance));
  }
  return order;
}
