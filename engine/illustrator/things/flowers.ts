// Flowers and grasses that are planted by the hundred.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

function stem(pen: Pen, x: number, top: number, lean: number, colour: Colour = '#4f8a42'): void {
  line(pen, `M${x} 0 Q${x} ${top * 0.5} ${x + lean} ${top}`, colour, 2);
}

function blades(pen: Pen, count: number, tall: number, colour: Colour): void {
  for (let blade = 0; blade < count; blade++) {
    const x = pen.random.between(-28, 28);
    const top = -pen.random.between(tall * 0.5, tall);
    const lean = pen.random.between(-14, 14);
    shape(
      pen,
      `M${x - 1.6} 0 Q${x + lean * 0.3} ${top * 0.6} ${x + lean} ${top} Q${x + lean * 0.3 + 2.4} ${top * 0.5} ${x + 1.8} 0 Z`,
      mix(colour, blade % 2 === 0 ? '#ffffff' : '#103018', 0.14),
    );
  }
}

function wildflowers(pen: Pen): void {
  blades(pen, 12, 62, '#5a9a48');
  const palette: [Colour, ...Colour[]] = ['#f08aa8', '#ffffff', '#f7c850', '#a884e0', '#f0704a', '#7ab0f0'];
  for (let flower = 0; flower < 6; flower++) {
    const x = pen.random.between(-26, 26);
    const top = -pen.random.between(46, 94);
    const lean = pen.random.between(-8, 8);
    stem(pen, x, top, lean);
    const colour = pen.random.pick(palette);
    for (let petal = 0; petal < 7; petal++) {
      const angle = petal * 0.898;
      ball(pen, x + lean + Math.cos(angle) * 6.4, top + Math.sin(angle) * 5.2, 4.6, 3.8, colour);
    }
    ball(pen, x + lean, top, 3.6, 3.2, '#e8a030');
  }
}

function lavender(pen: Pen): void {
  blades(pen, 9, 40, '#7a9a72');
  for (let spike = 0; spike < 8; spike++) {
    const x = pen.random.between(-24, 24);
    const top = -pen.random.between(74, 98);
    const lean = pen.random.between(-9, 9);
    stem(pen, x, top, lean, '#7f9a70');
    for (let bud = 0; bud < 9; bud++) {
      const y = top + bud * 4.2;
      const at = x + lean * (y / top);
      ball(
        pen,
        at - 2.6 + (bud % 2) * 5.2,
        y,
        3.4,
        2.7,
        bud < 3 ? '#b49af0' : bud % 3 === 0 ? '#7a58c8' : '#9474dc',
      );
    }
  }
}

function ears(pen: Pen, stalk: Colour, grain: Colour): void {
  for (let ear = 0; ear < 11; ear++) {
    const x = pen.random.between(-27, 27);
    const top = -pen.random.between(72, 96);
    const lean = pen.random.between(-12, 14);
    stem(pen, x, top, lean, stalk);
    for (let kernel = 0; kernel < 7; kernel++) {
      const y = top + kernel * 3.6;
      const at = x + lean * (y / top) ** 2;
      ball(pen, at - 2, y, 2.6, 2.4, grain);
      ball(pen, at + 2, y + 1.2, 2.6, 2.4, mix(grain, '#fff2b0', 0.3));
      line(pen, `M${at} ${y} l${kernel % 2 === 0 ? -5 : 5} -7`, mix(grain, '#fff2c0', 0.4), 0.5);
    }
  }
}

function rapeseed(pen: Pen): void {
  blades(pen, 8, 52, '#6a9a3c');
  for (let head = 0; head < 7; head++) {
    const x = pen.random.between(-24, 24);
    const top = -pen.random.between(66, 94);
    stem(pen, x, top, 0, '#6f9a3c');
    for (let bud = 0; bud < 12; bud++)
      ball(
        pen,
        x + pen.random.between(-8, 8),
        top + pen.random.between(-5, 18),
        3.2,
        2.8,
        pen.random.pick(['#ffdc3c', '#f7c81e', '#ffe870']),
      );
  }
}

function poppy(pen: Pen): void {
  blades(pen, 11, 58, '#648f4a');
  for (let flower = 0; flower < 4; flower++) {
    const x = pen.random.between(-24, 24);
    const top = -pen.random.between(58, 92);
    const lean = pen.random.between(-8, 8);
    stem(pen, x, top, lean, '#6a8f4c');
    shape(
      pen,
      `M${x + lean} ${top + 7} C${x + lean - 20} ${top + 6} ${x + lean - 15} ${top - 15} ${x + lean} ${top - 7} C${x + lean + 15} ${top - 15} ${x + lean + 20} ${top + 6} ${x + lean} ${top + 7} Z`,
      '#f0583c',
      { colour: '#b81e24', from: top - 12, to: top + 8 },
    );
    ball(pen, x + lean, top - 1, 3, 2.6, '#2a1a20');
  }
}

function reeds(pen: Pen): void {
  blades(pen, 14, 92, '#a8985a');
  for (let plume = 0; plume < 5; plume++) {
    const x = pen.random.between(-24, 24);
    const top = -pen.random.between(70, 92);
    const lean = pen.random.between(4, 16);
    stem(pen, x, top, lean, '#a08a52');
    shape(
      pen,
      `M${x + lean} ${top + 8} C${x + lean - 5} ${top - 2} ${x + lean + 2} ${top - 12} ${x + lean + 15} ${top - 8} C${x + lean + 14} ${top + 2} ${x + lean + 7} ${top + 10} ${x + lean} ${top + 8} Z`,
      '#e8d8b8',
      { colour: '#b89a6a', from: top - 12, to: top + 10 },
    );
  }
}

/** One lotus: leaves on stalks, a flower, a bud. */
export function lotus(pen: Pen): void {
  const { random } = pen;
  for (const [x, top, half] of [
    [-30, -26, 30],
    [30, -40, 28],
    [2, -16, 34],
  ] as const) {
    line(pen, `M${x} 0 Q${x * 0.9} ${top * 0.5} ${x} ${top}`, '#4f7a4a', 1.8);
    shape(
      pen,
      `M${x - half} ${top + 2} Q${x - half * 0.6} ${top - 10} ${x} ${top - 9} Q${x + half * 0.6} ${top - 10} ${x + half} ${top + 2} Q${x + half * 0.5} ${top + 11} ${x} ${top + 8} Q${x - half * 0.5} ${top + 11} ${x - half} ${top + 2} Z`,
      '#6fae6a',
      { colour: '#2f6a48', from: top - 10, to: top + 10 },
    );
    for (let vein = -3; vein <= 3; vein++)
      line(pen, `M${x} ${top} L${x + vein * half * 0.28} ${top + 7 - Math.abs(vein) * 1.6}`, '#8ec484', 0.5);
  }
  const x = random.between(-6, 8);
  const top = -random.between(62, 74);
  line(pen, `M${x - 4} 0 Q${x} ${top * 0.5} ${x} ${top}`, '#4f7a4a', 2);
  const pink = random.pick(['#f7a8c4', '#fbc4d4', '#f48ab4']);
  for (const [spread, tall, tone] of [
    [24, 16, 0],
    [17, 24, 0.2],
    [9, 28, 0.36],
    [0, 30, 0.5],
  ] as const) {
    for (const side of [-1, 1]) {
      const tip = x + side * spread;
      shape(
        pen,
        `M${x} ${top + 6} C${x + side * (spread * 0.5 + 9)} ${top + 4} ${tip + side * 4} ${top - tall * 0.5} ${tip} ${top - tall} C${tip - side * 8} ${top - tall * 0.6} ${x + side * spread * 0.2 - side * 5} ${top - 4} ${x} ${top + 6} Z`,
        mix(pink, '#e85a90', 0.25 - tone * 0.3),
        { colour: mix(pink, '#ffffff', 0.35 + tone * 0.6), from: top - tall, to: top + 6 },
      );
    }
  }
  ball(pen, x, top - 2, 4, 3, '#e8d060');
  line(pen, 'M-24 0 Q-22 -40 -26 -58', '#4f7a4a', 1.6);
  shape(pen, 'M-26 -54 C-33 -60 -30 -72 -26 -78 C-21 -72 -19 -60 -26 -54 Z', mix(pink, '#d84a80', 0.2), {
    colour: '#f8d8e0',
    from: -78,
    to: -54,
  });
}

export const FLOWERS: Record<string, OwnDrawing> = {
  'own/wildflowers': { width: 76, height: 102, paint: wildflowers },
  'own/lavender': { width: 72, height: 104, paint: lavender },
  'own/wheat': { width: 84, height: 106, paint: (pen) => ears(pen, '#c8a048', '#e8b84a') },
  'own/rapeseed': { width: 70, height: 102, paint: rapeseed },
  'own/poppy': { width: 84, height: 108, paint: poppy },
  'own/reeds': { width: 88, height: 106, paint: reeds },
  'own/lotus': { width: 132, height: 110, paint: lotus },
};
