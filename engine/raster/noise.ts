// Smooth noise: the stuff that clouds, mountains, paper and water are made of.

import { makeRandom } from './random.ts';

const SIZE = 256;
const MASK = SIZE - 1;

/** Noise of one seed: a value of about -1 to 1 for every point of the plane. */
export type Noise = (x: number, y: number) => number;

export function makeNoise(seed: number, label: string): Noise {
  const random = makeRandom(seed, `noise ${label}`);
  const order = new Uint8Array(SIZE * 2);
  for (let index = 0; index < SIZE; index++) order[index] = index;
  for (let index = SIZE - 1; index > 0; index--) {
    const other = random.whole(index + 1);
    const kept = order[index] ?? 0;
    order[index] = order[other] ?? 0;
    order[other] = kept;
  }
  order.copyWithin(SIZE, 0, SIZE);
  const gradientX = new Float32Array(SIZE);
  const gradientY = new Float32Array(SIZE);
  for (let index = 0; index < SIZE; index++) {
    const angle = random.next() * Math.PI * 2;
    gradientX[index] = Math.cos(angle);
    gradientY[index] = Math.sin(angle);
  }
  return (x, y) => {
    const cellX = Math.floor(x);
    const cellY = Math.floor(y);
    const fx = x - cellX;
    const fy = y - cellY;
    const left = cellX & MASK;
    const right = (left + 1) & MASK;
    const top = cellY & MASK;
    const bottom = (top + 1) & MASK;
    const a = order[(order[left] as number) + top] as number;
    const b = order[(order[right] as number) + top] as number;
    const c = order[(order[left] as number) + bottom] as number;
    const d = order[(order[right] as number) + bottom] as number;
    const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
    const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
    const atA = (gradientX[a] as number) * fx + (gradientY[a] as number) * fy;
    const atB = (gradientX[b] as number) * (fx - 1) + (gradientY[b] as number) * fy;
    const atC = (gradientX[c] as number) * fx + (gradientY[c] as number) * (fy - 1);
    const atD = (gradientX[d] as number) * (fx - 1) + (gradientY[d] as number) * (fy - 1);
    return (atA + (atB - atA) * u + (atC - atA) * v + (atA - atB - atC + atD) * u * v) * 1.5;
  };
}

/** Sums finer and finer noise: clouds, ground. About -1 to 1. */
export function fractal(noise: Noise, x: number, y: number, octaves: number): number {
  let sum = 0;
  let strength = 0.5;
  let scale = 1;
  for (let octave = 0; octave < octaves; octave++) {
    sum += strength * noise(x * scale + octave * 17.3, y * scale - octave * 9.1);
    strength *= 0.5;
    scale *= 2.03;
  }
  return sum;
}

/** Noise folded into sharp crests: mountains, lightning, marble. 0 to about 1. */
export function ridged(noise: Noise, x: number, y: number, octaves: number): number {
  let sum = 0;
  let strength = 0.5;
  let scale = 1;
  let weight = 1;
  for (let octave = 0; octave < octaves; octave++) {
    const fold = 1 - Math.abs(noise(x * scale + octave * 31.7, y * scale + octave * 11.9));
    const crest = fold * fold * weight;
    sum += crest * strength;
    weight = Math.min(1, Math.max(0, crest * 1.6));
    strength *= 0.5;
    scale *= 2.07;
  }
  return sum;
}

export function clamp(value: number, low = 0, high = 1): number {
  return value < low ? low : value > high ? high : value;
}

/** 0 below `low`, 1 above `high`, a soft curve between. */
export function smooth(low: number, high: number, value: number): number {
  const t = clamp((value - low) / (high - low));
  return t * t * (3 - 2 * t);
}
