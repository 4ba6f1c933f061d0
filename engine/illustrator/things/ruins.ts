// What is left of old buildings, and stairs that wind up around a post.

import { mix } from '#engine/raster/colour.ts';
import { ball, bar, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const STONE = '#cdc2ac';
const SHADE = mix(STONE, '#2a2430', 0.42);

/** A fluted column that stands on its base; broken ones end in a jagged edge. */
function column(pen: Pen, x: number, top: number, isWhole: boolean): void {
  bar(pen, x - 7, -17, 14, 5, STONE, 1);
  bar(pen, x - 5, top, 10, -17 - top, STONE);
  for (const flute of [-3, -1, 1, 3]) line(pen, `M${x + flute} ${top + 2} V-18`, SHADE, 0.6);
  if (isWhole) {
    bar(pen, x - 7, top - 4, 14, 5, mix(STONE, '#ffffff', 0.12), 1);
    return;
  }
  shape(
    pen,
    `M${x - 5.2} ${top + 1} L${x - 4} ${top - 4} L${x - 1} ${top - 1} L${x + 2} ${top - 7} L${x + 5.2} ${top + 1} Z`,
    mix(STONE, '#ffffff', 0.1),
  );
}

/** Two columns still carry a piece of the beam; the others are broken, drums and blocks lie about, ivy grows on all. */
function ruins(pen: Pen): void {
  const { random } = pen;
  for (const [left, top, wide] of [
    [-92, -6, 184],
    [-86, -12, 172],
  ] as const) {
    bar(pen, left, top, wide, 6.4, STONE, 0.6);
    for (let joint = left + 14; joint < left + wide - 6; joint += random.between(14, 24))
      line(pen, `M${joint} ${top + 1} v4.6`, SHADE, 0.5);
  }
  column(pen, -70, -82, true);
  column(pen, -44, -82, true);
  column(pen, -17, -54, false);
  column(pen, 10, -33, false);
  column(pen, 37, -70, false);
  column(pen, 66, -46, false);
  // The piece of the beam, with the corner of a gable on it.
  shape(pen, 'M-80 -97 L-33 -97 L-30 -91 L-35 -86 L-80 -86 Z', STONE, { colour: SHADE, from: -98, to: -84 });
  shape(
    pen,
    'M-82 -99 L-78 -105 L-40 -121 L-36 -112 L-30 -108 L-31 -97 L-82 -97 Z',
    mix(STONE, '#ffffff', 0.08),
    {
      colour: SHADE,
      from: -122,
      to: -94,
    },
  );
  line(pen, 'M-80 -93 H-34 M-74 -101 L-42 -115', SHADE, 0.8);
  // A drum that has rolled down, blocks.
  bar(pen, 20, -9, 26, 11, STONE, 1);
  ball(pen, 46, -3.6, 3.2, 5.6, mix(STONE, '#ffffff', 0.14));
  line(pen, 'M21 -6 H44 M21 -2 H44', SHADE, 0.6);
  for (const [x, y, wide, tall] of [
    [-36, -2, 15, 9],
    [60, 0, 18, 8],
    [76, 1, 11, 11],
    [-98, 1, 14, 7],
    [-8, 2, 10, 6],
  ] as const)
    shape(
      pen,
      `M${x} ${y} L${x + 1} ${y - tall} L${x + wide * 0.6} ${y - tall - 1.6} L${x + wide} ${y - tall * 0.8} L${x + wide - 1} ${y} Z`,
      mix(STONE, '#ffffff', 0.06),
      { colour: SHADE, from: y - tall, to: y },
    );
  const leaves = (x: number, y: number, reach: number, many: number): void => {
    for (let leaf = 0; leaf < many; leaf++)
      ball(
        pen,
        x + random.between(-1, 1) * reach * 0.5,
        y + random.next() * reach,
        random.between(1, 2.4),
        random.between(0.9, 1.8),
        mix('#6f9a48', '#1f4a2c', random.between(0, 0.6)),
      );
  };
  leaves(-70, -84, 36, 34);
  leaves(-36, -98, 20, 24);
  leaves(37, -71, 24, 22);
  leaves(66, -48, 16, 14);
  leaves(10, -34, 12, 10);
  for (let tuft = 0; tuft < 60; tuft++) leaves(random.between(-96, 96), -3, 4, 1);
}

/** One step after another around a post, a handrail along their ends. */
function spiralStairs(pen: Pen): void {
  const wood = '#a8744a';
  const iron = '#3a3844';
  const [steps, rise, reach, turns] = [27, 9.2, 84, 1.6] as const;
  const treads = Array.from({ length: steps }, (_, step) => {
    const angle = Math.PI * 0.35 + (step / steps) * Math.PI * 2 * turns;
    const end = (turn: number): readonly [number, number] => [
      Math.cos(angle + turn) * reach,
      Math.sin(angle + turn) * reach * 0.32,
    ];
    return {
      y: -8 - step * rise,
      from: end(-0.3),
      to: end(0.3),
      middle: end(0),
      isNear: Math.sin(angle) > 0,
    };
  });
  const tread = ({ y, from, to, isNear }: (typeof treads)[number]): void => {
    const top = isNear ? mix(wood, '#ffffff', 0.16) : mix(wood, '#20101c', 0.18);
    const path = `M0 ${y} L${from[0]} ${y + from[1]} L${to[0]} ${y + to[1]} Z`;
    shape(
      pen,
      `M0 ${y} L${from[0]} ${y + from[1]} L${from[0]} ${y + from[1] + 4} L0 ${y + 4} Z M${from[0]} ${y + from[1]} L${to[0]} ${y + to[1]} L${to[0]} ${y + to[1] + 4} L${from[0]} ${y + from[1] + 4} Z M0 ${y} L${to[0]} ${y + to[1]} L${to[0]} ${y + to[1] + 4} L0 ${y + 4} Z`,
      mix(wood, '#20101c', isNear ? 0.34 : 0.5),
    );
    shape(pen, path, top);
  };
  const rail = (near: boolean): void => {
    for (const [index, { y, middle, isNear }] of treads.entries()) {
      if (isNear !== near) continue;
      line(pen, `M${middle[0]} ${y + middle[1]} V${y + middle[1] - 27}`, iron, 1.3);
      const next = treads[index + 1];
      if (!next) continue;
      // The band that carries the ends of the steps.
      line(
        pen,
        `M${middle[0]} ${y + middle[1] + 4} L${next.middle[0]} ${next.y + next.middle[1] + 4}`,
        near ? mix(wood, '#20101c', 0.22) : mix(wood, '#20101c', 0.5),
        9,
      );
      line(
        pen,
        `M${middle[0]} ${y + middle[1] - 27} L${next.middle[0]} ${next.y + next.middle[1] - 27}`,
        iron,
        3,
      );
    }
  };
  rail(false);
  for (const one of treads) if (!one.isNear) tread(one);
  bar(pen, -4.4, -268, 8.8, 266, iron, 2);
  ball(pen, 0, -270, 6.4, 6.4, '#c8a04a');
  for (const one of treads) if (one.isNear) tread(one);
  rail(true);
}

export const RUINS: Record<string, OwnDrawing> = {
  'own/ruins': { width: 208, height: 124, paint: ruins },
  'own/spiral-staircase': { width: 186, height: 282, paint: spiralStairs },
};
