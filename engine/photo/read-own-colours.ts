// Sorts a small image into its main colours, and tells which of them belong to the frame and which to a thing in it.
import { ramp } from '#engine/raster/curves.ts';
import type { LabPlanes } from '#engine/raster/lab.ts';
import { stretch } from './stretch.ts';

const COLOURS = 16;

/** Colours that few border pixels have, that lie close together and differ from the colours of the border: 0–1. */
export function readOwnColours(lab: LabPlanes, isSeed: Uint8Array, air: Float32Array | null): Float32Array {
  const { width, height, lightness, a, b } = lab;
  const { group, centres } = groupColours(lab);
  const facts = centres.map(() => ({ n: 0, edge: 0, x: 0, y: 0, xx: 0, yy: 0 }));
  group.forEach((name, i) => {
    const fact = facts[name];
    if (!fact) return;
    const x = (i % width) / width;
    const y = Math.floor(i / width) / height;
    fact.n++;
    fact.x += x;
    fact.y += y;
    fact.xx += x * x;
    fact.yy += y * y;
    if (isSeed[i] && !((air?.[i] ?? 0) > 0.6)) fact.edge++;
    if ((air?.[i] ?? 0) > 0.6) fact.edge += 0.15;
  });
  const thick = Math.max(1, Math.round(Math.min(width, height) * 0.02));
  const bindings = facts.map(({ n, edge }) => edge / thick / Math.sqrt(Math.max(1, n)));
  const isFrame = bindings.map((binding) => binding > 0.9);
  const worths = facts.map(({ n, x, y, xx, yy }, name) => {
    if (n < 3) return 0;
    const spread = Math.sqrt(Math.max(0, xx / n - (x / n) ** 2) + Math.max(0, yy / n - (y / n) ** 2));
    const free = Math.exp(-(((bindings[name] ?? 0) / 0.7) ** 2));
    const compact = Math.exp(-((spread / 0.3) ** 2));
    let contrast = 60;
    centres.forEach((other, index) => {
      if (!isFrame[index] || index === name) return;
      contrast = Math.min(contrast, distanceTo(centres[name] ?? other, ...other));
    });
    return free * (0.25 + 0.75 * compact) * ramp(3, 32, contrast);
  });
  // Each pixel takes from all groups by nearness, so that a group's border does not show.
  const own = lightness.map((light, i) => {
    let sum = 0;
    let total = 0;
    centres.forEach((centre, name) => {
      const far = distanceTo(centre, light, a[i] ?? 0, b[i] ?? 0);
      const weight = Math.exp(-((far / 9) ** 2)) + 1e-6;
      sum += weight * (worths[name] ?? 0);
      total += weight;
    });
    return sum / total;
  });
  stretch(own);
  return own;
}

type Centre = readonly [lightness: number, a: number, b: number];

function distanceTo(centre: Centre, light: number, a: number, b: number): number {
  return Math.hypot((centre[0] - light) * 0.75, centre[1] - a, centre[2] - b);
}

/** The same, or `least` where it is no less: told from the squares mostly, as a root of them costs ten times as much. */
function leastDistance(least: number, centre: Centre, light: number, a: number, b: number): number {
  const squares = ((centre[0] - light) * 0.75) ** 2 + (centre[1] - a) ** 2 + (centre[2] - b) ** 2;
  // A little more, for what is lost by rounding.
  return squares > least * least * 1.000_001 ? least : Math.min(least, distanceTo(centre, light, a, b));
}

/** Sorts the pixels into at most sixteen main colours, each new one as far as possible from those before. */
function groupColours({ lightness, a, b }: LabPlanes): { group: Uint8Array; centres: Centre[] } {
  const colourAt = (i: number): Centre => [lightness[i] ?? 0, a[i] ?? 0, b[i] ?? 0];
  const nearer = (least: number, centre: Centre, i: number): number =>
    leastDistance(least, centre, lightness[i] as number, a[i] as number, b[i] as number);
  const first = colourAt(0);
  let centres: Centre[] = [first];
  const nearest = lightness.map((_, i) => nearer(Infinity, first, i));
  while (centres.length < COLOURS) {
    let farthest = 0;
    for (let i = 0; i < nearest.length; i += 3)
      if ((nearest[i] ?? 0) > (nearest[farthest] ?? 0)) farthest = i;
    if ((nearest[farthest] ?? 0) < 8) break;
    const next = colourAt(farthest);
    centres.push(next);
    for (let i = 0; i < nearest.length; i++) nearest[i] = nearer(nearest[i] as number, next, i);
  }
  const group = new Uint8Array(lightness.length);
  for (let round = 0; round < 6; round++) {
    const sums = centres.map(() => [0, 0, 0, 0]);
    for (let i = 0; i < group.length; i++) {
      let best = 0;
      let least = Infinity;
      for (let name = 0; name < centres.length; name++) {
        const far = nearer(least, centres[name] as Centre, i);
        if (far < least) {
          least = far;
          best = name;
        }
      }
      group[i] = best;
      const sum = sums[best];
      if (!sum) continue;
      sum[0] = (sum[0] ?? 0) + (lightness[i] ?? 0);
      sum[1] = (sum[1] ?? 0) + (a[i] ?? 0);
      sum[2] = (sum[2] ?? 0) + (b[i] ?? 0);
      sum[3] = (sum[3] ?? 0) + 1;
    }
    centres = centres.map((centre, name) => {
      const [l = 0, ca = 0, cb = 0, n = 0] = sums[name] ?? [];
      return n === 0 ? centre : [l / n, ca / n, cb / n];
    });
  }
  return { group, centres };
}
