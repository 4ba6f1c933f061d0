// A photo as an image book has it: flat shapes of a few fresh colours, each with a clean line around it.
import { blurPlane, blurPlanes } from '#engine/raster/blur-plane.ts';
import { blend, brighten, clamp, ramp } from '#engine/raster/curves.ts';
import { releasePlanes, takeClearPlane, takePlane } from '#engine/raster/plane-store.ts';
import { saturatePlanes, unitOf, type Planes } from '#engine/raster/planes.ts';
import { choosePalette, makeFinder, type Colour } from './choose-palette.ts';
import { dropIslands } from './drop-islands.ts';
import { findGraded } from './find-graded.ts';
import { replacePlanes, smoothTwice } from './smooth-regions.ts';

const COLOURS = 16;
/** Square pixels at 1024 x 1024: nobody paints a smaller shape. */
const LEAST_SHAPE = 260;
/** How much of the flat colour is laid on, and on faces: of few colours, cheeks would be spotted. */
const FLAT = 0.94;
const CAREFUL = 0.2;
/** The same where one colour goes over into another, as in a sky: cut into shapes it would be a map's heights. */
const GRADED = 0.12;
/** How far apart two colours are that have a border, and no gradient. */
const STEP = 0.17;
/** Half the width of a line, in pixels at 1024 x 1024. */
const LINE_WEIGHT = 1.5;
/** How far apart two colours are that have no line between them, and those that have a full one. */
const [SAME, OTHER] = [0.12, 0.34];
/** Where many lines lie close together, as in hair, they are only hinted at: in widths of a line, and how much. */
const CROWD = 9;
const CROWDED = 0.85;
/** What a line alone comes to over such a width. */
const ONE_LINE = 0.4 / CROWD;
/** The colour of all lines: warm and dark. */
const LINE: Colour = [0.2, 0.1, 0.14];

/** In place. */
export function flattenPhoto(image: Planes, care?: Float32Array): void {
  const { width, height } = image;
  const unit = unitOf(image);
  replacePlanes(image, smoothTwice(image, [7 * unit, 5 * unit], care));
  saturatePlanes(image, 1.3);
  const palette = choosePalette(image, COLOURS);
  const shapes = takePlane(width * height);
  const findNearest = makeFinder(palette);
  for (let i = 0; i < shapes.length; i++)
    shapes[i] = findNearest(image.red[i] as number, image.green[i] as number, image.blue[i] as number);
  dropIslands(shapes, width, COLOURS, LEAST_SHAPE * unit * unit);
  const graded = softenGraded(findGraded(image, shapes, STEP, unit), width, height, unit);
  const lines = outlineShapes(shapes, palette, { width, height, weight: LINE_WEIGHT * unit });
  for (let i = 0; i < shapes.length; i++) {
    const colour = palette[shapes[i] as number] as Colour;
    const own = blend(FLAT, GRADED, graded[i] as number);
    const flat = blend(own, Math.min(own, CAREFUL), clamp((care?.[i] ?? 0) * 2.4));
    image.red[i] = freshen(blend(image.red[i] as number, colour[0], flat)) * 1.02;
    image.green[i] = freshen(blend(image.green[i] as number, colour[1], flat));
    image.blue[i] = freshen(blend(image.blue[i] as number, colour[2], flat)) * 0.97 + 0.015;
  }
  // Shapes of whole pixels have steps at their borders.
  replacePlanes(image, blurPlanes(image, 0.7 * unit));
  for (let i = 0; i < shapes.length; i++) {
    const line = (lines[i] as number) * 0.85 * (1 - clamp((care?.[i] ?? 0) * 1.5));
    image.red[i] = blend(clamp(image.red[i] as number), LINE[0], line);
    image.green[i] = blend(clamp(image.green[i] as number), LINE[1], line);
    image.blue[i] = blend(clamp(image.blue[i] as number), LINE[2], line);
  }
  releasePlanes(shapes, lines, graded);
}

/** Flat shapes go over into gradients without an edge of their own. */
function softenGraded(graded: Float32Array, width: number, height: number, unit: number): Float32Array {
  const soft = blurPlane(graded, width, height, 4 * unit);
  releasePlanes(graded);
  return soft;
}

/** Gouache has no black and is never dull. */
function freshen(value: number): number {
  return brighten(0.07 + value * 0.93, 0.2);
}

/** Returns how much line is on each pixel, 0–1: along borders of colours that lie far apart. */
function outlineShapes(
  shapes: Float32Array,
  palette: readonly Colour[],
  { width, height, weight }: { width: number; height: number; weight: number },
): Float32Array {
  const count = palette.length;
  const apart = Float32Array.from({ length: count ** 2 }, (_, pair) => {
    const [one, other] = [palette[Math.floor(pair / count)], palette[pair % count]] as [Colour, Colour];
    const far = Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
    return clamp((far - SAME) / (OTHER - SAME));
  });
  const borders = takeClearPlane(shapes.length);
  for (let y = 0; y < height - 1; y++)
    for (let i = y * width; i < y * width + width - 1; i++) {
      const name = (shapes[i] as number) * count;
      const across = apart[name + (shapes[i + 1] as number)] as number;
      const down = apart[name + (shapes[i + width] as number)] as number;
      borders[i] = Math.max(across, down);
    }
  // A border is one pixel wide, and so is as thin when it is blurred as it was wide.
  const lines = blurPlane(borders, width, height, weight);
  const crowd = blurPlane(borders, width, height, weight * CROWD);
  for (let i = 0; i < lines.length; i++) {
    const thin = 1 - CROWDED * ramp(ONE_LINE * 1.6, ONE_LINE * 3.2, (crowd[i] as number) * weight);
    lines[i] = clamp((lines[i] as number) * weight * 3.2 - 0.25) * thin;
  }
  releasePlanes(borders, crowd);
  return lines;
}
