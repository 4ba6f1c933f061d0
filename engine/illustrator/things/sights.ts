// What people travel to see: an iron tower, pyramids, a stone tower, a carousel, a train on a viaduct.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { paintSteamTrain } from './crafts.ts';
import { ball, bar, line, shape, shineAround, type OwnDrawing, type Pen } from './pen.ts';

/** Half the width of the iron tower at a height from 0 to 1: wide legs that come together early. */
function half(part: number): number {
  return 34 * (1 - part) ** 2.6 + 1.1 + (1 - part) * 3;
}

function at(part: number, side: number, inner = 0): string {
  return `${(side * (half(part) - inner)).toFixed(2)} ${(-part * 186).toFixed(2)}`;
}

/** Three storeys of lattice on four legs; at night it is lit from inside. */
function eiffelTower(pen: Pen): void {
  const iron = pen.isDark ? '#c8923e' : '#8d7358';
  const deep = mix(iron, '#20141c', 0.45);
  if (pen.isDark) for (const y of [-40, -84, -128]) shineAround(pen, 0, y, 40, '#ffb84a', 0.4);
  const parts = Array.from({ length: 31 }, (_, step) => step / 30);
  for (const side of [-1, 1]) {
    const outer = parts.map((part) => at(part, side));
    const inner = parts.map((part) => at(part, side, Math.max(1.4, half(part) * 0.44)));
    shape(pen, `M${outer.join(' L')} L${inner.toReversed().join(' L')} Z`, iron, {
      colour: deep,
      from: -186,
      to: 6,
    });
    // The lattice of a leg.
    for (let step = 0; step < 26; step++) {
      const [a, b] = [step / 30, (step + 1) / 30];
      const reach = Math.max(1.4, half(a) * 0.44);
      line(pen, `M${at(a, side)} L${at(b, side, reach)} M${at(a, side, reach)} L${at(b, side)}`, deep, 0.5);
    }
  }
  shape(
    pen,
    'M-26 0 C-22 -22 -12 -31 0 -31 C12 -31 22 -22 26 0 L23 0 C19 -19 10 -27 0 -27 C-10 -27 -19 -19 -23 0 Z',
    iron,
  );
  for (const [top, wide, tall] of [
    [-42, 44, 5.6],
    [-84, 24, 4.4],
    [-168, 7.6, 3.4],
  ] as const) {
    shape(
      pen,
      `M${-wide / 2} ${top} L${wide / 2} ${top} L${wide / 2 - 1.4} ${top + tall} L${-wide / 2 + 1.4} ${top + tall} Z`,
      mix(iron, '#ffffff', 0.14),
      { colour: deep, from: top, to: top + tall },
    );
    line(
      pen,
      `M${-wide / 2 + 1} ${top + 1.6} L${wide / 2 - 1} ${top + 1.6}`,
      pen.isDark ? '#ffe6a0' : deep,
      0.7,
    );
  }
  line(pen, 'M0 -170 L0 -200', deep, 1.2);
  if (!pen.isDark) return;
  for (let light = 0; light < 70; light++) {
    const part = pen.random.next() ** 1.4;
    ball(pen, pen.random.between(-1, 1) * half(part), -part * 182, 0.7, 0.7, '#fff2c0');
  }
}

/** Three of them, the lit face and the one in the shade, in courses of stone. */
function pyramids(pen: Pen): void {
  const one = (x: number, base: number, tall: number, tone: number): void => {
    const sand = mix('#dcb878', '#b98f56', tone);
    const [left, right] = [x - base / 2, x + base / 2];
    const edge = x + pen.side * base * -0.14;
    shape(pen, `M${x} ${-tall} L${left} 0 L${right} 0 Z`, mix(sand, '#ffe9b8', 0.3), {
      colour: sand,
      from: -tall,
      to: 0,
    });
    const dark = pen.side > 0 ? left : right;
    shape(pen, `M${x} ${-tall} L${dark} 0 L${edge} 0 Z`, mix(sand, '#5a3a3c', 0.42), {
      colour: mix(sand, '#5a3a3c', 0.56),
      from: -tall,
      to: 0,
    });
    for (let course = 1; course < 16; course++) {
      const part = course / 16;
      const y = -tall * (1 - part);
      const reach = (base / 2) * part;
      line(pen, `M${x - reach} ${y} L${x + reach} ${y}`, mix(sand, '#6a4630', 0.5), 0.35);
    }
  };
  one(-62, 74, 50, 0.7);
  one(58, 96, 64, 0.45);
  one(-6, 128, 88, 0);
}

function stoneTower(pen: Pen): void {
  const stone = '#a59c92';
  shape(pen, 'M-20 0 L-17 -112 L17 -112 L20 0 Z', mix(stone, '#ffffff', 0.1), {
    colour: mix(stone, '#2a2030', 0.4),
    from: -112,
    to: 4,
  });
  for (let row = 0; row < 13; row++) {
    const y = -6 - row * 8.2;
    const half = 19.6 - row * 0.22;
    line(pen, `M${-half} ${y} L${half} ${y}`, mix(stone, '#40343c', 0.42), 0.5);
    for (let joint = 0; joint < 4; joint++) {
      const x = -half + half * 2 * ((joint + (row % 2) * 0.5) / 4);
      line(pen, `M${x} ${y} l0 -8`, mix(stone, '#40343c', 0.42), 0.5);
    }
  }
  const shade = mix(stone, '#20182a', 0.5);
  shape(pen, pen.side > 0 ? 'M-20 0 L-17 -112 L-9 -112 L-9 0 Z' : 'M20 0 L17 -112 L9 -112 L9 0 Z', shade);
  shape(pen, 'M-21 -112 L21 -112 L22 -124 L-22 -124 Z', mix(stone, '#ffffff', 0.16), {
    colour: stone,
    from: -124,
    to: -110,
  });
  shape(pen, 'M-25 -123 L0 -168 L25 -123 Z', '#8a4438', { colour: '#54262c', from: -168, to: -120 });
  line(pen, 'M0 -166 L0 -182', '#4a3a36', 1.1);
  shape(pen, 'M0 -181 L17 -177 L0 -172 Z', '#d8453c');
  shape(pen, 'M-6.5 0 L-6.5 -16 C-6.5 -25 6.5 -25 6.5 -16 L6.5 0 Z', '#4a3024', {
    colour: '#2a1a16',
    from: -24,
    to: 0,
  });
  for (const y of [-48, -76, -102]) {
    const glass: Colour = pen.isDark ? '#ffd67a' : '#3d4152';
    shape(pen, `M-3.4 ${y} L-3.4 ${y - 8} C-3.4 ${y - 13} 3.4 ${y - 13} 3.4 ${y - 8} L3.4 ${y} Z`, glass);
    if (pen.isDark) shineAround(pen, 0, y - 6, 18, '#ffcf6a', 0.5);
  }
}

/** The same with a clock below its roof. */
function clockTower(pen: Pen): void {
  stoneTower(pen);
  if (pen.isDark) shineAround(pen, 0, -96, 30, '#ffe2a0', 0.7);
  ball(pen, 0, -96, 14.5, 14.5, '#5a4630');
  ball(pen, 0, -96, 12.6, 12.6, pen.isDark ? '#fff0c0' : '#f6efe0');
  for (let hour = 0; hour < 12; hour++) {
    const [across, down] = [Math.sin((hour * Math.PI) / 6), -Math.cos((hour * Math.PI) / 6)];
    line(pen, `M${across * 9.6} ${-96 + down * 9.6} L${across * 11.2} ${-96 + down * 11.2}`, '#3a2a20', 1.1);
  }
  line(pen, 'M0 -96 L0 -104.6', '#2a1c18', 1.4);
  line(pen, 'M0 -96 L5.6 -92.6', '#2a1c18', 1.9);
}

const HORSES = ['#f4efe6', '#e8c8a0', '#8a5a3c', '#d8d4e8'] as const;

/** A striped roof, a round of horses on their poles, lamps along the edge. */
function carousel(pen: Pen): void {
  shape(pen, 'M-78 0 L-74 -13 L74 -13 L78 0 Z', '#c8783c', { colour: '#7a3c26', from: -13, to: 0 });
  line(pen, 'M-75 -9 L75 -9', '#ffe2a0', 1.4);
  bar(pen, -12, -92, 24, 80, '#f0dcb8');
  for (const x of [-8, 0, 8]) line(pen, `M${x} -90 L${x} -14`, '#c8503c', 1.1);
  const horse = (x: number, lift: number, far: boolean): void => {
    const coat = HORSES[Math.abs(Math.round(x / 10)) % HORSES.length] ?? '#f4efe6';
    const tone = far ? mix(coat, '#6a4a5a', 0.4) : coat;
    const size = far ? 0.74 : 1;
    // Up and down at its pole, none as the one before it.
    const rise = pen.roll === undefined ? 0 : 6 * Math.sin((pen.roll + lift / 10) * Math.PI * 2);
    const y = -40 - lift - rise;
    line(pen, `M${x} -92 L${x} -13`, '#e0b04a', far ? 1.1 : 1.7);
    const { brush } = pen;
    brush.save();
    brush.translate(x, y);
    brush.scale(size, size);
    line(pen, 'M-7 4 L-12 13 L-9 18 M-4 5 L-5 17 M7 4 L12 12 L8 18 M9 3 L16 9', tone, 2.6);
    ball(pen, 0, 0, 11, 6, tone);
    shape(
      pen,
      'M-6 -2 C-11 -7 -13 -13 -12 -18 C-15 -17 -19 -14 -20 -11 C-19 -9 -16 -10 -14 -10 C-13 -5 -11 0 -7 3 Z',
      tone,
    );
    line(pen, 'M-11 -18 C-7 -15 -6 -9 -5 -5', '#c8503c', 2.2);
    line(pen, 'M10 -2 C15 -1 17 4 16 9', mix(tone, '#4a2a20', 0.5), 2.4);
    shape(pen, 'M-4 -6 C-1 -4 3 -4 6 -6 L6 0 C3 2 -1 2 -4 0 Z', '#2f66b8');
    line(pen, 'M-4 -1 L6 -1', '#ffe2a0', 1);
    brush.restore();
  };
  for (const [x, lift] of [
    [-46, 6],
    [46, 3],
    [-20, 1],
    [24, 8],
  ] as const)
    horse(x, lift, true);
  for (const [x, lift] of [
    [-60, 0],
    [-30, 9],
    [2, 2],
    [34, 10],
    [63, 1],
  ] as const)
    horse(x, lift, false);
  const roof = ['#d8453c', '#f6ecd8'] as const;
  for (let stripe = 0; stripe < 12; stripe++) {
    const [a, b] = [-84 + stripe * 14, -70 + stripe * 14];
    shape(pen, `M0 -140 L${a} -98 L${b} -98 Z`, roof[stripe % 2] ?? roof[0], {
      colour: mix(roof[stripe % 2] ?? roof[0], '#4a1c2c', 0.25),
      from: -140,
      to: -96,
    });
    shape(
      pen,
      `M${a} -98 L${b} -98 L${b} -93 C${b - 4} -86 ${a + 4} -86 ${a} -93 Z`,
      roof[(stripe + 1) % 2] ?? roof[1],
    );
  }
  line(pen, 'M0 -138 L0 -152', '#8a5a2c', 1.4);
  ball(pen, 0, -153, 3.4, 3.4, '#f0c04a');
  for (let lamp = 0; lamp < 15; lamp++) {
    const x = -80 + (lamp * 160) / 14;
    if (pen.isDark) shineAround(pen, x, -97, 9, '#ffdf8a', 0.7);
    ball(pen, x, -97, 1.7, 1.7, '#fff0b8');
  }
}

/** The row of its deck. */
const DECK = -104;
/** Units: how high the wheels of a train on it are, and after which way along it its arches come again. */
export const BRIDGE = { deck: -DECK + 6, repeat: 7 * 66 } as const;

/** A railway on seven arches of stone. */
function viaduct(pen: Pen, stone: Colour = '#b3a593'): void {
  const deep = mix(stone, '#2a2030', 0.5);
  const [deck, low] = [DECK, 0];
  shape(pen, `M-236 ${deck} L236 ${deck} L236 ${low} L-236 ${low} Z`, mix(stone, '#ffffff', 0.08), {
    colour: deep,
    from: deck,
    to: low,
  });
  for (let course = 1; course < 12; course++)
    line(pen, `M-236 ${deck + course * 8.6} L236 ${deck + course * 8.6}`, mix(stone, '#3a2c34', 0.3), 0.5);
  const { brush } = pen;
  brush.save();
  brush.globalCompositeOperation = 'destination-out';
  for (let arch = -3; arch <= 3; arch++) {
    const x = arch * 66;
    shape(
      pen,
      `M${x - 25} 2 L${x - 25} -56 C${x - 25} -94 ${x + 25} -94 ${x + 25} -56 L${x + 25} 2 Z`,
      '#000000',
    );
  }
  brush.restore();
  for (let arch = -3; arch <= 3; arch++) {
    const x = arch * 66;
    line(
      pen,
      `M${x - 26} -2 L${x - 26} -56 C${x - 26} -95 ${x + 26} -95 ${x + 26} -56 L${x + 26} -2`,
      mix(stone, '#ffffff', 0.28),
      2,
    );
  }
  shape(
    pen,
    `M-238 ${deck - 6} L238 ${deck - 6} L238 ${deck + 3} L-238 ${deck + 3} Z`,
    mix(stone, '#ffffff', 0.2),
    {
      colour: stone,
      from: deck - 6,
      to: deck + 4,
    },
  );
}

/** Both parts in the place that they have in the whole, so that each can have a colour of its own. */
export type OverBridge = { bridge: OwnDrawing; train: OwnDrawing };

/** Over seven arches of stone, or of concrete for a white train of three cars with a long nose. */
export const TRAINS_OVER_BRIDGES: Readonly<Record<string, OverBridge>> = {
  'own/train-on-viaduct': {
    bridge: { width: 476, height: 206, paint: (pen) => viaduct(pen) },
    train: { width: 476, height: 206, paint: steamTrainOnDeck },
  },
  'own/fast-train-on-viaduct': {
    bridge: { width: 476, height: 152, paint: (pen) => viaduct(pen, '#b9bdc2') },
    train: { width: 476, height: 152, paint: (pen) => paintFastTrain(pen, DECK - 11, true) },
  },
};

function steamTrainOnDeck(pen: Pen): void {
  const { brush } = pen;
  brush.save();
  brush.translate(-42, DECK - 6);
  paintSteamTrain(pen);
  brush.restore();
}

/** Two of its cars, on wheels that stand on the rails of the scene. */
function fastTrain(pen: Pen): void {
  pen.brush.translate(47, 0);
  paintFastTrain(pen, -6, false);
}

/** `foot`: the height of its floor. */
function paintFastTrain(pen: Pen, foot: number, isLong: boolean): void {
  // Its nose is to the left, as all drawings look.
  pen.brush.scale(-1, 1);
  const roof = foot - 34;
  const white = '#f2f5f8';
  const tail = isLong ? -226 : -105;
  const cars = [
    [-226, -108],
    [-105, 13],
  ] as const;
  for (const [left, right] of cars.filter(([one]) => one >= tail))
    shape(
      pen,
      `M${left} ${foot} V${roof + 3} Q${left} ${roof} ${left + 3} ${roof} H${right} V${foot} Z`,
      white,
      {
        colour: mix(white, '#3a4458', 0.34),
        from: roof,
        to: foot,
      },
    );
  shape(
    pen,
    `M16 ${foot} V${roof} H112 C150 ${roof + 2} 186 ${foot - 14} 198 ${foot - 5} Q200 ${foot} 190 ${foot} Z`,
    white,
    { colour: mix(white, '#3a4458', 0.34), from: roof, to: foot },
  );
  shape(pen, `M${tail} ${foot - 9} H196 Q200 ${foot - 4} 194 ${foot - 5} H${tail} Z`, '#2f6fc0');
  for (const left of [-222, -101, 20].filter((one) => one > tail))
    for (let pane = 0; pane < (left > 0 ? 6 : 8); pane++)
      shape(pen, `M${left + pane * 14.2} ${roof + 9} h10 v9 h-10 Z`, pen.isDark ? '#ffd27a' : '#2c3a4c');
  shape(pen, `M120 ${roof + 8} C140 ${roof + 9} 152 ${roof + 14} 160 ${roof + 19} H124 Z`, '#1f2a3a');
  for (const x of [-204, -130, -84, -10, 38, 150].filter((one) => one > tail))
    bar(pen, x - 13, foot - 1, 26, 6, '#3a3f48', 2);
}

export const SIGHTS: Record<string, OwnDrawing> = {
  'own/eiffel-tower': { width: 92, height: 202, paint: eiffelTower },
  'own/pyramids': { width: 214, height: 92, paint: pyramids },
  'own/stone-tower': { width: 52, height: 184, paint: stoneTower },
  'own/clock-tower': { width: 52, height: 184, paint: clockTower },
  'own/carousel': { width: 172, height: 158, paint: carousel },
  'own/viaduct': { width: 476, height: 112, paint: viaduct },
  'own/fast-train': { width: 310, height: 42, paint: fastTrain },
  ...Object.fromEntries(
    Object.entries(TRAINS_OVER_BRIDGES).map(([name, { bridge, train }]): [string, OwnDrawing] => [
      name,
      { ...train, paint: (pen) => [bridge, train].forEach((part) => part.paint(pen)) },
    ]),
  ),
};
