// Things that wear something, as people who ask for stickers and jokes have them: "an avocado wearing sunglasses", 戴皇冠的草莓.

import { makeSurface, readPixels, releasePixels, type Surface } from '#engine/raster/surface.ts';
import type { Head } from '../animals/measures.ts';
import { paintHeadwear, type Worn } from '../animals/wear.ts';
import type { Subject } from '../reading/prompt-reading.ts';

const DRESSED: ReadonlySet<Subject['kind']> = new Set(['food', 'item', 'plant']);
const ON_FACE: ReadonlySet<string> = new Set(['glasses', 'sunglasses', 'goggles', 'headphones']);

/** Whether it could have that on. What hangs down from a neck, nothing without a neck wears. */
export function canThingWear(thing: Pick<Subject, 'kind'>, worn: Pick<Subject, 'kind' | 'key'>): boolean {
  return DRESSED.has(thing.kind) && (worn.kind === 'hat' || ON_FACE.has(worn.key));
}

/** Where eyes would be, in parts of a drawing's height. */
const EYES = 0.36;
/** In parts of its width. */
const NARROW = 0.4;
/** A hat stands no lower than this, in hundredths of it. */
const LOWEST_BROW = 28;
/** Room around a drawing for what stands over it, in parts of its longer side. */
const EDGE = 0.5;

/** Lays all that is worn on the drawing, which may become larger by it. */
export function dressThing(drawing: Surface, worn: readonly Worn[]): Surface {
  const head = headOfThing(drawing);
  const { width, height } = drawing;
  const edge = Math.ceil(Math.max(width, height) * EDGE);
  return makeSurface(width + edge * 2, height + edge, (brush) => {
    brush.drawImage(drawing, edge, edge);
    paintHeadwear(brush, head, { left: edge, top: edge, wide: width, tall: height }, worn);
  });
}

function headOfThing(drawing: Surface): Head {
  const pixels = readPixels(drawing);
  const face = spanOf(pixels, drawing, EYES);
  const rows = Array.from({ length: LOWEST_BROW }, (_, at) => (at + 1) / 100);
  // A stem or a knob is under the hat.
  const brow = rows.find((row) => spanOf(pixels, drawing, row).wide >= face.wide * 0.5) ?? LOWEST_BROW / 100;
  const { middle, wide } = spanOf(pixels, drawing, brow);
  releasePixels(pixels);
  // Glasses stand out on both sides of what is narrow.
  const apart = face.wide * (face.wide < NARROW ? 0.36 : 0.24);
  return {
    eyes: [
      [face.middle - apart, EYES],
      [face.middle + apart, EYES],
    ],
    top: [middle, brow],
    wide: Math.max(wide, face.wide * 0.6),
  };
}

/** The widest part of a row of the drawing without a gap, in parts of its width. */
function spanOf(
  pixels: Uint8ClampedArray,
  { width, height }: Surface,
  part: number,
): { middle: number; wide: number } {
  const from = Math.floor(height * part) * width;
  let [start, long, best] = [0, 0, 0];
  for (let x = 0; x < width; x++) {
    long = (pixels[(from + x) * 4 + 3] as number) < SEEN ? 0 : long + 1;
    if (long > best) [best, start] = [long, x - long + 1];
  }
  return { middle: (start + best / 2) / width, wide: best / width };
}
/** Of 255. */
const SEEN = 128;
