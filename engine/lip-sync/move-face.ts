// Moves a face that stands still in an image: opens its mouth, sways its head a little, closes its eyes.
import type { Image } from '#engine/raster/image.ts';
import { makePlane } from '#engine/raster/make-plane.ts';
import { makeSampler, wordsOf } from '#engine/raster/sample-pixels.ts';
import { ease, makeThroat } from './draw-throat.ts';
import type { MouthShape } from './hear-voice.ts';
import type { Lids } from './measure-eyes.ts';
import { SEAM_STEPS, type Mouth } from './mouth.ts';
import { blendWord, readWord } from './blend-word.ts';

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
/** Of a mouth that is open already. */
const GAP_SHARE = 0.5;
/** Teeth of a smile are no higher: what is open beyond that speaks of its own, and is closed first. */
const MOST_SMILE = 0.3;
const UPPER_SHARE = 0.16;
const LIP_STIFF = 0.15;
const UPPER_REACH = 1.25;
const JAW_STIFF = 0.75;
const JAW_REACH = 2.7;
const ROUNDING = 0.3;
const SPREADING = 0.1;
/** Nothing beyond this moves when somebody speaks; to the sides it is the mouth's own reach. */
const UP = 1.5;
const DOWN = 3.3;
const SQUEEZE_DOWN = 2.1;
/** The head that sways, around the mouth. */
const HEAD_UP = 2.2;
const NECK = 4;
const HEAD_STIFF = 3.4;
const HEAD_REACH = 7;
const CLOSED_EYE = 0.15;
const RIMS = 0.7;
/** Of half an eye: where the lids end. */
const EYE_WIDTH = 1.5;
/** Places that are mixed in a pixel of an eye that closes, one below the other. */
const EYE_PARTS = 6;
/** Of half a mouth: where lips that look further aside are opened widest. */
const MOST_ASIDE = 0.5;

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

/** Works in pixels across and down from the middle of the mouth, along the axes of the face. */
export function makeFaceMover(image: Image, mouth: Mouth, eyes: readonly Lids[]): FaceMover {
  const { width } = image;
  const { half, tall, gap } = mouth;
  const { x: middleX, y: middleY } = mouth;
  const [left, right] = mouth.reach;
  const middle = Math.max(-MOST_ASIDE, Math.min(MOST_ASIDE, mouth.middle));
  const smile = Math.min(gap, MOST_SMILE * tall);
  const widest = WIDEST * tall - GAP_SHARE * smile;
  const throat = makeThroat(mouth.skin, gap > tall * 0.05);
  const sample = makeSampler(image);
  const [cos, sin] = [Math.cos(mouth.angle), Math.sin(mouth.angle)];
  const head = { x: mouth.aside, y: -tall * HEAD_UP };
  const neck = head.y + tall * NECK;
  const lids = eyes.map((eye) => {
    const [x, y] = [eye.x - mouth.x, eye.y - mouth.y];
    const turned = eye.angle - mouth.angle;
    return {
      ...eye,
      x: x * cos + y * sin,
      y: y * cos - x * sin,
      cos: Math.cos(turned),
      sin: Math.sin(turned),
    };
  });
  const colour = new Float32Array(3);
  const eyeColour = new Float32Array(3);
  const [leftmost, rightmost, highest, lowest] = [-left * half, right * half, -UP * tall, DOWN * tall];
  const face = boundsOf(image, mouth, [leftmost, highest, rightmost, lowest]);
  let swaying: { bounds: Bounds; weights: Float32Array } | null = null;

  function move(target: Uint8ClampedArray, pose: Pose): void {
    const words = wordsOf(target);
    const opened = pose.open * widest;
    const closing = ((1 - Math.min(1, pose.open * 3)) * smile * 0.85 + gap - smile) * pose.talk;
    const lips = {
      lower: opened * (1 - UPPER_SHARE) - closing,
      upper: opened * UPPER_SHARE,
      squeeze: -pose.wide * (pose.wide < 0 ? ROUNDING : SPREADING) * pose.talk,
    };
    const { sway, blink } = pose;
    const isStill = sway.x === 0 && sway.y === 0 && sway.turn === 0 && blink === 0;
    if (!isStill) swaying ??= weighHead();
    const { bounds, weights } = isStill || !swaying ? { bounds: face, weights: null } : swaying;
    let place = 0;
    for (let row = bounds.top; row <= bounds.bottom; row++) {
      for (let column = bounds.left; column <= bounds.right; column++) {
        const weight = weights ? (weights[place++] ?? 0) : 1;
        if (weight === 0) continue;
        const across = (column - middleX) * cos + (row - middleY) * sin;
        const down = (row - middleY) * cos - (column - middleX) * sin;
        let x = across;
        let y = down;
        if (weights) {
          x -= weight * (sway.x - sway.turn * (down - neck));
          y -= weight * (sway.y + sway.turn * (across - head.x));
        }
        words[row * width + column] =
          blink > 0 && y < 0 ? drawEyes(x, y, blink, lips) : drawPixel(x, y, lips);
      }
    }
  }

  /** The pixel of the image at a place of the face. */
  function sampleFace(x: number, y: number): number {
    return sample(middleX + x * cos - y * sin, middleY + x * sin + y * cos);
  }

  /** How much each pixel around the head goes along when it sways: all of it near, less and less beyond. */
  function weighHead(): NonNullable<typeof swaying> {
    const reach = HEAD_REACH * tall;
    const bounds = boundsOf(image, mouth, [head.x - reach, head.y - reach, head.x + reach, head.y + reach]);
    const columns = bounds.right - bounds.left + 1;
    const [x, y] = [mouth.x + head.x * cos - head.y * sin, mouth.y + head.x * sin + head.y * cos];
    const weights = makePlane(columns * (bounds.bottom - bounds.top + 1), (i) => {
      const across = bounds.left + (i % columns) - x;
      const down = bounds.top + Math.floor(i / columns) - y;
      return 1 - ease((Math.hypot(across, down) / tall - HEAD_STIFF) / (HEAD_REACH - HEAD_STIFF));
    });
    return { bounds, weights };
  }

  /** An eye that closes is pressed into few pixels: each shows the mean of several places, not one of them. */
  function drawEyes(x: number, y: number, blink: number, lips: Lips): number {
    if (closeEyes(x, y, blink)[1] === y) return drawPixel(x, y, lips);
    eyeColour.fill(0);
    for (let part = 0; part < EYE_PARTS; part++) {
      const down = y + (part + 0.5) / EYE_PARTS - 0.5;
      readWord(drawPixel(...closeEyes(x, down, blink), lips), colour);
      for (let channel = 0; channel < 3; channel++)
        eyeColour[channel] = (eyeColour[channel] as number) + (colour[channel] as number) / EYE_PARTS;
    }
    return blendWord(0, eyeColour, 1);
  }

  /** Where the pixel of a half-closed eye comes from: the eye is pressed together, the lids are drawn over it. */
  function closeEyes(x: number, y: number, blink: number): [x: number, y: number] {
    for (const eye of lids) {
      const [dx, dy] = [x - eye.x, y - eye.y];
      const across = dx * eye.cos + dy * eye.sin;
      const u = across / (eye.across * EYE_WIDTH);
      if (u <= -1 || u >= 1) continue;
      const line = eye.down * 0.35;
      const down = dy * eye.cos - dx * eye.sin;
      const away = Math.abs(down - line);
      const lid = eye.down * (down < line ? 1.45 : 0.75);
      const brow = lid * 1.5;
      if (away >= brow) continue;
      const press = 1 - blink * (1 - CLOSED_EYE) * (1 - u ** 4);
      const edge = lid * press;
      // Of what is pressed the rims of the lids stay, not the eye between them.
      const source =
        away < edge
          ? lid * (away / edge) ** (1 - RIMS * blink)
          : lid + ((away - edge) * (brow - lid)) / (brow - edge);
      const found = line + Math.sign(down - line) * source;
      return [eye.x + across * eye.cos - found * eye.sin, eye.y + across * eye.sin + found * eye.cos];
    }
    return [x, y];
  }

  /** The pixel that is seen at a place of the face, from where it lies in the image. */
  function drawPixel(x: number, y: number, lips: Lips): number {
    return y < highest || y > lowest || x < leftmost || x > rightmost
      ? sampleFace(x, y)
      : drawLips(x, y, lips);
  }

  function drawLips(x: number, y: number, { lower, upper, squeeze }: Lips): number {
    const v = y / tall;
    const u0 = x / half;
    // Lips drawn together or apart move what is around them less and less.
    const aside = u0 / (u0 < 0 ? left : right);
    const away = aside ** 2 + (v / (v < 0 ? UP : SQUEEZE_DOWN)) ** 2;
    const u = away < 1 ? u0 + (u0 - middle) * squeeze * (1 - away) ** 2 : u0;
    const line = seamAt(u);
    // From corner to corner, with the middle of the lips at 0.
    const w = (u - middle) / (1 - middle * u);
    const part = u > -1 && u < 1 ? (OPENING[(Math.abs(w) * OPENING_STEPS + 0.5) | 0] ?? 0) : 0;
    const upperEdge = line - upper * part;
    const lowerEdge = line + lower * part;
    const jaw = (1 - aside * aside) ** 2;
    const below = y - (upperEdge + lowerEdge) / 2;
    const ofUpper = () => sampleFace(u * half, Math.min(line, liftLip(y, line, upper * part)));
    const ofLower = () => sampleFace(u * half, Math.max(line, dropJaw(y, line, jaw, part, lower)));
    // Where one lip has come over the other its edge would be jagged.
    if (lowerEdge < upperEdge - 0.5 && below > -0.5 && below < 0.5) {
      readWord(ofLower(), colour);
      return blendWord(ofUpper(), colour, below + 0.5);
    }
    const skin = below < 0 ? ofUpper() : ofLower();
    if (upperEdge >= lowerEdge || y <= upperEdge - 0.5 || y >= lowerEdge + 0.5) return skin;
    const opening = lowerEdge - upperEdge;
    throat.paint(colour, w, Math.max(0, Math.min(1, (y - upperEdge) / opening)), opening, tall);
    return blendWord(skin, colour, Math.min(1, y - upperEdge + 0.5, lowerEdge - y + 0.5, opening));
  }

  /** Where a row above the opening comes from. The way back is found in a few rounds: it is nearly straight. */
  function liftLip(y: number, line: number, lifted: number): number {
    if (lifted === 0) return y;
    let source = y;
    for (let round = 0; round < 3; round++) {
      const s = (line - source) / tall;
      source = y + lifted * (1 - ease((s - LIP_STIFF) / (UPPER_REACH - LIP_STIFF)));
    }
    return source;
  }

  /** The same below it: the lip follows the opening, the jaw goes along as a whole. */
  function dropJaw(y: number, line: number, jaw: number, part: number, lower: number): number {
    if (lower === 0) return y;
    let source = y;
    for (let round = 0; round < 3; round++) {
      const s = Math.max(0, (source - line) / tall);
      const wide = part + (jaw - part) * ease(s / 1.1);
      source = y - lower * wide * (1 - ease((s - JAW_STIFF) / (JAW_REACH - JAW_STIFF)));
    }
    return source;
  }

  function seamAt(u: number): number {
    const place = Math.max(0, Math.min(1, (u + 1) / 2)) * (SEAM_STEPS - 1);
    const low = Math.min(SEAM_STEPS - 2, place | 0);
    const from = mouth.seam[low] ?? 0;
    return from + ((mouth.seam[low + 1] ?? 0) - from) * (place - low);
  }

  return { move };
}

/** Pixels; how far the lips are from where they rest. */
type Lips = { lower: number; upper: number; squeeze: number };
/** Whole pixels inside the image, all inclusive. */
type Bounds = { left: number; right: number; top: number; bottom: number };

/** Around a rectangle that is turned as the face is. */
function boundsOf(
  { width, height }: Image,
  { x, y, angle }: Mouth,
  [left, top, right, bottom]: readonly [number, number, number, number],
): Bounds {
  const corners = [left, right].flatMap((across) => [top, bottom].map((down) => [across, down] as const));
  const xs = corners.map(([across, down]) => x + across * Math.cos(angle) - down * Math.sin(angle));
  const ys = corners.map(([across, down]) => y + across * Math.sin(angle) + down * Math.cos(angle));
  return {
    left: Math.max(0, Math.floor(Math.min(...xs))),
    right: Math.min(width - 1, Math.ceil(Math.max(...xs))),
    top: Math.max(0, Math.floor(Math.min(...ys))),
    bottom: Math.min(height - 1, Math.ceil(Math.max(...ys))),
  };
}
