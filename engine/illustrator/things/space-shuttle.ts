// A space shuttle: white above and black below, wings like a triangle, one fin and three engines; in flight, and on its way
// up beside its orange tank and two white boosters.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { bar, line, mirrored, shadeInto, shape, shineAround, type OwnDrawing, type Pen } from './pen.ts';
import { layPuffs } from './spacecraft.ts';

const NIGHT = '#141a2c';
const WHITE = '#f2f3f5';
const TILES = '#2a2e38';
const TANK = '#c8692c';

const below = shadeInto(NIGHT, 0.3);

/** It flies to the left, seen from the side and a little from above. */
function shuttle(pen: Pen): void {
  for (const y of [-54, -42])
    shape(
      pen,
      `M112 ${y - 7} L130 ${y - 10} V${y + 10} L112 ${y + 7} Z`,
      '#7c8492',
      below('#4a505e', y - 10, y + 10),
    );
  bar(pen, 84, -78, 34, 17, '#dfe2e8', 7);
  // The fin, dark along its edge.
  shape(pen, 'M66 -68 L112 -122 L130 -122 L116 -66 Z', WHITE, below('#c8ccd4', -122, -66));
  shape(pen, 'M66 -68 L112 -122 L117 -122 L75 -67 Z', TILES);
  shape(
    pen,
    'M-136 -41 C-126 -58 -104 -70 -72 -72 L104 -72 Q116 -70 116 -56 L116 -36 Q114 -30 104 -29 L-96 -29 C-116 -30 -130 -34 -136 -41 Z',
    '#ffffff',
    below(WHITE, -72, -29, 0.3),
  );
  // The heat shield: its nose and all that is below.
  shape(
    pen,
    'M-136 -41 C-131 -50 -122 -57 -112 -61 C-114 -52 -112 -44 -104 -41 L116 -41 V-36 Q114 -30 104 -29 L-96 -29 C-116 -30 -130 -34 -136 -41 Z',
    TILES,
    below('#3a404e', -61, -29),
  );
  for (const x of [-92, -80, -68])
    shape(pen, `M${x} -64 l9 -3 l1 8 l-11 2 Z`, '#1c2230', below('#4a5c78', -67, -57));
  line(pen, 'M-52 -71 V-42 M52 -71 V-42 M-52 -62 H52', mix(WHITE, NIGHT, 0.24), 1.2);
  // Its near wing.
  shape(pen, 'M-62 -40 L18 -38 L84 0 L116 0 L110 -38 Z', '#fbfbfc', below('#d4d8de', -40, 0, 0.2));
  shape(pen, 'M-62 -40 L-44 -40 L92 0 L84 0 L18 -30 Z', TILES);
  shape(pen, 'M84 0 L116 0 L115 -7 L72 -7 Z', mix(TILES, '#ffffff', 0.1));
  shape(pen, 'M62 -58 h26 v3.4 h-26 Z M62 -52 h26 v3.4 h-26 Z', '#b8404a');
  shape(pen, 'M60 -60 h11 v7 h-11 Z', '#3f5ca4');
}

function plume(pen: Pen, x: number, y: number, wide: number, long: number): void {
  shineAround(pen, x, y + long * 0.4, long * 0.8, '#ffb25c', 0.6);
  for (const [share, part, tone, end] of [
    [1, 1, '#ff9a2c', '#e8582c'],
    [0.66, 0.8, '#ffd86a', '#ff9a2c'],
    [0.36, 0.6, '#fffbe8', '#ffe08a'],
  ] as const) {
    const half = wide * share;
    shape(
      pen,
      `M${x - half * 0.7} ${y} C${x - half * 1.3} ${y + long * part * 0.4} ${x - half * 0.5} ${y + long * part * 0.8} ${x} ${y + long * part} C${x + half * 0.5} ${y + long * part * 0.8} ${x + half * 1.3} ${y + long * part * 0.4} ${x + half * 0.7} ${y} Z`,
      tone,
      { colour: end, from: y, to: y + long * part },
    );
  }
}

/** Round, with a pointed end. */
function tube(
  pen: Pen,
  x: number,
  half: number,
  [top, bottom]: readonly [number, number],
  colour: Colour,
): void {
  const { brush } = pen;
  brush.save();
  bar(pen, x - half, top + half * 1.5, half * 2, bottom - top - half * 1.5, colour);
  shape(
    pen,
    `M${x - half} ${top + half * 1.6} C${x - half} ${top + half * 0.7} ${x - half * 0.4} ${top} ${x} ${top - half * 0.5} C${x + half * 0.4} ${top} ${x + half} ${top + half * 0.7} ${x + half} ${top + half * 1.6} Z`,
    mix(colour, '#ffffff', 0.12),
    below(colour, top, top + half * 1.6, 0.24),
  );
  brush.restore();
}

/** Seen on its back: the orbiter is before the tank. */
function stack(pen: Pen): void {
  tube(pen, 0, 24, [-196, -40], TANK);
  for (const y of [-150, -96]) line(pen, `M-24 ${y} H24`, mix(TANK, NIGHT, 0.3), 2);
  mirrored(pen, () => {
    tube(pen, 37, 11, [-166, -26], '#eceef2');
    for (const y of [-132, -96, -60]) line(pen, `M26 ${y} h22`, mix(WHITE, NIGHT, 0.34), 2);
    shape(pen, 'M28 -28 L46 -28 L51 -14 L23 -14 Z', '#5a616e', below('#8a929e', -28, -14));
  });
  // The orbiter: wings, body, fin.
  mirrored(pen, () => {
    shape(pen, 'M10 -96 L16 -86 L56 -38 L56 -26 L10 -24 Z', '#ffffff', below('#d8dce2', -96, -24, 0.3));
    shape(pen, 'M16 -86 L56 -38 V-31 L12 -82 Z', TILES);
    shape(pen, 'M12 -32 L56 -31 V-26 L12 -24 Z', mix(TILES, '#ffffff', 0.16));
  });
  shape(
    pen,
    'M0 -142 C9 -134 14 -120 15 -104 L15 -24 L-15 -24 L-15 -104 C-14 -120 -9 -134 0 -142 Z',
    '#ffffff',
    below(WHITE, -142, -24, 0.2),
  );
  shape(pen, 'M0 -142 C6 -137 9 -130 11 -123 Q0 -118 -11 -123 C-9 -130 -6 -137 0 -142 Z', TILES);
  shape(pen, 'M-9 -117 L-2 -115 V-108 L-10 -110 Z M9 -117 L2 -115 V-108 L10 -110 Z', '#26344c');
  line(pen, 'M0 -100 V-42 M-15 -98 H15 M-15 -44 H15', mix(WHITE, NIGHT, 0.24), 1.2);
  shape(pen, 'M-3 -60 L0 -68 L3 -60 L4 -22 L-4 -22 Z', '#dfe2e8', below('#a8b0bc', -68, -22));
  for (const x of [-9, 0, 9])
    shape(pen, `M${x - 3} -24 h6 l3 9 h-12 Z`, '#6a7280', below('#3c424e', -24, -15));
}

function shuttleLaunch(pen: Pen): void {
  const { brush } = pen;
  shineAround(pen, 0, -50, 120, '#ffb25c', 0.6);
  layPuffs(pen, 11, 17, 102, '#b4a8a4');
  brush.save();
  brush.translate(0, -74);
  for (const side of [-1, 1]) plume(pen, side * 37, -16, 13, 74);
  plume(pen, 0, -18, 12, 46);
  stack(pen);
  brush.restore();
  layPuffs(pen, 9, 15, 66, '#e2d8d0');
  layPuffs(pen, 7, 10, 84, '#f4eee6');
}

export const SPACE_SHUTTLES: Record<string, OwnDrawing> = {
  'own/space-shuttle': { width: 276, height: 126, paint: shuttle },
  'own/shuttle-launch': { width: 250, height: 286, isLamp: true, paint: shuttleLaunch },
};
