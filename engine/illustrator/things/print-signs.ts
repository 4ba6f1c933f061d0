// Small signs that are printed on cups, shirts and bags: a heart, a star, a flower, a moon, a sun, a face that smiles.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

export type PrintSign = 'heart' | 'star' | 'flower' | 'moon' | 'sun' | 'smiley' | 'lightning';

const NAMED: readonly (readonly [PrintSign, RegExp])[] = [
  ['heart', /\bhearts?\b|爱心|心形|红心|心图案/i],
  ['smiley', /smil(?:e|ey|ing)|笑脸/i],
  ['lightning', /lightning|bolt|闪电/i],
  ['star', /\bstars?\b|星星|五角星|星图案/i],
  ['moon', /\bmoon\b|月亮/i],
  ['sun', /\bsun\b|太阳/i],
  ['flower', /\b(?:flowers?|floral|dais(?:y|ies))\b|^(?:印|绣|画|绘|织)[着有了上]?花$|花朵|小花|雏菊|印花/i],
];

export function signNamed(words: string): PrintSign | undefined {
  return NAMED.find(([, named]) => named.test(words))?.[0];
}

/** Where no colour is said. */
export const SIGN_INKS: Readonly<Record<PrintSign, string>> = {
  heart: '#d8283c',
  star: '#f2b02e',
  flower: '#f08aa8',
  moon: '#f2cc5c',
  sun: '#f6a824',
  smiley: '#f8cc3c',
  lightning: '#f6b81e',
};

function star(points: number, [far, near]: readonly [number, number]): string {
  const corners = Array.from({ length: points * 2 }, (_, at) => {
    const angle = (at * Math.PI) / points - Math.PI / 2;
    const reach = at % 2 === 0 ? far : near;
    return `${(Math.cos(angle) * reach).toFixed(2)} ${(-50 + Math.sin(angle) * reach).toFixed(2)}`;
  });
  return `M${corners.join(' L')} Z`;
}

const PAINT: Readonly<Record<PrintSign, (pen: Pen, colour: Colour) => void>> = {
  heart: (pen, colour) =>
    shape(
      pen,
      'M0 -8 C-58 -46 -46 -92 -22 -92 C-10 -92 -2 -84 0 -74 C2 -84 10 -92 22 -92 C46 -92 58 -46 0 -8 Z',
      colour,
    ),
  star: (pen, colour) => shape(pen, star(5, [47, 19]), colour),
  sun(pen, colour) {
    shape(pen, star(12, [48, 33]), colour);
    ball(pen, 0, -50, 27, 27, mix(colour, '#ffffff', 0.16));
  },
  moon: (pen, colour) => shape(pen, 'M14 -94 A45 45 0 1 0 40 -30 A36 36 0 1 1 14 -94 Z', colour),
  lightning: (pen, colour) => shape(pen, 'M10 -96 L-28 -44 L-4 -44 L-14 -6 L30 -62 L6 -62 L22 -96 Z', colour),
  flower(pen, colour) {
    for (let petal = 0; petal < 6; petal++) {
      const angle = (petal / 6) * Math.PI * 2;
      ball(pen, Math.cos(angle) * 26, -50 + Math.sin(angle) * 26, 19, 19, colour);
    }
    ball(pen, 0, -50, 14, 14, '#f6c83c');
  },
  smiley(pen, colour) {
    ball(pen, 0, -50, 45, 45, colour);
    for (const x of [-16, 16]) ball(pen, x, -60, 5, 7, '#3a2a20');
    line(pen, 'M-24 -40 Q0 -14 24 -40', '#3a2a20', 5);
  },
};

export function printSignOf(sign: PrintSign, colour: Colour): OwnDrawing {
  return { width: 100, height: 100, paint: (pen) => PAINT[sign](pen, colour) };
}
