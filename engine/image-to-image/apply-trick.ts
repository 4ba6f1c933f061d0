// What lenses, films and screens do to a picture: flares, leaking light, blur of movement, two inks and the like.
import { css, mix, type Rgb } from '#engine/raster/colour.ts';
import { clamp, lumaOf, ramp } from '#engine/raster/curves.ts';
import type { Image } from '#engine/raster/image.ts';
import { emptyMask } from '#engine/raster/mask.ts';
import { unitOf } from '#engine/raster/planes.ts';
import { makeSampler, wordsOf } from '#engine/raster/sample-pixels.ts';
import { blurLens } from '#engine/photo/blur-lens.ts';
import { changeTone } from './change-tone.ts';
import type { Trick, TrickOperation } from './instruction.ts';
import { paintOver } from './lay-illustration.ts';
import { leakLight, paintFlare } from './paint-stray-light.ts';
import { lightUp, strewConfetti, strewLights } from './strew-lights.ts';
import { smearAway, smearAside } from './smear.ts';
import type { Reason, Work } from './work.ts';

export function applyTrick(work: Work, operation: TrickOperation): Reason | null {
  return TRICKS[operation.trick](work, operation) ?? null;
}

const TRICKS: Record<Trick, (work: Work, operation: TrickOperation) => Reason | void> = {
  flare: paintFlare,
  leak: leakLight,
  glitch: (work, { amount }) => tearApart(work, amount),
  'motion-blur': (work, { amount }) => smearAside(work, amount),
  'zoom-blur': (work, { amount }) => smearAway(work, amount),
  miniature: (work, { amount }) => makeMiniature(work, amount),
  duotone: (work, { colours }) => printInTwo(work, colours),
  fisheye: (work, { amount }) => bulge(work, amount),
  silhouette: blacken,
  spotlight: lightUp,
  bokeh: strewLights,
  confetti: strewConfetti,
  rim: paintRim,
};

/** Of the width: how far red and blue lie apart, and how far a torn strip goes at most. */
const [SPLIT, TORN] = [0.007, 0.06];

/** Red and blue beside green, strips that slipped, and the lines of a screen. */
function tearApart(work: Work, amount: number): void {
  const { width, height, data } = work.image;
  const random = work.random('glitch');
  const torn = new Uint8ClampedArray(data.length);
  const apart = Math.max(2, Math.round(width * SPLIT * amount));
  const slip = new Int32Array(height);
  for (let strip = 0; strip < 9; strip++) {
    const top = Math.floor(random.between(0, height));
    const by = Math.round(random.between(-1, 1) * width * TORN * amount);
    slip.fill(by, top, top + Math.ceil(random.between(0.006, 0.045) * height));
  }
  const line = Math.max(2, Math.round(unitOf(work.image) * 3));
  for (let y = 0; y < height; y++) {
    const light = y % (2 * line) < line ? 1 : 0.88;
    const [from, by] = [y * width, slip[y] as number];
    for (let x = 0; x < width; x++) {
      const o = (from + x) * 4;
      for (const [channel, off] of [-apart, 0, apart].entries()) {
        const column = (x + by + off + 2 * width) % width;
        torn[o + channel] = (data[(from + column) * 4 + channel] as number) * light;
      }
      torn[o + 3] = 255;
    }
  }
  work.image = { width, height, data: torn };
}

/** Of the height: what lies so near the line that is in focus is sharp, and what lies so far is not. */
const [IN_FOCUS, OUT_OF_FOCUS] = [0.09, 0.34];

/** A narrow strip in focus and strong colours, as of a model that is seen from near. */
function makeMiniature(work: Work, amount: number): void {
  const { width, height } = work.image;
  const box = work.subject()?.box;
  const middle = box ? (box.top + box.height * 0.7) / height : 0.6;
  const far = emptyMask(width, height);
  for (let y = 0; y < height; y++)
    far.values.fill(ramp(IN_FOCUS, OUT_OF_FOCUS, Math.abs(y / height - middle)), y * width, (y + 1) * width);
  work.image = blurLens(work.image, far, 15 * unitOf(work.image) * Math.min(1.6, amount));
  changeTone(work, 'vivid', 0.7, null);
  changeTone(work, 'contrast', 0.4, null);
}

const INKS: readonly [Rgb, Rgb] = [
  [38, 20, 92],
  [255, 168, 120],
];

/** The darks in one colour and the lights in the other. */
function printInTwo(work: Work, colours: readonly Rgb[]): void {
  const { width, height, data } = work.image;
  const [one, other = mix(one ?? INKS[1], '#ffffff', 0.82)] = colours.length > 0 ? colours : INKS;
  const sorted = [one ?? INKS[0], other].toSorted((a, b) => lumaOf(...a) - lumaOf(...b)) as [Rgb, Rgb];
  const [dark, light] = [mix(sorted[0], '#000000', 0.25), sorted[1]];
  const printed = new Uint8ClampedArray(data.length);
  for (let o = 0; o < data.length; o += 4) {
    const luma = lumaOf(data[o] as number, data[o + 1] as number, data[o + 2] as number) / 255;
    const share = ramp(0.04, 0.92, luma);
    for (const channel of [0, 1, 2] as const)
      printed[o + channel] = dark[channel] + (light[channel] - dark[channel]) * share;
    printed[o + 3] = 255;
  }
  work.image = { width, height, data: printed };
}

/** How much of a half circle the lens sees. */
const BENT = 1.02;

/** The middle near and the edges bent around it; nothing is shown that is not in the image. */
function bulge(work: Work, amount: number): void {
  const { width, height, data } = work.image;
  const bent = BENT * clamp(amount, 0.5, 1.25);
  const far = Math.hypot(width, height) / 2;
  const sample = makeSampler(work.image);
  const result = new Uint8ClampedArray(data.length);
  const words = wordsOf(result);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [x - width / 2, y - height / 2];
      const away = Math.hypot(dx, dy) / far;
      const share = away === 0 ? 0 : Math.tan(away * bent) / Math.tan(bent) / away;
      words[y * width + x] = sample(width / 2 + dx * share, height / 2 + dy * share);
    }
  }
  work.image = { width, height, data: result };
  work.forgetMasks();
}

const BLACK: Rgb = [10, 9, 14];

/** What the image is about against its light: no face, only its outline. */
function blacken(work: Work, { colours: [colour = BLACK] }: TrickOperation): Reason | void {
  const subject = work.subject();
  if (!subject) return 'no_subject';
  const { width, height } = work.image;
  paintOver(
    work,
    (brush) => {
      brush.fillStyle = css(colour);
      brush.fillRect(0, 0, width, height);
    },
    subject.mask,
  );
}

/** A vignette of the colour that was named. */
function paintRim(work: Work, { colours: [colour = BLACK], amount }: TrickOperation): void {
  const { width, height } = work.image as Image;
  paintOver(work, (brush) => {
    brush.translate(width / 2, height / 2);
    brush.scale(width / 2, height / 2);
    const fade = brush.createRadialGradient(0, 0, 0.62, 0, 0, 1.36);
    fade.addColorStop(0, css(colour, 0));
    fade.addColorStop(0.5, css(colour, Math.min(1, 0.42 * amount)));
    fade.addColorStop(1, css(colour, Math.min(1, 0.95 * amount)));
    brush.fillStyle = fade;
    brush.fillRect(-1, -1, 2, 2);
  });
}
