// Tools and small things of a workbench, a desk and a sewing box, laid out or standing.

import { mix } from '#engine/raster/colour.ts';
import { ball, bar, hoop, line, moved, shadeInto, shape, type OwnDrawing, type Pen } from './pen.ts';

const DARK = '#17131c';
const STEEL = '#b8c0ca';
const WOOD = '#a86a3a';
const BRASS = '#d2a24a';
const below = shadeInto(DARK, 0.36);

/** Its teeth down, its handle to the right. */
function saw(pen: Pen): void {
  let teeth = '';
  for (let x = 34; x > -104; x -= 6) teeth += ` L${x - 3} 0 L${x - 6} -5`;
  shape(pen, `M-106 -26 L40 -58 L40 -5${teeth} Z`, '#e2e6ec', { colour: '#949ca8', from: -58, to: 0 });
  line(pen, 'M-100 -24 L36 -53', '#ffffff', 1.6);
  shape(
    pen,
    'M34 -62 C56 -72 92 -70 100 -54 C106 -40 104 -14 94 -6 C80 0 60 -2 50 -8 C44 -14 46 -22 38 -26 Z M58 -50 C50 -42 54 -22 64 -20 C76 -18 86 -24 86 -36 C86 -50 70 -58 58 -50 Z',
    WOOD,
    below(WOOD, -68, 0),
  );
  for (const [x, y] of [
    [46, -48],
    [46, -30],
  ] as const)
    ball(pen, x, y, 3.4, 3.4, BRASS);
}

/** With a battery; its bit points to the left. */
function drill(pen: Pen): void {
  const coat = '#e0a02c';
  line(pen, 'M-104 -104 H-66', '#7c848e', 5);
  for (let x = -100; x < -70; x += 7) line(pen, `M${x} -107 l4 6`, '#d0d6dc', 1.6);
  shape(pen, 'M-70 -114 L-44 -120 V-88 L-70 -94 Z', '#3a3c44', { colour: '#1c1d22', from: -120, to: -88 });
  shape(pen, 'M10 -84 L38 -84 L46 -26 L16 -26 Z', '#2e3038', { colour: '#17181d', from: -84, to: -26 });
  shape(
    pen,
    'M-46 -128 H40 Q58 -128 58 -108 Q58 -84 40 -82 L-46 -80 Z',
    mix(coat, '#ffffff', 0.15),
    below(coat, -128, -80),
  );
  shape(pen, 'M10 -84 L2 -62 Q8 -58 13 -64 Z', '#c23a34');
  bar(pen, 2, -30, 60, 30, '#26272e', 6);
  bar(pen, 8, -22, 48, 8, coat, 2);
  for (const x of [16, 26, 36]) line(pen, `M${x} -116 v22`, mix(coat, DARK, 0.5), 3);
}

function ruler(pen: Pen): void {
  shape(pen, 'M-110 -34 H110 V0 H-110 Z', '#f0d68a', { colour: '#d0a850', from: -34, to: 0 });
  line(pen, 'M-110 -3 H110', mix('#d0a850', DARK, 0.2), 2);
  for (let mark = 0; mark <= 40; mark++)
    line(pen, `M${-104 + mark * 5.2} -33 v${mark % 10 === 0 ? 15 : mark % 5 === 0 ? 11 : 6}`, '#5a4020', 1);
  for (let number = 0; number <= 4; number++) line(pen, `M${-104 + number * 52} -14 v5`, '#5a4020', 1.6);
}

/** A spool of thread with its needle. */
function needleAndThread(pen: Pen): void {
  const thread = '#c8344c';
  bar(pen, -52, -12, 64, 12, WOOD, 4);
  bar(pen, -42, -84, 44, 74, thread, 4);
  for (let y = -80; y < -12; y += 5)
    line(pen, `M-42 ${y} Q-20 ${y + 5} 2 ${y + 1}`, mix(thread, DARK, 0.28), 1.3);
  bar(pen, -52, -94, 64, 12, mix(WOOD, '#ffffff', 0.1), 4);
  line(pen, 'M2 -30 C30 -6 44 -40 38 -70 C34 -92 40 -112 52 -116', thread, 2);
  shape(pen, 'M49 -122 Q53 -130 57 -122 L54 -2 L53 0 L52 -2 Z', '#e2e6ec', {
    colour: '#8a929e',
    from: -126,
    to: 0,
  });
  line(pen, 'M53 -120 v7', DARK, 1.8);
}

function button(pen: Pen): void {
  const horn = '#7a4a5c';
  ball(pen, 0, -50, 50, 50, horn);
  hoop(pen, 0, -50, 39, 39, mix(horn, DARK, 0.34), 4);
  hoop(pen, 1, -49, 39, 39, mix(horn, '#ffffff', 0.3), 1.4);
  for (const [x, y] of [
    [-11, -61],
    [11, -61],
    [-11, -39],
    [11, -39],
  ] as const)
    ball(pen, x, y, 5.4, 5.4, DARK);
}

/** Links of steel, one through the other. */
function chain(pen: Pen): void {
  for (let link = 0; link < 6; link++) {
    const at: [number, number] = [-84 + link * 34, -20 - (link % 2) * 2];
    const size: [number, number] = link % 2 === 0 ? [22, 14] : [20, 6];
    hoop(pen, ...at, ...size, mix(STEEL, DARK, 0.55), 9);
    hoop(pen, ...at, ...size, STEEL, 6);
    hoop(pen, at[0], at[1] - 1, ...size, '#eef1f5', 1.4);
  }
}

function whistle(pen: Pen): void {
  const metal = '#d0a84a';
  hoop(pen, 64, -92, 9, 9, '#8a929e', 4);
  line(pen, 'M70 -100 C96 -124 40 -140 -10 -128', '#c23a34', 4);
  ball(pen, 32, -48, 48, 48, metal);
  shape(pen, 'M-84 -86 H40 V-52 L-20 -46 L-84 -50 Z', mix(metal, '#ffffff', 0.3), below(metal, -86, -46));
  shape(pen, 'M-22 -87 H4 L-2 -70 H-20 Z', DARK);
  hoop(pen, 32, -46, 22, 22, mix(metal, DARK, 0.36), 4);
  ball(pen, 34, -40, 11, 11, '#6a4420');
}

/** A stamp with teeth around it: hills and a sun. */
function postageStamp(pen: Pen): void {
  shape(pen, 'M-50 -126 H50 V0 H-50 Z', '#fbf7ee');
  const { brush } = pen;
  brush.fillStyle = '#fbf7ee';
  brush.beginPath();
  for (let x = -44; x <= 44; x += 11) for (const y of [-126, 0]) brush.roundRect(x - 3.4, y - 4, 6.8, 8, 3.4);
  for (let y = -120; y <= -6; y += 11.4)
    for (const x of [-50, 50]) brush.roundRect(x - 4, y - 3.4, 8, 6.8, 3.4);
  brush.fill();
  shape(pen, 'M-40 -115 H40 V-24 H-40 Z', '#8cc4e0', { colour: '#f2dcb4', from: -115, to: -50 });
  ball(pen, 16, -88, 12, 12, '#f2b23c');
  shape(pen, 'M-40 -58 L-16 -88 L6 -56 L20 -70 L40 -50 V-24 H-40 Z', '#5a8a7a', {
    colour: '#2f5a52',
    from: -88,
    to: -24,
  });
  line(pen, 'M-38 -13 H-4 M20 -13 H38', '#6a4a3a', 4);
}

function comb(pen: Pen): void {
  const horn = '#8a5a34';
  shape(pen, 'M-84 -56 Q0 -82 84 -56 V-36 H-84 Z', mix(horn, '#ffffff', 0.2), below(horn, -70, -36));
  for (let x = -82; x < 84; x += 6) bar(pen, x, -40, 3.6, 40 - Math.abs(x) * 0.05, horn, 1.6);
  bar(pen, -84, -42, 9, 42, horn, 3);
  bar(pen, 75, -42, 9, 42, horn, 3);
  line(pen, 'M-76 -54 Q0 -76 76 -54', '#e0b88a', 1.8);
}

/** An anchor of iron, its rope through the ring. */
function anchor(pen: Pen): void {
  const iron = '#4a5260';
  hoop(pen, 0, -146, 12, 12, iron, 7);
  bar(pen, -6, -136, 12, 124, iron, 3);
  bar(pen, -36, -122, 72, 10, iron, 5);
  line(pen, 'M-62 -58 C-60 -18 -30 -6 0 -6 C30 -6 60 -18 62 -58', mix(iron, DARK, 0.2), 13);
  line(pen, 'M-61 -58 C-58 -22 -28 -11 0 -11', mix(iron, '#ffffff', 0.3), 2.4);
  for (const side of [-1, 1])
    shape(pen, `M${side * 62} -84 L${side * 82} -46 L${side * 46} -46 Z`, iron, below(iron, -84, -46));
  line(
    pen,
    'M-8 -152 C-40 -150 -52 -120 -34 -96 C-20 -78 24 -92 20 -64 C18 -48 -18 -50 -16 -34',
    '#c8a672',
    5,
  );
}

export const BENCH_TOOLS: Record<string, OwnDrawing> = {
  'own/saw': { width: 214, height: 74, paint: saw },
  'own/drill': { width: 172, height: 130, paint: (pen) => moved(pen, drill, 20, 0) },
  'own/ruler': { width: 224, height: 36, paint: ruler },
  'own/needle-and-thread': { width: 116, height: 128, paint: needleAndThread },
  'own/button': { width: 102, height: 102, paint: button },
  'own/steel-chain': { width: 226, height: 42, paint: chain },
  'own/whistle': { width: 172, height: 138, paint: whistle },
  'own/postage-stamp': { width: 110, height: 132, paint: postageStamp },
  'own/comb': { width: 174, height: 76, paint: comb },
  'own/iron-anchor': { width: 172, height: 164, paint: anchor },
};
