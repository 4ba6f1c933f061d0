// Fits a coarse mask to the edges of its image (a guided filter, reckoned on a small copy, laid on the large one).
import type { Image } from './image.ts';
import { averagePlane } from './blur-plane.ts';
import { inParts } from './in-parts.ts';
import { releasePlanes, returnPlanes } from './plane-store.ts';
import { readChannel } from './read-channel.ts';
import { emptyMask, resizeMask, type Mask } from './mask.ts';
import { shrinkImage } from './shrink-image.ts';
import { LINES_BYTES } from './wasm/lines-bytes.ts';
import { type Compiled, compileOnce } from './wasm/open-compiled.ts';

/** As wasm/lines.ts describes them; addresses in bytes. */
type Functions = {
  applyLine(pixels: number, out: number, width: number, line: number, places: number, shares: number): void;
  mixLines(first: number, second: number, out: number, count: number, share: number): void;
};

/** Longer side of the small copy. */
export const GUIDE_PIXELS = 400;

export type Refinement = {
  /** How far the edge may move, as a part of the longer side. */
  reach?: number;
  /** Small = the mask follows faint edges, large = only strong ones. */
  calm?: number;
  /** The small copy, by who has made it already. */
  guide?: Image;
};

/** A mask of the image's size. */
export function refineMask(
  coarse: Mask,
  image: Image,
  { reach = 0.02, calm = 0.002, guide = shrinkImage(image, GUIDE_PIXELS) }: Refinement = {},
): Mask {
  const small = resizeMask(coarse, guide.width, guide.height);
  const radius = Math.max(2, Math.round(Math.max(guide.width, guide.height) * reach));
  const planes = fitLines(guide, small.values, radius, calm);
  const result = emptyMask(image.width, image.height);
  applyLines(planes, guide.width, guide.height, image, result.values);
  returnPlanes();
  return result;
}

/** For each place of the guide: mask ≈ red·r + green·g + blue·b + base, over a square around it. */
type Lines = { red: Float32Array; green: Float32Array; blue: Float32Array; base: Float32Array };

function fitLines(guide: Image, mask: Float32Array, radius: number, calm: number): Lines {
  const { width, height } = guide;
  const mean = (plane: Float32Array): Float32Array => averagePlane(plane, width, height, radius);
  const [red, green, blue] = [0, 1, 2].map((channel) => readChannel(guide, channel, 1 / 255)) as Triple;
  const product = new Float32Array(mask.length);
  const meanOfProduct = (one: Float32Array, other: Float32Array): Float32Array => {
    inParts(product.length, (from, end) => multiply(one, other, product, from, end));
    return mean(product);
  };
  const means: Means = {
    r: mean(red),
    g: mean(green),
    b: mean(blue),
    p: mean(mask),
    rr: meanOfProduct(red, red),
    rg: meanOfProduct(red, green),
    rb: meanOfProduct(red, blue),
    gg: meanOfProduct(green, green),
    gb: meanOfProduct(green, blue),
    bb: meanOfProduct(blue, blue),
    rp: meanOfProduct(red, mask),
    gp: meanOfProduct(green, mask),
    bp: meanOfProduct(blue, mask),
  };
  const lines = solve(means, calm);
  releasePlanes(...Object.values(means));
  return { red: mean(lines.red), green: mean(lines.green), blue: mean(lines.blue), base: mean(lines.base) };
}

type Triple = [Float32Array, Float32Array, Float32Array];

/** Means of the three channels (r, g, b), of the mask (p), and of their products. */
type Means = Record<
  'r' | 'g' | 'b' | 'p' | 'rr' | 'rg' | 'rb' | 'gg' | 'gb' | 'bb' | 'rp' | 'gp' | 'bp',
  Float32Array
>;

function multiply(
  one: Float32Array,
  other: Float32Array,
  product: Float32Array,
  from: number,
  end: number,
): void {
  for (let i = from; i < end; i++) product[i] = (one[i] as number) * (other[i] as number);
}

/** The lines that fit best: by Cramer's rule, of the covariances of the channels with each other and with the mask. */
function solve(means: Means, calm: number): Lines {
  const length = means.p.length;
  const lines: Lines = {
    red: new Float32Array(length),
    green: new Float32Array(length),
    blue: new Float32Array(length),
    base: new Float32Array(length),
  };
  inParts(length, (from, end) => solvePart(means, calm, lines, from, end));
  return lines;
}

function solvePart(
  { r, g, b, p, rr, rg, rb, gg, gb, bb, rp, gp, bp }: Means,
  calm: number,
  { red, green, blue, base }: Lines,
  from: number,
  end: number,
): void {
  for (let i = from; i < end; i++) {
    const mr = r[i] as number;
    const mg = g[i] as number;
    const mb = b[i] as number;
    const mp = p[i] as number;
    const a11 = (rr[i] as number) - mr * mr + calm;
    const a12 = (rg[i] as number) - mr * mg;
    const a13 = (rb[i] as number) - mr * mb;
    const a22 = (gg[i] as number) - mg * mg + calm;
    const a23 = (gb[i] as number) - mg * mb;
    const a33 = (bb[i] as number) - mb * mb + calm;
    const c1 = (rp[i] as number) - mr * mp;
    const c2 = (gp[i] as number) - mg * mp;
    const c3 = (bp[i] as number) - mb * mp;
    const i11 = a22 * a33 - a23 * a23;
    const i12 = a13 * a23 - a12 * a33;
    const i13 = a12 * a23 - a13 * a22;
    const whole = a11 * i11 + a12 * i12 + a13 * i13;
    const i22 = a11 * a33 - a13 * a13;
    const i23 = a12 * a13 - a11 * a23;
    const i33 = a11 * a22 - a12 * a12;
    const lr = (i11 * c1 + i12 * c2 + i13 * c3) / whole;
    const lg = (i12 * c1 + i22 * c2 + i23 * c3) / whole;
    const lb = (i13 * c1 + i23 * c2 + i33 * c3) / whole;
    red[i] = lr;
    green[i] = lg;
    blue[i] = lb;
    base[i] = mp - lr * mr - lg * mg - lb * mb;
  }
}

/** Rows of the image at a time. */
const BAND = 64;

const open = compileOnce<Functions>(LINES_BYTES);
let opened: Compiled<Functions> | undefined;

function applyLines(
  { red, green, blue, base }: Lines,
  guideWidth: number,
  guideHeight: number,
  { width, height, data }: Image,
  result: Float32Array,
): void {
  const cells = new Float32Array(guideWidth * guideHeight * 4);
  for (const [n, plane] of [red, green, blue, base].entries())
    inParts(plane.length, (from, end) => spreadOut(plane, cells, n, from, end));
  const pitch = guideWidth * 16;
  const [pixels, out] = [cells.byteLength, cells.byteLength + width * BAND * 4];
  const line = out + width * BAND * 4;
  const places = line + pitch;
  const shares = places + width * 8;
  const { functions, reserve } = (opened ??= open());
  const memory = reserve(shares + width * 4);
  new Float32Array(memory).set(cells);
  placeAlong(width, guideWidth, new Uint32Array(memory, places), new Float32Array(memory, shares));
  const bandPixels = new Uint8Array(memory, pixels, width * BAND * 4);
  const bandResult = new Float32Array(memory, out, width * BAND);
  for (let top = 0; top < height; top += BAND) {
    const rows = Math.min(BAND, height - top);
    bandPixels.set(data.subarray(top * width * 4, (top + rows) * width * 4));
    for (let row = 0; row < rows; row++) {
      const { first, second, share } = placeOf(top + row, height, guideHeight);
      functions.mixLines(first * pitch, second * pitch, line, guideWidth * 4, share);
      const at = row * width * 4;
      functions.applyLine(pixels + at, out + at, width, line, places, shares);
    }
    result.set(bandResult.subarray(0, rows * width), top * width);
  }
}

/** Lays a plane into every fourth number, from one of the first four on. */
function spreadOut(plane: Float32Array, cells: Float32Array, first: number, from: number, end: number): void {
  for (let i = from, at = from * 4 + first; i < end; i++, at += 4) cells[at] = plane[i] as number;
}

/** Between which two cells of the guide a row or column of the image lies, and which share the second has. */
function placeOf(
  at: number,
  length: number,
  cells: number,
): { first: number; second: number; share: number } {
  const place = Math.min(cells - 1, Math.max(0, ((at + 0.5) * cells) / length - 0.5));
  const first = Math.floor(place);
  return { first, second: Math.min(cells - 1, first + 1), share: place - first };
}

/** Of each column: at which bytes of a line its two cells begin. */
function placeAlong(width: number, cells: number, places: Uint32Array, shares: Float32Array): void {
  for (let x = 0; x < width; x++) {
    const { first, second, share } = placeOf(x, width, cells);
    places.set([first * 16, second * 16], x * 2);
    shares[x] = share;
  }
}
