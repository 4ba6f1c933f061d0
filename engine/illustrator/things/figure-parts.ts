// How a person is built up: legs, clothes, arms, head and hair, seen from behind. A hundred units tall.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { ball, line, shape, type Pen } from './pen.ts';

export type Clothes = {
  coat: Colour;
  legs: Colour;
  hair: Colour;
  skin?: Colour;
  cut: 'coat' | 'dress' | 'gown' | 'robe' | 'jacket';
  hairCut: 'short' | 'long' | 'bun' | 'tails' | 'none';
  /** Straw hat, pointed hat or helmet. */
  hat?: 'straw' | 'pointed' | 'helmet' | 'crown' | 'cap';
  scarf?: Colour;
  pack?: Colour;
};

function isAny<T>(value: T, ...options: T[]): boolean {
  return options.includes(value);
}

/** Someone standing, the weight on one leg; arms are drawn by the one who needs them otherwise. */
export function standing(pen: Pen, clothes: Clothes, hasArms = true): void {
  const { coat, legs, cut } = clothes;
  const skin = clothes.skin ?? '#e2b08e';
  const dark = mix(coat, '#140c22', 0.4);
  if (isAny(cut, 'coat', 'jacket')) {
    const top = cut === 'coat' ? -42 : -50;
    shape(pen, `M-8 ${top} L-8.5 -4 Q-8.6 0 -4 0 L-1.6 0 L-0.6 ${top} Z`, legs, {
      colour: mix(legs, '#0c0818', 0.35),
      from: top,
      to: 0,
    });
    shape(pen, `M8 ${top} L8 -5 Q8.4 -1 4.4 -1 L1.8 -1 L0.6 ${top} Z`, mix(legs, '#0c0818', 0.15), {
      colour: mix(legs, '#0c0818', 0.4),
      from: top,
      to: 0,
    });
    shape(pen, 'M-9 -3 Q-9 0 -5.5 0 L-1.4 0 L-1.6 -3.5 Z M9 -4 Q9.4 -1 5 -1 L1.5 -1 L1.6 -4 Z', '#2c2430');
  } else if (cut === 'dress') {
    shape(pen, `M-5 -30 L-4.6 -2 L-1.6 -2 L-1 -30 Z M5 -30 L4.6 -2 L1.6 -2 L1 -30 Z`, skin, {
      colour: mix(skin, '#4a2030', 0.4),
      from: -30,
      to: 0,
    });
    shape(pen, 'M-6.4 -3 Q-6 0 -3.4 0 L-1.2 0 L-1.4 -4 Z M6.4 -3 Q6 0 3.4 0 L1.2 0 L1.4 -4 Z', '#402832');
  }
  if (hasArms) {
    shape(pen, 'M-10.5 -77 C-15 -70 -16 -58 -15 -47 C-14.6 -44 -11.6 -44 -11.2 -47 L-8.5 -68 Z', dark);
    shape(
      pen,
      'M10.5 -77 C15 -70 16 -58 15 -47 C14.6 -44 11.6 -44 11.2 -47 L8.5 -68 Z',
      mix(coat, '#ffffff', 0.06),
      { colour: dark, from: -77, to: -42 },
    );
    ball(pen, -13.2, -45, 2.2, 2.6, skin);
    ball(pen, 13.2, -45, 2.2, 2.6, skin);
  }
  const body = {
    coat: 'M-10.5 -79 Q0 -84 10.5 -79 C12 -66 12.5 -52 13.5 -38 Q0 -33.5 -13.5 -38 C-12.5 -52 -12 -66 -10.5 -79 Z',
    jacket:
      'M-10.5 -79 Q0 -84 10.5 -79 C11.4 -68 11 -56 10.6 -47 Q0 -44 -10.6 -47 C-11 -56 -11.4 -68 -10.5 -79 Z',
    dress:
      'M-8.8 -79 Q0 -83 8.8 -79 C9 -70 7 -62 7.4 -57 C10 -48 16 -34 18.5 -23 Q9 -18 0 -19.5 Q-9 -18 -18.5 -23 C-16 -34 -10 -48 -7.4 -57 C-7 -62 -9 -70 -8.8 -79 Z',
    gown: 'M-8.8 -79 Q0 -83 8.8 -79 C9 -70 7 -62 7.2 -56 C11 -42 20 -18 26 0 Q0 5 -26 0 C-20 -18 -11 -42 -7.2 -56 C-7 -62 -9 -70 -8.8 -79 Z',
    robe: 'M-10.5 -79 Q0 -83.5 10.5 -79 C12.5 -60 15 -30 17.5 -1 Q0 4 -17.5 -1 C-15 -30 -12.5 -60 -10.5 -79 Z',
  }[cut];
  shape(pen, body, mix(coat, '#ffffff', 0.1), {
    colour: dark,
    from: -80,
    to: cut === 'gown' || cut === 'robe' ? 6 : -20,
  });
  if (isAny(cut, 'gown', 'robe', 'dress')) {
    line(
      pen,
      'M-3 -55 C-5 -38 -8 -22 -10 -8 M3 -54 C4 -38 7 -24 9 -10 M0 -52 C0 -36 -1 -22 0 -8',
      mix(coat, '#140c22', 0.28),
      0.7,
    );
  } else line(pen, 'M0 -78 L0.5 -44', mix(coat, '#140c22', 0.35), 0.7);
  if (clothes.pack !== undefined) {
    shape(
      pen,
      'M-8.5 -77 Q0 -81 8.5 -77 Q10.5 -64 9 -52 Q0 -48.5 -9 -52 Q-10.5 -64 -8.5 -77 Z',
      mix(clothes.pack, '#ffffff', 0.12),
      { colour: mix(clothes.pack, '#140c22', 0.4), from: -80, to: -48 },
    );
    line(pen, 'M-8.5 -66 Q0 -63 8.5 -66', mix(clothes.pack, '#140c22', 0.4), 0.9);
  }
  head(pen, clothes);
}

export function head(pen: Pen, clothes: Clothes): void {
  const skin = clothes.skin ?? '#e2b08e';
  const { hair } = clothes;
  shape(pen, 'M-2.6 -84 L2.6 -84 L3.4 -78 Q0 -76.6 -3.4 -78 Z', mix(skin, '#6a2c30', 0.2));
  ball(pen, 0, -90, 6.3, 7.4, clothes.hairCut === 'none' ? skin : hair);
  if (clothes.hairCut === 'short')
    shape(pen, 'M-4.6 -85.5 Q0 -81.5 4.6 -85.5 L4.2 -83.6 Q0 -80.6 -4.2 -83.6 Z', skin);
  if (clothes.hairCut === 'long') {
    shape(
      pen,
      'M-6.6 -92 C-8.4 -82 -8.6 -72 -7.6 -62 Q-3 -58.4 0 -60 Q4 -58 7.8 -62.5 C8.6 -72 8.2 -82 6.6 -92 Z',
      mix(hair, '#ffffff', 0.08),
      { colour: mix(hair, '#100818', 0.35), from: -92, to: -60 },
    );
    line(pen, 'M-3 -86 C-4 -78 -4 -70 -3.6 -64 M2 -86 C3 -78 3.6 -70 3 -64', mix(hair, '#ffffff', 0.18), 0.5);
  }
  if (clothes.hairCut === 'bun') {
    ball(pen, 0, -98.5, 3.6, 3.2, hair);
    line(pen, 'M-6 -99.5 L6.5 -97.5', '#d8b04a', 0.8);
  }
  if (clothes.hairCut === 'tails') {
    shape(
      pen,
      'M-5.5 -91 C-11 -88 -12 -78 -9.5 -70 C-8 -76 -6.4 -82 -5 -86 Z M5.5 -91 C11 -88 12 -78 9.5 -70 C8 -76 6.4 -82 5 -86 Z',
      hair,
    );
    ball(pen, -6.2, -90, 1.3, 1.3, '#e05a5a');
    ball(pen, 6.2, -90, 1.3, 1.3, '#e05a5a');
  }
  if (clothes.scarf !== undefined) {
    shape(pen, 'M-6 -83 Q0 -79 6 -83 L6.4 -78.6 Q0 -75 -6.4 -78.6 Z', clothes.scarf);
    shape(
      pen,
      `M${pen.side * -3} -79 C${pen.side * -12} -77 ${pen.side * -18} -72 ${pen.side * -25} -74 L${pen.side * -23} -69 C${pen.side * -16} -67 ${pen.side * -10} -72 ${pen.side * -2} -75 Z`,
      mix(clothes.scarf, '#180818', 0.2),
    );
  }
  if (clothes.hat === 'straw') {
    shape(pen, 'M-15 -90 Q0 -105 15 -90 Q0 -86.5 -15 -90 Z', '#e2c284', {
      colour: '#9a7440',
      from: -102,
      to: -87,
    });
  } else if (clothes.hat === 'pointed') {
    shape(
      pen,
      'M-14 -91 Q-5 -95 -3.6 -101 Q0 -116 7 -121 Q4 -110 5 -101 Q8 -94 14 -91 Q0 -86.5 -14 -91 Z',
      clothes.coat,
      { colour: mix(clothes.coat, '#100820', 0.45), from: -118, to: -88 },
    );
  } else if (clothes.hat === 'helmet') {
    shape(
      pen,
      'M-7.6 -84 L-7.8 -92 Q-7 -100.5 0 -100.5 Q7 -100.5 7.8 -92 L7.6 -84 Q0 -81 -7.6 -84 Z',
      '#c4ccd8',
      { colour: '#6b7488', from: -100, to: -82 },
    );
    shape(pen, 'M0 -100 C5 -106 13 -106 17 -96 C12 -100 6 -98 0 -98 Z', '#c23a3a');
  } else if (clothes.hat === 'crown') {
    shape(pen, 'M-5.4 -95 L-6 -101 L-2.8 -98 L0 -102.6 L2.8 -98 L6 -101 L5.4 -95 Z', '#f0c14a');
  } else if (clothes.hat === 'cap') {
    shape(pen, 'M-6.8 -91 Q-6 -98.6 0 -98.6 Q6 -98.6 6.8 -91 Q0 -93 -6.8 -91 Z', '#4a5568');
  }
}
