// Signs on what goods are packed in, by what is in them: tea leaves, a bean, a paw, a drop.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { ball, bar, line, shape, type Pen } from './pen.ts';

export type PackageSign = (pen: Pen, size: number, ink: Colour) => void;

/** What is in it by its words: its usual colour, and the sign on its label. */
const CONTENTS: readonly (readonly [named: RegExp, colour: Colour, sign: PackageSign])[] = [
  [/coffee|咖啡/i, '#4a3226', paintBean],
  [/matcha|tea|抹茶|茶/i, '#2f6a48', paintTeaLeaves],
  [/chocolate|cocoa|巧克力|可可/i, '#5a2c1e', paintSquares],
  [/moon ?cake|月饼/i, '#b8242c', paintMoon],
  [/cookie|biscuit|cracker|饼干|曲奇/i, '#2f5a9a', paintCookie],
  [/dog|cat|pet|狗粮|猫粮|宠物/i, '#e08a34', paintPaw],
  [/strawberry|草莓/i, '#f4a0b4', paintBlossom],
  [/milk|yogh?urt|牛奶|酸奶|豆奶|燕麦奶/i, '#eaf2fa', paintDrop],
  [/juice|orange|果汁|橙汁/i, '#f0922c', paintFruit],
  [/cereal|granola|oat|rice|flour|wheat|麦片|大米|米|面粉|燕麦/i, '#e8b844', paintGrain],
  [/candy|candies|sweet|mint|gum|糖/i, '#e8608a', paintCandy],
  [/chip|crisp|snack|nut|薯片|零食|坚果/i, '#e8502c', paintStar],
  [/tooth|牙膏/i, '#3a9ad0', paintDrop],
  [/sun|防晒/i, '#f2b43a', paintSun],
  [/medicine|pill|vitamin|drug|药|维生素/i, '#e8eef2', paintCross],
  [
    /cream|lotion|wash|cleanser|skin|cosmetic|make-?up|beauty|perfume|soap|护|霜|洁面|洗面奶|化妆|美妆|香水|皂/i,
    '#e8b8b4',
    paintBlossom,
  ],
];
const USUAL: readonly [Colour, PackageSign] = ['#c89a64', paintLines];

/** Its usual colour, and the sign of what the words say is in it. */
export function packageContentOf(words: string): readonly [Colour, PackageSign] {
  const found = CONTENTS.find(([named]) => named.test(words));
  return found ? [found[1], found[2]] : USUAL;
}

function paintTeaLeaves(pen: Pen, size: number, ink: Colour): void {
  for (const turn of [-0.75, 0, 0.75]) {
    pen.brush.save();
    pen.brush.translate(0, size * 0.6);
    pen.brush.rotate(turn);
    shape(
      pen,
      `M0 0 C${-size * 0.5} ${-size * 0.4} ${-size * 0.36} ${-size * 1.1} 0 ${-size * 1.4} C${size * 0.36} ${-size * 1.1} ${size * 0.5} ${-size * 0.4} 0 0 Z`,
      ink,
    );
    line(pen, `M0 ${-size * 0.1} V${-size * 1.1}`, mix(ink, '#ffffff', 0.5), size * 0.06);
    pen.brush.restore();
  }
}

function paintBean(pen: Pen, size: number): void {
  for (const [x, y] of [
    [-0.45, 0.25],
    [0.4, -0.2],
  ] as const) {
    ball(pen, x * size, y * size, size * 0.55, size * 0.42, '#6a3c20');
    line(
      pen,
      `M${(x - 0.42) * size} ${(y + 0.14) * size} Q${x * size} ${(y - 0.2) * size} ${(x + 0.42) * size} ${(y - 0.1) * size}`,
      '#3a1c0c',
      size * 0.09,
    );
  }
}

function paintSquares(pen: Pen, size: number): void {
  for (const x of [-1, 0, 1])
    for (const y of [-0.5, 0.5])
      bar(
        pen,
        (x - 0.45) * size * 0.62,
        (y - 0.45) * size * 0.8,
        size * 0.56,
        size * 0.66,
        '#5a2c1e',
        size * 0.1,
      );
}

function paintMoon(pen: Pen, size: number): void {
  ball(pen, 0, 0, size, size, '#f2c862');
  for (let bump = 0; bump < 10; bump++)
    ball(
      pen,
      Math.cos(bump * 0.628) * size,
      Math.sin(bump * 0.628) * size,
      size * 0.26,
      size * 0.26,
      '#d8963c',
    );
  ball(pen, 0, 0, size * 0.74, size * 0.74, '#e8b04c');
}

function paintCookie(pen: Pen, size: number): void {
  ball(pen, 0, 0, size, size * 0.96, '#d8a05c');
  for (const [x, y] of [
    [-0.4, -0.35],
    [0.3, -0.5],
    [0.5, 0.2],
    [-0.15, 0.15],
    [-0.5, 0.45],
    [0.15, 0.6],
  ] as const)
    ball(pen, x * size, y * size, size * 0.17, size * 0.15, '#5a3018');
}

function paintPaw(pen: Pen, size: number, ink: Colour): void {
  ball(pen, 0, size * 0.34, size * 0.56, size * 0.46, ink);
  for (const [x, y] of [
    [-0.7, -0.14],
    [-0.27, -0.6],
    [0.27, -0.6],
    [0.7, -0.14],
  ] as const)
    ball(pen, x * size, y * size, size * 0.22, size * 0.28, ink);
}

function paintDrop(pen: Pen, size: number): void {
  const path = `M0 ${-size} C${size * 0.4} ${-size * 0.3} ${size * 0.8} 0 ${size * 0.8} ${size * 0.34} C${size * 0.8} ${size * 0.8} ${size * 0.4} ${size} 0 ${size} C${-size * 0.4} ${size} ${-size * 0.8} ${size * 0.8} ${-size * 0.8} ${size * 0.34} C${-size * 0.8} 0 ${-size * 0.4} ${-size * 0.3} 0 ${-size} Z`;
  shape(pen, path, '#8fc8f0', { colour: '#2f7fd0', from: -size, to: size });
  line(
    pen,
    `M${-size * 0.42} ${size * 0.3} q${size * 0.06} ${size * 0.34} ${size * 0.36} ${size * 0.4}`,
    '#ffffff',
    size * 0.12,
  );
}

function paintFruit(pen: Pen, size: number): void {
  ball(pen, 0, size * 0.1, size * 0.9, size * 0.86, '#f6a02c');
  shape(
    pen,
    `M0 ${-size * 0.7} q${size * 0.5} ${-size * 0.5} ${size * 0.9} ${-size * 0.16} q${-size * 0.4} ${size * 0.4} ${-size * 0.9} ${size * 0.16} Z`,
    '#4f9a44',
  );
}

function paintSun(pen: Pen, size: number): void {
  for (let ray = 0; ray < 10; ray++) {
    const [x, y] = [Math.cos(ray * 0.628), Math.sin(ray * 0.628)];
    line(pen, `M${x * size * 0.72} ${y * size * 0.72} L${x * size} ${y * size}`, '#f0922c', size * 0.14);
  }
  ball(pen, 0, 0, size * 0.54, size * 0.54, '#f8b83c');
}

function paintGrain(pen: Pen, size: number): void {
  line(pen, `M0 ${size} V${-size * 0.8}`, '#b8842c', size * 0.1);
  for (let row = 0; row < 5; row++)
    for (const side of [-1, 1]) {
      const y = size * (0.4 - row * 0.34);
      shape(
        pen,
        `M0 ${y} q${side * size * 0.16} ${-size * 0.42} ${side * size * 0.52} ${-size * 0.44} q${-side * size * 0.06} ${size * 0.36} ${-side * size * 0.52} ${size * 0.44} Z`,
        '#d8a23c',
      );
    }
}

function paintCandy(pen: Pen, size: number, ink: Colour): void {
  for (const side of [-1, 1])
    shape(
      pen,
      `M${side * size * 0.4} 0 L${side * size * 1.1} ${-size * 0.5} L${side * size * 0.96} 0 L${side * size * 1.1} ${size * 0.5} Z`,
      mix(ink, '#ffffff', 0.3),
    );
  ball(pen, 0, 0, size * 0.6, size * 0.6, ink);
  line(
    pen,
    `M${-size * 0.3} ${-size * 0.2} q${size * 0.3} ${-size * 0.3} ${size * 0.5} ${size * 0.1}`,
    '#ffffff',
    size * 0.14,
  );
}

function paintStar(pen: Pen, size: number): void {
  const points = Array.from({ length: 16 }, (_, at) => {
    const far = at % 2 === 0 ? size : size * 0.72;
    return `${Math.cos(at * 0.3927) * far} ${Math.sin(at * 0.3927) * far}`;
  });
  shape(pen, `M${points.join(' L')} Z`, '#f6c83c');
  for (const [x, y, turn] of [
    [-0.2, 0.1, 0.3],
    [0.24, -0.08, -0.4],
  ] as const) {
    pen.brush.save();
    pen.brush.translate(x * size, y * size);
    pen.brush.rotate(turn);
    ball(pen, 0, 0, size * 0.42, size * 0.3, '#e8a83c');
    pen.brush.restore();
  }
}

function paintCross(pen: Pen, size: number): void {
  const arm = size * 0.34;
  shape(
    pen,
    `M${-arm} ${-size} h${arm * 2} v${size - arm} h${size - arm} v${arm * 2} h${arm - size} v${size - arm} h${-arm * 2} v${arm - size} h${arm - size} v${-arm * 2} h${size - arm} Z`,
    '#2fa06a',
  );
}

function paintBlossom(pen: Pen, size: number, ink: Colour): void {
  for (let leaf = 0; leaf < 5; leaf++) {
    const angle = leaf * 1.2566 - 1.571;
    ball(pen, Math.cos(angle) * size * 0.52, Math.sin(angle) * size * 0.52, size * 0.4, size * 0.4, ink);
  }
  ball(pen, 0, 0, size * 0.24, size * 0.24, '#e8b84a');
}

function paintLines(pen: Pen, size: number, ink: Colour): void {
  for (const [row, long] of [
    [-0.6, 0.9],
    [0, 0.56],
    [0.5, 0.56],
  ] as const)
    line(pen, `M${-size * long} ${row * size} H${size * long}`, ink, size * 0.12);
}
