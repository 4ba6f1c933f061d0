// The small things that other things are built of: each is painted around the origin, as wide as its size.

import { css, mix, type Colour, type Rgb } from '#engine/raster/colour.ts';
import type { Random } from '#engine/raster/random.ts';
import type { Brush } from '#engine/raster/surface.ts';
import type { StuffName } from '../lexicon/stuffs.ts';

type Piece = { size: number; tone: Colour; turn: number; random: Random };

export type Pieces = {
  /** What is seen between them. */
  base: string;
  tones: readonly [Colour, ...Colour[]];
  /** Of one, as a part of the root of the area that is filled. */
  size?: number;
  /** From one to the next, in sizes. */
  gap?: number;
  paint: (brush: Brush, piece: Piece) => void;
};

const darker = (tone: Colour, by: number): Rgb => mix(tone, '#20101c', by);
const dark = (tone: Colour, by = 0.35): string => css(darker(tone, by));
const light = (tone: Colour, by = 0.4): string => css(mix(tone, '#ffffff', by));

function disc(brush: Brush, x: number, y: number, radius: number, fill: Brush['fillStyle']): void {
  brush.fillStyle = fill;
  brush.beginPath();
  brush.arc(x, y, radius, 0, 7);
  brush.fill();
}

/** Five petals around a heart. */
function paintBlossom(brush: Brush, { size, tone, turn }: Piece): void {
  brush.rotate(turn);
  for (const [scale, fill] of [
    [1, dark(tone, 0.3)],
    [0.9, css(tone)],
  ] as const) {
    brush.fillStyle = fill;
    for (let petal = 0; petal < 5; petal++) {
      const way = (petal / 5) * Math.PI * 2;
      const [x, y] = [Math.cos(way) * size * 0.27, Math.sin(way) * size * 0.27];
      brush.beginPath();
      brush.ellipse(x, y, size * 0.25 * scale, size * 0.19 * scale, way, 0, 7);
      brush.fill();
    }
  }
  disc(brush, 0, 0, size * 0.13, '#f6cf4a');
}

/** Petals that lie around each other. */
function paintRose(brush: Brush, { size, tone, turn }: Piece): void {
  disc(brush, 0, 0, size * 0.5, dark(tone, 0.4));
  brush.lineWidth = size * 0.07;
  for (const [radius, fill] of [
    [0.46, css(tone)],
    [0.33, light(tone, 0.14)],
    [0.2, dark(tone, 0.14)],
  ] as const) {
    disc(brush, 0, 0, size * radius, fill);
    brush.strokeStyle = dark(tone, 0.45);
    for (let arc = 0; arc < 3; arc++) {
      const from = turn + radius * 6 + (arc / 3) * Math.PI * 2;
      brush.beginPath();
      brush.arc(0, 0, size * radius * 0.94, from, from + 1.5);
      brush.stroke();
    }
  }
}

function paintLeaf(brush: Brush, { size, tone, turn }: Piece): void {
  brush.rotate(turn);
  for (const [grown, fill] of [
    [1, dark(tone, 0.4)],
    [0.9, css(tone)],
  ] as const) {
    brush.fillStyle = fill;
    brush.beginPath();
    brush.moveTo(-size * 0.56 * grown, 0);
    brush.quadraticCurveTo(0, -size * 0.46 * grown, size * 0.6 * grown, 0);
    brush.quadraticCurveTo(0, size * 0.46 * grown, -size * 0.56 * grown, 0);
    brush.fill();
  }
  brush.strokeStyle = light(tone, 0.34);
  brush.lineWidth = Math.max(0.6, size * 0.05);
  brush.beginPath();
  brush.moveTo(-size * 0.5, 0);
  brush.lineTo(size * 0.5, 0);
  for (const at of [-0.2, 0.05, 0.28])
    for (const way of [-1, 1]) {
      brush.moveTo(at * size - size * 0.08, 0);
      brush.lineTo(at * size + size * 0.06, way * size * 0.15);
    }
  brush.stroke();
}

/** Five points, as a maple has them. */
function paintMapleLeaf(brush: Brush, { size, tone, turn }: Piece): void {
  brush.rotate(turn);
  for (const [grown, fill] of [
    [1, dark(tone, 0.42)],
    [0.88, css(tone)],
  ] as const) {
    brush.fillStyle = fill;
    brush.beginPath();
    for (let point = 0; point < 10; point++) {
      const way = (point / 10) * Math.PI * 2;
      const reach = size * grown * (point % 2 === 0 ? 0.58 : 0.28);
      brush.lineTo(Math.cos(way) * reach, Math.sin(way) * reach);
    }
    brush.closePath();
    brush.fill();
  }
  brush.strokeStyle = light(tone, 0.3);
  brush.lineWidth = Math.max(0.6, size * 0.045);
  brush.beginPath();
  for (let vein = 0; vein < 5; vein++) {
    const way = (vein / 5) * Math.PI * 2;
    brush.moveTo(0, 0);
    brush.lineTo(Math.cos(way) * size * 0.42, Math.sin(way) * size * 0.42);
  }
  brush.stroke();
}

/** They lie downwards, as on a bird. */
function paintFeather(brush: Brush, { size, tone, random }: Piece): void {
  paintLeaf(brush, { size: size * 1.15, tone, turn: Math.PI / 2 + random.between(-0.35, 0.35), random });
}

function paintBlades(brush: Brush, { size, tone, random }: Piece): void {
  brush.lineCap = 'round';
  brush.lineWidth = Math.max(0.8, size * 0.12);
  for (let blade = 0; blade < 5; blade++) {
    brush.strokeStyle = blade % 2 === 0 ? css(tone) : dark(tone, 0.25);
    const x = random.between(-0.4, 0.4) * size;
    brush.beginPath();
    brush.moveTo(x, size * 0.45);
    brush.quadraticCurveTo(x, 0, x + random.between(-0.34, 0.34) * size, -size * 0.5);
    brush.stroke();
  }
}

/** A round sweet with a swirl, or one in stripes. */
function paintSweet(brush: Brush, { size, tone, turn, random }: Piece): void {
  disc(brush, 0, 0, size * 0.48, dark(tone, 0.35));
  disc(brush, 0, 0, size * 0.44, css(tone));
  if (random.chance(0.55)) {
    brush.strokeStyle = '#fff8fa';
    brush.lineWidth = size * 0.09;
    brush.beginPath();
    for (let angle = 0; angle < 11; angle += 0.3) {
      const reach = size * 0.4 * (angle / 11);
      brush.lineTo(Math.cos(turn + angle) * reach, Math.sin(turn + angle) * reach);
    }
    brush.stroke();
  }
  disc(brush, -size * 0.16, -size * 0.18, size * 0.09, css('#ffffff', 0.8));
}

/** A coin with its rim. */
function paintCoin(brush: Brush, { size, tone }: Piece): void {
  disc(brush, 0, size * 0.05, size * 0.5, dark(tone, 0.5));
  disc(brush, 0, 0, size * 0.48, css(tone));
  disc(brush, 0, 0, size * 0.36, dark(tone, 0.16));
  disc(brush, 0, -size * 0.015, size * 0.34, light(tone, 0.16));
  brush.fillStyle = dark(tone, 0.3);
  brush.fillRect(-size * 0.045, -size * 0.2, size * 0.09, size * 0.4);
}

function paintButton(brush: Brush, { size, tone, turn }: Piece): void {
  disc(brush, 0, size * 0.03, size * 0.5, dark(tone, 0.45));
  disc(brush, 0, 0, size * 0.47, css(tone));
  disc(brush, 0, 0, size * 0.34, light(tone, 0.2));
  for (let hole = 0; hole < 4; hole++) {
    const way = turn + (hole / 4) * Math.PI * 2;
    disc(brush, Math.cos(way) * size * 0.13, Math.sin(way) * size * 0.13, size * 0.055, dark(tone, 0.7));
  }
}

function paintGear(brush: Brush, { size, tone, turn }: Piece): void {
  brush.rotate(turn);
  for (const [grown, fill] of [
    [1, dark(tone, 0.55)],
    [0.9, css(tone)],
  ] as const) {
    brush.fillStyle = fill;
    for (let tooth = 0; tooth < 8; tooth++) {
      brush.rotate(Math.PI / 4);
      brush.fillRect(-size * 0.09 * grown, -size * 0.54 * grown, size * 0.18 * grown, size * 0.24);
    }
    disc(brush, 0, 0, size * 0.42 * grown, fill);
  }
  disc(brush, 0, 0, size * 0.26, light(tone, 0.2));
  disc(brush, 0, 0, size * 0.15, dark(tone, 0.65));
}

/** One that is round, with a leaf at its stalk. */
function paintFruit(brush: Brush, { size, tone, random }: Piece): void {
  const isLong = tone === BANANA;
  if (isLong) {
    brush.rotate(random.between(-0.6, 0.6));
    brush.strokeStyle = dark(tone, 0.4);
    brush.lineCap = 'round';
    for (const [thick, stroke] of [
      [0.3, dark(tone, 0.35)],
      [0.24, css(tone)],
    ] as const) {
      brush.lineWidth = size * thick;
      brush.strokeStyle = stroke;
      brush.beginPath();
      brush.arc(0, -size * 0.36, size * 0.5, 0.5, 2.6);
      brush.stroke();
    }
    return;
  }
  disc(brush, 0, 0, size * 0.5, dark(tone, 0.45));
  disc(brush, 0, 0, size * 0.46, css(tone));
  disc(brush, -size * 0.14, -size * 0.16, size * 0.15, light(tone, 0.45));
  brush.strokeStyle = '#5a3a1c';
  brush.lineWidth = size * 0.06;
  brush.beginPath();
  brush.moveTo(0, -size * 0.3);
  brush.lineTo(size * 0.06, -size * 0.5);
  brush.stroke();
  brush.fillStyle = '#4f9a3a';
  brush.beginPath();
  brush.ellipse(size * 0.18, -size * 0.42, size * 0.15, size * 0.07, -0.4, 0, 7);
  brush.fill();
}
const BANANA = '#f6d84a';

/** A carrot, a tomato, a head of lettuce. */
function paintVegetable(brush: Brush, piece: Piece): void {
  const { size, tone, turn, random } = piece;
  if (tone === CARROT) {
    brush.rotate(random.between(-0.7, 0.7));
    brush.fillStyle = dark(tone, 0.25);
    brush.beginPath();
    brush.moveTo(-size * 0.2, -size * 0.3);
    brush.lineTo(size * 0.2, -size * 0.3);
    brush.lineTo(0, size * 0.6);
    brush.closePath();
    brush.fill();
    brush.fillStyle = css(tone);
    brush.fillRect(-size * 0.14, -size * 0.28, size * 0.2, size * 0.3);
    brush.fillStyle = '#4f9a3a';
    for (const lean of [-0.16, 0, 0.16]) {
      brush.beginPath();
      brush.ellipse(lean * size, -size * 0.42, size * 0.06, size * 0.18, lean * 3, 0, 7);
      brush.fill();
    }
    return;
  }
  if (tone === LETTUCE || tone === BROCCOLI) {
    const knots = tone === LETTUCE ? 6 : 9;
    disc(brush, 0, 0, size * 0.42, dark(tone, 0.35));
    for (let knot = 0; knot < knots; knot++) {
      const way = turn + (knot / knots) * Math.PI * 2;
      disc(
        brush,
        Math.cos(way) * size * 0.28,
        Math.sin(way) * size * 0.28,
        size * 0.18,
        knot % 2 === 0 ? css(tone) : light(tone, 0.2),
      );
    }
    disc(brush, 0, 0, size * 0.2, light(tone, 0.3));
    return;
  }
  paintFruit(brush, piece);
}
const [CARROT, LETTUCE, BROCCOLI] = ['#ee8a2c', '#8cc85a', '#3f8a44'];

/** Upright, or lying on its side, with its pages. */
function paintBook(brush: Brush, { size, tone, random }: Piece): void {
  const [wide, high] = random.chance(0.5) ? [size * 0.42, size * 1.05] : [size * 1.05, size * 0.42];
  brush.rotate(random.between(-0.12, 0.12));
  brush.fillStyle = dark(tone, 0.5);
  brush.fillRect(-wide / 2, -high / 2, wide, high);
  brush.fillStyle = css(tone);
  brush.fillRect(-wide * 0.45, -high * 0.45, wide * 0.9, high * 0.9);
  brush.fillStyle = '#f4e7c8';
  if (high > wide) {
    for (const at of [-0.3, 0.22]) brush.fillRect(-wide * 0.45, high * at, wide * 0.9, high * 0.07);
  } else {
    brush.fillRect(wide * 0.2, -high * 0.36, wide * 0.26, high * 0.72);
    brush.fillStyle = dark(tone, 0.2);
    brush.fillRect(-wide * 0.3, -high * 0.45, wide * 0.06, high * 0.9);
  }
}

/** Facets around a table. */
function paintGem(brush: Brush, { size, tone, turn }: Piece): void {
  const corners = 6;
  for (let side = 0; side < corners; side++) {
    const [from, to] = [turn + (side / corners) * Math.PI * 2, turn + ((side + 1) / corners) * Math.PI * 2];
    brush.fillStyle = side % 3 === 0 ? light(tone, 0.5) : side % 3 === 1 ? css(tone) : dark(tone, 0.25);
    brush.beginPath();
    brush.moveTo(0, 0);
    brush.lineTo(Math.cos(from) * size * 0.54, Math.sin(from) * size * 0.54);
    brush.lineTo(Math.cos(to) * size * 0.54, Math.sin(to) * size * 0.54);
    brush.closePath();
    brush.fill();
  }
  brush.fillStyle = light(tone, 0.34);
  brush.beginPath();
  for (let corner = 0; corner < corners; corner++) {
    const way = turn + (corner / corners) * Math.PI * 2;
    brush.lineTo(Math.cos(way) * size * 0.26, Math.sin(way) * size * 0.26);
  }
  brush.closePath();
  brush.fill();
}

function paintBalloon(brush: Brush, { size, tone, random }: Piece): void {
  brush.rotate(random.between(-0.5, 0.5));
  for (const [grown, fill] of [
    [1, dark(tone, 0.3)],
    [0.94, css(tone)],
  ] as const) {
    brush.fillStyle = fill;
    brush.beginPath();
    brush.ellipse(0, 0, size * 0.44 * grown, size * 0.52 * grown, 0, 0, 7);
    brush.fill();
  }
  brush.fillStyle = css('#ffffff', 0.7);
  brush.beginPath();
  brush.ellipse(-size * 0.15, -size * 0.2, size * 0.08, size * 0.15, 0.4, 0, 7);
  brush.fill();
}

function paintBubble(brush: Brush, { size, tone, turn }: Piece): void {
  const fill = brush.createRadialGradient(0, 0, size * 0.1, 0, 0, size * 0.5);
  fill.addColorStop(0, css('#ffffff', 0.14));
  fill.addColorStop(0.8, css(tone, 0.5));
  fill.addColorStop(1, css(mix(tone, '#ffffff', 0.6), 0.9));
  disc(brush, 0, 0, size * 0.5, fill);
  brush.rotate(turn * 0.08);
  brush.fillStyle = css('#ffffff', 0.9);
  brush.beginPath();
  brush.ellipse(-size * 0.18, -size * 0.2, size * 0.07, size * 0.12, 0.7, 0, 7);
  brush.fill();
}

/** A biscuit of gingerbread with its icing. */
function paintBiscuit(brush: Brush, { size, tone, turn, random }: Piece): void {
  disc(brush, 0, size * 0.03, size * 0.5, dark(tone, 0.45));
  disc(brush, 0, 0, size * 0.47, css(tone));
  brush.rotate(turn);
  for (let crumb = 0; crumb < 6; crumb++) {
    const way = (crumb / 6) * Math.PI * 2;
    const reach = size * random.between(0.1, 0.34);
    disc(brush, Math.cos(way) * reach, Math.sin(way) * reach, size * 0.055, random.pick(CRUMBS));
  }
}
const CRUMBS = ['#5a3018', '#6a3a1e', '#f8f0e6'] as const;

export const PIECES: Readonly<Partial<Record<StuffName, Pieces>>> = {
  flowers: {
    base: '#4f7a3c',
    tones: ['#e86a8e', '#f4a24a', '#f6dc5c', '#b47ae0', '#f2f0ee', '#e4505c', '#7a9af0'],
    size: 0.115,
    gap: 0.56,
    paint: paintBlossom,
  },
  roses: {
    base: '#3c5a30',
    tones: ['#c8243c', '#d83c50', '#b01830', '#e0586a'],
    size: 0.12,
    paint: paintRose,
  },
  leaves: {
    base: '#2c5a28',
    tones: ['#4f9a3c', '#6ab24a', '#3a7a34', '#8cc45a'],
    size: 0.12,
    gap: 0.5,
    paint: paintLeaf,
  },
  'autumn-leaves': {
    base: '#7a3a18',
    tones: ['#e08a2c', '#d05a24', '#c43a2a', '#e8b23c', '#a84a20'],
    size: 0.125,
    gap: 0.5,
    paint: paintMapleLeaf,
  },
  moss: {
    base: '#2f5a2a',
    tones: ['#5a9a3c', '#78b44a', '#468436', '#94c45c'],
    size: 0.09,
    gap: 0.5,
    paint: paintBlades,
  },
  feathers: {
    base: '#c8ccd6',
    tones: ['#f4f4f6', '#e2e6ee', '#d4dae6', '#fbfbfc'],
    size: 0.12,
    gap: 0.46,
    paint: paintFeather,
  },
  'bright-feathers': {
    base: '#3a4a7a',
    tones: ['#2f8ae0', '#28b08a', '#f2b83c', '#e8584a', '#a45ae0', '#3cc8e0'],
    size: 0.12,
    gap: 0.46,
    paint: paintFeather,
  },
  candy: {
    base: '#d878a0',
    tones: ['#f05a7e', '#5ac8e0', '#f8c84a', '#8ad06a', '#b67ae8', '#f8903c'],
    size: 0.1,
    paint: paintSweet,
  },
  biscuit: {
    base: '#8a5428',
    tones: ['#c8884a', '#d89a58', '#b8763c'],
    size: 0.11,
    gap: 0.6,
    paint: paintBiscuit,
  },
  fruit: {
    base: '#5a7a34',
    tones: ['#e23c3c', '#f29a2c', BANANA, '#8cc84a', '#7a3c9a', '#f26a8a'],
    size: 0.125,
    paint: paintFruit,
  },
  vegetables: {
    base: '#3a6a30',
    tones: [CARROT, LETTUCE, BROCCOLI, '#e24a3c', '#7a3c8a'],
    size: 0.13,
    paint: paintVegetable,
  },
  gears: {
    base: '#4a3a28',
    tones: ['#b8863c', '#8a6a44', '#9a9ca4', '#c89a50', '#70604c'],
    size: 0.13,
    gap: 0.6,
    paint: paintGear,
  },
  coins: { base: '#8a6418', tones: ['#f0c23c', '#e4b02c', '#f6d05c'], size: 0.1, paint: paintCoin },
  books: {
    base: '#4a3424',
    tones: ['#9a3a34', '#34587a', '#3f6a48', '#b88a3c', '#6a4a7a', '#7a4a2c'],
    size: 0.13,
    gap: 0.6,
    paint: paintBook,
  },
  gems: {
    base: '#3a4a8a',
    tones: ['#58b8e8', '#e85a9a', '#6ad09a', '#b07ae8', '#f4d06a', '#e8f0fa'],
    size: 0.11,
    paint: paintGem,
  },
  buttons: {
    base: '#6a5a68',
    tones: ['#e25a5a', '#5a9ae2', '#f2c24a', '#6ab87a', '#b07ad0', '#f0ece4'],
    size: 0.1,
    paint: paintButton,
  },
  balloons: {
    base: '#c86a8a',
    tones: ['#ec4a5c', '#4a9aec', '#f6c83c', '#5ac07a', '#b06ae0', '#f48a3c'],
    size: 0.14,
    paint: paintBalloon,
  },
  bubbles: {
    base: '#b8dcf0',
    tones: ['#a4d4f4', '#d8b8f0', '#b8f0e0'],
    size: 0.14,
    gap: 0.56,
    paint: paintBubble,
  },
  // Stacked in a grid: only what it is called matters.
  'toy-bricks': { base: '#888888', tones: ['#e23c3c'], paint: () => undefined },
};
