// How people live in the mountains of China: in a round house of earth, in caves of loess, in bamboo houses on posts.

import { mix, type Colour } from '#engine/raster/colour.ts';
import {
  ball,
  bar,
  line,
  shadeInto,
  shape,
  shineAround,
  windowColour,
  type OwnDrawing,
  type Pen,
} from './pen.ts';

const down = shadeInto('#2a1c18', 0.36);
const EARTH = '#d2a86c';
const TILES = '#4c4a4e';
const WOOD = '#7a4c2c';

/** A round wall of earth with few windows, under a broad ring of tiles. */
function tulou(pen: Pen): void {
  shape(pen, 'M-104 -8 V-66 H104 V-8 Q60 6 0 6 Q-60 6 -104 -8 Z', EARTH, down(EARTH, -66, 6, 0.3));
  // Round: it turns away from the light to both sides.
  pen.brush.globalAlpha = 0.28;
  for (const [from, to] of [
    [-104, -74],
    [74, 104],
  ] as const)
    shape(pen, `M${from} -66 H${to} V-4 H${from} Z`, '#3a2414');
  pen.brush.globalAlpha = 1;
  shape(
    pen,
    'M-104 -8 Q-60 6 0 6 Q60 6 104 -8 V-2 Q60 12 0 12 Q-60 12 -104 -2 Z',
    '#9c948a',
    down('#9c948a', -8, 12),
  );
  for (const [row, reach] of [
    [-52, 88],
    [-36, 88],
  ] as const)
    for (let x = -reach; x <= reach; x += 16) {
      const bend = 10 * (1 - (x / 104) ** 2);
      const wide = 5.4 * Math.sqrt(1 - (x / 112) ** 2);
      bar(pen, x - wide / 2, row + bend * 0.6, wide, 8, pen.isDark ? windowColour(pen) : '#4a3020', 0.6);
    }
  shape(pen, 'M-12 8 V-14 Q-12 -24 0 -24 Q12 -24 12 -14 V8 Z', '#b8b0a4');
  shape(pen, 'M-8.6 8 V-13 Q-8.6 -20 0 -20 Q8.6 -20 8.6 -13 V8 Z', '#5a2c20', down('#5a2c20', -20, 8));
  for (const x of [-17, 17]) ball(pen, x, -16, 3.4, 4, '#d8392c');
  const roof = mix(TILES, '#ffffff', pen.isSnowy ? 0.7 : 0.06);
  shape(
    pen,
    'M-118 -62 Q-60 -44 0 -44 Q60 -44 118 -62 L92 -84 Q48 -72 0 -72 Q-48 -72 -92 -84 Z',
    roof,
    down(roof, -84, -44),
  );
  for (let rib = -13; rib <= 13; rib++) {
    const x = (rib / 13) * 88;
    const lift = 12 * (x / 104) ** 2;
    line(pen, `M${x} ${-72.5 - lift} L${x * 1.27} ${-45 - lift * 1.2}`, mix(TILES, '#18161a', 0.4), 0.9);
  }
  shape(
    pen,
    'M-92 -84 Q-48 -96 0 -96 Q48 -96 92 -84 Q48 -72 0 -72 Q-48 -72 -92 -84 Z',
    mix(roof, '#201c20', 0.2),
  );
  shape(
    pen,
    'M-76 -84 Q-40 -91 0 -91 Q40 -91 76 -84 Q40 -76 0 -76 Q-40 -76 -76 -84 Z',
    '#3c2a1e',
    down('#8a5c38', -91, -76),
  );
}

/** Arched fronts of lattice in a cliff of yellow earth, with peppers and maize beside them. */
function caveHomes(pen: Pen): void {
  const loess = '#d8ab64';
  shape(
    pen,
    'M-118 0 L-116 -64 Q-104 -84 -80 -88 Q-30 -100 10 -94 Q70 -100 96 -84 Q114 -76 116 -58 L118 0 Z',
    loess,
    down(loess, -96, 0, 0.32),
  );
  for (const path of ['M-108 -66 Q-60 -74 -20 -70', 'M20 -76 Q60 -82 106 -68', 'M-96 -80 Q-40 -90 0 -84'])
    line(pen, path, mix(loess, '#7a5426', 0.5), 1.4);
  const grass = pen.isSnowy ? '#eef2f6' : '#8a9a4c';
  shape(
    pen,
    'M-116 -64 Q-104 -84 -80 -88 Q-30 -100 10 -94 Q70 -100 96 -84 Q114 -76 116 -58 Q96 -76 60 -84 Q20 -84 -20 -84 Q-70 -82 -116 -58 Z',
    grass,
  );
  for (const x of [-74, 0, 74]) caveFront(pen, x);
  for (const x of [-37, 37]) {
    line(pen, `M${x - 3} -46 V-16`, '#6a4a24', 0.8);
    for (let fruit = 0; fruit < 8; fruit++) {
      ball(pen, x - 3 + (fruit % 2 === 0 ? -1.8 : 1.8), -44 + fruit * 3.6, 2.2, 2.8, '#e8b23c');
      ball(pen, x + 5 + (fruit % 2 === 0 ? -1.2 : 1.2), -42 + fruit * 3.2, 1.4, 2.8, '#c8362a');
    }
  }
}

function caveFront(pen: Pen, x: number): void {
  const arch = (half: number, top: number): string =>
    `M${x - half} 0 V${top + half} A${half} ${half} 0 0 1 ${x + half} ${top + half} V0 Z`;
  shape(pen, arch(30, -66), '#a89478', down('#a89478', -66, 0));
  shape(pen, arch(25, -60), '#6a4026', down('#6a4026', -60, 0));
  const paper: Colour = pen.isDark ? windowColour(pen) : '#f2ead8';
  shape(pen, `M${x - 22} -34 A22 22 0 0 1 ${x + 22} -34 Z`, paper);
  shape(pen, `M${x - 22} -31 H${x - 3} V-10 H${x - 22} Z`, paper);
  for (let bars = -2; bars <= 2; bars++)
    line(pen, `M${x + bars * 8} -34 V${-55 + Math.abs(bars) * 5}`, '#6a4026', 1.2);
  line(pen, `M${x - 21} -42 H${x + 21} M${x - 12.5} -31 V-10 M${x - 22} -21 H${x - 3}`, '#6a4026', 1.2);
  shape(pen, `M${x + 2} 0 V-30 H${x + 20} V0 Z`, '#8e4a30', down('#8e4a30', -30, 0));
  line(pen, `M${x + 11} -29 V-1`, '#4a2418', 1);
  // A sheet of red paper in the middle of the window.
  shape(pen, `M${x - 12.5} -25 l4 4 l-4 4 l-4 -4 Z`, '#d23a30');
  if (pen.isDark) shineAround(pen, x, -34, 40, '#ffb04c', 0.4);
}

/** On posts, its walls woven, under a steep roof of thatch, a stair up to its gallery. */
function bambooHouse(pen: Pen): void {
  const bamboo = '#c8a860';
  for (const x of [-52, -26, 0, 26, 52]) bar(pen, x - 2.4, -44, 4.8, 44, mix(bamboo, '#5a4020', 0.35), 2);
  shape(pen, 'M-56 -42 H56 V-38 H-56 Z', '#3a2a1c');
  shape(pen, 'M-48 -82 H48 V-44 H-48 Z', bamboo, down(bamboo, -82, -44));
  for (let x = -46; x < 48; x += 4) line(pen, `M${x} -81 V-45`, mix(bamboo, '#6a4c24', 0.4), 0.8);
  for (const row of [-74, -62, -50]) line(pen, `M-48 ${row} H48`, mix(bamboo, '#6a4c24', 0.5), 1);
  bar(pen, -34, -72, 18, 16, windowColour(pen), 1);
  line(pen, 'M-25 -72 V-56 M-34 -64 H-16', WOOD, 1.2);
  shape(pen, 'M10 -44 V-74 H28 V-44 Z', '#5a3a20', down('#5a3a20', -74, -44));
  bar(pen, -66, -46, 132, 4, mix(bamboo, '#4a3018', 0.3), 1);
  for (let x = -64; x <= 64; x += 8) if (x < 12 || x > 34) bar(pen, x - 0.8, -58, 1.6, 13, bamboo, 0.6);
  line(pen, 'M-65 -58 H11 M35 -58 H65', mix(bamboo, '#6a4c24', 0.3), 2);
  for (let step = 0; step < 7; step++) bar(pen, 14 + step * 3.4, -42 + step * 6.2, 20, 2.4, WOOD, 0.6);
  line(pen, 'M13 -44 L36 0 M34 -44 L57 0', mix(WOOD, '#20120c', 0.3), 1.8);
  const thatch = pen.isSnowy ? '#e9edf2' : '#b08c50';
  shape(
    pen,
    'M-72 -74 L-34 -122 Q0 -128 34 -122 L72 -74 Q36 -82 0 -82 Q-36 -82 -72 -74 Z',
    thatch,
    down(thatch, -124, -76),
  );
  for (let straw = -9; straw <= 9; straw++)
    line(
      pen,
      `M${straw * 3.6} -122 L${straw * 7.4} ${-80 + Math.abs(straw) * 0.5}`,
      mix(thatch, '#5a3e18', 0.4),
      0.9,
    );
  line(
    pen,
    'M-36 -122 L-42 -130 M36 -122 L42 -130 M-36 -123 Q0 -130 36 -123',
    mix(thatch, '#4a3014', 0.5),
    2.6,
  );
  if (pen.isDark) shineAround(pen, -25, -64, 34, '#ffb04c', 0.5);
}

export const DWELLINGS_OF_CHINA: Record<string, OwnDrawing> = {
  'own/tulou': { width: 240, height: 110, paint: tulou },
  'own/cave-homes': { width: 240, height: 100, paint: caveHomes },
  'own/bamboo-house': { width: 148, height: 132, paint: bambooHouse },
};
