// Faces blink, where a drawing has two eyes to be found: dark, alike, side by side, as far from the middle.

import { faceOf } from '../animals/heads.ts';
import { eyesOfUpright, frontBuild } from '../animals/upright-body.ts';
import { css, luminance, mix, type Rgb } from '#engine/raster/colour.ts';
import { closeEyes } from '../people/draw-person.ts';
import type { Spot } from '../placing/spot.ts';
import type { Stage } from '../staging/stage.ts';
import type { FaceBuild } from '../things/front-face.ts';
import type { Brush } from '#engine/raster/surface.ts';
import type { BakedSheet } from './baked-sheet.ts';

/** Pixels of the stage. */
type Eye = { x: number; y: number; rx: number; ry: number; lid: Rgb; line: Rgb };

/** Part of the subject's height that its head takes. */
const HEAD = 0.62;
/** An eye is so much darker than what is around it. */
const DARKER = 0.62;
const BLINK_SECONDS = 0.26;
/** From so much alpha on a pixel is drawn. */
const SOLID = 200;
/** Part of a head's width that may lie between two eyes. */
const FARTHEST = 0.5;

export type Blink = {
  isShut(seconds: number): boolean;
  paint(brush: Brush, seconds: number): void;
};

/** Null where no eyes are found. */
export function planBlink(stage: Stage, spot: Spot, sheet: BakedSheet): Blink | null {
  if (stage.reading.relations.has('sleep')) return null;
  const drawn = spot.isPortrait ? (spot.eyes?.list ?? []) : [];
  // Only where a drawing does not say where its eyes are, they are looked for.
  const build = frontBuild(faceOf(spot.subject) ?? '');
  const isLooking = drawn.length === 0 && spot.subject.kind === 'face';
  const eyes = !isLooking ? [] : build ? eyesOfBuild(stage, spot, sheet, build) : findEyes(spot, sheet);
  if (eyes.length === 0 && drawn.length === 0) return null;
  const random = stage.random(`blink ${spot.subject.key} ${spot.index}`);
  const times: number[] = [];
  for (let at = random.between(0.6, 1.8); at < 12; at += random.between(1.7, 3.6)) times.push(at);
  const timeOf = (seconds: number) => times.find((at) => seconds >= at && seconds < at + BLINK_SECONDS);
  return {
    isShut: (seconds) => timeOf(seconds) !== undefined,
    paint(brush, seconds) {
      const now = timeOf(seconds);
      if (now === undefined) return;
      // Shut quickly, open more slowly.
      const part = (seconds - now) / BLINK_SECONDS;
      const shut = part < 0.35 ? part / 0.35 : part < 0.6 ? 1 : 1 - (part - 0.6) / 0.4;
      if (spot.eyes && drawn.length > 0) {
        const wide = spot.tall * spot.eyes.ratio;
        closeEyes(
          brush,
          drawn,
          { left: spot.x - wide / 2, top: spot.y - spot.tall, wide, tall: spot.tall },
          shut,
        );
      }
      for (const eye of eyes) closeEye(brush, eye, shut);
    },
  };
}

function closeEye(brush: Brush, { x, y, rx, ry, lid, line }: Eye, shut: number): void {
  brush.save();
  brush.beginPath();
  brush.ellipse(x, y, rx * 1.3, ry * 1.22, 0, 0, 7);
  brush.clip();
  brush.fillStyle = css(lid);
  brush.fillRect(x - rx * 2, y - ry * 1.3, rx * 4, ry * 2.6 * shut);
  brush.restore();
  if (shut < 0.4) return;
  brush.strokeStyle = css(line, shut);
  brush.lineWidth = Math.max(1, rx * 0.22);
  brush.lineCap = 'round';
  brush.beginPath();
  brush.moveTo(x - rx, y + ry * 0.25);
  brush.quadraticCurveTo(x, y + ry * 0.95, x + rx, y + ry * 0.25);
  brush.stroke();
}

/** Heads of ours have their eyes where they were built; with something on it, a head is not where it would be. */
function eyesOfBuild(stage: Stage, spot: Spot, sheet: BakedSheet, build: FaceBuild): Eye[] {
  const { subjects, links } = stage.reading;
  if (links.some(({ relation, from }) => relation === 'wearing' && subjects[from] === spot.subject))
    return [];
  const { down, apart, size, head } = eyesOfUpright(build);
  const top = spot.y - spot.tall;
  const middle = middleOf(sheet, top, top + spot.tall * head);
  const [y, r] = [top + spot.tall * down, spot.tall * size];
  return [-1, 1].flatMap((side): Eye | [] => {
    const x = middle + side * spot.tall * apart;
    // The lid has the colour of what is above the eye.
    const [lid, alpha] = pixelAt(sheet, x - sheet.left, y - r * 1.6 - sheet.top);
    const line = mix(lid, '#20121c', 0.75);
    return alpha < SOLID ? [] : { x, y, rx: r * 1.1, ry: r * 1.1, lid, line };
  });
}

/** The middle of what is drawn between two rows of the stage. */
function middleOf({ left, top, width, height, pixels }: BakedSheet, from: number, to: number): number {
  let [least, most] = [width, 0];
  for (let y = Math.max(0, Math.round(from - top)); y < Math.min(height, to - top); y++) {
    for (let x = 0; x < width; x++) {
      if ((pixels[(y * width + x) * 4 + 3] as number) < SOLID) continue;
      least = Math.min(least, x);
      most = Math.max(most, x);
    }
  }
  return left + (least + most) / 2;
}

/** Straight, and how much of it is there (0–255); nothing beyond the sheet. */
function pixelAt({ width, height, pixels }: BakedSheet, x: number, y: number): readonly [Rgb, number] {
  const [column, row] = [Math.round(x), Math.round(y)];
  if (column < 0 || row < 0 || column >= width || row >= height) return [[0, 0, 0], 0];
  const at = (row * width + column) * 4;
  const alpha = pixels[at + 3] as number;
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map(
    (channel) => ((pixels[at + channel] as number) * 255) / (alpha || 1),
  );
  return [[red, green, blue], alpha];
}

/** A head is looked through at this many pixels across. */
const LOOK = 120;

type Spotted = {
  x: number;
  y: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  area: number;
};

function findEyes(spot: Spot, sheet: BakedSheet): Eye[] {
  const wide = spot.tall;
  const left = Math.round(spot.x - wide / 2 - sheet.left);
  const top = Math.round(spot.y - spot.tall - sheet.top);
  const step = Math.max(1, wide / LOOK);
  const rows = Math.round((spot.tall * HEAD) / step);
  const colourAt = (column: number, row: number): readonly [Rgb, number] =>
    pixelAt(sheet, left + column * step, top + row * step);
  const light = new Float32Array(LOOK * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < LOOK; column++) {
      const [colour, alpha] = colourAt(column, row);
      light[row * LOOK + column] = alpha < SOLID ? -1 : luminance(colour);
    }
  }
  // Higher up are ears.
  const pair = findPair(listDarkSpots(light, rows).filter(({ y }) => y > rows * 0.28));
  if (!pair) return [];
  const across = Math.min(...pair.map(({ left: from, right: to }) => to - from + 1)) / 2;
  const down = Math.min(...pair.map(({ top: from, bottom: to }) => to - from + 1)) / 2;
  return pair.map((found): Eye => {
    // Both as large as the smaller: beside the other a strand of hair may have been counted in.
    const rx = across * step;
    const ry = down * step;
    const around: Rgb[] = [];
    for (let turn = 0; turn < 16; turn++) {
      const angle = (turn / 16) * Math.PI * 2;
      const [colour, alpha] = colourAt(
        found.x + Math.cos(angle) * ((rx / step) * 1.45 + 1),
        found.y + Math.sin(angle) * ((ry / step) * 1.45 + 1),
      );
      if (alpha > SOLID) around.push(colour);
    }
    const sorted = around.toSorted((a, b) => luminance(a) - luminance(b));
    const [line] = colourAt(Math.round(found.x), Math.round(found.y));
    return {
      x: sheet.left + left + found.x * step,
      y: sheet.top + top + found.y * step,
      rx,
      ry,
      lid: sorted[Math.floor(sorted.length / 2)] ?? [200, 160, 130],
      line,
    };
  });
}

/** Patches much darker than their surroundings, of the size that eyes have. */
function listDarkSpots(light: Float32Array, rows: number): Spotted[] {
  const mean = new Float32Array(light.length);
  const reach = 11;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < LOOK; column++) {
      let sum = 0;
      let count = 0;
      for (let y = Math.max(0, row - reach); y <= Math.min(rows - 1, row + reach); y += 2) {
        for (let x = Math.max(0, column - reach); x <= Math.min(LOOK - 1, column + reach); x += 2) {
          const value = light[y * LOOK + x] as number;
          if (value < 0) continue;
          sum += value;
          count++;
        }
      }
      mean[row * LOOK + column] = count > 0 ? sum / count : 0;
    }
  }
  const isDark = (index: number): boolean => {
    const value = light[index] as number;
    return value >= 0 && value < (mean[index] as number) * DARKER;
  };
  const seen = new Uint8Array(light.length);
  const spots: Spotted[] = [];
  for (let start = 0; start < light.length; start++) {
    if (seen[start] || !isDark(start)) continue;
    const found: Spotted = { x: 0, y: 0, left: LOOK, right: 0, top: rows, bottom: 0, area: 0 };
    const open = [start];
    seen[start] = 1;
    while (open.length > 0) {
      const index = open.pop() as number;
      const x = index % LOOK;
      const y = (index - x) / LOOK;
      found.x += x;
      found.y += y;
      found.area++;
      found.left = Math.min(found.left, x);
      found.right = Math.max(found.right, x);
      found.top = Math.min(found.top, y);
      found.bottom = Math.max(found.bottom, y);
      for (const next of [
        x > 0 ? index - 1 : -1,
        x < LOOK - 1 ? index + 1 : -1,
        index - LOOK,
        index + LOOK,
      ]) {
        if (next < 0 || next >= light.length || seen[next] || !isDark(next)) continue;
        seen[next] = 1;
        open.push(next);
      }
    }
    found.x /= found.area;
    found.y /= found.area;
    const across = found.right - found.left + 1;
    const down = found.bottom - found.top + 1;
    const isRound = across < down * 2.2 && down < across * 3.4 && found.area > across * down * 0.5;
    if (isRound && found.area >= 9 && found.area <= 420) spots.push(found);
  }
  return spots;
}

/** The two that are most alike, level, and apart by what suits a face. */
function findPair(spots: readonly Spotted[]): readonly [Spotted, Spotted] | null {
  let best: readonly [Spotted, Spotted] | null = null;
  let least = 0.55;
  for (const [index, one] of spots.entries()) {
    for (const other of spots.slice(index + 1)) {
      const apart = Math.abs(one.x - other.x);
      if (apart < LOOK * 0.09 || apart > LOOK * FARTHEST) continue;
      const tilt = Math.abs(one.y - other.y) / apart;
      const unlike = Math.abs(Math.log(one.area / other.area));
      const aside = Math.abs((one.x + other.x) / 2 - LOOK / 2) / LOOK;
      const score = tilt * 1.6 + unlike * 0.5 + aside * 1.2;
      if (score < least) [least, best] = [score, [one, other]];
    }
  }
  return best;
}
