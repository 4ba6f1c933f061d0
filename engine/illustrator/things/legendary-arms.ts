// What beings of Chinese tales carry: a spear tipped with fire, a crescent blade, a glaive, a fan of feathers, gold.

import { mix } from '#engine/raster/colour.ts';
import { ball, bar, line, shape, shineAround, type OwnDrawing, type Pen } from './pen.ts';

const STEEL = '#c8d0da';

/** A shaft of wood, a leaf of steel, and a tassel of red hair under it. */
function spear(pen: Pen): void {
  bar(pen, -2, -172, 4, 172, '#7a4a2c');
  bar(pen, -2.6, -4, 5.2, 4, '#6a6a74');
  for (const [x, out] of [
    [-3, -9],
    [-1.5, -4.6],
    [0, 0],
    [1.5, 4.6],
    [3, 9],
  ] as const)
    line(
      pen,
      `M${x} -170 Q${out} -162 ${out * 0.9} -${148 - Math.abs(out) * 0.5}`,
      out % 2 === 0 ? '#c8281f' : '#e0483a',
      3.2,
    );
  bar(pen, -3.4, -176, 6.8, 7, '#c8a04a');
  shape(pen, 'M0 -210 C7 -198 7.4 -188 3.4 -176 H-3.4 C-7.4 -188 -7 -198 0 -210 Z', '#eef2f6', {
    colour: '#8c96a4',
    from: -210,
    to: -176,
  });
  line(pen, 'M0 -207 V-177', '#aab4c0', 1);
}

function fireSpear(pen: Pen): void {
  bar(pen, -2.6, -158, 5.2, 158, '#a8282c', 2.6);
  shineAround(pen, 0, -176, 34, '#ff9a3a', 0.7);
  for (const [half, tall, tone] of [
    [15, 46, '#f2582a'],
    [10, 36, '#ffa22e'],
    [5, 24, '#fff0a0'],
  ] as const)
    shape(
      pen,
      `M0 ${-156 - tall} C${half * 0.4} ${-160 - tall * 0.6} ${half * 1.3} ${-156 - tall * 0.5} ${half} -162 Q0 -148 ${-half} -162 C${-half * 1.3} ${-156 - tall * 0.36} ${-half * 0.2} ${-160 - tall * 0.5} 0 ${-156 - tall} Z`,
      tone,
    );
  shape(pen, 'M0 -192 L6 -172 L3 -156 H-3 L-6 -172 Z', STEEL, { colour: '#7a8494', from: -192, to: -156 });
  bar(pen, -5, -158, 10, 4, '#e2b43c', 2);
  for (const x of [-7, -3, 1, 5]) line(pen, `M${x * 0.4} -154 q${x} 8 ${x * 1.4} 18`, '#d8302a', 2.4);
}

function crescentBlade(pen: Pen): void {
  bar(pen, -2.8, -140, 5.6, 140, '#7a2a24', 2.8);
  shape(
    pen,
    'M-3 -140 C-6 -156 -4 -170 6 -186 C26 -178 36 -158 30 -136 C24 -142 14 -144 3 -140 Z',
    mix(STEEL, '#ffffff', 0.3),
    { colour: '#76828e', from: -186, to: -138 },
  );
  line(pen, 'M7 -184 C25 -176 33 -158 29 -139', '#ffffff', 1.6);
  shape(pen, 'M-3 -150 L-14 -162 L-4 -162 Z', STEEL);
  line(pen, 'M2 -146 C8 -158 16 -158 20 -150', '#3f8a5a', 2.4);
  bar(pen, -7, -142, 14, 6, '#e2b43c', 3);
  ball(pen, 0, -134, 4, 4, '#c8302a');
  shape(pen, 'M0 0 L4 -10 H-4 Z', STEEL);
}

function glaive(pen: Pen): void {
  bar(pen, -2.6, -152, 5.2, 152, '#3a4a6a', 2.6);
  shape(
    pen,
    'M0 -192 L6 -176 L16 -184 C14 -168 8 -158 3 -150 H-3 C-8 -158 -14 -168 -16 -184 L-6 -176 Z',
    STEEL,
    { colour: '#7a8494', from: -192, to: -150 },
  );
  bar(pen, -5, -154, 10, 5, '#e2b43c', 2);
}

/** Three prongs with barbs on a long shaft, all of gold. */
function trident(pen: Pen): void {
  bar(pen, -2.6, -150, 5.2, 150, '#b88a30', 2.6);
  for (const x of [-17, 0, 17]) {
    const top = x === 0 ? -204 : -196;
    line(pen, x === 0 ? `M0 -150 V${top}` : `M0 -152 C${x * 0.7} -152 ${x} -160 ${x} ${top}`, '#d8a83e', 4.4);
    shape(pen, `M${x} ${top - 8} L${x + 6} ${top + 10} L${x} ${top + 5} L${x - 6} ${top + 10} Z`, '#f2d070', {
      colour: '#b8862c',
      from: top - 8,
      to: top + 10,
    });
  }
  bar(pen, -5, -156, 10, 7, '#f0cc66', 2);
}

/** A bent shaft with a grip, and a long curved blade across its top. */
function scythe(pen: Pen): void {
  line(pen, 'M0 0 C-5 -60 5 -120 -1 -192', '#6a4a30', 6);
  line(pen, 'M-1 -4 C-6 -60 4 -120 -2 -190', '#8a6644', 1.6);
  shape(pen, 'M5 -196 C-34 -206 -78 -190 -98 -144 C-74 -172 -42 -180 4 -178 Z', mix(STEEL, '#ffffff', 0.3), {
    colour: '#76828e',
    from: -204,
    to: -146,
  });
  line(pen, 'M-97 -145 C-74 -171 -42 -179 3 -178.6', '#ffffff', 1.4);
  bar(pen, -5, -199, 11, 24, '#3a3438', 3);
}

/** Of iron, eight-sided, with rows of studs. */
function ironClub(pen: Pen): void {
  bar(pen, -3, -90, 6, 90, '#5a2f24', 3);
  shape(pen, 'M-4 -88 L-10 -186 C-8 -194 8 -194 10 -186 L4 -88 Z', '#6a6e78', {
    colour: '#2c2e36',
    from: -192,
    to: -88,
  });
  for (let row = 0; row < 7; row++)
    for (const x of [-1, 0, 1])
      ball(pen, x * (5 + row * 0.6), -102 - row * 13, 2.6, 2.6, row % 2 === 0 ? '#c8ccd4' : '#9aa0aa');
  bar(pen, -5, -6, 10, 6, '#c89a3c', 3);
}

/** A knotty branch, thick at its end. */
function woodenClub(pen: Pen): void {
  shape(pen, 'M-4 0 C-6 -60 -10 -110 -17 -146 C-18 -170 14 -174 18 -150 C13 -112 7 -60 4 0 Z', '#8a6440', {
    colour: '#4e3622',
    from: -168,
    to: 0,
  });
  for (const [x, y, r] of [
    [-7, -140, 4.4],
    [8, -128, 3.6],
    [-2, -104, 3.2],
  ] as const)
    ball(pen, x, y, r, r * 0.8, '#5c4028');
  line(pen, 'M-2 -14 C-3 -50 -6 -80 -8 -108 M3 -40 C5 -70 7 -90 9 -112', '#5c4028', 1.2);
}

/** A bolt of lightning, bent twice, that the hand closes around. */
function thunderbolt(pen: Pen): void {
  shineAround(pen, 0, -100, 60, '#ffe27a', 0.6);
  shape(
    pen,
    'M6 -190 L-16 -112 L-2 -116 L-14 -62 L0 -66 L-4 0 L18 -92 L5 -88 L17 -136 L3 -132 Z',
    '#fff3b0',
    { colour: '#f0b428', from: -190, to: 0 },
  );
}

function featherFan(pen: Pen): void {
  bar(pen, -2.4, -34, 4.8, 34, '#8a5a34', 2);
  for (let feather = -5; feather <= 5; feather++) {
    const angle = (feather / 5) * 1.05;
    const [x, y] = [Math.sin(angle) * 62, -30 - Math.cos(angle) * 62];
    const [nx, ny] = [Math.cos(angle) * 9, Math.sin(angle) * 9];
    const [mx, my] = [x * 0.6, -30 + (y + 30) * 0.6];
    shape(
      pen,
      `M0 -30 Q${mx - nx * 1.3} ${my - ny * 1.3} ${x} ${y} Q${mx + nx * 1.3} ${my + ny * 1.3} 0 -30 Z`,
      '#fbf8f0',
      { colour: '#c8ccd4', from: -92, to: -30 },
    );
    line(pen, `M0 -30 L${x * 0.96} ${-30 + (y + 30) * 0.96}`, '#a8acb4', 0.9);
  }
  ball(pen, 0, -32, 7, 7, '#c83a34');
}

function goldIngot(pen: Pen): void {
  const gold = '#f0b832';
  shape(
    pen,
    'M-60 -34 C-44 -22 44 -22 60 -34 C58 -8 34 0 0 0 C-34 0 -58 -8 -60 -34 Z',
    mix(gold, '#fff4c0', 0.4),
    {
      colour: mix(gold, '#7a3a08', 0.5),
      from: -34,
      to: 0,
    },
  );
  ball(pen, 0, -30, 26, 18, gold);
  shape(
    pen,
    'M-60 -34 C-40 -20 -22 -18 0 -18 C22 -18 40 -20 60 -34 C44 -12 20 -8 0 -8 C-20 -8 -44 -12 -60 -34 Z',
    mix(gold, '#fff4c0', 0.25),
    {
      colour: mix(gold, '#9a5210', 0.4),
      from: -34,
      to: -8,
    },
  );
}

export const LEGENDARY_ARMS: Record<string, OwnDrawing> = {
  'own/spear': { width: 40, height: 212, paint: spear },
  'own/fire-tipped-spear': { width: 72, height: 212, paint: fireSpear },
  'own/crescent-blade': { width: 72, height: 190, paint: crescentBlade },
  'own/three-pointed-glaive': { width: 40, height: 194, paint: glaive },
  'own/trident': { width: 52, height: 214, paint: trident },
  'own/scythe': { width: 200, height: 202, paint: scythe },
  'own/iron-club': { width: 36, height: 194, paint: ironClub },
  'own/wooden-club': { width: 44, height: 172, paint: woodenClub },
  'own/thunderbolt': { width: 80, height: 194, paint: thunderbolt, isLamp: true },
  'own/feather-fan': { width: 136, height: 96, paint: featherFan },
  'own/gold-ingot': { width: 124, height: 92, paint: goldIngot },
};
