// Moves a face that stands still in a picture: opens its mouth, sways its head a little, closes its eyes.
import type { Picture } from '../illustrator/picture.ts';
import { ease, makeThroat } from './draw-throat.ts';
import { SEAM_STEPS, type Mouth } from './fit-mouth.ts';
import type { MouthShape } from './hear-voice.ts';
import type { Eye } from './measure-eyes.ts';

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
const UPPER_REACH = 1.25;
const JAW_STIFF = 0.75;
const JAW_REACH = 2.7;
const ROUNDING = 0.3;
const SPREADING = 0.1;
const SQUEEZE_REACH = { across: 2.8, up: 1.5, down: 2.1 } as const;
/** The head that sways, around the mouth. */
const HEAD_UP = 2.2;
const HEAD_STIFF = 3.4;
const HEAD_REACH = 7;
const CLOSED_EYE = 0.1;

export type FaceMover = {
  /** Draws the face in this pose over `target`, a copy of the picture; nothing beyond the head is touched. */
  move(target: Uint8ClampedArray, pose: Pose): void;
};

export function makeFaceMover(picture: Picture, mouth: Mouth, eyes: readonly Eye[]): FaceMover {
  const { width, height, data } = picture;
  const { half } = mouth;
  const widest = WIDEST * half - SMILE_SHARE * mouth.smile;
  const throat = makeThroat(mouth.skin, mouth.smile > half * 0.05);
  const opening = Float32Array.from({ length: 257 }, (_, i) => (1 - (i / 256) ** 2) ** 0.85);
  const head = { x: mouth.x, y: mouth.y - half * HEAD_UP };
  const reach = half * HEAD_REACH;
  const colour = new Float32Array(3);

  const seamAt = (u: number) => {
    const place = Math.max(0, Math.min(1, (u + 1) / 2)) * (SEAM_STEPS - 1);
    const low = Math.min(SEAM_STEPS - 2, Math.floor(place));
    const from = mouth.seam[low] ?? 0;
    return mouth.y + from + ((mouth.seam[low + 1] ?? 0) - from) * (place - low);
  };

  function move(target: Uint8ClampedArray, pose: Pose): void {
    const opened = pose.open * widest;
    const closing = (1 - Math.min(1, pose.open * 3)) * mouth.smile * 0.85 * pose.talk;
    const lower = opened * (1 - UPPER_SHARE) - closing;
    const upper = opened * UPPER_SHARE;
    const squeeze = pose.wide < 0 ? -pose.wide * ROUNDING * pose.talk : -pose.wide * SPREADING * pose.talk;
    const isSwaying = pose.sway.x !== 0 || pose.sway.y !== 0 || pose.sway.turn !== 0;
    const bounds =
      isSwaying || pose.blink > 0
        ? { left: head.x - reach, right: head.x + reach, top: head.y - reach, bottom: head.y + reach }
        : {
            left: mouth.x - half * 3.2,
            right: mouth.x + half * 3.2,
            top: mouth.y - half * 1.6,
            bottom: mouth.y + half * 3.6,
          };
    const top = Math.max(0, Math.floor(bounds.top));
    const bottom = Math.min(height - 1, Math.ceil(bounds.bottom));
    const left = Math.max(0, Math.floor(bounds.left));
    const right = Math.min(width - 1, Math.ceil(bounds.right));
    for (let py = top; py <= bottom; py++) {
      for (let px = left; px <= right; px++) {
        let x = px;
        let y = py;
        if (isSwaying) {
          const dx = px - head.x;
          const dy = py - head.y;
          const far = Math.sqrt(dx * dx + dy * dy) / half;
          if (far >= HEAD_REACH) continue;
          const weight = 1 - ease((far - HEAD_STIFF) / (HEAD_REACH - HEAD_STIFF));
          const neck = dy - half * 4;
          x -= weight * (pose.sway.x - pose.sway.turn * neck);
          y -= weight * (pose.sway.y + pose.sway.turn * dx);
        }
        if (pose.blink > 0) y = closeEyes(x, y, pose.blink);
        drawPixel(target, (py * width + px) * 4, x, y, upper, lower, squeeze);
      }
    }
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

  function drawPixel(
    target: Uint8ClampedArray,
    to: number,
    x: number,
    y: number,
    upper: number,
    lower: number,
    squeeze: number,
  ): void {
    const v = (y - mouth.y) / half;
    const u0 = (x - mouth.x) / half;
    if (v < -1.6 || v > 3.6 || u0 < -3.2 || u0 > 3.2) {
      sample(target, to, x, y);
      return;
    }
    // Lips drawn together or apart move what is around them less and less.
    const away =
      (u0 / SQUEEZE_REACH.across) ** 2 + (v / (v < 0 ? SQUEEZE_REACH.up : SQUEEZE_REACH.down)) ** 2;
    const near = away < 1 ? (1 - away) ** 2 : 0;
    const u = u0 * (1 + squeeze * near);
    const sourceX = mouth.x + u * half;
    const line = seamAt(u);
    const part = u > -1 && u < 1 ? (opening[Math.round(Math.abs(u) * 256)] ?? 0) : 0;
    const upperEdge = line - upper * part;
    const lowerEdge = line + lower * part;
    const isInside = upperEdge < lowerEdge && y > upperEdge - 0.5 && y < lowerEdge + 0.5;
    if (y < (upperEdge + lowerEdge) / 2) {
      let sourceY = y;
      for (let round = 0; round < 3; round++) {
        const s = (line - sourceY) / half;
        sourceY = y + upper * part * (1 - ease((s - 0.15) / (UPPER_REACH - 0.15)));
      }
      sample(target, to, sourceX, Math.min(sourceY, line));
    } else {
      const jaw = Math.exp(-u * u * 0.42);
      let sourceY = y;
      for (let round = 0; round < 4; round++) {
        const s = Math.max(0, (sourceY - line) / half);
        const wide = part + (jaw - part) * ease(s / 1.1);
        sourceY = y - lower * wide * (1 - ease((s - JAW_STIFF) / (JAW_REACH - JAW_STIFF)));
      }
      sample(target, to, sourceX, Math.max(sourceY, line));
    }
    if (!isInside) return;
    const gap = lowerEdge - upperEdge;
    const cover = Math.min(1, y - upperEdge + 0.5, lowerEdge - y + 0.5, gap);
    throat.paint(colour, u, Math.max(0, Math.min(1, (y - upperEdge) / gap)), gap, half);
    for (let c = 0; c < 3; c++)
      target[to + c] = (target[to + c] ?? 0) + ((colour[c] ?? 0) - (target[to + c] ?? 0)) * cover;
  }

  /** Between the four nearest pixels. */
  function sample(target: Uint8ClampedArray, to: number, x: number, y: number): void {
    const cx = x < 0 ? 0 : x > width - 1.001 ? width - 1.001 : x;
    const cy = y < 0 ? 0 : y > height - 1.001 ? height - 1.001 : y;
    const column = Math.floor(cx);
    const row = Math.floor(cy);
    const fx = cx - column;
    const fy = cy - row;
    const a = (row * width + column) * 4;
    const b = a + width * 4;
    for (let c = 0; c < 3; c++) {
      const above = (data[a + c] ?? 0) + ((data[a + 4 + c] ?? 0) - (data[a + c] ?? 0)) * fx;
      const below = (data[b + c] ?? 0) + ((data[b + 4 + c] ?? 0) - (data[b + c] ?? 0)) * fx;
      target[to + c] = above + (below - above) * fy;
    }
  }

  return { move };
}
