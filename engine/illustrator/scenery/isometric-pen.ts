// What isometric models are drawn with: blocks, roofs, round towers and trees in parallel projection, 30° to the side.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';

/** Where the far corner of the ground is, pixels, and how long a unit of each axis is drawn. */
export type Iso = {
  brush: Brush;
  left: number;
  top: number;
  unit: number;
  /** Snow lies on what looks up. */
  isSnowy?: boolean;
  /** Of windows, pixels: they are lit at night. */
  panes?: (readonly (readonly [number, number])[])[];
};
export type Place = readonly [x: number, y: number, z: number];
export type Block = { x: number; y: number; z?: number; wide: number; deep: number; tall: number };

const [ACROSS, DOWN] = [Math.cos(Math.PI / 6), 0.5];
const SHADE = '#1c1838';
/** A circle on the ground is so wide and so high, per unit of its radius. */
const [ROUND_X, ROUND_Y] = [1.2247, 0.7071];

/** x goes down to the right, y down to the left, z up. */
export function at({ left, top, unit }: Iso, [x, y, z]: Place): [number, number] {
  return [left + (x - y) * ACROSS * unit, top + ((x + y) * DOWN - z) * unit];
}

const SNOW = '#f3f7fd';

/** What looks up, or lies under snow in part. */
function snowed({ isSnowy }: Iso, colour: Colour, part = 0.86): Colour {
  return isSnowy === true ? mix(colour, SNOW, part) : colour;
}

/** Where a square window is, that runs along x or y. */
export function notePane(iso: Iso, [x, y, z]: Place, [wide, deep]: readonly [number, number]): void {
  const high = z + wide + deep;
  iso.panes?.push([
    at(iso, [x, y, z]),
    at(iso, [x + wide, y + deep, z]),
    at(iso, [x + wide, y + deep, high]),
    at(iso, [x, y, high]),
  ]);
}

export function face(iso: Iso, points: readonly Place[], colour: Colour): void {
  const { brush } = iso;
  brush.beginPath();
  for (const point of points) brush.lineTo(...at(iso, point));
  brush.closePath();
  brush.fillStyle = css(colour);
  brush.fill();
  // No seam between two faces.
  brush.lineWidth = Math.max(0.6, iso.unit * 0.012);
  brush.strokeStyle = css(colour);
  brush.stroke();
}

/** Its top is the lightest, the side to the left in shade. */
export function block(iso: Iso, { x, y, z = 0, wide, deep, tall }: Block, colour: Colour): void {
  const [x2, y2, z2] = [x + wide, y + deep, z + tall];
  onLeft(iso, { x, y: y2, z, wide, tall }, mix(colour, SHADE, 0.3));
  onRight(iso, { x: x2, y, z, deep, tall }, mix(colour, SHADE, 0.1));
  onGround(iso, { x, y, z: z2, wide, deep }, mix(colour, '#ffffff', 0.16));
}

/** On a side that looks down to the left. */
export function onLeft(
  iso: Iso,
  { x, y, z = 0, wide, tall }: { x: number; y: number; z?: number; wide: number; tall: number },
  colour: Colour,
): void {
  face(
    iso,
    [
      [x, y, z],
      [x + wide, y, z],
      [x + wide, y, z + tall],
      [x, y, z + tall],
    ],
    colour,
  );
}

/** On a side that looks down to the right. */
export function onRight(
  iso: Iso,
  { x, y, z = 0, deep, tall }: { x: number; y: number; z?: number; deep: number; tall: number },
  colour: Colour,
): void {
  face(
    iso,
    [
      [x, y, z],
      [x, y + deep, z],
      [x, y + deep, z + tall],
      [x, y, z + tall],
    ],
    colour,
  );
}

export function onGround(
  iso: Iso,
  { x, y, z = 0, wide, deep }: { x: number; y: number; z?: number; wide: number; deep: number },
  colour: Colour,
): void {
  face(
    iso,
    [
      [x, y, z],
      [x + wide, y, z],
      [x + wide, y + deep, z],
      [x, y + deep, z],
    ],
    snowed(iso, colour),
  );
}

/** A roof with its ridge along x, which hangs over the block below. */
export function gable(iso: Iso, { x, y, z = 0, wide, deep, tall }: Block, roof: Colour, wall: Colour): void {
  const over = 0.3;
  const [middle, x2] = [y + deep / 2, x + wide];
  const low = z - (over * tall) / (deep / 2);
  face(
    iso,
    [
      [x2, y, z],
      [x2, y + deep, z],
      [x2, middle, z + tall],
    ],
    mix(wall, SHADE, 0.1),
  );
  face(
    iso,
    [
      [x - over, y - over, low],
      [x2 + over, y - over, low],
      [x2 + over, middle, z + tall],
      [x - over, middle, z + tall],
    ],
    mix(snowed(iso, roof), SHADE, 0.4),
  );
  face(
    iso,
    [
      [x - over, y + deep + over, low],
      [x2 + over, y + deep + over, low],
      [x2 + over, middle, z + tall],
      [x - over, middle, z + tall],
    ],
    snowed(iso, roof),
  );
  const { brush } = iso;
  brush.strokeStyle = css(mix(snowed(iso, roof), SHADE, iso.isSnowy === true ? 0.1 : 0.28));
  brush.lineWidth = iso.unit * 0.03;
  for (let row = 1; row < 6; row++) {
    const part = row / 6;
    const [back, up] = [y + deep + over - (deep / 2 + over) * part, low + (z + tall - low) * part];
    stroke(iso, [
      [x - over, back, up],
      [x2 + over, back, up],
    ]);
  }
  // The rim of the roof over the front.
  brush.strokeStyle = css(mix(roof, '#ffffff', 0.35));
  brush.lineWidth = iso.unit * 0.09;
  stroke(iso, [
    [x2 + over, y + deep + over, low],
    [x2 + over, middle, z + tall],
    [x2 + over, y - over, low],
  ]);
}

export function stroke(iso: Iso, points: readonly Place[]): void {
  const { brush } = iso;
  brush.beginPath();
  for (const point of points) brush.lineTo(...at(iso, point));
  brush.stroke();
}

/** A round tower, or a pot. */
export function round(iso: Iso, [x, y, z]: Place, radius: number, tall: number, colour: Colour): void {
  const { brush, unit } = iso;
  const [middle, foot] = at(iso, [x, y, z]);
  const [rx, ry, high] = [radius * ROUND_X * unit, radius * ROUND_Y * unit, tall * unit];
  const across = brush.createLinearGradient(middle - rx, 0, middle + rx, 0);
  across.addColorStop(0, css(mix(colour, SHADE, 0.42)));
  across.addColorStop(0.66, css(mix(colour, '#ffffff', 0.08)));
  across.addColorStop(1, css(mix(colour, SHADE, 0.16)));
  brush.fillStyle = across;
  brush.beginPath();
  brush.ellipse(middle, foot, rx, ry, 0, 0, Math.PI);
  brush.ellipse(middle, foot - high, rx, ry, 0, Math.PI, 0, true);
  brush.fill();
  brush.fillStyle = css(mix(colour, '#ffffff', 0.16));
  brush.beginPath();
  brush.ellipse(middle, foot - high, rx, ry, 0, 0, 7);
  brush.fill();
}

/** A pointed roof over something round, or a tier of a fir. */
export function cone(iso: Iso, place: Place, radius: number, tall: number, colour: Colour): void {
  const { brush, unit } = iso;
  const [middle, foot] = at(iso, place);
  const [rx, ry] = [radius * ROUND_X * unit, radius * ROUND_Y * unit];
  const across = brush.createLinearGradient(middle - rx, 0, middle + rx, 0);
  across.addColorStop(0, css(mix(snowed(iso, colour, 0.4), SHADE, 0.42)));
  across.addColorStop(0.6, css(mix(snowed(iso, colour, 0.75), '#ffffff', 0.12)));
  across.addColorStop(1, css(mix(snowed(iso, colour, 0.6), SHADE, 0.14)));
  brush.fillStyle = across;
  brush.beginPath();
  brush.moveTo(middle, foot - tall * unit);
  brush.lineTo(middle + rx, foot);
  brush.ellipse(middle, foot, rx, ry, 0, 0, Math.PI);
  brush.fill();
}

export function sphere(iso: Iso, place: Place, radius: number, colour: Colour): void {
  const { brush } = iso;
  const [x, y] = at(iso, place);
  const size = radius * iso.unit;
  const light = brush.createRadialGradient(x + size * 0.35, y - size * 0.45, 0, x, y, size * 1.1);
  light.addColorStop(0, css(mix(snowed(iso, colour), '#ffffff', 0.32)));
  light.addColorStop(0.55, css(snowed(iso, colour, 0.4)));
  light.addColorStop(1, css(mix(colour, SHADE, 0.38)));
  brush.fillStyle = light;
  brush.beginPath();
  brush.arc(x, y, size, 0, 7);
  brush.fill();
}

/** Flat on the ground, soft. */
export function shadow(iso: Iso, [x, y]: readonly [number, number], radius: number): void {
  const { brush, unit } = iso;
  const [middle, foot] = at(iso, [x, y, 0]);
  brush.fillStyle = css(SHADE, 0.2);
  brush.beginPath();
  brush.ellipse(
    middle - radius * unit * 0.2,
    foot,
    radius * ROUND_X * unit,
    radius * ROUND_Y * unit,
    0,
    0,
    7,
  );
  brush.fill();
}

/** What a building throws on the ground at its left. */
export function shade(iso: Iso, { x, y, wide, deep }: Pick<Block, 'x' | 'y' | 'wide' | 'deep'>): void {
  const { brush } = iso;
  const low = y + deep;
  const outline: readonly Place[] = [
    [x, y, 0],
    [x - 0.9, y + 0.5, 0],
    [x - 0.9, low + 0.7, 0],
    [x + wide - 0.9, low + 0.7, 0],
    [x + wide, low, 0],
  ];
  brush.fillStyle = css(SHADE, 0.2);
  brush.beginPath();
  for (const point of outline) brush.lineTo(...at(iso, point));
  brush.fill();
}

export function tree(iso: Iso, x: number, y: number, size = 1, colour: Colour = '#6aa84f'): void {
  shadow(iso, [x, y], 0.75 * size);
  round(iso, [x, y, 0], 0.14 * size, 1.1 * size, '#8a5a3a');
  for (const [across, back, high, radius] of [
    [-0.3, 0.3, 1.5, 0.72],
    [0.35, -0.2, 1.6, 0.7],
    [0.1, 0.1, 2.2, 0.66],
  ] as const)
    sphere(iso, [x + across * size, y + back * size, high * size], radius * size, colour);
}

export function fir(iso: Iso, x: number, y: number, size = 1): void {
  shadow(iso, [x, y], 0.6 * size);
  round(iso, [x, y, 0], 0.13 * size, 0.5 * size, '#7a5036');
  for (const [low, radius, tall] of [
    [0.45, 0.72, 1.3],
    [1.1, 0.56, 1.2],
    [1.75, 0.4, 1.1],
  ] as const)
    cone(iso, [x, y, low * size], radius * size, tall * size, '#3f8a5c');
}

export function palm(iso: Iso, x: number, y: number, size = 1): void {
  const { brush, unit } = iso;
  shadow(iso, [x, y], 0.7 * size);
  const [foot, low] = at(iso, [x, y, 0]);
  const [crown, high] = [foot + unit * 0.4 * size, low - unit * 2.7 * size];
  brush.lineCap = 'round';
  brush.strokeStyle = '#9a6a42';
  brush.lineWidth = unit * 0.22 * size;
  brush.beginPath();
  brush.moveTo(foot, low);
  brush.quadraticCurveTo(foot - unit * 0.1 * size, low - unit * 1.5 * size, crown, high);
  brush.stroke();
  for (let leaf = 0; leaf < 8; leaf++) {
    const angle = (leaf / 8) * 2 * Math.PI + 0.3;
    const [dx, dy] = [Math.cos(angle) * unit * 1.35 * size, Math.sin(angle) * unit * 0.6 * size];
    brush.fillStyle = css(mix('#4a9a54', leaf % 2 === 0 ? '#ffffff' : SHADE, 0.16));
    brush.beginPath();
    brush.moveTo(crown, high);
    brush.quadraticCurveTo(
      crown + dx * 0.5,
      high + dy - unit * 0.7 * size,
      crown + dx,
      high + dy + unit * 0.35 * size,
    );
    brush.quadraticCurveTo(crown + dx * 0.5, high + dy - unit * 0.15 * size, crown, high);
    brush.fill();
  }
}

const PETALS = ['#f28aa0', '#fbd35a', '#f6f2ea', '#b58ae0'] as const;

/** A bed of small flowers. */
export function flowers(iso: Iso, { x, y, wide, deep }: Pick<Block, 'x' | 'y' | 'wide' | 'deep'>): void {
  onGround(iso, { x, y, wide, deep, z: 0.01 }, '#5a9a4a');
  for (let row = 0.2; row < deep; row += 0.32)
    for (let column = 0.2; column < wide; column += 0.32) {
      const petal = PETALS[Math.round((row * 7 + column * 11) * 3) % PETALS.length] ?? PETALS[0];
      sphere(iso, [x + column, y + row, 0.16], 0.13, petal);
    }
}

/** Posts with two rails along x or y. */
export function fence(iso: Iso, [x, y]: readonly [number, number], long: number, along: 'x' | 'y'): void {
  const wood = '#f2ead8';
  const post = (part: number): void =>
    block(
      iso,
      {
        x: along === 'x' ? x + part : x,
        y: along === 'y' ? y + part : y,
        wide: 0.14,
        deep: 0.14,
        tall: 0.72,
      },
      wood,
    );
  for (const z of [0.2, 0.46])
    block(
      iso,
      along === 'x'
        ? { x, y, z, wide: long, deep: 0.08, tall: 0.12 }
        : { x, y, z, wide: 0.08, deep: long, tall: 0.12 },
      wood,
    );
  for (let part = 0; part <= long - 0.1; part += 0.62) post(part);
}
