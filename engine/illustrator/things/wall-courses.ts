// What the walls of a house are laid of: bricks with their joints, rough stones, boards one above the other.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { Path2D } from '@napi-rs/canvas';
import { bar, line, shape, type Pen } from './pen.ts';

export type WallMaterial = 'brick' | 'stone' | 'wood';

/** Their usual colour, and how high one course is in units. */
const WALLS: Readonly<Record<WallMaterial, { colour: Colour; course: number }>> = {
  brick: { colour: '#b2573f', course: 3.2 },
  stone: { colour: '#a19d95', course: 6.4 },
  wood: { colour: '#9a6a3e', course: 5 },
};

export function wallColourOf(material: WallMaterial): Colour {
  return WALLS[material].colour;
}

type Box = { left: number; right: number; top: number };

/** Paints the courses over a wall that has its colour already, within its outline, from the ground up. */
export function layCourses(
  pen: Pen,
  path: string,
  { left, right, top }: Box,
  material: WallMaterial,
  colour: Colour,
): void {
  const { brush, random } = pen;
  const { course } = WALLS[material];
  const joint = mix(colour, material === 'brick' ? '#efe2d2' : '#20101c', material === 'brick' ? 0.55 : 0.45);
  brush.save();
  const clip = brush.clip.bind(brush);
  clip(new Path2D(path));
  for (let row = 0, y = 0; y > top; row++, y -= course) {
    if (material === 'wood') {
      line(pen, `M${left} ${y} H${right}`, joint, 0.7);
      continue;
    }
    let x = left - (row % 2 === 0 ? 0 : course);
    while (x < right) {
      const long = material === 'brick' ? course * 2.2 : course * random.between(1.1, 2);
      const tone = mix(colour, random.chance(0.5) ? '#fff0de' : '#2a1418', random.between(0.04, 0.2));
      shape(pen, `M${x} ${y} h${long} v${-course} h${-long} Z`, joint);
      bar(pen, x + 0.3, y - course + 0.3, long - 0.6, course - 0.6, tone, material === 'stone' ? 1.6 : 0.2);
      x += long;
    }
  }
  brush.restore();
}
