// What cities of the world are known by: a clock tower, a ring of arches, a tower of pearls, sails of shell, domes.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { ball, bar, line, shape, shineAround, windowColour, type OwnDrawing, type Pen } from './pen.ts';

const SHADE = '#20142c';

/** A block lit from one side. */
function block(pen: Pen, left: number, top: number, wide: number, tall: number, colour: Colour): void {
  bar(pen, left, top, wide, tall, colour);
}

/** London: a tower of gold stone under a pointed roof, a clock on each side. */
function bigBen(pen: Pen): void {
  const stone = '#cfae72';
  const dark = mix(stone, SHADE, 0.45);
  block(pen, -19, -120, 38, 120, stone);
  for (const x of [-13, -6.5, 0, 6.5, 13]) line(pen, `M${x} -4 V-116`, dark, 1.1);
  for (let y = -104; y < -4; y += 20) line(pen, `M-18.6 ${y} H18.6`, dark, 1.4);
  for (let y = -98; y < -10; y += 20)
    for (const x of [-9.8, -3.3, 3.3, 9.8])
      shape(pen, `M${x - 1.3} ${y + 9} v-7 q1.3 -2.4 2.6 0 v7 Z`, windowColour(pen));
  block(pen, -22, -126, 44, 6, mix(stone, '#ffffff', 0.12));
  block(pen, -21, -160, 42, 34, stone);
  if (pen.isDark) shineAround(pen, 0, -143, 26, '#fff0c0', 0.8);
  ball(pen, 0, -143, 15, 15, '#3a4658');
  ball(pen, 0, -143, 12.8, 12.8, pen.isDark ? '#fff2c8' : '#fbf6ea');
  for (let hour = 0; hour < 12; hour++) {
    const [across, down] = [Math.sin((hour * Math.PI) / 6), -Math.cos((hour * Math.PI) / 6)];
    line(
      pen,
      `M${across * 9.6} ${-143 + down * 9.6} L${across * 11.6} ${-143 + down * 11.6}`,
      '#2a2430',
      1.2,
    );
  }
  line(pen, 'M0 -143 V-152 M0 -143 L6 -139.6', '#1e1a24', 1.7);
  block(pen, -23, -166, 46, 6, mix(stone, '#ffffff', 0.12));
  const slate = '#4a5662';
  shape(pen, 'M-21 -166 L-13 -184 L13 -184 L21 -166 Z', slate, {
    colour: mix(slate, SHADE, 0.4),
    from: -184,
    to: -166,
  });
  block(pen, -12, -193, 24, 9, stone);
  for (const x of [-7, 0, 7]) shape(pen, `M${x - 2} -184.6 v-6 q2 -2.6 4 0 v6 Z`, '#3a2f2c');
  shape(pen, 'M-13 -193 L0 -226 L13 -193 Z', slate, { colour: mix(slate, SHADE, 0.4), from: -226, to: -193 });
  line(pen, 'M0 -226 V-236', '#d8b04a', 1.6);
  ball(pen, 0, -230, 2.2, 2.2, '#e8c050');
}

/** Rome: three rows of arches in an oval, broken down on one side. */
function colosseum(pen: Pen): void {
  const stone = '#d9b98c';
  const dark = '#5a3c2c';
  shape(
    pen,
    'M-112 -8 L-112 -84 C-80 -96 -40 -99 -8 -98 L-4 -90 L8 -92 L14 -80 L34 -78 L40 -66 L78 -60 L86 -52 L112 -46 L112 -8 C70 4 -70 4 -112 -8 Z',
    stone,
    { colour: mix(stone, '#6a4030', 0.42), from: -98, to: 2 },
  );
  // The inner wall is seen where the outer one is gone.
  shape(
    pen,
    'M14 -80 L34 -78 L40 -66 L78 -60 L86 -52 L112 -46 L104 -62 C80 -78 50 -86 12 -88 Z',
    mix(stone, SHADE, 0.34),
  );
  const rows = [
    [-30, 10.4, 1],
    [-56, 9.4, 1],
    [-79, 8.2, 0.38],
  ] as const;
  for (const [top, tall, part] of rows) {
    const reach = 112;
    line(
      pen,
      `M${-reach} ${top + 14} C-60 ${top + 24} ${60 * part} ${top + 24} ${reach * (part * 2 - 1) - 4} ${top + 15}`,
      mix(stone, SHADE, 0.3),
      1.6,
    );
    for (let arch = 0; arch < 15; arch++) {
      const angle = ((arch + 0.5) / 15) * Math.PI;
      const x = -Math.cos(angle) * 106;
      if (x > reach * (part * 2 - 1) - 10) continue;
      const wide = 1.6 + Math.sin(angle) * 4.4;
      const low = top + 10 + Math.sin(angle) * 7;
      shape(pen, `M${x - wide} ${low} v${-tall} a${wide} ${wide} 0 0 1 ${wide * 2} 0 v${tall} Z`, dark, {
        colour: mix(dark, '#c8703a', pen.isDark ? 0.7 : 0.12),
        from: low - tall - wide,
        to: low,
      });
    }
  }
}

/** Shanghai: pearls on a shaft that three slanting legs hold. */
function pearlTower(pen: Pen): void {
  const rose = '#c8506e';
  const grey = '#9aa4b4';
  for (const side of [-1, 1]) line(pen, `M${side * 32} 0 L${side * 4} -66`, mix(grey, SHADE, 0.2), 6);
  for (const x of [-7, 0, 7]) bar(pen, x - 3, -152, 6, 152, grey);
  bar(pen, -20, -6, 40, 6, mix(grey, SHADE, 0.25));
  ball(pen, 0, -60, 24, 24, rose);
  for (const y of [-66, -60, -54])
    line(
      pen,
      `M${-Math.sqrt(576 - (y + 60) ** 2) + 1} ${y} Q0 ${y + 5} ${Math.sqrt(576 - (y + 60) ** 2) - 1} ${y}`,
      pen.isDark ? '#ffd8b0' : mix(rose, '#ffffff', 0.45),
      1.4,
    );
  for (const y of [-96, -110, -124]) ball(pen, 0, y, 8.4, 6.4, mix(rose, '#ffffff', 0.1));
  ball(pen, 0, -152, 16, 16, rose);
  line(pen, 'M-15 -152 Q0 -147.6 15 -152', pen.isDark ? '#ffd8b0' : mix(rose, '#ffffff', 0.45), 1.4);
  bar(pen, -4, -186, 8, 22, grey);
  ball(pen, 0, -188, 6.4, 6.4, rose);
  line(pen, 'M0 -194 V-236', mix(grey, '#ffffff', 0.2), 2.4);
  if (pen.isDark) for (const y of [-60, -152]) shineAround(pen, 0, y, 46, '#ff86b0', 0.5);
}

/** Half of the breadth of the tower of Guangzhou at a height of 0 to 1: slender in the middle. */
function waist(up: number): number {
  return 8 + 17 * Math.abs(1 - up * 1.55) ** 1.6 * (up > 0.645 ? 0.9 : 1);
}

/** Guangzhou: a net of steel tubes, turned between two rings, with a waist. */
function cantonTower(pen: Pen): void {
  const steel = pen.isDark ? '#c890e8' : '#b4bcc8';
  const top = 214;
  const at = (angle: number, up: number): string =>
    `${(Math.cos(angle) * waist(up)).toFixed(2)} ${(-up * top).toFixed(2)}`;
  bar(pen, -5, -top, 10, top, mix(steel, SHADE, 0.35));
  const steps = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];
  for (const way of [1, -1])
    for (let tube = 0; tube < 15; tube++) {
      const from = (tube / 15) * Math.PI * 2;
      const path = steps
        .map((up, step) => `${step === 0 ? 'M' : 'L'}${at(from + way * up * 1.5, up)}`)
        .join(' ');
      const tone = pen.isDark ? (['#ff7ac8', '#7ac8ff', '#c890ff', '#ffd27a'] as const)[tube % 4] : steel;
      line(pen, path, mix(tone ?? steel, SHADE, way > 0 ? 0.04 : 0.34), way > 0 ? 1.5 : 1.1);
    }
  for (let ring = 1; ring < 22; ring++) {
    const up = ring / 22;
    const half = waist(up);
    line(
      pen,
      `M${-half} ${-up * top} Q0 ${-up * top + half * 0.3} ${half} ${-up * top}`,
      mix(steel, '#ffffff', 0.25),
      0.8,
    );
  }
  line(
    pen,
    `M-15 ${-top} Q0 ${-top + 6} 15 ${-top} Q0 ${-top - 6} -15 ${-top}`,
    mix(steel, '#ffffff', 0.3),
    3,
  );
  line(pen, `M0 ${-top} V-262`, mix(steel, '#ffffff', 0.2), 2.4);
  bar(pen, -30, -5, 60, 5, mix('#8a94a4', SHADE, 0.3));
  if (pen.isDark) for (const y of [-40, -110, -190]) shineAround(pen, 0, y, 50, '#d88aff', 0.4);
}

/** Sydney: shells of a roof like sails, on a broad base at the water. */
function operaHouse(pen: Pen): void {
  const shell = '#f6f1e6';
  shape(pen, 'M-112 0 L-104 -14 L104 -14 L112 0 Z', '#c8a586', { colour: '#7a5a48', from: -14, to: 0 });
  line(pen, 'M-106 -9 H106', '#6a4a3c', 1);
  for (const [x, wide, tall, side] of [
    [-64, 40, 40, -1],
    [62, 44, 44, 1],
    [-38, 56, 66, -1],
    [34, 58, 62, 1],
    [-4, 66, 88, -1],
  ] as const) {
    const [root, tip] = [x - side * wide * 0.5, x + side * wide * 0.42];
    const path = `M${root} -14 C${root} ${-14 - tall * 0.62} ${x + side * wide * 0.06} ${-14 - tall * 0.96} ${tip} ${-14 - tall} C${x + side * wide * 0.3} ${-14 - tall * 0.7} ${x + side * wide * 0.24} ${-14 - tall * 0.3} ${x + side * wide * 0.34} -14 Z`;
    shape(pen, path, shell, { colour: mix(shell, '#7a7490', 0.42), from: -14 - tall, to: -14 });
    line(pen, path, mix(shell, '#5a5470', 0.55), 1);
    for (const part of [0.3, 0.55, 0.8])
      line(
        pen,
        `M${root + side * wide * 0.28 * part} -14 C${root + side * wide * 0.2 * part} ${-14 - tall * 0.5} ${x + side * wide * (0.1 + part * 0.08)} ${-14 - tall * 0.84} ${tip} ${-14 - tall}`,
        mix(shell, '#8a84a0', 0.4),
        0.7,
      );
    shape(
      pen,
      `M${x + side * wide * 0.34} -14 C${x + side * wide * 0.24} ${-14 - tall * 0.3} ${x + side * wide * 0.3} ${-14 - tall * 0.7} ${tip} ${-14 - tall} C${x + side * wide * 0.44} ${-14 - tall * 0.6} ${x + side * wide * 0.46} ${-14 - tall * 0.3} ${x + side * wide * 0.44} -14 Z`,
      pen.isDark ? '#f0b860' : '#5a6a80',
    );
  }
}

/** Dubai: a needle that narrows by steps. */
function needleTower(pen: Pen): void {
  const glass = '#a9b8c6';
  for (const [side, steps] of [
    [-1, [30, 25, 20, 15, 11, 7]],
    [1, [28, 23.5, 18, 13, 9, 5.6]],
  ] as const)
    for (const [at, wide] of steps.entries()) {
      const top = -52 - at * 30 - (side > 0 ? 14 : 0);
      const left = side < 0 ? -wide : 0;
      block(
        pen,
        left,
        top,
        wide,
        -top,
        mix(glass, side * pen.side > 0 ? '#ffffff' : SHADE, 0.14 + at * 0.02),
      );
      for (let x = left + 2.4; x < left + wide - 1; x += 3.4)
        line(pen, `M${x} ${top + 3} V-2`, mix(glass, '#2a3a54', 0.5), 0.6);
      line(pen, `M${left} ${top} h${wide}`, '#eef4f8', 1.1);
    }
  bar(pen, -2.6, -246, 5.2, 40, mix(glass, '#ffffff', 0.2), 2);
  line(pen, 'M0 -244 V-272', '#dde6ee', 1.8);
  if (pen.isDark)
    for (let y = -200; y < -6; y += 9)
      for (const x of [-6, -1.6, 3.2]) shape(pen, `M${x} ${y} h2 v3 h-2 Z`, '#ffd890');
}

/** A dome like an onion, its rim at `y`. */
function onion(pen: Pen, x: number, y: number, wide: number, colours: readonly [Colour, Colour]): void {
  const [main, stripe] = colours;
  const path = `M${x - wide * 0.7} ${y} C${x - wide * 1.5} ${y - wide * 0.9} ${x - wide * 0.6} ${y - wide * 1.7} ${x} ${y - wide * 2.5} C${x + wide * 0.6} ${y - wide * 1.7} ${x + wide * 1.5} ${y - wide * 0.9} ${x + wide * 0.7} ${y} Z`;
  shape(pen, path, main, { colour: mix(main, SHADE, 0.4), from: y - wide * 2, to: y });
  for (const part of [-0.62, -0.2, 0.22, 0.62])
    line(
      pen,
      `M${x + part * wide * 0.9} ${y} C${x + part * wide * 1.8} ${y - wide * 0.9} ${x + part * wide * 0.8} ${y - wide * 1.6} ${x} ${y - wide * 2.35}`,
      stripe,
      wide * 0.13,
    );
  line(
    pen,
    `M${x} ${y - wide * 2.4} V${y - wide * 3.1} M${x - wide * 0.22} ${y - wide * 2.85} h${wide * 0.44}`,
    '#e8c050',
    1.4,
  );
}

/** Moscow: eight striped domes around a pointed tower. */
function basil(pen: Pen): void {
  const brick = '#b8523e';
  block(pen, -66, -34, 132, 34, '#d8c6b0');
  for (let x = -58; x <= 58; x += 14.5) shape(pen, `M${x - 4.4} 0 v-16 a4.4 5 0 0 1 8.8 0 v16 Z`, '#5a3430');
  line(pen, 'M-66 -33 H66', brick, 4);
  const tower = (
    x: number,
    foot: number,
    wide: number,
    tall: number,
    colours: readonly [Colour, Colour],
  ): void => {
    block(pen, x - wide * 0.7, foot - tall, wide * 1.4, tall, brick);
    for (const y of [foot - tall, foot - tall * 0.5])
      line(pen, `M${x - wide * 0.7} ${y + 2} h${wide * 1.4}`, '#f0e4d0', 2);
    shape(pen, `M${x - 2} ${foot - tall * 0.2} v${-tall * 0.22} q2 -4 4 0 v${tall * 0.22} Z`, '#4a2a2a');
    onion(pen, x, foot - tall, wide, colours);
  };
  tower(-26, -34, 12, 58, ['#3f8f6a', '#e8d48a']);
  tower(28, -34, 12, 54, ['#3a6fb0', '#f2f0e8']);
  block(pen, -13, -104, 26, 70, brick);
  for (const y of [-100, -78, -56]) line(pen, `M-13 ${y} h26`, '#f0e4d0', 2);
  shape(pen, 'M-13 -104 L-4 -150 L4 -150 L13 -104 Z', mix(brick, '#f0d8b0', 0.2), {
    colour: mix(brick, SHADE, 0.3),
    from: -150,
    to: -104,
  });
  for (const part of [-0.5, 0.1, 0.6]) line(pen, `M${part * 13} -104 L${part * 4} -149`, '#f0e4d0', 1);
  onion(pen, 0, -150, 6, ['#e0b040', '#f6e08a']);
  tower(-52, -34, 10, 34, ['#c8423c', '#f0d060']);
  tower(54, -34, 10, 32, ['#3f9a58', '#d8463c']);
  tower(-9, -34, 8.6, 26, ['#d89a30', '#3f7f5a']);
  tower(24, -34, 8, 22, ['#7a4f9a', '#f0e8d8']);
}

/** India: a white dome on an arched front, four slender towers. */
function tajMahal(pen: Pen): void {
  const marble = '#f4eee6';
  const shadeOf = '#b9a8b4';
  const below = (from: number, to = 0) => ({ colour: mix(marble, shadeOf, 0.75), from, to });
  shape(pen, 'M-108 0 L-108 -12 L108 -12 L108 0 Z', marble, below(-12, 4));
  for (const x of [-98, -78, 78, 98]) {
    const tall = Math.abs(x) > 90 ? 104 : 88;
    bar(pen, x - 3.4, -12 - tall, 6.8, tall, marble);
    for (const part of [0.34, 0.68, 1]) bar(pen, x - 5, -14 - tall * part, 10, 3, mix(marble, shadeOf, 0.3));
    ball(pen, x, -17 - tall, 4.6, 5.4, marble);
    line(pen, `M${x} ${-22 - tall} v-6`, '#d8b45a', 1.2);
  }
  shape(pen, 'M-60 -12 L-60 -62 L60 -62 L60 -12 Z', marble, below(-62));
  const arch = (x: number, foot: number, wide: number, tall: number): void =>
    shape(
      pen,
      `M${x - wide} ${foot} v${-tall * 0.6} Q${x - wide} ${foot - tall * 0.9} ${x} ${foot - tall} Q${x + wide} ${foot - tall * 0.9} ${x + wide} ${foot - tall * 0.6} v${tall * 0.6} Z`,
      pen.isDark ? '#d8964a' : '#8f8296',
      { colour: '#5a4c66', from: foot - tall, to: foot },
    );
  for (const x of [-47, -31, 31, 47]) for (const foot of [-14, -38]) arch(x, foot, 5.4, 19);
  shape(pen, 'M-21 -12 L-21 -72 L21 -72 L21 -12 Z', mix(marble, '#ffffff', 0.4), below(-72));
  arch(0, -12, 14, 50);
  for (const x of [-40, 40]) {
    bar(pen, x - 9, -74, 18, 12, marble);
    shape(
      pen,
      `M${x - 10} -74 C${x - 14} -86 ${x - 5} -90 ${x} -99 C${x + 5} -90 ${x + 14} -86 ${x + 10} -74 Z`,
      marble,
      below(-96, -70),
    );
  }
  bar(pen, -25, -86, 50, 14, marble);
  shape(
    pen,
    'M-26 -86 C-42 -110 -20 -128 0 -148 C20 -128 42 -110 26 -86 Z',
    mix(marble, '#ffffff', 0.3),
    below(-140, -80),
  );
  line(pen, 'M-25 -87 H25', mix(marble, shadeOf, 0.9), 1.4);
  line(pen, 'M0 -147 V-162', '#d8b45a', 1.8);
  ball(pen, 0, -152, 2.2, 2.2, '#e8c860');
}

export const WORLD_SIGHTS: Record<string, OwnDrawing> = {
  'own/big-ben': { width: 50, height: 238, paint: bigBen },
  'own/colosseum': { width: 228, height: 104, paint: colosseum },
  'own/pearl-tower': { width: 74, height: 238, paint: pearlTower },
  'own/canton-tower': { width: 72, height: 264, paint: cantonTower },
  'own/opera-house': { width: 228, height: 106, paint: operaHouse },
  'own/needle-tower': { width: 64, height: 274, paint: needleTower },
  'own/onion-domes': { width: 140, height: 172, paint: basil },
  'own/taj-mahal': { width: 220, height: 164, paint: tajMahal },
};
