// House plants that are known by their leaves: what grows from the rim of a pot. In centimetres or near them.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { leaf, turned } from './leafy-plants.ts';
import { ball, line, shape, type Pen } from './pen.ts';

const DARK = '#0e2a20';

/** A heart that is cut from its edge toward the middle, and has holes along its rib. */
function monsteraLeaf(pen: Pen, green: Colour): void {
  const edge: string[] = [];
  for (const side of [-1, 1]) {
    const half: [number, number][] = [
      [7, 8],
      [22, 6],
      [31, -6],
      [13, -11],
      [32, -12],
      [33, -23],
      [12, -24],
      [31, -29],
      [28, -39],
      [10, -36],
      [24, -44],
      [15, -54],
      [0, -62],
    ];
    const points = side > 0 ? half : half.toReversed();
    for (const [x, y] of points) edge.push(`${side * x} ${y}`);
  }
  shape(
    pen,
    `M0 0 L${edge.slice(13).join(' L')} L${edge.slice(0, 13).join(' L')} Z`,
    mix(green, '#c8f0a0', 0.22),
    {
      colour: mix(green, DARK, 0.36),
      from: -60,
      to: 8,
    },
  );
  line(pen, 'M0 0 L0 -58', mix(green, '#e8f8c0', 0.5), 1.5);
  for (const side of [-1, 1]) {
    for (const [x, y] of [
      [26, 0],
      [28, -17],
      [26, -34],
    ] as const)
      line(
        pen,
        `M0 ${y - 2} Q${side * x * 0.6} ${y - 4} ${side * x} ${y - 3}`,
        mix(green, '#e8f8c0', 0.3),
        0.8,
      );
    for (const y of [-14, -27, -38]) ball(pen, side * 6, y, 2.4, 1.5, mix(green, DARK, 0.62));
  }
}

export function monstera(pen: Pen): void {
  for (const [x, y, turn, grow] of [
    [-26, -52, -0.9, 0.72],
    [28, -48, 1, 0.7],
    [-14, -74, -0.36, 0.8],
    [18, -70, 0.5, 0.84],
    [-34, -26, -1.35, 0.72],
    [36, -24, 1.3, 0.68],
    [0, -46, 0.06, 0.86],
  ] as const) {
    line(pen, `M0 0 Q${x * 0.2} ${y * 0.8} ${x} ${y}`, '#4f7a3c', 2.4);
    turned(pen, x, y, turn, () => monsteraLeaf(pen, mix('#3a8048', '#a0c860', Math.abs(x) / 200)), grow);
  }
}

export function snakePlant(pen: Pen): void {
  for (const [x, lean, tall] of [
    [-14, -16, 92],
    [13, 14, 98],
    [-7, -6, 112],
    [6, 6, 104],
    [-18, -30, 62],
    [18, 28, 66],
    [0, -1, 88],
  ] as const) {
    const tip = x + lean;
    const blade = `M${x - 6} 2 C${x - 9} ${-tall * 0.4} ${tip - 9} ${-tall * 0.76} ${tip} ${-tall} C${tip + 9} ${-tall * 0.76} ${x + 9} ${-tall * 0.4} ${x + 6} 2 Z`;
    shape(pen, blade, '#e4d46a', { colour: '#b8a83c', from: -tall, to: 0 });
    const inner = `M${x - 4} 2 C${x - 6.4} ${-tall * 0.4} ${tip - 6} ${-tall * 0.76} ${tip} ${-tall * 0.95} C${tip + 6} ${-tall * 0.76} ${x + 6.4} ${-tall * 0.4} ${x + 4} 2 Z`;
    shape(pen, inner, '#4f8a58', { colour: '#24503a', from: -tall, to: 0 });
    for (let band = 1; band < (tall * 0.7) / 9; band++) {
      const y = -band * 9;
      const middle = x + (lean * (band * 9)) / tall;
      line(pen, `M${middle - 4.4} ${y} q2 -3 4.2 -0.6 t4.4 -1.4`, '#1f4a38', 1.5);
    }
  }
}

export function aloe(pen: Pen): void {
  for (const [turn, long, wide] of [
    [-1.35, 54, 8],
    [1.35, 54, 8],
    [-0.9, 66, 9],
    [0.9, 66, 9],
    [-0.5, 74, 9],
    [0.5, 74, 9],
    [0.16, 80, 9],
    [-0.18, 70, 9],
    [-1.1, 44, 8],
    [1.1, 42, 8],
    [0, 52, 8],
  ] as const)
    turned(pen, turn * 6, 2, turn, () => {
      const path = `M${-wide} 0 C${-wide} ${-long * 0.5} -3 ${-long * 0.8} ${turn * 6} ${-long} C4 ${-long * 0.8} ${wide} ${-long * 0.5} ${wide} 0 Z`;
      shape(pen, path, '#9ac8a0', { colour: '#3f7a5e', from: -long, to: 0 });
      line(
        pen,
        `M${-wide * 0.3} -3 Q${-wide * 0.3} ${-long * 0.5} ${turn * 4} ${-long * 0.86}`,
        '#c8e8c8',
        1.4,
      );
      for (let tooth = 1; tooth < 7; tooth++) {
        const part = tooth / 8;
        const half = wide * (1 - part ** 2);
        const y = -long * part;
        for (const side of [-1, 1]) line(pen, `M${side * half} ${y} l${side * 1.5} -1.2`, '#e0ecc0', 0.9);
      }
    });
}

/** Waisted like a violin. */
function fiddleLeaf(pen: Pen, green: Colour, long: number): void {
  const w = long * 0.36;
  shape(
    pen,
    `M0 0 C${-w * 0.8} ${-long * 0.06} ${-w * 0.9} ${-long * 0.34} ${-w * 0.62} ${-long * 0.46} C${-w * 1.2} ${-long * 0.66} ${-w} ${-long * 1.02} 0 ${-long} C${w} ${-long * 1.02} ${w * 1.2} ${-long * 0.66} ${w * 0.62} ${-long * 0.46} C${w * 0.9} ${-long * 0.34} ${w * 0.8} ${-long * 0.06} 0 0 Z`,
    mix(green, '#d8f0a0', 0.26),
    { colour: mix(green, DARK, 0.36), from: -long, to: 0 },
  );
  line(pen, `M0 0 L0 ${-long * 0.92}`, mix(green, '#eef8c0', 0.56), 1.1);
  for (const part of [0.28, 0.52, 0.74])
    for (const side of [-1, 1])
      line(
        pen,
        `M0 ${-long * part} L${side * w * 0.62} ${-long * (part + 0.13)}`,
        mix(green, '#eef8c0', 0.36),
        0.7,
      );
}

export function fiddleLeafFig(pen: Pen): void {
  line(pen, 'M0 2 Q-3 -60 2 -128', '#7a5a42', 4.4);
  line(pen, 'M1 2 Q-2 -60 3 -128', '#a8846a', 1.2);
  for (let at = 0; at < 14; at++) {
    const part = at / 13;
    const side = at % 2 === 0 ? -1 : 1;
    const turn = side * (1.75 - part * 1.5) + pen.random.between(-0.16, 0.16);
    turned(pen, side * 2, -44 - part * 84, turn, () =>
      fiddleLeaf(pen, mix('#3a7a42', '#7ab050', part * 0.6), 50 - part * 10),
    );
  }
}

export function rubberPlant(pen: Pen): void {
  line(pen, 'M-2 2 Q-4 -50 -2 -104 M4 2 Q8 -40 9 -82', '#6a4a3a', 3.4);
  for (let at = 0; at < 17; at++) {
    const part = at / 16;
    const side = at % 2 === 0 ? -1 : 1;
    const y = -12 - part * 92;
    leaf(
      pen,
      at % 3 === 0 ? 6 : -2,
      y,
      side * (1.3 - part * 0.7),
      40 - part * 8,
      13,
      mix('#1f5a3c', '#5a3038', (at % 4) * 0.09),
    );
  }
  turned(pen, -2, -104, 0.05, () => shape(pen, 'M-2.4 0 Q0 -16 0.6 -20 Q2 -12 2.4 0 Z', '#b8483c'));
}

function heart(pen: Pen, size: number, green: Colour): void {
  shape(
    pen,
    `M0 0 C${-size * 0.3} ${size * 0.34} ${-size * 0.95} ${size * 0.1} ${-size * 0.66} ${-size * 0.5} C${-size * 0.46} ${-size * 0.84} ${-size * 0.1} ${-size} 0 ${-size * 1.2} C${size * 0.1} ${-size} ${size * 0.46} ${-size * 0.84} ${size * 0.66} ${-size * 0.5} C${size * 0.95} ${size * 0.1} ${size * 0.3} ${size * 0.34} 0 0 Z`,
    mix(green, '#e0f4a0', 0.26),
    { colour: mix(green, DARK, 0.28), from: -size, to: size * 0.3 },
  );
  line(pen, `M0 0 L0 ${-size}`, mix(green, '#f4f8c0', 0.5), size * 0.07);
}

/** Vines that hang over the rim on both sides, with such leaves along them. */
function trailing(pen: Pen, paintLeaf: (size: number, at: number) => void): void {
  const vines = [
    [-44, 26],
    [44, 34],
    [-34, 4],
    [36, 8],
    [-22, -16],
    [22, -20],
    [-8, -34],
    [9, -30],
  ] as const;
  for (const [x, y] of vines) {
    const [mx, my] = [x * 0.62, Math.min(y, 0) - 26];
    line(pen, `M0 0 Q${mx} ${my} ${x} ${y}`, '#5a8a42', 1.7);
    for (let at = 1; at <= 6; at++) {
      const t = at / 6;
      const px = 2 * t * (1 - t) * mx + t * t * x;
      const py = 2 * t * (1 - t) * my + t * t * y;
      const side = at % 2 === 0 ? -1 : 1;
      turned(pen, px, py, (x < 0 ? -1 : 1) * (1 + t * 1.3) + side * 0.6, () => paintLeaf(10.5 - t * 2, at));
    }
  }
}

export function pothos(pen: Pen): void {
  trailing(pen, (size, at) => {
    heart(pen, size, at % 3 === 0 ? '#6ab04a' : '#4f9a48');
    line(pen, `M${-size * 0.3} ${-size * 0.3} l${size * 0.2} ${-size * 0.3}`, '#e8f0a0', 1.1);
  });
}

function ivyLeaf(pen: Pen, size: number, green: Colour): void {
  shape(
    pen,
    `M0 0 L${-size * 0.5} ${size * 0.16} L${-size * 0.62} ${-size * 0.26} L${-size * 0.98} ${-size * 0.56} L${-size * 0.4} ${-size * 0.66} L0 ${-size * 1.28} L${size * 0.4} ${-size * 0.66} L${size * 0.98} ${-size * 0.56} L${size * 0.62} ${-size * 0.26} L${size * 0.5} ${size * 0.16} Z`,
    mix(green, '#c8e8a0', 0.24),
    { colour: mix(green, DARK, 0.34), from: -size, to: size * 0.2 },
  );
  line(
    pen,
    `M0 0 L0 ${-size} M0 0 L${-size * 0.7} ${-size * 0.46} M0 0 L${size * 0.7} ${-size * 0.46}`,
    mix(green, '#f0f8d0', 0.55),
    size * 0.07,
  );
}

export function ivy(pen: Pen): void {
  trailing(pen, (size, at) => ivyLeaf(pen, size * 0.92, at % 2 === 0 ? '#2f6f42' : '#417f4a'));
}

function blade(
  pen: Pen,
  x: number,
  y: number,
  reach: number,
  fall: number,
  green: Colour,
  pale?: Colour,
): void {
  const path = `M-4 0 Q${reach * 0.4 - 3} ${-fall - 3} ${reach} ${y} Q${reach * 0.42 + 3} ${-fall + 7} 4 0 Z`;
  pen.brush.save();
  pen.brush.translate(x, 0);
  shape(pen, path, mix(green, '#d8f0a0', 0.18), { colour: mix(green, DARK, 0.24), from: -fall, to: 0 });
  if (pale !== undefined)
    line(pen, `M0 0 Q${reach * 0.41} ${-fall + 2.4} ${reach * 0.96} ${y - 1}`, pale, 1.1);
  pen.brush.restore();
}

export function spiderPlant(pen: Pen): void {
  for (let at = 0; at < 26; at++) {
    const aside = (at / 25 - 0.5) * 2;
    const near = at % 3;
    blade(
      pen,
      aside * 6,
      -26 + Math.abs(aside) * 52 + near * 5,
      aside * 60,
      92 - Math.abs(aside) * 24 - near * 8,
      '#5aa04a',
      '#f4f6d0',
    );
  }
  for (const [side, y] of [
    [-1, 22],
    [1, 30],
  ] as const) {
    line(pen, `M0 -4 Q${side * 40} -60 ${side * 50} ${y - 12}`, '#c8d88a', 1.2);
    for (let at = 0; at < 8; at++) {
      const turn = (at / 7 - 0.5) * 2.6;
      line(
        pen,
        `M${side * 50} ${y - 10} q${Math.sin(turn) * 8} ${-Math.cos(turn) * 8} ${Math.sin(turn) * 15} ${6 - Math.cos(turn) * 6}`,
        at % 2 === 0 ? '#5aa04a' : '#c8e0a0',
        2,
      );
    }
  }
}

export function heartLeaved(pen: Pen): void {
  for (const [x, y, turn] of [
    [-30, -40, -0.9],
    [30, -38, 0.9],
    [-38, -16, -1.4],
    [38, -14, 1.4],
    [-16, -58, -0.4],
    [18, -56, 0.45],
    [0, -70, 0.02],
    [-20, -26, -0.8],
    [20, -26, 0.8],
    [0, -38, 0.1],
  ] as const) {
    line(pen, `M0 0 Q${x * 0.2} ${y * 0.8} ${x} ${y}`, '#4f7a3c', 1.8);
    turned(pen, x, y, turn, () => heart(pen, 21, mix('#3f8a48', '#8ac060', Math.abs(x) / 130)));
  }
}

/** Leaves like hearts, and one leaf of colour around each finger. */
export function spathes(colour: Colour): (pen: Pen) => void {
  return (pen) => {
    heartLeaved(pen);
    for (const [x, y, turn] of [
      [-16, -92, -0.3],
      [16, -98, 0.26],
      [-2, -110, 0],
      [34, -74, 0.7],
    ] as const) {
      line(pen, `M0 0 Q${x * 0.3} ${y * 0.6} ${x} ${y}`, '#5a8a42', 1.8);
      turned(pen, x, y, turn, () => {
        heart(pen, 13, colour);
        line(pen, 'M0 -1 L2 -10', '#f4d04a', 2.6);
      });
    }
  };
}
