// What people hold by what they do: a book, a guitar. In the units of a figure; `h` is the height of its head.

import { mix, type Colour, type Rgb } from '#engine/raster/colour.ts';
import { paintBubble } from '../things/bubbles.ts';
import { fill, limb, oval, stroke, type Draft, type Point } from './draft.ts';
import type { Limb } from './skeleton.ts';

export function drawBook(draft: Draft, [x, y]: Point, h: number, isSide: boolean): void {
  if (isSide) {
    fill(
      draft,
      `M${x - h * 0.4} ${y + h * 0.02} L${x + h * 0.1} ${y + h * 0.16} L${x + h * 0.34} ${y - h * 0.52} L${x + h * 0.24} ${y - h * 0.54} L${x} ${y + h * 0.02} L${x - h * 0.36} ${y - h * 0.08} Z`,
      '#9c3f38',
    );
    fill(
      draft,
      `M${x - h * 0.34} ${y - h * 0.04} L${x} ${y + h * 0.06} L${x + h * 0.22} ${y - h * 0.5} L${x + h * 0.12} ${y - h * 0.52} Z`,
      '#f4ecdc',
    );
    return;
  }
  fill(
    draft,
    `M${x - h * 0.62} ${y - h * 0.34} L${x} ${y - h * 0.26} L${x + h * 0.62} ${y - h * 0.34} L${x + h * 0.62} ${y + h * 0.3} L${x} ${y + h * 0.4} L${x - h * 0.62} ${y + h * 0.3} Z`,
    { from: '#a8473e', to: '#6e2a2a', top: y - h * 0.3, bottom: y + h * 0.4 },
  );
  fill(
    draft,
    `M${x - h * 0.57} ${y - h * 0.38} C${x - h * 0.3} ${y - h * 0.44} ${x - h * 0.1} ${y - h * 0.38} ${x} ${y - h * 0.3} C${x + h * 0.1} ${y - h * 0.38} ${x + h * 0.3} ${y - h * 0.44} ${x + h * 0.57} ${y - h * 0.38} L${x + h * 0.56} ${y - h * 0.3} L${x} ${y - h * 0.22} L${x - h * 0.56} ${y - h * 0.3} Z`,
    '#f6efe0',
  );
  stroke(draft, `M${x} ${y - h * 0.24} L${x} ${y + h * 0.38}`, '#5a2020', h * 0.03, 0.7);
}

/** A sheet with two folds, the writing seen through it. */
export function drawLetter(draft: Draft, [x, y]: Point, h: number, isSide: boolean): void {
  const wide = h * (isSide ? 0.16 : 0.42);
  const lean = isSide ? h * 0.2 : 0;
  const [top, foot] = [y - h * 0.56, y + h * 0.34];
  fill(
    draft,
    `M${x - wide + lean} ${top} L${x + wide + lean} ${top} L${x + wide} ${foot} L${x - wide} ${foot} Z`,
    {
      from: '#fffaf0',
      to: '#e2d3b4',
      top,
      bottom: foot,
    },
  );
  for (let row = 1; row < 9; row++) {
    const part = row / 9;
    const isFold = row % 3 === 0;
    const [reach, across] = [wide * (isFold ? 1 : 0.74), x + lean * (1 - part)];
    const at = top + (foot - top) * part;
    stroke(
      draft,
      `M${across - reach} ${at} L${across + reach} ${at}`,
      isFold ? '#c2ad84' : '#7a6a60',
      h * 0.022,
      isFold ? 0.9 : 0.5,
    );
  }
}

/** Two wide pages, their back to whoever looks: a headline, a picture, columns. From the side a narrow fold. */
export function drawNews(draft: Draft, [x, y]: Point, h: number, isSide: boolean): void {
  const [wide, top, foot] = [h * (isSide ? 0.34 : 1.02), y - h * 0.78, y + h * 0.5];
  const page = { from: '#f6f2e8', to: '#cfc8b8', top, bottom: foot };
  const lean = isSide ? h * 0.3 : 0;
  for (const side of isSide ? [1] : [-1, 1]) {
    fill(
      draft,
      `M${x + lean} ${top + h * 0.06} L${x + side * wide + lean} ${top} L${x + side * wide} ${foot - h * 0.05} L${x} ${foot} Z`,
      page,
    );
    const at = (across: number, down: number): string => {
      const left = x + lean * (1 - down);
      return `${left + side * wide * across} ${top + (foot - top) * down}`;
    };
    stroke(draft, `M${at(0.14, 0.14)} L${at(0.86, 0.12)}`, '#3a363c', h * 0.09);
    fill(draft, `M${at(0.14, 0.26)} L${at(0.48, 0.25)} L${at(0.48, 0.56)} L${at(0.14, 0.57)} Z`, '#9a958e');
    for (let row = 0; row < 9; row++) {
      const down = 0.27 + row * 0.075;
      const from = down < 0.6 ? 0.56 : 0.14;
      stroke(draft, `M${at(from, down)} L${at(0.86, down)}`, '#8a847c', h * 0.028, 0.8);
    }
  }
  stroke(draft, `M${x + lean} ${top + h * 0.06} L${x} ${foot}`, '#a39c90', h * 0.03);
}

/** Its body has two colours, made of one where it is said. */
function guitarWood({ colour, isElectric }: GuitarLook): readonly [Rgb | string, Rgb | string, Rgb | string] {
  const base = colour ?? (isElectric === true ? '#c8382e' : undefined);
  if (base === undefined) return ['#d08a44', '#8a4c22', '#d89450'];
  return [mix(base, '#ffffff', 0.1), mix(base, '#20101c', 0.4), mix(base, '#ffffff', 0.16)];
}

export type GuitarLook = { colour?: string; isElectric?: boolean };

export function drawGuitar(draft: Draft, [x, y]: Point, h: number, look: GuitarLook = {}): void {
  const [light, dark, upper] = guitarWood(look);
  limb(
    draft,
    [
      [x, y],
      [x + h * 1.7, y - h * 0.72],
    ],
    [h * 0.14, h * 0.12],
    '#5a3522',
  );
  limb(
    draft,
    [
      [x + h * 1.7, y - h * 0.72],
      [x + h * 2, y - h * 0.86],
    ],
    [h * 0.2, h * 0.22],
    '#3c2418',
  );
  oval(
    draft,
    [x - h * 0.28, y + h * 0.12],
    h * 0.56,
    h * 0.5,
    { from: light, to: dark, top: y - h * 0.5, bottom: y + h * 0.6 },
    1,
    -0.4,
  );
  oval(
    draft,
    [x + h * 0.3, y - h * 0.12],
    h * 0.42,
    h * 0.38,
    { from: upper, to: dark, top: y - h * 0.5, bottom: y + h * 0.5 },
    1,
    -0.4,
  );
  if (look.isElectric !== true) oval(draft, [x + h * 0.12, y - h * 0.06], h * 0.17, h * 0.17, '#2c1a12');
  stroke(draft, `M${x - h * 0.4} ${y + h * 0.16} L${x + h * 1.9} ${y - h * 0.82}`, '#f0e2c4', h * 0.02, 0.7);
}

const WRAPS: readonly [Colour, ...Colour[]] = ['#f4efe4', '#cfe2f4', '#f6d4da', '#f4e6b8'];

/** Wrapped in a cloth, in both arms; its head lies in the bend of one. */
export function drawBaby(draft: Draft, [one, other]: readonly [Limb, Limb], h: number): void {
  const wrap = draft.random.pick(WRAPS);
  const [x, y] = [
    (one.end[0] + other.end[0]) / 2,
    Math.min(one.end[1], other.end[1], one.middle[1], other.middle[1]) - h * 0.12,
  ];
  const bent = -0.26;
  const cloth = { from: wrap, to: mix(wrap, '#5a4a6a', 0.35), top: y - h * 0.6, bottom: y + h * 0.6 };
  oval(draft, [x - h * 0.1, y + h * 0.04], h * 0.92, h * 0.42, cloth, 1, bent);
  oval(draft, [x + h * 0.56, y - h * 0.24], h * 0.46, h * 0.44, cloth, 1, bent);
  const face: Point = [x + h * 0.6, y - h * 0.22];
  oval(draft, face, h * 0.33, h * 0.31, '#f2c8ac', 1, bent);
  stroke(
    draft,
    `M${face[0] - h * 0.26} ${face[1] - h * 0.18} C${face[0] - h * 0.1} ${face[1] - h * 0.36} ${face[0] + h * 0.12} ${face[1] - h * 0.36} ${face[0] + h * 0.24} ${face[1] - h * 0.2}`,
    '#6a4630',
    h * 0.08,
    0.8,
  );
  for (const side of [-1, 1]) {
    const eye = face[0] + side * h * 0.12;
    stroke(
      draft,
      `M${eye - h * 0.06} ${face[1]} C${eye - h * 0.02} ${face[1] + h * 0.05} ${eye + h * 0.02} ${face[1] + h * 0.05} ${eye + h * 0.06} ${face[1]}`,
      '#4a2c22',
      h * 0.035,
      0.9,
    );
    oval(draft, [face[0] + side * h * 0.19, face[1] + h * 0.1], h * 0.06, h * 0.045, '#f09a94', 0.6);
  }
  oval(draft, [face[0], face[1] + h * 0.15], h * 0.05, h * 0.03, '#b8605a');
  for (const fold of [-0.5, -0.16, 0.18])
    stroke(
      draft,
      `M${x + h * (fold - 0.2)} ${y - h * 0.26} C${x + h * fold} ${y - h * 0.05} ${x + h * fold} ${y + h * 0.2} ${x + h * (fold - 0.12)} ${y + h * 0.36}`,
      mix(wrap, '#5a4a6a', 0.4),
      h * 0.03,
      0.5,
    );
}

/** From a ring before the mouth they rise and drift. */
export function drawBubbles(draft: Draft, hand: Point, [x, y]: Point, h: number, isSide: boolean): void {
  const { brush, random, stride = 0 } = draft;
  const ring: Point = [x + h * (isSide ? 0.66 : 0.34), y - h * 0.06];
  limb(draft, [hand, [ring[0], ring[1] + h * 0.14]], [h * 0.05, h * 0.04], '#3f8fd8');
  brush.strokeStyle = '#3f8fd8';
  brush.lineWidth = h * 0.05;
  brush.beginPath();
  brush.ellipse(...ring, h * 0.13, h * 0.15, 0, 0, 7);
  brush.stroke();
  for (let bubble = 0; bubble < 13; bubble++) {
    // Each drifts on to where the next one was, and grows.
    const away = ((bubble + random.next()) / 13 + stride) % 1;
    const size = h * (0.12 + random.between(0.12, 0.42) * (0.3 + away));
    paintBubble(
      brush,
      ring[0] + h * (0.3 + away * 3) + random.between(-0.3, 0.3) * h,
      ring[1] - h * away * random.between(0.1, 1.9),
      size,
    );
  }
}

/** A bow in the far hand, its string in the near one, the arrow from hand to hand. */
export function drawBow(draft: Draft, [x, y]: Point, [stringX, stringY]: Point, h: number): void {
  const half = h * 1.75;
  const tip = x - h * 0.55;
  stroke(draft, `M${tip} ${y - half} L${stringX} ${stringY} L${tip} ${y + half}`, '#ece4d4', h * 0.03);
  for (const [width, colour] of [
    [h * 0.15, '#5a3820'],
    [h * 0.07, '#a8703c'],
  ] as const)
    stroke(
      draft,
      `M${tip - h * 0.12} ${y - half - h * 0.08} C${x + h * 0.1} ${y - half * 0.9} ${x + h * 0.22} ${y - half * 0.35} ${x + h * 0.12} ${y} C${x + h * 0.22} ${y + half * 0.35} ${x + h * 0.1} ${y + half * 0.9} ${tip - h * 0.12} ${y + half + h * 0.08}`,
      colour,
      width,
    );
  const point = x + h * 0.75;
  const pointY = y + ((y - stringY) * h * 0.75) / Math.max(h, x - stringX);
  stroke(draft, `M${stringX} ${stringY} L${point} ${pointY}`, '#8a5c34', h * 0.055);
  fill(
    draft,
    `M${point + h * 0.24} ${pointY} L${point - h * 0.06} ${pointY - h * 0.12} L${point - h * 0.06} ${pointY + h * 0.12} Z`,
    '#b8bcc4',
  );
  for (const side of [-1, 1])
    stroke(
      draft,
      `M${stringX + h * 0.3} ${stringY} L${stringX + h * 0.04} ${stringY + side * h * 0.14}`,
      '#d8453c',
      h * 0.05,
    );
}
