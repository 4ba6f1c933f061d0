// What the drawings look like: a rough measure of each, kept in looks.json, so that a style that turns to mud is seen.
//
// The measure of an image, laid on white: it is cut into 5 × 5 cells, as even as whole pixels allow. Of each cell four
// bytes are kept, row by row: the means of its red, green and blue, and its detail: the mean step of luminance
// (0.2126 red + 0.7152 green + 0.0722 blue) between a pixel and the ones on its right and below it in the cell.
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { afterAll } from 'vitest';
import * as z from 'zod';

const FILE = new URL('looks.json', import.meta.url);
const CELLS = 5;
const ACCEPT = 'npm run looks:accept';

/**
 * How far a look may be from the accepted one. Another processor or another version of a library rounds otherwise: that
 * moves means by less than one of 255. A third less of colour, contrast or detail is beyond these.
 */
const MOST_COLOUR_STEP = 4;
const MOST_SHARE = 0.2;
/** What is less counts as so much, of 255: a share of nearly nothing says nothing. */
const LITTLE = { colourfulness: 10, contrast: 8, detail: 5 } as const;

type Image = { width: number; height: number; data: Uint8Array | Uint8ClampedArray };

const Looks = z.record(z.string(), z.record(z.string(), z.base64()));

/** The looks of one kind. Call it at the top of a test file. */
export function openLooks(kind: string): {
  /** What is wrong with this look, in words; empty where it is as it was accepted. */
  compare(name: string, image: Image): string;
} {
  const accepted = readLooks()[kind] ?? {};
  const drawn: Record<string, string> = {};
  const isAccepting = process.env['ACCEPT_LOOKS'] === '1';
  afterAll(() => {
    if (isAccepting) writeLooks({ ...readLooks(), [kind]: drawn });
  });
  return {
    compare(name, image) {
      const measure = measureLook(image);
      drawn[name] = measure.toString('base64');
      if (isAccepting) return '';
      const before = accepted[name];
      if (before === undefined) return `${kind}, ${name}: a new look. To accept it: ${ACCEPT}`;
      const changes = compareLooks(Buffer.from(before, 'base64'), measure);
      if (changes.length === 0) return '';
      return `${kind}, ${name}: ${changes.join(', ')}. If this is wanted: ${ACCEPT}`;
    },
  };
}

/** CELLS × CELLS × 4 bytes, as the head of this file says. */
export function measureLook({ width, height, data }: Image): Buffer {
  const light = new Float64Array(width * height);
  const colours = [0, 1, 2].map((channel) => {
    const plane = new Float64Array(width * height);
    for (let i = 0; i < plane.length; i++) {
      const alpha = (data[i * 4 + 3] as number) / 255;
      plane[i] = (data[i * 4 + channel] as number) * alpha + 255 * (1 - alpha);
      light[i] = (light[i] as number) + (plane[i] as number) * ([0.2126, 0.7152, 0.0722][channel] as number);
    }
    return plane;
  });
  const measure = Buffer.alloc(CELLS * CELLS * 4);
  for (let cell = 0; cell < CELLS * CELLS; cell++) {
    const column = cell % CELLS;
    const row = Math.floor(cell / CELLS);
    const left = Math.floor((column * width) / CELLS);
    const right = Math.max(left + 1, Math.floor(((column + 1) * width) / CELLS));
    const top = Math.floor((row * height) / CELLS);
    const bottom = Math.max(top + 1, Math.floor(((row + 1) * height) / CELLS));
    const sums = [0, 0, 0, 0];
    let steps = 0;
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        const i = y * width + x;
        for (const [channel, plane] of colours.entries())
          sums[channel] = (sums[channel] as number) + (plane[i] as number);
        for (const next of [x + 1 < right ? i + 1 : i, y + 1 < bottom ? i + width : i]) {
          if (next === i) continue;
          sums[3] = (sums[3] as number) + Math.abs((light[next] as number) - (light[i] as number));
          steps++;
        }
      }
    }
    const pixels = (right - left) * (bottom - top);
    const means = sums.map((sum, at) => Math.round(sum / Math.max(1, at === 3 ? steps : pixels)));
    measure.set(means, cell * 4);
  }
  return measure;
}

/** What has changed by more than it may, in words. */
export function compareLooks(before: Buffer, now: Buffer): string[] {
  const changes: string[] = [];
  let step = 0;
  for (let at = 0; at < now.length; at++)
    if (at % 4 !== 3) step += Math.abs((now[at] as number) - (before[at] ?? 0));
  step /= (now.length / 4) * 3;
  if (step > MOST_COLOUR_STEP)
    changes.push(`its colours are ${step.toFixed(1)} of 255 away (at most ${MOST_COLOUR_STEP})`);
  const [was, is] = [summarize(before), summarize(now)];
  for (const name of ['colourfulness', 'contrast', 'detail'] as const) {
    const share = Math.abs(is[name] - was[name]) / Math.max(was[name], LITTLE[name]);
    if (share > MOST_SHARE)
      changes.push(
        `its ${name} went from ${was[name].toFixed(1)} to ${is[name].toFixed(1)} (at most ${MOST_SHARE * 100} % away)`,
      );
  }
  return changes;
}

/** The means over all cells of: largest less smallest channel; distance from the mean luminance; detail. */
function summarize(measure: Buffer): { colourfulness: number; contrast: number; detail: number } {
  const cells = Array.from({ length: measure.length / 4 }, (_, cell) => {
    const [red = 0, green = 0, blue = 0, detail = 0] = measure.subarray(cell * 4, cell * 4 + 4);
    const chroma = Math.max(red, green, blue) - Math.min(red, green, blue);
    return { chroma, light: 0.2126 * red + 0.7152 * green + 0.0722 * blue, detail };
  });
  const middle = mean(cells.map(({ light }) => light));
  return {
    colourfulness: mean(cells.map(({ chroma }) => chroma)),
    contrast: mean(cells.map(({ light }) => Math.abs(light - middle))),
    detail: mean(cells.map(({ detail }) => detail)),
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function readLooks(): z.output<typeof Looks> {
  return Looks.parse(JSON.parse(readFileSync(FILE, 'utf8')));
}

function writeLooks(looks: z.output<typeof Looks>): void {
  writeFileSync(FILE, `${JSON.stringify(looks, null, 2)}\n`);
}
