// Colouring page: clean even outlines on white paper, and nothing inside of them.
import { blurPlane } from '#engine/raster/blur-plane.ts';
import { blend, ramp } from '#engine/raster/curves.ts';
import { takePlane, releasePlanes } from '#engine/raster/plane-store.ts';
import { shadePixels, unitOf, type Planes } from '#engine/raster/planes.ts';
import { drawLines } from './draw-lines.ts';
import { dropIslands } from './drop-islands.ts';
import { readFlow } from './flow.ts';
import { readTone } from './read-tone.ts';
import { replacePlanes, smoothTwice } from './smooth-regions.ts';

const PAPER = 0.995;
const INK = 0.07;

export function paintColoring(image: Planes, _seed: number, care?: Float32Array): void {
  const lines = outlineAreas(image, care, 1.5);
  shadePixels(image, (pixel) => {
    const line = lines[pixel.index] as number;
    pixel.red = blend(PAPER, INK, line);
    pixel.green = blend(PAPER, INK, line);
    pixel.blue = blend(PAPER, INK, line);
  });
  releasePlanes(lines);
}

/** The smallest line that is drawn, square pixels at 1024 x 1024. */
const LEAST = 60;

/**
 * Returns a plane of ink: the lines of the forms, even and without specks, and one about what the image is of.
 * `weight`: half of a line, pixels at 1024 x 1024.
 */
export function outlineAreas(image: Planes, care: Float32Array | undefined, weight: number): Float32Array {
  const { width, height } = image;
  const unit = unitOf(image);
  replacePlanes(image, smoothTwice(image, [9 * unit, 7 * unit], care));
  const tone = readTone(image);
  const flow = readFlow(tone, width, height, Math.max(1, 3 * unit));
  const drawn = drawLines(tone, flow, {
    weight: weight * unit,
    sensitivity: 0.66,
    reach: 10 * unit,
    hardness: 1,
  });
  releasePlanes(tone, flow.x, flow.y, flow.sureness);
  const choice = takePlane(drawn.length);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const isRim =
        care !== undefined &&
        ((x + 1 < width && isForm(care, at) !== isForm(care, at + 1)) ||
          (y + 1 < height && isForm(care, at) !== isForm(care, at + width)));
      choice[at] = isRim || (drawn[at] as number) > 0.5 ? 1 : 0;
    }
  dropIslands(choice, width, 2, LEAST * unit * unit);
  const soft = blurPlane(choice, width, height, Math.max(0.6, weight * 0.6 * unit));
  for (let at = 0; at < soft.length; at++) soft[at] = ramp(0.2, 0.44, soft[at] as number);
  releasePlanes(drawn, choice);
  return soft;
}

function isForm(care: Float32Array, at: number): boolean {
  return (care[at] as number) > 0.5;
}
