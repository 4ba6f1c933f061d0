// Goods that are shown for themselves: a ring in its box, a phone and a tablet with their screens lit.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { ball, gem, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const GOLD = '#d8b06a';
const DARK = '#20142a';
const CLEAR = '#cfeaf8';
/** What the words for metals mean as colours. */
export const METALS_ASKED: Readonly<Record<string, Colour>> = {
  '#f2c230': GOLD,
  '#c2c7cd': '#c4c9d0',
  '#8d939c': '#c4c9d0',
};

/** Open, of velvet, a ring with a stone upright in it. */
function ringBox(pen: Pen): void {
  const velvet = '#7a1830';
  // The lid, seen from inside.
  shape(
    pen,
    'M-64 -64 L-56 -138 Q-54 -146 -44 -146 L44 -146 Q54 -146 56 -138 L64 -64 Z',
    mix(velvet, '#ffffff', 0.1),
    { colour: mix(velvet, DARK, 0.4), from: -146, to: -64 },
  );
  shape(pen, 'M-54 -66 L-47 -132 Q-46 -137 -40 -137 L40 -137 Q46 -137 47 -132 L54 -66 Z', '#f2ece4', {
    colour: '#c8beb2',
    from: -137,
    to: -66,
  });
  shape(pen, 'M-66 -66 L66 -66 L62 -4 Q61 0 56 0 L-56 0 Q-61 0 -62 -4 Z', mix(velvet, '#ffffff', 0.14), {
    colour: mix(velvet, DARK, 0.42),
    from: -66,
    to: 0,
  });
  shape(pen, 'M-66 -66 L66 -66 L58 -48 L-58 -48 Z', '#fbf6ee', { colour: '#d2c6b8', from: -66, to: -48 });
  line(pen, 'M-20 -56 L20 -56', '#8f8478', 4);
  line(pen, 'M-66 -66 L66 -66', GOLD, 2.4);
  // The ring: a hoop that stands in the slit.
  const { brush } = pen;
  for (const [colour, wide] of [
    [mix(GOLD, DARK, 0.4), 8],
    [GOLD, 6],
    ['#fbe6b0', 2],
  ] as const) {
    brush.strokeStyle = css(colour);
    brush.lineWidth = wide;
    brush.beginPath();
    brush.arc(0, -72, 25, Math.PI * 0.86, Math.PI * 2.14);
    brush.stroke();
  }
  gem(pen, [0, -106], 15, '#bfe6f6');
  line(pen, 'M-9 -98 L-12 -108 M9 -98 L12 -108', GOLD, 3);
  for (const [x, y, size] of [
    [20, -124, 7],
    [-22, -118, 5],
  ] as const) {
    shape(
      pen,
      `M${x} ${y - size} L${x + size * 0.24} ${y} L${x} ${y + size} L${x - size * 0.24} ${y} Z`,
      '#ffffff',
    );
    shape(
      pen,
      `M${x - size} ${y} L${x} ${y - size * 0.24} L${x + size} ${y} L${x} ${y + size * 0.24} Z`,
      '#ffffff',
    );
  }
}

/** A band that stands, with a cut stone in its setting. */
function ring(pen: Pen, metal: Colour, stone: Colour): void {
  const { brush } = pen;
  for (const [colour, wide, shift] of [
    [mix(metal, DARK, 0.45), 17, 0],
    [metal, 13, 0],
    [mix(metal, '#ffffff', 0.6), 3.4, -2.5],
  ] as const) {
    brush.strokeStyle = css(colour);
    brush.lineWidth = wide;
    brush.beginPath();
    brush.ellipse(0, -58, 50 + shift, 50 + shift, 0, 0, 7);
    brush.stroke();
  }
  shape(pen, 'M-16 -104 L16 -104 L10 -120 L-10 -120 Z', metal, {
    colour: mix(metal, DARK, 0.4),
    from: -120,
    to: -104,
  });
  // The stone: a crown of facets over a point.
  shape(pen, 'M-34 -138 L34 -138 L0 -104 Z', mix(stone, '#4a7aa0', 0.3), {
    colour: mix(stone, '#2a4a78', 0.55),
    from: -138,
    to: -104,
  });
  shape(pen, 'M-34 -138 L-22 -154 L22 -154 L34 -138 Z', stone, {
    colour: mix(stone, '#6a9ac0', 0.4),
    from: -154,
    to: -138,
  });
  shape(pen, 'M-22 -154 L-10 -138 L0 -154 L12 -138 L22 -154 Z', '#ffffff');
  shape(pen, 'M-12 -138 L12 -138 L0 -104 Z', mix(stone, '#ffffff', 0.5));
  line(pen, 'M-34 -138 H34', '#f4fbff', 1.4);
  line(pen, 'M-26 -132 L-15 -108 M26 -132 L15 -108', mix(metal, '#ffffff', 0.3), 4);
  for (const [x, y, size] of [
    [28, -158, 11],
    [-30, -148, 7],
  ] as const) {
    const thin = size * 0.2;
    shape(
      pen,
      `M${x} ${y - size} L${x + thin} ${y - thin} L${x + size} ${y} L${x + thin} ${y + thin} L${x} ${y + size} L${x - thin} ${y + thin} L${x - size} ${y} L${x - thin} ${y - thin} Z`,
      '#ffffff',
    );
  }
}

/** A flat screen with a picture on it that the words ask for: here of hills. */
function tablet(pen: Pen): void {
  shape(
    pen,
    'M-86 -124 Q-86 -132 -78 -132 L78 -132 Q86 -132 86 -124 L86 -8 Q86 0 78 0 L-78 0 Q-86 0 -86 -8 Z',
    '#2c2c34',
    { colour: '#17171c', from: -132, to: 0 },
  );
  shape(pen, 'M-78 -124 L78 -124 L78 -8 L-78 -8 Z', '#6aa8e0', { colour: '#e0c8e8', from: -124, to: -8 });
  for (const [row, x] of [
    [-92, -54],
    [-92, -18],
    [-92, 18],
    [-92, 54],
    [-56, -54],
    [-56, -18],
    [-56, 18],
    [-56, 54],
  ] as const)
    shape(
      pen,
      `M${x - 11} ${row - 11} h22 v22 h-22 Z`,
      pen.random.pick(['#f2a03c', '#4fb06a', '#e8506a', '#8a6ae0', '#ffffff']),
    );
}

/** Its screen shows peaks under an evening sky. */
function phone(pen: Pen): void {
  shape(
    pen,
    'M-46 -186 Q-46 -198 -34 -198 L34 -198 Q46 -198 46 -186 L46 -12 Q46 0 34 0 L-34 0 Q-46 0 -46 -12 Z',
    '#3a3c46',
    {
      colour: '#14151a',
      from: -198,
      to: 0,
    },
  );
  const screen =
    'M-41 -184 Q-41 -192 -33 -192 L33 -192 Q41 -192 41 -184 L41 -14 Q41 -6 33 -6 L-33 -6 Q-41 -6 -41 -14 Z';
  shape(pen, screen, '#4a6fb4', { colour: '#f6c49a', from: -192, to: -60 });
  ball(pen, 14, -112, 12, 12, '#ffe6b0');
  shape(
    pen,
    'M-41 -60 L-20 -108 L-4 -80 L16 -122 L41 -70 L41 -14 Q41 -6 33 -6 L-33 -6 Q-41 -6 -41 -14 Z',
    '#5a6a90',
    { colour: '#3a4468', from: -122, to: -20 },
  );
  shape(
    pen,
    'M-20 -108 L-27 -92 L-21 -95 L-17 -90 L-13 -96 Z M16 -122 L8 -104 L14 -107 L18 -101 L25 -104 Z',
    '#f6f4f2',
  );
  shape(
    pen,
    'M-41 -44 Q-14 -66 6 -46 Q24 -58 41 -44 L41 -14 Q41 -6 33 -6 L-33 -6 Q-41 -6 -41 -14 Z',
    '#2f5a4a',
    { colour: '#1c3a34', from: -60, to: -6 },
  );
  shape(pen, 'M-12 -190 h24 q2 0 2 3 q0 4 -4 4 h-20 q-4 0 -4 -4 q0 -3 2 -3 Z', '#14151a');
  pen.brush.globalAlpha = 0.18;
  shape(pen, pen.side > 0 ? 'M41 -192 L41 -60 L-12 -192 Z' : 'M-41 -192 L-41 -60 L12 -192 Z', '#ffffff');
  pen.brush.globalAlpha = 1;
}

function ringWith(metal: Colour, stone: Colour): OwnDrawing {
  return { width: 122, height: 172, paint: (pen) => ring(pen, metal, stone) };
}

/** In the colour that was asked for: of a metal its band, of any other its stone. */
export function ringOf(colour: string): OwnDrawing {
  const metal = METALS_ASKED[colour];
  return ringWith(metal ?? GOLD, metal === undefined ? colour : CLEAR);
}

export const SHOWN_GOODS: Record<string, OwnDrawing> = {
  'own/ring-box': { width: 140, height: 150, paint: ringBox },
  'own/ring': ringWith(GOLD, CLEAR),
  'own/phone': { width: 98, height: 200, paint: phone },
  'own/tablet': { width: 176, height: 134, paint: tablet },
};
