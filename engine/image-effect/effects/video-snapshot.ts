// A snapshot on nineties video: direct flash, a dark room behind, warm grain, a glow around lights, the date.
import type { Image } from '#engine/raster/image.ts';
import { addBloom, addGrain } from '#engine/illustrator/styles/finish.ts';
import { addContrast, clamp, lumaOf, ramp } from '#engine/raster/curves.ts';
import type { Planes } from '#engine/raster/planes.ts';
import type { Brush } from '#engine/raster/surface.ts';
import type { Random } from '#engine/raster/random.ts';
import type { Effect } from '../effect.ts';
import { drawOn } from '../parts/canvas-image.ts';
import { repaint } from '../parts/repaint.ts';

type Channels = readonly [red: number, green: number, blue: number];
type Video = { flash: number; lights: Channels; shadows: Channels; grain: number };

const VIDEOS: readonly [Video, ...Video[]] = [
  { flash: 0.3, lights: [1.06, 1, 0.86], shadows: [0.02, 0.035, 0.03], grain: 0.05 },
  { flash: 0.38, lights: [1.0, 1.03, 0.92], shadows: [0.0, 0.04, 0.035], grain: 0.06 },
  { flash: 0.22, lights: [1.08, 0.96, 0.86], shadows: [0.04, 0.015, 0.03], grain: 0.045 },
  { flash: 0.34, lights: [1.0, 1.0, 0.96], shadows: [0.015, 0.025, 0.06], grain: 0.055 },
];

export const videoSnapshot: Effect = async (work) => {
  const photo = await work.photo();
  const video = work.vary(VIDEOS);
  const exposed = repaint(photo, photo.people.faces, work.seed, (planes, seed, care) =>
    expose(planes, seed, video, findFlash(care, planes)),
  );
  stampDate(exposed, work.random('date'));
  return { image: exposed };
};

type Point = { x: number; y: number };

/** The flash falls on the face, or a little above the middle. */
function findFlash(care: Float32Array, { width, height }: Planes): Point {
  let sum = 0;
  let x = 0;
  let y = 0;
  for (let i = 0; i < care.length; i += 7) {
    const value = care[i] as number;
    if (value === 0) continue;
    sum += value;
    x += value * (i % width);
    y += value * Math.floor(i / width);
  }
  return sum > 1 ? { x: x / sum, y: y / sum } : { x: width / 2, y: height * 0.44 };
}

function expose(planes: Planes, seed: number, video: Video, flash: Point): void {
  const { width, height } = planes;
  const reach = Math.sqrt(width * width + height * height) * 0.5;
  const lights = lightsBy(video.flash);
  const across = Float64Array.from({ length: width }, (_, x) => ((x - flash.x) / reach) ** 2);
  for (let y = 0; y < height; y++) {
    const down = ((y - flash.y) / reach) ** 2;
    exposeRow(planes, y * width, { across, down, lights }, video);
  }
  // Halation: lights bleed red into the video's base.
  addBloom(planes, { threshold: 0.78, radius: 16, strength: 0.4, colour: [1, 0.42, 0.2] });
  addBloom(planes, { threshold: 0.7, radius: 5, strength: 0.14 });
  addGrain(planes, video.grain, seed);
  leakLight(planes, seed);
}

/** How far from the flash each column of a row lies across, and the row down, both squared. */
type Reach = { across: Float64Array; down: number; lights: Float32Array };

function exposeRow(
  { red, green, blue }: Planes,
  first: number,
  { across, down, lights }: Reach,
  { lights: casts, shadows }: Video,
): void {
  const [redCast, greenCast, blueCast] = [casts[0] - 1, casts[1] - 1, casts[2] - 1];
  const [redShadow, greenShadow, blueShadow] = shadows;
  for (let x = 0, i = first; x < across.length; x++, i++) {
    const light = lights[(((across[x] as number) + down) * LIGHT_STEPS) | 0] as number;
    const luma = lumaOf(red[i] as number, green[i] as number, blue[i] as number);
    const bright = clamp(luma);
    red[i] = develop(luma + ((red[i] as number) - luma) * 1.1, light, 1 + redCast * bright, redShadow);
    green[i] = develop(
      luma + ((green[i] as number) - luma) * 1.1,
      light,
      1 + greenCast * bright,
      greenShadow,
    );
    blue[i] = develop(luma + ((blue[i] as number) - luma) * 1.1, light, 1 + blueCast * bright, blueShadow);
  }
}

/** Steps of light from the flash to as far away as half a diagonal is, by squares; nothing lies farther than twice that. */
const LIGHT_STEPS = 1 << 14;
const FARTHEST = 2 ** 2;

/** The flash lights what is near, and leaves the room behind. */
function lightsBy(power: number): Float32Array {
  return Float32Array.from({ length: LIGHT_STEPS * FARTHEST + 1 }, (_, step) => {
    const far = Math.sqrt((step + 0.5) / LIGHT_STEPS);
    return (1 + power * ramp(0.85, 0.1, far) - 0.5 * ramp(0.5, 1.25, far)) * 0.96;
  });
}

/** One channel: lit, more of its cast the brighter the pixel is, with a curve, and shadows that are never black. */
function develop(value: number, light: number, cast: number, shadow: number): number {
  return addContrast(value * light * cast, 0.34) * 0.95 + shadow;
}

/** Light that came in by the back of the camera, along one side. */
function leakLight({ width, height, red, green, blue }: Planes, seed: number): void {
  const isLeft = seed % 2 === 0;
  const most = Math.ceil(width * 0.2);
  for (let y = 0; y < height; y++) {
    const sway = Math.sin(y * 0.004 + seed) * 0.04;
    for (let away = 0; away < most; away++) {
      const i = y * width + (isLeft ? away : width - 1 - away);
      const leak = ramp(0.16, 0, away / width + sway) * 0.4;
      red[i] = 1 - (1 - (red[i] as number)) * (1 - leak);
      green[i] = 1 - (1 - (green[i] as number)) * (1 - leak * 0.46);
      blue[i] = 1 - (1 - (blue[i] as number)) * (1 - leak * 0.14);
    }
  }
}

/** Seven segments, as the back of a camera wrote them. */
const SEGMENTS: Readonly<Record<string, string>> = {
  '0': 'abcdef',
  '1': 'bc',
  '2': 'abged',
  '3': 'abgcd',
  '4': 'fgbc',
  '5': 'afgcd',
  '6': 'afgedc',
  '7': 'abc',
  '8': 'abcdefg',
  '9': 'abcdfg',
};
const LINES: Readonly<Record<string, readonly [number, number, number, number]>> = {
  a: [0, 0, 1, 0],
  b: [1, 0, 1, 1],
  c: [1, 1, 1, 2],
  d: [0, 2, 1, 2],
  e: [0, 1, 0, 2],
  f: [0, 0, 0, 1],
  g: [0, 1, 1, 1],
};

/** In place. */
function stampDate(image: Image, random: Random): void {
  const { width, height } = image;
  const size = Math.min(width, height) * 0.017;
  const year = 93 + random.whole(7);
  const text = `'${year} ${1 + random.whole(12)} ${1 + random.whole(28)}`;
  const left = width - size * 2.6 - text.length * size * 1.9;
  // Above the brand's mark in the same corner.
  const top = height - size * 7;
  const around = {
    left: left - size * 2,
    top: top - size * 2,
    width: width - left + size * 2,
    height: size * 6,
  };
  drawOn(image, around, (brush) => writeDate(brush, text, { left, top, size }));
}

type Place = { left: number; top: number; size: number };

function writeDate(brush: Brush, text: string, { left, top: y, size }: Place): void {
  let x = left;
  brush.strokeStyle = '#ffab5c';
  brush.shadowColor = '#ff5a1e';
  brush.shadowBlur = size * 0.7;
  brush.lineWidth = size * 0.3;
  brush.lineCap = 'round';
  for (const letter of text) {
    brush.beginPath();
    if (letter === "'") {
      brush.moveTo(x + size * 0.6, y - size * 0.2);
      brush.lineTo(x + size * 0.5, y + size * 0.35);
    }
    for (const name of SEGMENTS[letter] ?? '') {
      const [x1, y1, x2, y2] = LINES[name] ?? [0, 0, 0, 0];
      brush.moveTo(
        x + x1 * size + (y1 === y2 ? size * 0.14 : 0),
        y + y1 * size + (x1 === x2 ? size * 0.14 : 0),
      );
      brush.lineTo(
        x + x2 * size - (y1 === y2 ? size * 0.14 : 0),
        y + y2 * size - (x1 === x2 ? size * 0.14 : 0),
      );
    }
    brush.stroke();
    x += letter === "'" ? size * 1.1 : letter === ' ' ? size * 1.2 : size * 1.85;
  }
}
