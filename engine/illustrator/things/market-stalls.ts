// The stalls of a market, in centimetres: an awning on posts, and before it crates of what is sold.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { box, down } from './furniture.ts';
import { ball, bar, line, shape, shineAround, type OwnDrawing, type Pen } from './pen.ts';

const AWNINGS = ['#c8483c', '#3f7a6a', '#d8962c', '#48608a', '#9a4a6a'] as const;
const FRUIT = ['#d8402e', '#f08a2c', '#f2c230', '#8fb848', '#f2a27a', '#7a3a5c', '#e2604a'] as const;
const GREENS = ['#5a9e44', '#86b850', '#d8402e', '#6a3f7c', '#e8e2c8', '#e07a2c', '#3f7a3c'] as const;
const WOOD = '#9a6c40';

type Goods = readonly [Colour, ...Colour[]];

/** Slats, and a heap above them. */
function crate(pen: Pen, x: number, y: number, wide: number, colour: Colour): void {
  const size = pen.random.between(3.6, 5.2);
  const each = (wide - size) / Math.floor(wide / (size * 1.7));
  for (let row = 2; row >= 0; row--)
    for (let at = 0; at * each < wide - size * (1 + row); at++)
      ball(
        pen,
        x + size * (0.6 + row * 0.6) + at * each,
        y - 15 - row * size * 1.15 + pen.random.between(-0.8, 0.8),
        size,
        size * 0.94,
        mix(colour, pen.random.chance(0.5) ? '#ffffff' : '#3a1c14', pen.random.between(0, 0.14)),
      );
  for (const slat of [-16, -10.6, -5.2]) box(pen, x, y + slat, wide, 4.6, mix(WOOD, '#ffffff', 0.16), 0.8);
  for (const post of [x, x + wide - 3]) box(pen, post, y - 17, 3, 17, WOOD, 0.6);
}

/** Leaves in bunches: greens lie loose. */
function bunch(pen: Pen, x: number, y: number, wide: number, colour: Colour): void {
  for (let leaf = 0; leaf < 16; leaf++) {
    const at = x + pen.random.between(3, wide - 3);
    const tall = pen.random.between(12, 22);
    const lean = pen.random.between(-6, 6);
    const green = mix(colour, pen.random.chance(0.5) ? '#cfe09a' : '#1f4a2c', pen.random.between(0.05, 0.3));
    shape(
      pen,
      `M${at} ${y - 12} C${at - 7} ${y - 12 - tall * 0.5} ${at + lean - 4} ${y - 12 - tall} ${at + lean} ${y - 13 - tall} C${at + lean + 6} ${y - 12 - tall * 0.7} ${at + 6} ${y - 12 - tall * 0.4} ${at} ${y - 12} Z`,
      green,
    );
  }
  for (const slat of [-16, -10.6, -5.2]) box(pen, x, y + slat, wide, 4.6, mix(WOOD, '#ffffff', 0.1), 0.8);
}

function awning(pen: Pen, colour: Colour): void {
  const stripes = 12;
  for (let stripe = 0; stripe < stripes; stripe++) {
    const tone = stripe % 2 === 0 ? colour : '#f4ece0';
    const top = (at: number): number => -104 + (at * 208) / stripes;
    const low = (at: number): number => -122 + (at * 244) / stripes;
    const [a, b] = [stripe, stripe + 1];
    shape(
      pen,
      `M${top(a)} -252 L${top(b)} -252 L${low(b)} -204 L${low(a)} -204 Z`,
      mix(tone, '#ffffff', 0.08),
      down(tone, -252, -204, 0.2),
    );
    const middle = (low(a) + low(b)) / 2;
    shape(
      pen,
      `M${low(a)} -205 L${low(b)} -205 L${low(b)} -193 Q${middle} -182 ${low(a)} -193 Z`,
      mix(tone, '#20141c', 0.16),
    );
  }
  line(pen, 'M-122 -204 L122 -204', mix(colour, '#20141c', 0.4), 1.4);
}

function stall(pen: Pen, goods: Goods, isGreen: boolean): void {
  const colour = pen.random.pick(AWNINGS);
  for (const x of [-104, 97]) bar(pen, x, -214, 7, 214, mix(WOOD, '#20141c', 0.3));
  // In the shade under the awning.
  shape(pen, 'M-98 -206 L98 -206 L98 -70 L-98 -70 Z', pen.isDark ? '#6a4226' : '#54413a', {
    colour: '#2c2024',
    from: -206,
    to: -70,
  });
  if (pen.isDark) shineAround(pen, 0, -168, 120, '#ffbe66', 0.8);
  const wares = isGreen ? bunch : crate;
  for (const [row, y] of [-112, -86].entries()) {
    for (let place = 0; place < 4; place++) {
      const tone = pen.random.pick(goods);
      const paint = row === 0 ? wares : crate;
      paint(pen, -98 + place * 49.5, y, 46, isGreen && row === 0 ? '#5a9e44' : tone);
    }
    box(pen, -106, y, 212, 5, mix(WOOD, '#ffffff', 0.1), 1);
  }
  const cloth = mix(colour, '#2a1c1c', 0.3);
  shape(pen, 'M-108 -82 L108 -82 L104 0 L-104 0 Z', cloth, down(cloth, -82, 0, 0.5));
  for (let fold = -4; fold <= 4; fold++)
    line(pen, `M${fold * 23} -80 Q${fold * 22.4 + 2} -40 ${fold * 22.6} -2`, mix(cloth, '#140c14', 0.3), 1.6);
  box(pen, -110, -88, 220, 8, mix(WOOD, '#ffffff', 0.16), 1.5);
  awning(pen, colour);
  if (!pen.isDark) return;
  for (const x of [-62, 0, 62]) {
    line(pen, `M${x} -204 L${x} -178`, '#2a1c18', 1);
    shineAround(pen, x, -172, 34, '#ffdf9a', 0.9);
    ball(pen, x, -172, 5, 6, '#fff2c8');
  }
  pen.brush.fillStyle = css('#ffca7a', 0.1);
  pen.brush.fillRect(-106, -120, 212, 40);
}

export const MARKET_STALLS: readonly OwnDrawing[] = [
  { width: 250, height: 256, paint: (pen) => stall(pen, FRUIT, false) },
  { width: 250, height: 256, paint: (pen) => stall(pen, GREENS, true) },
];
