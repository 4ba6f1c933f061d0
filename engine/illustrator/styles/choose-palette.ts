// Picks the few colours that say an image best, and finds the nearest of them for a pixel.
import { lumaOf } from '#engine/raster/curves.ts';
import type { Planes } from '#engine/raster/planes.ts';

export type Colour = readonly [red: number, green: number, blue: number];

/** Care for a pixel above this is that for a face: more of the colours of what an image is of are its own. */
const OF_FACE = 0.9;
const FACE_COUNTS = 4;

/** How much a pixel of what an image is of counts for its colours. */
export function weighForm(care: number): number {
  return care > OF_FACE ? FACE_COUNTS : 1;
}

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

/** Returns what finds the index of the palette's nearest colour, by a distance close to the eye's. */
export function makeFinder(palette: readonly Colour[]): (red: number, green: number, blue: number) => number {
  // In these places the distance is that of space, which is quickly measured.
  const places = Float64Array.from(palette.flatMap((colour) => placeOf(...colour)));
  return (red, green, blue) => {
    const light = lightOf(red, green, blue);
    const warm = warmthOf(red, green);
    const yellow = yellowOf(red, green, blue);
    let best = 0;
    let least = Infinity;
    for (let at = 0; at < places.length; at += 3) {
      const x = (places[at] as number) - light;
      const y = (places[at + 1] as number) - warm;
      const z = (places[at + 2] as number) - yellow;
      const distance = x * x + y * y + z * z;
      if (distance >= least) continue;
      least = distance;
      best = at;
    }
    return best / 3;
  };
}

const [LIGHT, WARMTH, YELLOW] = [Math.sqrt(1.4), Math.sqrt(0.5), Math.sqrt(0.3)];

const lightOf = (red: number, green: number, blue: number): number => LIGHT * lumaOf(red, green, blue);
const warmthOf = (red: number, green: number): number => WARMTH * (red - green);
const yellowOf = (red: number, green: number, blue: number): number => YELLOW * ((red + green) / 2 - blue);

function placeOf(red: number, green: number, blue: number): [number, number, number] {
  return [lightOf(red, green, blue), warmthOf(red, green), yellowOf(red, green, blue)];
}

type Sample = {
  red: number;
  green: number;
  blue: number;
  place: readonly [number, number, number];
  weight: number;
};

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
    samples.push({ red: r, green: g, blue: b, place: placeOf(r, g, b), weight: (1 + chroma * 3) * weigh(i) });
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
    const [x, y, z] = placeOf(...(centres[centres.length - 1] ?? [0, 0, 0]));
    let best = 0;
    let most = -1;
    samples.forEach((sample, i) => {
      const [light, warm, yellow] = sample.place;
      const apart = (light - x) ** 2 + (warm - y) ** 2 + (yellow - z) ** 2;
      const distance = Math.min(nearest[i] ?? Infinity, apart);
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
  const findNearest = makeFinder(centres);
  for (const sample of samples) {
    const sum = sums[findNearest(sample.red, sample.green, sample.blue)];
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
