// Rebuilt from toy bricks: square studs in the colours that such bricks come in, joined to longer pieces.
import type { Image } from '#engine/raster/image.ts';
import { clamp, lumaOf } from '#engine/raster/curves.ts';
import { grainAt } from '#engine/raster/plane-noise.ts';
import { shrinkImage } from '#engine/raster/shrink-image.ts';
import { toLab, type Lab } from '#engine/raster/lab.ts';
import type { Effect } from '../effect.ts';
import { gradeColours } from '#engine/photo/grade-colours.ts';

/** Studs along the longer side: so many that somebody's eyes and mouth are more than one. */
const STUDS = [92, 104, 84, 98] as const;
/** How much more than its neighbours a stud is what it is: one that holds half an eye would be skin. */
const CRISP = 0.9;

const COLOURS = [
  '#f4f4f1',
  '#dfe1df',
  '#c9cbc9',
  '#9a9c9b',
  '#6b6f70',
  '#3c4043',
  '#1b1d1f',
  '#f3e2bd',
  '#e3c48f',
  '#c79a63',
  '#96693d',
  '#6d4526',
  '#472b1a',
  '#ffd9b8',
  '#f0b48c',
  '#d68d63',
  '#b4684a',
  '#aa7d55',
  '#8f5b3f',
  '#958a73',
  '#c2b39b',
  '#fbd33c',
  '#f8bd2e',
  '#f6a81c',
  '#d99a2b',
  '#ee7f22',
  '#d9541e',
  '#c4281b',
  '#8e1b1b',
  '#f5a3b7',
  '#ec7ea4',
  '#e2588f',
  '#9b2d6b',
  '#5e3a8c',
  '#8f7fc0',
  '#bdb2dc',
  '#b9d7ef',
  '#94c4e7',
  '#6fb0de',
  '#4c97d2',
  '#2f7ec2',
  '#17549b',
  '#123262',
  '#8fd6cf',
  '#57bdb5',
  '#2fa39c',
  '#0f6b66',
  '#c5df7f',
  '#8fc13e',
  '#6cae3c',
  '#4c9a3a',
  '#23692f',
  '#77885a',
  '#464f2f',
] as const;

type Brick = { rgb: readonly [number, number, number]; lab: Lab };

const BRICKS: readonly Brick[] = COLOURS.map((hex) => {
  const value = Number.parseInt(hex.slice(1), 16);
  const rgb = [(value >> 16) & 255, (value >> 8) & 255, value & 255] as const;
  return { rgb, lab: toLab(...rgb) };
});

export const brick: Effect = async (work) => {
  const photo = gradeColours(await work.pixels(), { contrast: 0.22, saturation: 1.2 });
  const small = shrinkImage(photo, work.vary(STUDS));
  return { image: layBricks(crispen(small), work.width, work.height, work.seed) };
};

/** In light alone: sharper colours would be specks. */
function crispen({ width, height, data }: Image): Image {
  const luma = Float32Array.from({ length: width * height }, (_, i) =>
    lumaOf(data[i * 4] as number, data[i * 4 + 1] as number, data[i * 4 + 2] as number),
  );
  const crisp = new Uint8ClampedArray(data);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const around = [i - 1, i + 1, i - width, i + width].reduce((sum, n) => sum + (luma[n] as number), 0);
      const more = ((luma[i] as number) - around / 4) * CRISP;
      for (let at = i * 4; at < i * 4 + 3; at++) crisp[at] = (data[at] as number) + more;
    }
  }
  return { width, height, data: crisp };
}

/** Up to this many studs make one piece. */
const LONGEST = 4;

function layBricks(small: Image, width: number, height: number, seed: number): Image {
  const names = new Uint8Array(small.width * small.height);
  for (let i = 0; i < names.length; i++)
    names[i] = findBrick(small.data, i * 4, grainAt(i % small.width, Math.floor(i / small.width), seed + 1));
  const ends = joinPieces(names, small.width, small.height, seed);
  const data = new Uint8ClampedArray(width * height * 4);
  const pitchX = width / small.width;
  const pitchY = height / small.height;
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.min(small.height - 1, Math.floor(y / pitchY));
    const down = stepOf(y / pitchY - row) * STEPS;
    let last = -1;
    let [red, green, blue] = [0, 0, 0];
    let lights = LIGHTS[0] as Float32Array;
    for (let x = 0; x < width; x++, at += 4) {
      const column = Math.min(small.width - 1, Math.floor(x / pitchX));
      if (column !== last) {
        last = column;
        const cell = row * small.width + column;
        const { rgb } = BRICKS[names[cell] as number] as Brick;
        // No two bricks are of quite the same batch.
        const batch = 1 + (grainAt(Math.floor(column / 2), row, seed + 2) - 0.5) * 0.05;
        [red, green, blue] = [rgb[0] * batch, rgb[1] * batch, rgb[2] * batch];
        const isFirst = column === 0 || ends[cell - 1] === 1;
        lights = LIGHTS[(ends[cell] as number) * 2 + (isFirst ? 1 : 0)] as Float32Array;
      }
      const light = lights[down + stepOf(x / pitchX - column)] as number;
      data[at] = lit(red, light);
      data[at + 1] = lit(green, light);
      data[at + 2] = lit(blue, light);
      data[at + 3] = 255;
    }
  }
  return { width, height, data };
}

function lit(colour: number, light: number): number {
  return light > 0 ? colour + (255 - colour) * light : colour * (1 + light);
}

/** Places along a side of a square that have a light of their own: finer than its pixels. */
const STEPS = 64;
/** The light of all places of a square, by whether a piece ends (2) and begins (1) there. */
const LIGHTS = [0, 1, 2, 3].map((ends) => {
  const lights = new Float32Array(STEPS * STEPS);
  for (let down = 0, i = 0; down < STEPS; down++) {
    for (let across = 0; across < STEPS; across++, i++)
      lights[i] = lightAt((across + 0.5) / STEPS, (down + 0.5) / STEPS, ends >= 2, ends % 2 === 1);
  }
  return lights;
});

function stepOf(part: number): number {
  return Math.min(STEPS - 1, Math.floor(part * STEPS));
}

/** Light on one stud and the plate it stands on: above 0 brighter, below darker. `u`, `v` are parts of its square. */
function lightAt(u: number, v: number, isLast: boolean, isFirst: boolean): number {
  const x = u - 0.5;
  const y = v - 0.5;
  const far = Math.hypot(x, y);
  let light = 0;
  // The shadow of the stud falls to the lower right.
  const shade = Math.hypot(x - 0.07, y - 0.09);
  if (shade < 0.4) light -= 0.34 * clamp((0.4 - shade) / 0.1);
  if (far < 0.33) {
    const slope = (-x - y) / Math.SQRT2 / 0.33;
    const rim = clamp((far - 0.24) / 0.07);
    light = 0.07 + slope * 0.05 + slope * rim * 0.34;
    const gleam = Math.hypot(x + 0.12, y + 0.14);
    light += 0.22 * clamp((0.1 - gleam) / 0.1);
  }
  // The gaps between pieces, lit on their upper and left rims.
  if (v < 0.05) light = 0.16;
  if (v > 0.94) light = -0.42;
  if (isLast && u > 0.94) light = -0.36;
  if (isFirst && u < 0.05) light = 0.14;
  return light;
}

/** 1 where a piece ends at its right: where the colour changes, or it is as long as pieces come. */
function joinPieces(names: Uint8Array, width: number, height: number, seed: number): Uint8Array {
  const ends = new Uint8Array(names.length);
  for (let y = 0; y < height; y++) {
    let run = 0;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      run++;
      const longest = 1 + Math.floor(grainAt(x - run, y, seed) * LONGEST);
      if (x === width - 1 || names[i] !== names[i + 1] || run >= longest) {
        ends[i] = 1;
        run = 0;
      }
    }
  }
  return ends;
}

/** Of the way from one brick to the next: where one goes over into the other, and both lie beside each other. */
const MIXED = 0.36;
/** In Lab: bricks that lie farther apart are specks in one another. */
const NEAR = 30;

/** The nearest one; of two that are nearly as near and of nearly one colour either, by `chance`: a plain wall has no steps. */
function findBrick(data: Uint8ClampedArray, at: number, chance: number): number {
  const lab = toLab(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
  let [best, next] = [0, 0];
  let [least, second] = [Infinity, Infinity];
  BRICKS.forEach((one, name) => {
    const far = apart(one.lab, lab);
    if (far < least) [best, next, least, second] = [name, best, far, least];
    else if (far < second) [next, second] = [name, far];
  });
  const way = least / (least + second);
  const isMixed = way > MIXED && apart((BRICKS[best] as Brick).lab, (BRICKS[next] as Brick).lab) < NEAR;
  return isMixed && chance < (way - MIXED) / (1 - 2 * MIXED) ? next : best;
}

function apart(one: Lab, other: Lab): number {
  return Math.hypot((one.lightness - other.lightness) * 1.1, one.a - other.a, one.b - other.b);
}
