// Dishes that come with all that is eaten with them: sliced duck with its pancakes, skewers over a trough of coals. In
// millimetres.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { ball, line, oval, shape, shineAround, type OwnDrawing, type Pen } from './pen.ts';

const SKIN = '#9a3f14';
const DARK = '#2a0c06';
const CUCUMBER = ['#6fae4c', '#a8d07a', '#d8ecb4', '#4f8a38'] as const;

/** A slice of breast: crisp skin over pale meat, leaning on the next. */
function slice(pen: Pen, x: number, y: number, grow: number): void {
  const { brush } = pen;
  brush.save();
  brush.translate(x, y);
  brush.rotate(pen.random.between(-0.12, 0.12) + 0.5);
  brush.scale(grow, grow);
  brush.fillStyle = css(DARK, 0.34);
  brush.beginPath();
  brush.ellipse(-4, -4, 19, 15, 0, 0, 7);
  brush.fill();
  const whole = 'M-17 6 C-20 -10 -13 -21 1 -22 C14 -21 20 -10 16 6 C8 11 -9 11 -17 6 Z';
  shape(pen, whole, '#f6dcbc', { colour: '#c4906a', from: -20, to: 9 });
  line(pen, whole, mix(SKIN, DARK, 0.2), 1);
  line(pen, 'M-9 4 Q0 -3 10 3 M-6 -2 Q1 -7 8 -3', '#cf9c76', 1);
  const skin = 'M-17 2 C-20 -11 -13 -22 1 -23 C14 -22 20 -11 16.6 2 C12 -8 -9 -9 -17 2 Z';
  shape(pen, skin, mix(SKIN, '#f08a34', 0.24), { colour: mix(SKIN, DARK, 0.25), from: -22, to: 0 });
  line(pen, 'M-10 -14 Q0 -21 11 -14', '#ffcf8a', 2.2);
  brush.restore();
}

function pancakes(pen: Pen, x: number, y: number): void {
  const { brush } = pen;
  brush.save();
  brush.translate(x, y);
  const bamboo = '#c99a58';
  oval(pen, 0, -26, 44, 11.6, mix(bamboo, DARK, 0.3));
  oval(pen, 0, -26.4, 40, 10, '#e6cfa0');
  for (let sheet = 0; sheet < 5; sheet++) {
    const up = -27 - sheet * 2.3;
    oval(pen, 0, up + 1.3, 33, 8.2, '#c8b088');
    oval(pen, 0, up, 33, 8.2, mix('#fbf1d8', '#e8d4a8', sheet % 2 === 0 ? 0.1 : 0.3));
  }
  // The topmost is folded over.
  shape(pen, 'M-33 -36.6 C-30 -45 2 -50 22 -42 C8 -38 -16 -33 -33 -36.6 Z', '#fffaf0', {
    colour: '#e2cfa6',
    from: -48,
    to: -34,
  });
  for (const [fx, fy] of [
    [-12, -39],
    [2, -43],
    [14, -34],
    [-20, -35],
    [24, -37],
  ] as const)
    oval(pen, fx, fy, 2.4, 0.9, '#c89a5a', 0.6);
  shape(pen, 'M-44 -26 C-40 -13 40 -13 44 -26 L44 -6 C40 6 -40 6 -44 -6 Z', mix(bamboo, '#ffffff', 0.14), {
    colour: mix(bamboo, '#3a1c08', 0.4),
    from: -26,
    to: 4,
  });
  for (const row of [-20, -5])
    line(pen, `M-44 ${row} C-40 ${row + 12} 40 ${row + 12} 44 ${row}`, mix(bamboo, '#3a1c08', 0.5), 1.3);
  brush.restore();
}

/** Cut as fine as matches, in a heap on a small dish. */
function shreds(pen: Pen, [x, y]: readonly [number, number], colours: readonly [Colour, ...Colour[]]): void {
  const { random } = pen;
  oval(pen, x, y, 29, 8, '#a8a49c');
  oval(pen, x, y - 2, 29, 8, '#fbfaf5');
  oval(pen, x, y - 2, 23, 5.6, '#e2e0d8');
  for (let shred = 0; shred < 34; shred++) {
    const [dx, up] = [random.between(-11, 11), -3 - (shred / 34) * 13];
    const half = random.between(6, 10) * (1 - shred / 90);
    const tilt = random.between(-3, 3);
    const colour = random.pick(colours);
    line(
      pen,
      `M${x + dx - half} ${y + up - tilt} L${x + dx + half} ${y + up + tilt}`,
      mix(colour, DARK, 0.2),
      2.5,
    );
    line(
      pen,
      `M${x + dx - half} ${y + up - tilt - 0.3} L${x + dx + half} ${y + up + tilt - 0.3}`,
      colour,
      1.8,
    );
  }
}

function sauce(pen: Pen, x: number, y: number): void {
  shape(
    pen,
    `M${x - 19} ${y - 15} C${x - 17} ${y - 2} ${x - 8} ${y} ${x} ${y} C${x + 8} ${y} ${x + 17} ${y - 2} ${x + 19} ${y - 15} Z`,
    '#fbfaf5',
    {
      colour: '#b8b4ac',
      from: y - 15,
      to: y,
    },
  );
  oval(pen, x, y - 15, 19, 5, '#ffffff');
  oval(pen, x, y - 14.6, 16.4, 4, '#3a160c');
  oval(pen, x - 4, y - 15.4, 6, 1.2, '#8a5a3c', 0.7);
}

function slicedDuck(pen: Pen): void {
  const { random } = pen;
  pancakes(pen, -84, -42);
  shreds(pen, [22, -52], CUCUMBER);
  shreds(pen, [86, -48], ['#f6f4e4', '#dfeac4', '#b8d48a']);
  oval(pen, 10, -17, 124, 19, '#8f8b84');
  oval(pen, 10, -21, 125, 19.4, '#fbfaf5');
  oval(pen, 10, -20.4, 104, 13.6, '#e2e0d8');
  for (const [row, count, from, grow] of [
    [-30, 7, -62, 0.86],
    [-22, 8, -76, 0.96],
    [-13, 7, -70, 1.04],
  ] as const)
    for (let at = 0; at < count; at++) slice(pen, from + 10 + at * 21.5 + random.between(-2, 2), row, grow);
  sauce(pen, 118, -12);
}

/** A long iron trough full of glowing coals, meat on sticks across it. */
function skewersOverCoals(pen: Pen): void {
  const { brush, random } = pen;
  for (const leg of [-104, 104]) {
    shape(pen, `M${leg - 6} -34 L${leg + 6} -34 L${leg + 5} 0 L${leg - 5} 0 Z`, '#4a4648', {
      colour: '#262426',
      from: -34,
      to: 0,
    });
  }
  shape(pen, 'M-122 -78 L122 -78 L134 -52 L-134 -52 Z', '#1c1818');
  for (let coal = 0; coal < 90; coal++) {
    const [x, y] = [random.between(-124, 124), random.between(-74, -54)];
    const glow = random.pick(['#ff7a1e', '#e8481c', '#ffb03a', '#3a2622', '#52302a']);
    ball(pen, x, y, random.between(4, 8), random.between(3, 5), glow);
  }
  shineAround(pen, 0, -66, 62, '#ff6a1e', 0.5);
  for (let at = 0; at < 7; at++) oneSkewer(pen, -96 + at * 32);
  shape(pen, 'M-136 -54 L136 -54 L128 -22 L-128 -22 Z', '#5a5658', { colour: '#2c2a2c', from: -54, to: -22 });
  line(pen, 'M-136 -54 L136 -54', '#8f8b8c', 2.4);
  for (let hole = -5; hole <= 5; hole++) {
    oval(pen, hole * 22, -37, 6, 3, '#1c1414');
    oval(pen, hole * 22, -37, 4.4, 2, '#ff7a2a', 0.8);
  }
  // Smoke, that thins out as it rises.
  for (const [x, lean] of [
    [-70, 14],
    [6, -16],
    [76, 12],
  ] as const) {
    for (let puff = 0; puff < 9; puff++) {
      const up = -104 - puff * 9;
      const reach = 7 + puff * 1.7;
      const sway = Math.sin(puff * 0.8) * lean;
      const fog = brush.createRadialGradient(x + sway, up, 0, x + sway, up, reach);
      fog.addColorStop(0, css('#f4f0ee', 0.3 - puff * 0.025));
      fog.addColorStop(1, css('#f4f0ee', 0));
      brush.fillStyle = fog;
      brush.fillRect(x + sway - reach, up - reach, reach * 2, reach * 2);
    }
  }
}

/** Lies from the far edge to the near one, over which its handle looks out. */
function oneSkewer(pen: Pen, x: number): void {
  const { random } = pen;
  const lean = x * 0.1;
  line(pen, `M${x - lean * 0.6} -98 L${x + lean} -34`, '#a8a6a6', 2);
  for (let piece = 0; piece < 5; piece++) {
    const part = piece / 4;
    const [cx, cy] = [x - lean * 0.5 + lean * part * 1.1, -94 + part * 36];
    const meat = mix(piece % 2 === 0 ? '#8a4a26' : '#a45a2c', '#f0b060', random.between(0, 0.14));
    const half = 9.4 + part * 1.6;
    shape(
      pen,
      `M${cx - half} ${cy - 3} Q${cx - half * 0.6} ${cy - 8} ${cx + 1} ${cy - 6.6} Q${cx + half * 0.9} ${cy - 7} ${cx + half} ${cy - 1} Q${cx + half} ${cy + 6} ${cx + half * 0.5} ${cy + 6.6} Q${cx - half * 0.7} ${cy + 8} ${cx - half} ${cy - 3} Z`,
      mix(meat, '#ffc080', 0.2),
      { colour: mix(meat, DARK, 0.5), from: cy - 8, to: cy + 8 },
    );
    line(pen, `M${cx - half * 0.5} ${cy - 4.4} q${half * 0.5} -1.8 ${half} 0`, '#ffdcae', 1.2);
    for (let speck = 0; speck < 3; speck++)
      ball(
        pen,
        cx + random.between(-half, half) * 0.7,
        cy + random.between(-4, 4),
        0.9,
        0.7,
        random.pick(['#d8342a', '#f2d28a', '#4a1c0c']),
      );
  }
}

export const SERVED_SETS: Record<string, OwnDrawing> = {
  'own/thin-pancakes': { width: 96, height: 54, paint: (pen) => pancakes(pen, 0, -4) },
  'own/cucumber-shreds': { width: 64, height: 30, paint: (pen) => shreds(pen, [0, -9], CUCUMBER) },
  'own/peking-duck': { width: 280, height: 98, paint: slicedDuck },
  'own/skewers-over-coals': { width: 276, height: 186, paint: skewersOverCoals },
};
