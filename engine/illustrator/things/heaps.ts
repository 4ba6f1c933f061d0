// Heaps that one sits in up to the belly: fallen leaves, hay, snow.

import { mix } from '#engine/raster/colour.ts';
import type { Container } from './container.ts';
import { ball, line, shape, type Pen } from './pen.ts';

const DARK = '#2a1408';
const LEAVES = ['#e0782a', '#c8482a', '#f0a83a', '#d89a3a', '#a83a24', '#f2c860'] as const;
const STRAW = ['#e8c868', '#d4ac4a', '#f2dc90', '#c09238'] as const;

type Mound = {
  /** In the middle of the heap and at its foot. */
  light: string;
  shade: string;
  /** Lays one piece with its middle here. */
  piece(pen: Pen, x: number, y: number): void;
  pieces: number;
};

/** Pieces on a mound between two rows, the farther ones first. */
function strew(pen: Pen, { piece, pieces }: Mound, half: number, top: number): void {
  const { random } = pen;
  const places = Array.from({ length: pieces }, () => {
    const across = random.between(-1, 1);
    return { x: across * half, y: (1 - across * across) * top * random.next() - random.between(0, 7) };
  });
  for (const { x, y } of places.sort((one, other) => one.y - other.y)) piece(pen, x, y);
}

function heap(mound: Mound): Container {
  return {
    width: 250,
    height: 96,
    half: 62,
    rim: -44,
    back(pen) {
      shape(pen, 'M-112 0 C-96 -40 -56 -84 0 -86 C56 -84 96 -40 112 0 Z', mound.light, {
        colour: mound.shade,
        from: -86,
        to: 0,
      });
      strew(pen, mound, 104, -84);
    },
    front(pen) {
      shape(
        pen,
        'M-122 0 C-108 -26 -72 -42 -34 -44 C-8 -38 18 -38 42 -46 C80 -40 110 -22 122 0 Z',
        mound.light,
        {
          colour: mound.shade,
          from: -46,
          to: 0,
        },
      );
      strew(pen, mound, 116, -44);
    },
  };
}

function leaf(pen: Pen, x: number, y: number): void {
  const { brush, random } = pen;
  const tone = random.pick(LEAVES);
  brush.save();
  brush.translate(x, y);
  brush.rotate(random.between(0, 6.3));
  brush.scale(1, random.between(0.55, 1));
  shape(pen, 'M-9 0 C-6 -7 4 -7 10 0 C4 7 -6 7 -9 0 Z', tone, {
    colour: mix(tone, DARK, 0.22),
    from: -6,
    to: 6,
  });
  line(pen, 'M-12 0 L8 0', mix(tone, DARK, 0.34), 1);
  brush.restore();
}

function straw(pen: Pen, x: number, y: number): void {
  const { random } = pen;
  const [across, down] = [random.between(8, 18), random.between(-5, 5)];
  line(pen, `M${x - across} ${y - down} Q${x} ${y - 3} ${x + across} ${y + down}`, random.pick(STRAW), 1.8);
}

function crumb(pen: Pen, x: number, y: number): void {
  const { random } = pen;
  const size = random.between(4, 11);
  ball(pen, x, y, size, size * 0.6, random.pick(['#ffffff', '#eef4fb', '#e2ecf7'] as const));
}

export const HEAPS: Readonly<Record<string, Container>> = {
  'leaf-heap': heap({ light: '#d8842e', shade: '#8f3f1e', piece: leaf, pieces: 190 }),
  'hay-heap': heap({ light: '#e0bc5c', shade: '#a67c2e', piece: straw, pieces: 170 }),
  'snow-heap': heap({ light: '#f7fbff', shade: '#b8cbe2', piece: crumb, pieces: 46 }),
};
