// Moves a face that stands still in an image: opens its mouth, sways its head a little, closes its eyes.
import type { Image } from '#engine/raster/image.ts';
import type { Eye } from '#engine/vision/find-faces.ts';
import { makePlane } from '#engine/raster/make-plane.ts';
import { ease, makeThroat } from './draw-throat.ts';
import { SEAM_STEPS, type Mouth } from './fit-mouth.ts';
import type { MouthShape } from './hear-voice.ts';
import { asWords, blendWord, makeSampler } from './sample-pixels.ts';

export type Pose = MouthShape & {
  /** How much the face is talking just now, 0–1: a smile that rests shows its teeth, one that talks closes over them. */
  talk: number;
  /** Pixels, and radians about the neck. */
  sway: { x: number; y: number; turn: number };
  /** 0–1, the eyes closed. */
  blink: number;
};

export const REST: Pose = { open: 0, wide: 0, talk: 0, sway: { x: 0, y: 0, turn: 0 }, blink: 0 };

/** In halves of a mouth: the widest opening, and where lips, jaw and cheeks stop following it. */
const WIDEST = 0.8;
/** Of a smile that is open already. */
const SMILE_SHARE = 0.5;
const UPPER_SHARE = 0.16;
const LIP_STIFF = 0.15;
const UPPER_REACH = 1.25;
const JAW_STIFF = 0.75;
const JAW_REACH = 2.7;
const ROUNDING = 0.3;
const SPREADING = 0.1;
/** Nothing beyond this moves when somebody speaks. */
const ACROSS = 2.8;
const UP = 1.5;
const DOWN = 3.3;
const SQUEEZE_DOWN = 2.1;
/** The head that sways, around the mouth. */
const HEAD_UP = 2.2;
const NECK = 4;
const HEAD_STIFF = 3.4;
const HEAD_REACH = 7;
const CLOSED_EYE = 0.1;

/** How far lips part from the middle (0) to the corner (1). */
const OPENING_STEPS = 256;
const OPENING = Float32Array.from(
  { length: OPENING_STEPS + 1 },
  (_, i) => (1 - (i / OPENING_STEPS) ** 2) ** 0.85,
);

export type FaceMover = {
  /** Draws the face in this pose over `target`, a copy of the image; nothing beyond the head is touched. */
  move(target: Uint8ClampedArray, pose: Pose): void;
};

export function makeFaceMover(image: Image, mouth: Mouth, eyes: readonly Eye[]): FaceMover {
  const { width, height } = image;
  const { half } = mouth;
  const widest = WIDEST * half - SMILE_SHARE * mouth.smile;
  const throat = makeThroat(mouth.skin, mouth.smile > half * 0.05);
  const sample = makeSampler(asWords(image.data), width, height);
  const head = { x: mouth.x, y: mouth.y - half * HEAD_UP };
  const colour = new Float32Array(3);
  const face = boundsOf(image, mouth.x, mouth.y, { left: ACROSS, right: ACROSS, up: UP, down: DOWN }, half);
  let swaying: { bounds: Bounds; weights: Float32Array } | null = null;

  function move(target: Uint8ClampedArray, pose: Pose): void {
    const words = asWords(target);
    const opened = pose.open * widest;
    const closing = (1 - Math.min(1, pose.open * 3)) * mouth.smile * 0.85 * pose.talk;
    const lips = {
      lower: opened * (1 - UPPER_SHARE) - closing,
      upper: opened * UPPER_SHARE,
      squeeze: -pose.wide * (pose.wide < 0 ? ROUNDING : SPREADING) * pose.talk,
    };
    const { sway, blink } = pose;
    if (sway.x === 0 && sway.y === 0 && sway.turn === 0 && blink === 0) {
      for (let y = face.top; y <= face.bottom; y++)
        for (let x = face.left; x <= face.right; x++) words[y * width + x] = drawPixel(x, y, lips);
      return;
    }
    swaying ??= weighHead();
    const { bounds, weights } = swaying;
    let place = 0;
    for (let row = bounds.top; row <= bounds.bottom; row++) {
      const fromNeck = row - head.y - half * NECK;
      for (let column = bounds.left; column <= bounds.right; column++) {
        const weight = weights[place++] ?? 0;
        if (weight === 0) continue;
        const x = column - weight * (sway.x - sway.turn * fromNeck);
        const y = row - weight * (sway.y + sway.turn * (column - head.x));
        words[row * width + column] = drawPixel(x, blink > 0 ? closeEyes(x, y, blink) : y, lips);
      }
    }
  }

  /** How much each pixel around the head goes along when it sways: all of it near, less and less beyond. */
  function weighHead(): NonNullable<typeof swaying> {
    const reach = { left: HEAD_REACH, right: HEAD_REACH, up: HEAD_REACH, down: HEAD_REACH };
    const bounds = boundsOf(image, head.x, head.y, reach, half);
    const columns = bounds.right - bounds.left + 1;
    const weights = makePlane(columns * (bounds.bottom - bounds.top + 1), (i) => {
      const across = bounds.left + (i % columns) - head.x;
      const down = bounds.top + Math.floor(i / columns) - head.y;
      return 1 - ease((Math.hypot(across, down) / half - HEAD_STIFF) / (HEAD_REACH - HEAD_STIFF));
    });
    return { bounds, weights };
  }

  /** Where the pixel of a half-closed eye comes from: the eye is pressed together, the lids are drawn over it. */
  function closeEyes(x: number, y: number, blink: number): number {
    for (const eye of eyes) {
      const across = (x - eye.x) / (eye.across * 1.25);
      if (across <= -1 || across >= 1) continue;
      const line = eye.y + eye.down * 0.35;
      const away = Math.abs(y - line);
      const lid = eye.down * (y < line ? 1.45 : 0.75);
      const brow = lid * 1.5;
      if (away >= brow) continue;
      const press = 1 - blink * (1 - CLOSED_EYE) * (1 - across ** 4);
      const edge = lid * press;
      const source = away < edge ? away / press : lid + ((away - edge) * (brow - lid)) / (brow - edge);
      return line + Math.sign(y - line) * source;
    }
    return y;
  }

  /** The pixel that is seen at a place of the face, from where it lies in the image. */
  function drawPixel(x: number, y: number, { lower, upper, squeeze }: Lips): number {
    const v = (y - mouth.y) / half;
    const u0 = (x - mouth.x) / half;
    if (v < -UP || v > DOWN || u0 < -ACROSS || u0 > ACROSS) return sample(x, y);
    // Lips drawn together or apart move what is around them less and less.
    const away = (u0 / ACROSS) ** 2 + (v / (v < 0 ? UP : SQUEEZE_DOWN)) ** 2;
    const u = away < 1 ? u0 * (1 + squeeze * (1 - away) ** 2) : u0;
    const sourceX = mouth.x + u * half;
    const line = seamAt(u);
    const part = u > -1 && u < 1 ? (OPENING[(Math.abs(u) * OPENING_STEPS + 0.5) | 0] ?? 0) : 0;
    const upperEdge = line - upper * part;
    const lowerEdge = line + lower * part;
    const skin =
      y < (upperEdge + lowerEdge) / 2
        ? sample(sourceX, Math.min(line, liftLip(y, line, upper * part)))
        : sample(sourceX, Math.max(line, dropJaw(y, line, u, part, lower)));
    if (upperEdge >= lowerEdge || y <= upperEdge - 0.5 || y >= lowerEdge + 0.5) return skin;
    const gap = lowerEdge - upperEdge;
    throat.paint(colour, u, Math.max(0, Math.min(1, (y - upperEdge) / gap)), gap, half);
    return blendWord(skin, colour, Math.min(1, y - upperEdge + 0.5, lowerEdge - y + 0.5, gap));
  }

  /** Where a row above the opening comes from. The way back is found in a few rounds: it is nearly straight. */
  function liftLip(y: number, line: number, lifted: number): number {
    if (lifted === 0) return y;
    let source = y;
    for (let round = 0; round < 3; round++) {
      const s = (line - source) / half;
      source = y + lifted * (1 - ease((s - LIP_STIFF) / (UPPER_REACH - LIP_STIFF)));
    }
    return source;
  }

  /** The same below it: the lip follows the opening, the jaw goes along as a whole. */
  function dropJaw(y: number, line: number, u: number, part: number, lower: number): number {
    if (lower === 0) return y;
    const jaw = (1 - (u / ACROSS) ** 2) ** 2;
    let source = y;
    for (let round = 0; round < 3; round++) {
      const s = Math.max(0, (source - line) / half);
      const wide = part + (jaw - part) * ease(s / 1.1);
      source = y - lower * wide * (1 - ease((s - JAW_STIFF) / (JAW_REACH - JAW_STIFF)));
    }
    return source;
  }

  function seamAt(u: number): number {
    const place = Math.max(0, Math.min(1, (u + 1) / 2)) * (SEAM_STEPS - 1);
    const low = Math.min(SEAM_STEPS - 2, place | 0);
    const from = mouth.seam[low] ?? 0;
    return mouth.y + from + ((mouth.seam[low + 1] ?? 0) - from) * (place - low);
  }

  return { move };
}

/** Pixels; how far the lips are from where they rest. */
type Lips = { lower: number; upper: number; squeeze: number };
/** Whole pixels inside the image, all inclusive. */
type Bounds = { left: number; right: number; top: number; bottom: number };

function boundsOf(
  { width, height }: Image,
  x: number,
  y: number,
  reach: { left: number; right: number; up: number; down: number },
  half: number,
): Bounds {
  return {
    left: Math.max(0, Math.floor(x - reach.left * half)),
    right: Math.min(width - 1, Math.ceil(x + reach.right * half)),
    top: Math.max(0, Math.floor(y - reach.up * half)),
    bottom: Math.min(height - 1, Math.ceil(y + reach.down * half)),
  };
}
