// Screen print: few inks pulled through simple stencils, a touch out of register, on heavy cream paper.
import { blurPlane } from '#engine/raster/blur-plane.ts';
import { choosePalette, makeFinder, weighForm, type Colour } from './choose-palette.ts';
import { blend, clamp, lumaOf, ramp } from '#engine/raster/curves.ts';
import { spreadClouds } from '#engine/raster/plane-noise.ts';
import { dropIslands } from './drop-islands.ts';
import { makePaper } from './paper.ts';
import { releasePlanes, takePlane } from '#engine/raster/plane-store.ts';
import { shadePixels, unitOf, type Planes } from '#engine/raster/planes.ts';
import { replacePlanes, smoothTwice } from './smooth-regions.ts';

const PAPER = [0.955, 0.925, 0.855] as const;
const BORDER = 0.035;
const INKS = 11;
/** Where it is known what stands before the ground: few inks for the one, and others for the other. */
const GROUND_INKS = 9;
const FORM_INKS = 12;
/** How far inks are spread over the range from deep to almost paper: forms keep the tones that they were drawn in. */
const SPREAD = { ground: 0.34, forms: 0.18 };

/** One set of inks; sizes in pixels at 1024 x 1024. */
type Print = {
  /** Whether each ink is out of register by itself. Of a face the inks lie over one another, or rims of all would be around its tones. */
  isLoose: boolean;
  palette: readonly Colour[];
  /** For each pixel which of them; as many as there are where none is. */
  choice: Float32Array;
  /** The smallest area that is cut, and how round its rims are. */
  least: number;
  roundness: number;
};

export function paintPoster(image: Planes, seed: number, care?: Float32Array): void {
  const { width, height } = image;
  const unit = unitOf(image);
  replacePlanes(image, smoothTwice(image, [5 * unit, 4 * unit], care));
  const prints = care
    ? [chooseGrounds(image, care), chooseForms(image, care)]
    : [{ ...choosePrint(image, INKS, SPREAD.ground), least: 60, roundness: 1.6, isLoose: true }];
  layPaper(image, seed);
  const salt = spreadClouds(width, height, { cell: 5 * unit, octaves: 2, seed: seed + 4 });
  const pull = spreadClouds(width, height, {
    cell: 240 * unit,
    cellHeight: 34 * unit,
    octaves: 3,
    seed: seed + 5,
  });
  for (const { palette, choice, least, roundness, isLoose } of prints) {
    dropIslands(choice, width, palette.length + 1, least * unit * unit);
    // Light inks go down first and run on below the dark ones, so that no paper shows between two.
    for (let n = palette.length - 1; n >= 0; n--) {
      const stencil = cutStencil(choice, n, width, height, roundness * unit);
      printInk(image, stencil, palette[n] ?? PAPER, {
        salt,
        pull,
        slip: slipOf(isLoose ? n : 0, seed, unit),
      });
      releasePlanes(stencil);
    }
    releasePlanes(choice);
  }
  releasePlanes(salt, pull);
}

function choosePrint(
  image: Planes,
  count: number,
  spread: number,
  weigh?: (index: number) => number,
): Pick<Print, 'palette' | 'choice'> {
  const found = choosePalette(image, count, weigh);
  const findNearest = makeFinder(found);
  const choice = takePlane(image.red.length);
  for (let i = 0; i < choice.length; i++)
    choice[i] = findNearest(image.red[i] ?? 0, image.green[i] ?? 0, image.blue[i] ?? 0);
  return { palette: found.map((colour, place) => mixInk(colour, place, found, spread)), choice };
}

/** Runs on below what stands before it. */
function chooseGrounds(image: Planes, care: Float32Array): Print {
  const print = choosePrint(image, GROUND_INKS, SPREAD.ground, (index) => (isCared(care, index) ? 0 : 1));
  return { ...print, least: 40, roundness: 2.4, isLoose: true };
}

function chooseForms(image: Planes, care: Float32Array): Print {
  const print = choosePrint(image, FORM_INKS, SPREAD.forms, (index) =>
    isCared(care, index) ? weighForm(care[index] as number) : 0,
  );
  const { choice, palette } = print;
  for (let i = 0; i < choice.length; i++) if (!isCared(care, i)) choice[i] = palette.length;
  return { ...print, least: 24, roundness: 1, isLoose: false };
}

function isCared(care: Float32Array, index: number): boolean {
  return (care[index] as number) > 0.5;
}

function layPaper(image: Planes, seed: number): void {
  const paper = makePaper(image.width, image.height, seed, 0.9);
  for (const [channel, bare] of [
    [image.red, PAPER[0]],
    [image.green, PAPER[1]],
    [image.blue, PAPER[2]],
  ] as const) {
    for (let i = 0; i < channel.length; i++) channel[i] = bare * (0.985 + ((paper[i] ?? 0.5) - 0.5) * 0.05);
  }
  releasePlanes(paper);
}

/** How far an ink is out of register. */
function slipOf(n: number, seed: number, unit: number): { x: number; y: number } {
  return {
    x: Math.round(Math.cos(seed + n * 2.1) * 1.6 * unit),
    y: Math.round(Math.sin(seed * 1.3 + n * 1.7) * 1.6 * unit),
  };
}

type Pull = { salt: Float32Array; pull: Float32Array; slip: { x: number; y: number } };

function printInk(image: Planes, stencil: Float32Array, ink: Colour, { salt, pull, slip }: Pull): void {
  const { width, height } = image;
  const unit = unitOf(image);
  const margin = Math.round(Math.min(width, height) * BORDER);
  shadePixels(image, (pixel) => {
    const { x, y, index } = pixel;
    const sx = clamp(x + slip.x, 0, width - 1);
    const sy = clamp(y + slip.y, 0, height - 1);
    const cover = stencil[sy * width + sx] ?? 0;
    if (cover <= 0) return;
    const edge = Math.min(x, y, width - 1 - x, height - 1 - y);
    const printed = ramp(margin - unit, margin + unit, edge + ((salt[index] ?? 0.5) - 0.5) * 3 * unit);
    const worn = ramp(0.2, 0.3, (salt[index] ?? 0.5) + ((pull[index] ?? 0.5) - 0.5) * 0.26);
    const laid = cover * printed * (0.8 + 0.17 * worn + ((pull[index] ?? 0.5) - 0.5) * 0.08);
    pixel.red = blend(pixel.red, ink[0], laid);
    pixel.green = blend(pixel.green, ink[1], laid);
    pixel.blue = blend(pixel.blue, ink[2], laid);
  });
}

/** Where ink `n` is printed: its own areas and those of all darker inks, with smooth rims. */
function cutStencil(
  choice: Float32Array,
  n: number,
  width: number,
  height: number,
  roundness: number,
): Float32Array {
  const raw = takePlane(choice.length);
  for (let i = 0; i < raw.length; i++) raw[i] = (choice[i] ?? 0) <= n ? 1 : 0;
  const soft = blurPlane(raw, width, height, roundness);
  // The rounder, the softer is what is cut.
  const reach = 0.1 / Math.max(1, roundness / 3);
  for (let i = 0; i < raw.length; i++) raw[i] = ramp(0.48 - reach, 0.48 + reach, soft[i] ?? 0);
  releasePlanes(soft);
  return raw;
}

/** A printer's ink near the colour: stronger, and apart from the others, from deep ink to almost paper. */
function mixInk(colour: Colour, place: number, all: readonly Colour[], spread: number): Colour {
  const luma = lumaOf(...colour);
  const [darkest = colour] = all;
  const lightest = all.at(-1) ?? colour;
  // A sheet of one tone stays one tone.
  const range = ramp(0.04, 0.3, lumaOf(...lightest) - lumaOf(...darkest));
  const apart = 0.1 + 0.82 * (place / Math.max(1, all.length - 1));
  const wanted = blend(luma, apart, spread * range);
  const strength = 1.5;
  const [red, green, blue] = colour;
  return [
    clamp(blend(0.09, PAPER[0], clamp(wanted + (red - luma) * strength))),
    clamp(blend(0.085, PAPER[1], clamp(wanted + (green - luma) * strength))),
    clamp(blend(0.14, PAPER[2] * 0.97, clamp(wanted + (blue - luma) * strength))),
  ];
}
