// The model of a room in an isometric view: two walls, a floor of boards, and the furniture of a bedroom and a desk.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Model } from './isometric-models.ts';
import {
  at,
  block,
  onGround,
  onLeft,
  onRight,
  round,
  shadow,
  sphere,
  stroke,
  type Iso,
} from './isometric-pen.ts';

const WOOD = '#c08a58';
const HIGH = 5.4;

export const roomModel: Model = (iso, { reading }) => {
  const has = (keys: RegExp): boolean => reading.subjects.some(({ key }) => keys.test(key));
  const words = reading.isometric?.words ?? '';
  const isBedroom =
    has(/^bed$/) ||
    /bedroom|卧室/i.test(words) ||
    !/office|办公|kitchen|厨房|living|客厅|study|书房/i.test(words);
  const wall = reading.colours[0] ?? '#dfe6ea';
  for (let y = 0; y < 10; y += 1) {
    onGround(
      iso,
      { x: 0, y, wide: 10, deep: 0.96, z: 0.005 },
      mix('#d8a878', y % 2 === 0 ? '#ffffff' : '#5a3018', 0.06),
    );
  }
  paintWalls(iso, wall);
  rug(iso, isBedroom);
  if (has(/^(?:bookshelf)$/) || !isBedroom) shelf(iso);
  if (isBedroom) bed(iso);
  desk(
    iso,
    has(/^desktop-computer$|^monitor$/),
    reading.subjects.find(({ key }) => key === 'desktop-computer')?.count ?? 1,
  );
  plant(iso, 0.9, 8.9);
  if (isBedroom) plant(iso, 9.2, 0.8);
};

function paintWalls(iso: Iso, wall: Colour): void {
  // The wall at the left is seen in shade; both are seen from inside.
  onRight(iso, { x: 0, y: 0, deep: 10, tall: HIGH }, mix(wall, '#1c1838', 0.12));
  onLeft(iso, { x: 0, y: 0, wide: 10, tall: HIGH }, mix(wall, '#ffffff', 0.2));
  block(iso, { x: -0.3, y: -0.3, z: HIGH, wide: 10.3, deep: 0.3, tall: 0.12 }, '#f6f1ea');
  block(iso, { x: -0.3, y: -0.3, z: HIGH, wide: 0.3, deep: 10.3, tall: 0.12 }, '#f6f1ea');
  onRight(iso, { x: -0.3, y: 10, z: 0, deep: 0.001, tall: HIGH }, '#e2dcd4');
  onLeft(iso, { x: -0.3, y: 10, z: -1.2, wide: 0.3, tall: HIGH + 1.2 }, '#cfc6bd');
  onRight(iso, { x: 10, y: -0.3, z: -1.2, deep: 0.3, tall: HIGH + 1.2 }, '#e6dfd6');
  onLeft(iso, { x: 0, y: 0.01, wide: 10, tall: 0.28 }, '#f8f4ee');
  onRight(iso, { x: 0.01, y: 0, deep: 10, tall: 0.28 }, '#e4ded6');
  // A window in one wall, a picture on the other.
  onRight(iso, { x: 0.02, y: 4.2, z: 1.9, deep: 3, tall: 2.5 }, '#fbf8f2');
  onRight(iso, { x: 0.03, y: 4.38, z: 2.08, deep: 2.64, tall: 2.14 }, '#9fd2ee');
  onRight(iso, { x: 0.035, y: 4.38, z: 2.08, deep: 2.64, tall: 0.6 }, '#9ac878');
  iso.brush.strokeStyle = '#fbf8f2';
  iso.brush.lineWidth = iso.unit * 0.12;
  stroke(iso, [
    [0.04, 5.7, 2.08],
    [0.04, 5.7, 4.22],
  ]);
  stroke(iso, [
    [0.04, 4.38, 3.2],
    [0.04, 7.02, 3.2],
  ]);
  block(iso, { x: 0, y: 4, z: 1.76, wide: 0.3, deep: 3.4, tall: 0.14 }, '#fbf8f2');
  for (const [x, wide, tall, colour] of [
    [5.2, 1.5, 1.9, '#e8946a'],
    [7.1, 1.2, 1.4, '#6a9ab8'],
  ] as const) {
    onLeft(iso, { x, y: 0.02, z: 2.6, wide, tall }, '#8a6244');
    onLeft(iso, { x: x + 0.12, y: 0.03, z: 2.72, wide: wide - 0.24, tall: tall - 0.24 }, '#fbf4e6');
    onLeft(iso, { x: x + 0.26, y: 0.04, z: 2.86, wide: wide - 0.52, tall: tall * 0.42 }, colour);
  }
}

function rug(iso: Iso, isBedroom: boolean): void {
  const [x, y] = at(iso, [6, isBedroom ? 7 : 5.8, 0.01]);
  const { brush, unit } = iso;
  for (const [size, colour] of [
    [2.4, '#e9d8c0'],
    [2.1, '#c77a6a'],
    [1.5, '#e9d8c0'],
  ] as const) {
    brush.fillStyle = css(colour);
    brush.beginPath();
    brush.ellipse(x, y, size * 1.2247 * unit, size * 0.7071 * unit, 0, 0, 7);
    brush.fill();
  }
}

/** Its head at the left wall. */
function bed(iso: Iso): void {
  block(iso, { x: 0.2, y: 0.5, wide: 0.3, deep: 3.3, tall: 2 }, WOOD);
  block(iso, { x: 0.5, y: 0.5, wide: 4.6, deep: 3.3, tall: 0.55 }, WOOD);
  block(iso, { x: 0.5, y: 0.6, z: 0.55, wide: 4.5, deep: 3.1, tall: 0.5 }, '#f8f5ef');
  block(iso, { x: 2, y: 0.55, z: 0.62, wide: 3.1, deep: 3.25, tall: 0.55 }, '#6f93c4');
  block(iso, { x: 2, y: 0.55, z: 0.7, wide: 0.6, deep: 3.25, tall: 0.5 }, '#e8eef8');
  for (const y of [0.85, 2.3])
    block(iso, { x: 0.65, y, z: 1.05, wide: 1, deep: 1.15, tall: 0.32 }, '#ffffff');
}

/** A top on four legs at the right wall, what is worked at, a lamp and a chair. */
function desk(iso: Iso, hasScreens: boolean, count: number): void {
  for (const [x, y] of [
    [6, 0.5],
    [9, 0.5],
    [6, 1.9],
    [9, 1.9],
  ] as const)
    block(iso, { x, y, wide: 0.18, deep: 0.18, tall: 1.6 }, WOOD);
  block(iso, { x: 5.8, y: 0.3, z: 1.6, wide: 3.6, deep: 2, tall: 0.18 }, '#d49c66');
  const screens = hasScreens ? Math.min(3, count) : 1;
  for (let screen = 0; screen < screens; screen++) {
    const x = 7.6 - screens * 0.6 + screen * 1.2;
    if (hasScreens) {
      block(iso, { x: x + 0.4, y: 0.7, z: 1.78, wide: 0.2, deep: 0.2, tall: 0.3 }, '#8a8f98');
      block(iso, { x, y: 0.75, z: 2.05, wide: 1.1, deep: 0.12, tall: 0.8 }, '#3a4050');
      onLeft(iso, { x: x + 0.08, y: 0.88, z: 2.13, wide: 0.94, tall: 0.64 }, '#79c4ee');
    } else {
      block(iso, { x: 7.1, y: 1.2, z: 1.78, wide: 1, deep: 0.7, tall: 0.06 }, '#9aa2ac');
      block(iso, { x: 7.1, y: 1.1, z: 1.84, wide: 1, deep: 0.08, tall: 0.66 }, '#4a5260');
      onLeft(iso, { x: 7.16, y: 1.19, z: 1.9, wide: 0.88, tall: 0.54 }, '#8fd0f0');
    }
  }
  if (hasScreens) block(iso, { x: 7.1, y: 1.45, z: 1.78, wide: 1.1, deep: 0.4, tall: 0.07 }, '#e4e6ea');
  round(iso, [9, 0.8, 1.78], 0.2, 0.08, '#d8a03c');
  round(iso, [9, 0.8, 1.86], 0.05, 0.6, '#d8a03c');
  sphere(iso, [9, 0.8, 2.6], 0.3, '#ffe2a0');
  shadow(iso, [7.6, 3.4], 0.7);
  round(iso, [7.6, 3.4, 0], 0.1, 0.9, '#4a5058');
  block(iso, { x: 7.1, y: 2.9, z: 0.9, wide: 1, deep: 1, tall: 0.2 }, '#5f8a7c');
  block(iso, { x: 7.1, y: 3.8, z: 1.1, wide: 1, deep: 0.16, tall: 1.2 }, '#5f8a7c');
}

const SPINES = ['#c8604c', '#4f7fa8', '#e0b050', '#6a9a6a', '#8a5f8f', '#f0e2c4'] as const;

function shelf(iso: Iso): void {
  block(iso, { x: 0.1, y: 0.5, wide: 0.9, deep: 3, tall: 4.2 }, WOOD);
  for (let row = 0; row < 4; row++) {
    const z = 0.25 + row * 1;
    onRight(iso, { x: 1.01, y: 0.65, z, deep: 2.7, tall: 0.8 }, mix(WOOD, '#20101a', 0.55));
    for (let book = 0; book < 9; book++)
      onRight(
        iso,
        { x: 1.02, y: 0.72 + book * 0.28, z, deep: 0.24, tall: 0.5 + ((book * 7 + row * 3) % 4) * 0.07 },
        SPINES[(book * 5 + row * 2) % SPINES.length] ?? SPINES[0],
      );
  }
}

function plant(iso: Iso, x: number, y: number): void {
  shadow(iso, [x, y], 0.5);
  round(iso, [x, y, 0], 0.36, 0.7, '#d8875c');
  for (const [across, back, high, size] of [
    [-0.2, 0.2, 1.15, 0.42],
    [0.25, -0.1, 1.25, 0.4],
    [0, 0, 1.7, 0.44],
  ] as const)
    sphere(iso, [x + across, y + back, high], size, '#5fa05a');
}
