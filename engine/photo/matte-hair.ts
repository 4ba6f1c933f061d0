// How much of each pixel at the edge of hair is hair and not what is seen between its curls: by where its colour lies between
// that of the hair near it and that of what is behind. Dyed as hair, what is between curls would shine around a head.
import { averageTwice } from '#engine/raster/blur-plane.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import { clamp, ramp } from '#engine/raster/curves.ts';
import { makePlane } from '#engine/raster/make-plane.ts';
import type { Image } from '#engine/raster/image.ts';
import { readLab } from '#engine/raster/lab.ts';
import { resizeMask, type Mask } from '#engine/raster/mask.ts';
import { returnPlanes } from '#engine/raster/plane-store.ts';
import { shrinkImage } from '#engine/raster/shrink-image.ts';

/** On its longer side: in so many pixels the colours of both are looked for, where hair is dyed and where a head is cut out. */
const [FINE, PIXELS] = [900, 400] as const;
/** Pixels of those, and of its longer side: from at least so far away. */
const [NEAREST, REACH] = [6, 0.0125] as const;
/** What is surely hair, and what is surely behind. */
const [HAIR, BEHIND] = [0.9, 0.05] as const;
/** What is surely of somebody. */
const BODY = 0.9;
/** Of what lies around a pixel: so much must be of what is behind before it is asked, and with so much it is asked wholly. */
const NEAR = [0.04, 0.2] as const;
/** In Lab: nearer than this the two cannot be told from each other. */
const ALIKE = 12;
/** Of the way from what is behind to hair: no hair, and hair. */
const BETWEEN = [0.35, 0.85] as const;
/** The same where it is cut out: a pale hand in dark hair is nearer to a pale wall than hair is. */
const CUT_BETWEEN = [0.15, 0.5] as const;

/** `hair` and `body`: of the image, `body` in any size. */
export function matteHair(hair: Mask, body: Mask, image: Image): Mask {
  return matte(hair, body, image, BETWEEN, FINE);
}

/** `pixels`: on the longer side. In the fine one what is of the body beside hair is told from it as well. */
function matte(
  hair: Mask,
  body: Mask,
  image: Image,
  between: readonly [number, number],
  pixels: number,
): Mask {
  const isBeforeBody = pixels === FINE;
  const small = shrinkImage(image, pixels);
  const { width, height } = small;
  const own = resizeMask(hair, width, height).values;
  const who = resizeMask(body, width, height).values;
  const lab = readLab(small);
  const planes = [lab.lightness, lab.a, lab.b];
  const isHair = own.map((value) => (value > HAIR ? 1 : 0));
  const locks = sideOf(planes, isHair, width, height);
  // Behind hair that falls before a face or a shoulder is that.
  const others = [
    who.map((value, i) => (value < BEHIND && (own[i] as number) < BEHIND ? 1 : 0)),
    ...(isBeforeBody ? [who.map((value, i) => (value > BODY && (own[i] as number) < BEHIND ? 1 : 0))] : []),
  ].map((share) => sideOf(planes, share, width, height));
  const shareBefore = (behind: Side, i: number): number => {
    const near = ramp(NEAR[0], NEAR[1], behind.weight[i] as number);
    if (near === 0 || (own[i] as number) === 0 || (locks.weight[i] as number) < 0.01) return 1;
    let [dot, square] = [0, 0];
    for (let c = 0; c < 3; c++) {
      const back = (behind.colours[c]?.[i] as number) / (behind.weight[i] as number);
      const way = (locks.colours[c]?.[i] as number) / (locks.weight[i] as number) - back;
      dot += ((planes[c]?.[i] as number) - back) * way;
      square += way * way;
    }
    if (square < ALIKE ** 2) return 1;
    return 1 - near * (1 - ramp(between[0], between[1], clamp(dot / square)));
  };
  const share = makePlane(width * height, (i) => Math.min(...others.map((behind) => shareBefore(behind, i))));
  const fine = resizeMask({ width, height, values: share }, image.width, image.height).values;
  return { ...hair, values: hair.values.map((value, i) => value * (fine[i] as number)) };
}

/** What surely is of a side, around each pixel, and its colours. */
function sideOf(planes: readonly Float32Array[], share: Float32Array, width: number, height: number): Side {
  const reach = Math.max(NEAREST, Math.max(width, height) * REACH);
  const weight = averageTwice(share, width, height, reach).slice();
  const colours = planes.map((plane) =>
    averageTwice(
      plane.map((value, i) => value * (share[i] as number)),
      width,
      height,
      reach,
    ).slice(),
  );
  returnPlanes();
  return { weight, colours };
}

/** Widths and heights of a face around its middle: as far as curls reach, and down to the chin. */
const HEAD = { across: 1.2, above: 1.3, below: 0.5 } as const;
/** And where glasses are, through which is seen what is behind. */
const GLASSES = { across: 0.62, above: 0.32, below: 0.2 } as const;

/** The same of heads that are cut out: between their curls nothing is seen of what was behind them. */
export function matteHeads(cut: Mask, image: Image, faces: readonly Face[]): Mask {
  const { width, height } = cut;
  const heads = { width, height, values: new Float32Array(cut.values.length) };
  for (const face of faces) {
    copyBox(cut, heads.values, face, HEAD);
    clearBox(heads, face, GLASSES);
  }
  const clear = matte(heads, cut, image, CUT_BETWEEN, PIXELS).values;
  const values = cut.values.map((value, i) => value - (heads.values[i] as number) + (clear[i] as number));
  return { ...cut, values };
}

type Reach = { across: number; above: number; below: number };

function copyBox({ width, height, values }: Mask, into: Float32Array, face: Face, reach: Reach): void {
  for (const [from, end] of rowsOf(width, height, face, reach)) into.set(values.subarray(from, end), from);
}

function clearBox({ width, height, values }: Mask, face: Face, reach: Reach): void {
  for (const [from, end] of rowsOf(width, height, face, reach)) values.fill(0, from, end);
}

/** Where each row begins and ends that lies so far around the middle of a face. */
function rowsOf(
  width: number,
  height: number,
  face: Face,
  { across, above, below }: Reach,
): (readonly [number, number])[] {
  const first = Math.max(0, Math.floor(face.y - face.height * above));
  const last = Math.min(height, Math.ceil(face.y + face.height * below));
  const left = Math.max(0, Math.floor(face.x - face.width * across));
  const right = Math.min(width, Math.ceil(face.x + face.width * across));
  return Array.from({ length: Math.max(0, last - first) }, (_, row) => [
    (first + row) * width + left,
    (first + row) * width + right,
  ]);
}

type Side = { weight: Float32Array; colours: Float32Array[] };
