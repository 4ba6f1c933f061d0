// What is picked off plants and fish, each by itself: coffee beans, a shoot of tea, an ear of wheat, a pine cone, a fish's
// bones. In small units.

import { mix } from '#engine/raster/colour.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

/** One that lies on its side, cut along its middle. */
function bean(pen: Pen, x: number, y: number, turn: number, size = 1): void {
  const { brush } = pen;
  const roast = '#8a522c';
  brush.save();
  brush.translate(x, y);
  brush.rotate(turn);
  brush.scale(size, size);
  shape(
    pen,
    'M0 -46 C24 -46 33 -20 33 0 C33 24 20 47 0 47 C-20 47 -33 24 -33 0 C-33 -20 -24 -46 0 -46 Z',
    mix(roast, '#d8a070', 0.26),
    {
      colour: mix(roast, '#180804', 0.34),
      from: -46,
      to: 46,
    },
  );
  line(pen, 'M2 -42 C-14 -22 16 8 -2 42', mix(roast, '#120602', 0.66), 6);
  line(pen, 'M7 -40 C-8 -22 21 8 4 40', mix(roast, '#f0c090', 0.42), 2);
  brush.restore();
}

function coffeeBeans(pen: Pen): void {
  bean(pen, -38, -50, -0.42);
  bean(pen, 40, -46, 0.5, 0.94);
}

const LEAF = '#4f9a3c';

/** From its stalk at 0 up to its tip. */
function leaf(pen: Pen, [x, y]: readonly [number, number], turn: number, size: number, colour = LEAF): void {
  const { brush } = pen;
  brush.save();
  brush.translate(x, y);
  brush.rotate(turn);
  brush.scale(size, size);
  shape(pen, 'M0 0 C-30 -22 -34 -66 0 -104 C34 -66 30 -22 0 0 Z', mix(colour, '#ffffff', 0.16), {
    colour: mix(colour, '#0c3010', 0.34),
    from: -104,
    to: 0,
  });
  line(pen, 'M0 4 V-92', mix(colour, '#e8ffc8', 0.5), 3);
  for (const up of [-22, -42, -62])
    line(pen, `M0 ${up} L-15 ${up - 14} M0 ${up} L15 ${up - 14}`, mix(colour, '#e8ffc8', 0.36), 2);
  brush.restore();
}

/** Two leaves and a bud. */
function teaShoot(pen: Pen): void {
  line(pen, 'M0 0 C-4 -26 2 -44 0 -70', '#6f9a3c', 6);
  leaf(pen, [-1, -46], -1.02, 0.9);
  leaf(pen, [1, -52], 0.98, 0.9, '#5aa844');
  leaf(pen, [0, -66], 0.04, 0.62, '#8cc65a');
}

/** Grains in pairs, each with its beard. */
function wheatEar(pen: Pen): void {
  const gold = '#e0a83c';
  line(pen, 'M0 0 V-70', '#b98a34', 5);
  for (let row = 0; row < 6; row++) {
    const y = -48 - row * 19;
    for (const side of [-1, 1]) {
      line(pen, `M${side * 14} ${y - 16} L${side * 34} ${y - 58}`, mix(gold, '#ffffff', 0.2), 2);
      shape(
        pen,
        `M0 ${y + 8} C${side * 22} ${y + 2} ${side * 28} ${y - 18} ${side * 18} ${y - 32} C${side * 4} ${y - 24} 0 ${y - 8} 0 ${y + 8} Z`,
        mix(gold, '#fff0c0', 0.36),
        { colour: mix(gold, '#6a3c0c', 0.4), from: y - 32, to: y + 8 },
      );
    }
  }
  line(pen, 'M0 -170 V-216', mix(gold, '#ffffff', 0.2), 2);
  shape(pen, 'M0 -146 C12 -154 12 -172 0 -184 C-12 -172 -12 -154 0 -146 Z', mix(gold, '#fff0c0', 0.3), {
    colour: mix(gold, '#6a3c0c', 0.3),
    from: -184,
    to: -146,
  });
}

/** It hangs from its stalk; its scales end in points, and narrow towards its tip. */
function pineCone(pen: Pen): void {
  const wood = '#96623a';
  line(pen, 'M2 -128 Q0 -140 10 -150', '#5c3a20', 7);
  for (const side of [-1, 1])
    for (const turn of [0.5, 0.9, 1.3])
      line(pen, `M4 -136 l${side * Math.sin(turn) * 46} ${-Math.cos(turn) * 30}`, '#4f8a4a', 3);
  shape(
    pen,
    'M0 -130 C30 -132 50 -108 46 -82 C42 -48 20 -16 0 0 C-20 -16 -42 -48 -46 -82 C-50 -108 -30 -132 0 -130 Z',
    mix(wood, '#1c0c06', 0.62),
  );
  const rows = 9;
  for (let row = rows; row >= 0; row--) {
    const y = -118 + row * 12.4;
    const half = 46 * Math.sin(Math.PI * (0.3 + (row / rows) * 0.66)) + 3;
    const many = row % 2 === 0 ? 3 : 4;
    for (let at = 0; at < many; at++) {
      const place = ((at + 0.5) / many - 0.5) * 2;
      const x = place * half * 0.92;
      const wide = (half / many) * 1.02 * (1 - Math.abs(place) * 0.25);
      shape(
        pen,
        `M${x - wide} ${y - 5} Q${x} ${y - 15} ${x + wide} ${y - 5} Q${x + wide * 0.7} ${y + 6} ${x} ${y + 15} Q${x - wide * 0.7} ${y + 6} ${x - wide} ${y - 5} Z`,
        mix(wood, '#f0c890', 0.44),
        { colour: mix(wood, '#2c140a', 0.5), from: y - 13, to: y + 15 },
      );
    }
  }
}

/** A head, ribs that shorten, a tail. */
function fishBones(pen: Pen): void {
  const bone = '#e6e2d6';
  const edge = mix(bone, '#4a4438', 0.5);
  for (const [colour, more] of [
    [edge, 5],
    [bone, 0],
  ] as const) {
    line(pen, 'M-56 -50 H84', colour, 8 + more);
    for (let rib = 0; rib < 6; rib++) {
      const x = -36 + rib * 20;
      const long = 38 - rib * 4;
      line(
        pen,
        `M${x} -50 q9 ${-long * 0.6} 2 ${-long} M${x} -50 q9 ${long * 0.6} 2 ${long}`,
        colour,
        6 + more,
      );
    }
    line(pen, 'M84 -50 L112 -82 Q104 -50 112 -18 Z', colour, 4 + more);
  }
  shape(pen, 'M84 -50 L112 -82 Q104 -50 112 -18 Z', bone);
  shape(
    pen,
    'M-50 -84 C-84 -84 -110 -66 -118 -46 L-92 -38 L-112 -32 C-96 -18 -76 -14 -50 -16 Q-38 -50 -50 -84 Z',
    bone,
    {
      colour: mix(bone, '#6a6454', 0.3),
      from: -84,
      to: -14,
    },
  );
  line(
    pen,
    'M-50 -84 C-84 -84 -110 -66 -118 -46 L-92 -38 L-112 -32 C-96 -18 -76 -14 -50 -16 Q-38 -50 -50 -84 Z',
    edge,
    3,
  );
  ball(pen, -78, -58, 9, 9, '#2c2a28');
}

export const SEEDS_AND_LEAVES: Record<string, OwnDrawing> = {
  'own/coffee-beans': { width: 160, height: 104, paint: coffeeBeans },
  'own/tea-shoot': { width: 190, height: 140, paint: teaShoot },
  'own/wheat-ear': { width: 110, height: 222, paint: wheatEar },
  'own/pine-cone': { width: 110, height: 170, paint: pineCone },
  'own/fish-bones': { width: 244, height: 104, paint: fishBones },
};
