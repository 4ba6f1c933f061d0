// Gives an image the colours and tones of another: the whole distribution of lightness, and the mean and spread of hues.
import type { Image } from '#engine/raster/image.ts';
import { readLab, toLab, writeRgb, type LabPlanes } from '#engine/raster/lab.ts';
import { shrinkImage } from '#engine/raster/shrink-image.ts';

const SAMPLE_PIXELS = 220;
const STEPS = 64;

/** `amount` 1 = as near as it goes. */
export function takePalette(image: Image, from: Image, amount: number): Image {
  const own = readLab(shrinkImage(image, SAMPLE_PIXELS));
  const other = readLab(shrinkImage(from, SAMPLE_PIXELS));
  const curve = toneCurve(own.lightness, other.lightness);
  const bands = hueBands(own, other);
  const share = Math.min(1, Math.max(0, amount));
  const data = new Uint8ClampedArray(image.data);
  for (let o = 0; o < data.length; o += 4) {
    const lab = toLab(data[o] ?? 0, data[o + 1] ?? 0, data[o + 2] ?? 0);
    const step = (lab.lightness / 100) * (STEPS - 1);
    const low = Math.floor(step);
    const wanted =
      (curve[low] ?? 0) + ((curve[Math.min(STEPS - 1, low + 1)] ?? 0) - (curve[low] ?? 0)) * (step - low);
    const { a, b } = bands(lab.lightness, lab.a, lab.b);
    writeRgb(data, o, {
      lightness: lab.lightness + (wanted - lab.lightness) * share * 0.75,
      a: lab.a + (a - lab.a) * share,
      b: lab.b + (b - lab.b) * share,
    });
  }
  return { ...image, data };
}

/** For each lightness the one that as many pixels of the other image lie below, never steeper than video would be. */
function toneCurve(own: Float32Array, other: Float32Array): Float32Array {
  const mine = own.toSorted();
  const theirs = other.toSorted();
  const curve = new Float32Array(STEPS);
  let rank = 0;
  for (let step = 0; step < STEPS; step++) {
    const lightness = (step / (STEPS - 1)) * 100;
    while (rank < mine.length && (mine[rank] ?? 0) < lightness) rank++;
    const place = Math.min(theirs.length - 1, Math.round((rank / mine.length) * (theirs.length - 1)));
    curve[step] = (theirs[place] ?? lightness) * 0.8 + lightness * 0.2;
  }
  for (let step = 1; step < STEPS; step++) {
    const most = (curve[step - 1] ?? 0) + (100 / STEPS) * 2.4;
    const least = (curve[step - 1] ?? 0) + (100 / STEPS) * 0.25;
    curve[step] = Math.min(most, Math.max(least, curve[step] ?? 0));
  }
  return curve;
}

/** Shadows, middle tones and lights each take the mean colour and the spread that the other image has there. */
function hueBands(own: LabPlanes, other: LabPlanes) {
  const mine = [0, 1, 2].map((band) => describeBand(own, band));
  const theirs = [0, 1, 2].map((band) => describeBand(other, band));
  return (lightness: number, a: number, b: number): { a: number; b: number } => {
    let sumA = 0;
    let sumB = 0;
    let total = 0;
    for (let band = 0; band < 3; band++) {
      const weight = bandWeight(lightness, band);
      const from = mine[band];
      const to = theirs[band];
      if (!from || !to || weight === 0) continue;
      sumA += weight * (to.a + (a - from.a) * limit(to.spreadA / from.spreadA));
      sumB += weight * (to.b + (b - from.b) * limit(to.spreadB / from.spreadB));
      total += weight;
    }
    return { a: sumA / total, b: sumB / total };
  };
}

function limit(ratio: number): number {
  return Math.min(1.7, Math.max(0.35, ratio));
}

function bandWeight(lightness: number, band: number): number {
  return Math.max(0, 1 - Math.abs(lightness / 42 - 0.25 - band)) + 1e-4;
}

function describeBand({ lightness, a, b }: LabPlanes, band: number) {
  let total = 1e-6;
  let sumA = 0;
  let sumB = 0;
  let squareA = 0;
  let squareB = 0;
  lightness.forEach((light, i) => {
    const weight = bandWeight(light, band);
    total += weight;
    sumA += weight * (a[i] ?? 0);
    sumB += weight * (b[i] ?? 0);
    squareA += weight * (a[i] ?? 0) ** 2;
    squareB += weight * (b[i] ?? 0) ** 2;
  });
  const meanA = sumA / total;
  const meanB = sumB / total;
  return {
    a: meanA,
    b: meanB,
    spreadA: Math.max(2.5, Math.sqrt(Math.max(0, squareA / total - meanA * meanA))),
    spreadB: Math.max(2.5, Math.sqrt(Math.max(0, squareB / total - meanB * meanB))),
  };
}
