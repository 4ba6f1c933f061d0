// Makes neighbouring pixels that no edge parts of one kind: what a pixel is follows from its own colour and from what is
// around it (a random walk with restarts, Grady, "Random walks for image segmentation", PAMI 2006).
import { inParts } from '#engine/raster/in-parts.ts';
import type { LabPlanes } from '#engine/raster/lab.ts';

/** Units of CIELAB: a step that parts two kinds more often than not. */
const EDGE = 5;
/** How much a pixel keeps of what its own colour says, beside each of its neighbours. */
const OWN = 0.05;
/** Each goes through all pixels, there or back; what is left to move after so many is not seen. */
const PASSES = 16;

/**
 * In place. `shares`: how likely each pixel is of each of some kinds. `places`: the pixels that are asked, row by row;
 * the others keep their shares and lend none.
 */
export function spreadShares(lab: LabPlanes, shares: readonly Float32Array[], places: Int32Array): void {
  const { width, height } = lab;
  const isAsked = new Uint8Array(width * height);
  for (const i of places) isAsked[i] = 1;
  const right = tie(lab, places, isAsked, 1);
  const below = tie(lab, places, isAsked, width);
  for (const share of shares) {
    const own = share.slice();
    for (let pass = 0; pass < PASSES; pass++)
      inParts(places.length, (from, end) =>
        passOver(share, own, { right, below, width }, places, from, end, pass % 2 === 1),
      );
  }
}

type Ties = { right: Float32Array; below: Float32Array; width: number };

function passOver(
  share: Float32Array,
  own: Float32Array,
  { right, below, width }: Ties,
  places: Int32Array,
  from: number,
  end: number,
  isBack: boolean,
): void {
  for (let k = from; k < end; k++) {
    const i = places[isBack ? places.length - 1 - k : k] as number;
    // Beyond the image nothing is tied: all these are 0 or not there.
    const l = right[i - 1] ?? 0;
    const r = right[i] as number;
    const u = below[i - width] ?? 0;
    const d = below[i] as number;
    const around =
      (l && l * (share[i - 1] as number)) +
      (r && r * (share[i + 1] as number)) +
      (u && u * (share[i - width] as number)) +
      (d && d * (share[i + width] as number));
    share[i] = (OWN * (own[i] as number) + around) / (OWN + l + r + u + d);
  }
}

/** How much each pixel is tied to the one that lies `step` on: 1 where both are alike. */
function tie(
  { width, lightness, a, b }: LabPlanes,
  places: Int32Array,
  isAsked: Uint8Array,
  step: number,
): Float32Array {
  const ties = new Float32Array(lightness.length);
  inParts(places.length, (from, end) => {
    for (let k = from; k < end; k++) {
      const i = places[k] as number;
      const j = i + step;
      if (isAsked[j] !== 1 || (step === 1 && j % width === 0)) continue;
      const change = Math.sqrt(
        ((lightness[i] as number) - (lightness[j] as number)) ** 2 +
          ((a[i] as number) - (a[j] as number)) ** 2 +
          ((b[i] as number) - (b[j] as number)) ** 2,
      );
      ties[i] = Math.exp(-change / EDGE);
    }
  });
  return ties;
}
