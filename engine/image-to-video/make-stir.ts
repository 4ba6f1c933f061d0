// What moves in the image itself: clouds that drift, water that ripples, leaves in the wind, a breath, and what people do.
import { clamp, smooth } from '#engine/raster/noise.ts';
import type { Image } from '#engine/raster/image.ts';
import { blurPlane } from '#engine/raster/blur-plane.ts';
import { returnPlanes } from '#engine/raster/plane-store.ts';
import { sampleMask, type Mask } from '#engine/raster/mask.ts';
import type { People } from '#engine/vision/see-people.ts';
import type { Relief } from './find-relief.ts';
import { findWater } from './find-water.ts';
import { stirPeople, type Gesture } from './stir-people.ts';
import type { Lens } from './warp-grid.ts';

export type StirRequest = {
  /** Small, to be looked at; what comes of it is for an image of `size` pixels. */
  small: Image;
  size: { width: number; height: number };
  relief: Relief;
  /** 1 = usual. */
  reach: number;
  seconds: number;
  /** How much of it there is at a moment, 0–1: none while the image is to be as it was given. */
  swell: (seconds: number) => number;
  hasClouds: boolean;
  hasWater: boolean;
  hasStars: boolean;
  hasWind: boolean;
  hasBreath: boolean;
  people: People;
  gestures: ReadonlySet<Gesture>;
  side: -1 | 1;
};

/** What stirs only where the image has it. */
export type Stirring = 'clouds' | 'stars' | 'water' | 'breath' | Gesture;
type Stir = NonNullable<Lens['stir']>;
/** What one of them adds; x and y in parts of the image, the result in pixels. */
type Part = (x: number, y: number, seconds: number) => readonly [x: number, y: number];

/** How far clouds drift in a video of any length, in parts of the image: more would tear them from their edges. */
const USUAL_DRIFT = 0.02;
const ASKED_DRIFT = 0.05;

/** `stir` is undefined where nothing does; `missing` was asked for, and the image has none of it. */
export function makeStir(request: StirRequest): { stir: Stir | undefined; missing: Stirring[] } {
  const { size, swell, relief, hasClouds, hasWater, hasStars, hasBreath } = request;
  const done = stirPeople(request);
  const [wet, breath] = [ripple(request), breathe(request)];
  const parts = [drift(request), wet, sway(request), breath].filter((part) => part !== null);
  parts.push(...done.parts.map((part) => inPixels(part, size)));
  const missing: Stirring[] = [
    ...(hasClouds && !relief.hasClouds ? (['clouds'] as const) : []),
    ...(hasStars && !relief.isDarkAbove ? (['stars'] as const) : []),
    ...(hasWater && !wet ? (['water'] as const) : []),
    ...(hasBreath && !breath ? (['breath'] as const) : []),
    ...done.missing,
  ];
  if (parts.length === 0) return { stir: undefined, missing };
  const stir: Stir = (x, y, _near, seconds, shift) => {
    const amount = swell(seconds);
    shift.x = 0;
    shift.y = 0;
    for (const part of parts) {
      const [dx, dy] = part(x / size.width, y / size.height, seconds);
      shift.x += dx * amount;
      shift.y += dy * amount;
    }
  };
  return { stir, missing };
}

function inPixels(part: Part, { width, height }: StirRequest['size']): Part {
  return (x, y, seconds) => {
    const [dx, dy] = part(x, y, seconds);
    return [dx * width, dy * height];
  };
}

function drift({
  relief: { air, hasClouds: isCloudy },
  size,
  reach,
  seconds: length,
  hasClouds,
  hasWind,
  side,
}: StirRequest): Part | null {
  // In a clear sky nothing is seen to drift but what stands before it.
  if (!air || !isCloudy) return null;
  const way = (hasClouds || hasWind ? ASKED_DRIFT : USUAL_DRIFT) * Math.min(1.4, reach) * size.width * side;
  return (x, y, seconds) => {
    // Beyond the sides of the image there is no sky to bring in.
    const inside = smooth(0, 0.09, x) * smooth(1, 0.91, x);
    return [-way * (seconds / length) * inside * sampleMask(air, x, y), 0];
  };
}

function ripple({ small, relief, size, reach, hasWater }: StirRequest): Part | null {
  const water = hasWater ? findWater(small, relief) : null;
  if (!water) return null;
  const { mask, line } = water;
  return (x, y, seconds) => {
    const wet = sampleMask(mask, x, y);
    if (wet < 0.01) return [0, 0];
    const near = clamp((y - line) / (1 - line));
    // Waves lie closer to one another the farther they are.
    const away = 26 * Math.log(near + 0.07);
    const wave = Math.sin(away - seconds * 2.1 + 2.2 * Math.sin(x * 7 + seconds * 0.5));
    const chop = Math.sin(away * 1.9 + x * 19 - seconds * 3.3);
    const high = (0.0011 + 0.0062 * near) * size.height * Math.min(1.5, reach) * wet;
    return [
      high * (wave + 0.5 * chop),
      high * 0.55 * (Math.sin(away + 1.3 - seconds * 2.1 + x * 5) + 0.4 * chop),
    ];
  };
}

function sway({ small, size, relief, reach, hasWind }: StirRequest): Part | null {
  if (!hasWind) return null;
  const leaves = findLeaves(small);
  const { air } = relief;
  return (x, y, seconds) => {
    const loose = sampleMask(leaves, x, y) * (air ? 1 - sampleMask(air, x, y) : 1);
    if (loose < 0.02) return [0, 0];
    const gust = 0.6 + 0.4 * Math.sin(seconds * 0.9 - x * 5);
    const high = 0.0034 * size.width * reach * loose * gust;
    return [
      high * (Math.sin(seconds * 2.3 - x * 21 + y * 6) + 0.5 * Math.sin(seconds * 4.1 - x * 43 - y * 17)),
      high * 0.35 * Math.sin(seconds * 3.1 + x * 27),
    ];
  };
}

function breathe({ relief: { body }, size, reach, hasBreath }: StirRequest): Part | null {
  if (!body || !hasBreath) return null;
  let foot = 0;
  for (const [at, value] of body.values.entries()) {
    if (value > 0.5) foot = (Math.floor(at / body.width) + 1) / body.height;
  }
  return (x, y, seconds) => {
    const lift = 0.012 * reach * Math.max(0, foot - y) * Math.sin(seconds * 1.75) * sampleMask(body, x, y);
    return [0, lift * size.height];
  };
}

/** Green and what autumn makes of it. */
function findLeaves({ width, height, data }: Image): Mask {
  const values = new Float32Array(width * height);
  for (let i = 0, o = 0; i < values.length; i++, o += 4) {
    const red = data[o] as number;
    const green = data[o + 1] as number;
    const blue = data[o + 2] as number;
    values[i] = smooth(4, 26, green - blue) * smooth(-14, 6, green - red * 0.94);
  }
  const soft = Float32Array.from(blurPlane(values, width, height, Math.max(width, height) * 0.012));
  returnPlanes();
  return { width, height, values: soft };
}
