// Picks the few colours that say an image best, and finds the nearest of them for a pixel.
import { lumaOf } from '#engine/raster/curves.ts';
import type { Planes } from '#engine/raster/planes.ts';

export type Colour = readonly [red: number, green: number, blue: number];

const SAMPLES = 6000;
const ROUNDS = 7;
/**
 * `count` colours, dark to light. Saturated colours count more than their area, or small accents would be lost. `weigh`
 * says how much the pixel of an index counts.
 */
export function choosePalette(
  image: Planes,
  count: number,
  weigh: (index: number) => number = () => 1,
): Colour[] {
  const samples = sampleColours(image, weigh);
  let centres = spreadFirstCentres(samples, count);
  for (let round = 0; round < ROUNDS; round++) centres = moveCentres(samples, centres);
  return centres.toSorted((a, b) => lumaOf(...a) - lumaOf(...b));
}

/** The index of the palette's nearest colour, by a distance close to the eye's. */
export function findNearest(palette: readonly Colour[], red: number, green: number, blue: number): number {
  let best = 0;
  let least = Infinity;
  for (let i = 0; i < palette.length; i++) {
    const colour = palette[i];
    if (!colour) continue;
    const distance = measureDistance(colour, red, green, blue);
    if (distance < least) {
      least = distance;
      best = i;
    }
  }
  return best;
}

type Sample = { red: number; green: number; blue: number; weight: number };

function measureDistance(colour: Colour, red: number, green: number, blue: number): number {
  const dr = colour[0] - red;
  const dg = colour[1] - green;
  const db = colour[2] - blue;
  const luma = lumaOf(dr, dg, db);
  return luma * luma * 1.4 + (dr - dg) ** 2 * 0.5 + ((dr + dg) / 2 - db) ** 2 * 0.3;
}

function sampleColours(image: Planes, weigh: (index: number) => number): Sample[] {
  const { red, green, blue } = image;
  const step = Math.max(1, Math.floor(red.length / SAMPLES));
  const samples: Sample[] = [];
  // An odd stride, so that samples do not fall into one column.
  for (let i = 0; i < red.length; i += step % 2 === 0 ? step + 1 : step) {
    const r = red[i] ?? 0;
    const g = green[i] ?? 0;
    const b = blue[i] ?? 0;
    const chroma = Math.max(r, g, b) - Math.min(r, g, b);
    samples.push({ red: r, green: g, blue: b, weight: (1 + chroma * 3) * weigh(i) });
  }
  return samples;
}

/** Each further centre is the sample farthest from those before it, dulled by rarity: no luck needed. */
function spreadFirstCentres(samples: Sample[], count: number): Colour[] {
  const first = samples.toSorted((a, b) => lumaOf(a.red, a.green, a.blue) - lumaOf(b.red, b.green, b.blue));
  const middle = first[Math.floor(first.length / 2)];
  const centres: Colour[] = middle ? [[middle.red, middle.green, middle.blue]] : [[0.5, 0.5, 0.5]];
  const nearest = samples.map(() => Infinity);
  while (centres.length < count) {
    const last = centres[centres.length - 1] ?? [0, 0, 0];
    let best = 0;
    let most = -1;
    samples.forEach((sample, i) => {
      const distance = Math.min(
        nearest[i] ?? Infinity,
        measureDistance(last, sample.red, sample.green, sample.blue),
      );
      nearest[i] = distance;
      const merit = distance * sample.weight;
      if (merit > most) {
        most = merit;
        best = i;
      }
    });
    const next = samples[best];
    centres.push(next ? [next.red, next.green, next.blue] : [0.5, 0.5, 0.5]);
  }
  return centres;
}

function moveCentres(samples: Sample[], centres: Colour[]): Colour[] {
  const sums = centres.map(() => ({ red: 0, green: 0, blue: 0, weight: 0 }));
  for (const sample of samples) {
    const sum = sums[findNearest(centres, sample.red, sample.green, sample.blue)];
    if (!sum) continue;
    sum.red += sample.red * sample.weight;
    sum.green += sample.green * sample.weight;
    sum.blue += sample.blue * sample.weight;
    sum.weight += sample.weight;
  }
  return sums.map((sum, i) =>
    sum.weight > 0
      ? [sum.red / sum.weight, sum.green / sum.weight, sum.blue / sum.weight]
      : (centres[i] ?? [0.5, 0.5, 0.5]),
  );
}
