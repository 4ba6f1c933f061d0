// The arm of a factory robot: on its turntable, two long segments with bolted joints, and a gripper.

import { mix } from '#engine/raster/colour.ts';
import { ball, bar, line, shadeInto, shape, type OwnDrawing, type Pen } from './pen.ts';

const [PAINT, STEEL, DARK] = ['#f08a2c', '#c2cad4', '#2c333e'] as const;
const below = shadeInto('#1a1420', 0.34);

/** A tapering segment between two joints, lit along one edge. */
function segment(
  pen: Pen,
  from: readonly [number, number],
  to: readonly [number, number],
  wide: number,
): void {
  const path = `M${from[0]} ${from[1]} L${to[0]} ${to[1]}`;
  line(pen, path, mix(PAINT, DARK, 0.45), wide + 3);
  line(pen, path, PAINT, wide);
  const aside = pen.side * wide * 0.24;
  line(
    pen,
    `M${from[0] + aside} ${from[1]} L${to[0] + aside} ${to[1]}`,
    mix(PAINT, '#ffffff', 0.4),
    wide * 0.2,
  );
}

function joint(pen: Pen, x: number, y: number, radius: number): void {
  ball(pen, x, y, radius, radius, DARK);
  ball(pen, x, y, radius * 0.66, radius * 0.66, STEEL);
  ball(pen, x, y, radius * 0.24, radius * 0.24, DARK);
}

function robotArm(pen: Pen): void {
  shape(pen, 'M-46 0 L46 0 L40 -16 L-40 -16 Z', DARK, below('#4a5462', -16, 0));
  bar(pen, -30, -40, 60, 26, PAINT, 5);
  shape(pen, 'M-24 -38 L24 -38 L16 -66 L-16 -66 Z', PAINT, below(PAINT, -66, -38));
  segment(pen, [0, -66], [34, -142], 24);
  segment(pen, [34, -142], [-40, -172], 17);
  line(pen, 'M18 -60 Q62 -104 44 -138', DARK, 4);
  joint(pen, 0, -66, 18);
  joint(pen, 34, -142, 15);
  joint(pen, -40, -172, 11);
  bar(pen, -50, -166, 18, 26, STEEL, 3);
  bar(pen, -58, -142, 34, 8, DARK, 2);
  for (const side of [-1, 1])
    line(
      pen,
      `M${-41 + side * 13} -136 L${-41 + side * 17} -122 L${-41 + side * 8} -106`,
      side === pen.side ? mix(STEEL, '#ffffff', 0.3) : STEEL,
      6,
    );
}

export const ROBOT_ARM: Record<string, OwnDrawing> = {
  'own/robot-arm': { width: 128, height: 186, paint: robotArm },
};
