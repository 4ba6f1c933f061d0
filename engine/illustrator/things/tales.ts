// Things and houses of tales: a house in a tree, a house where it haunts.

import { mix } from '#engine/raster/colour.ts';
import { inUsualPaint } from './in-paint.ts';
import { BUDDHAS } from './buddha.ts';
import { MONSTERS } from './monsters.ts';
import { ROSE_DOMES } from './rose-dome.ts';
import { ball, bar, line, shape, shineAround, type OwnDrawing, type Pen } from './pen.ts';

/** A hut of boards in the crown of a great tree, with a ladder down. */
function treehouse(pen: Pen): void {
  const bark = '#7a5638';
  shape(pen, 'M-22 0 C-13 -30 -15 -70 -22 -112 L22 -112 C15 -70 13 -30 24 0 Z', bark, {
    colour: mix(bark, '#20141c', 0.4),
    from: -110,
    to: 0,
  });
  line(pen, 'M-12 -70 C-40 -88 -56 -96 -70 -120 M12 -74 C40 -90 56 -100 72 -122', bark, 10);
  const crown = (x: number, y: number, r: number, tone: number): void =>
    ball(pen, x, y, r, r * 0.86, mix('#5f9a44', '#1f4a2c', tone));
  for (const [x, y, r] of [
    [-58, -138, 40],
    [58, -140, 40],
    [0, -174, 54],
    [-34, -168, 40],
    [36, -170, 42],
  ] as const)
    crown(x, y, r, 0.35);
  bar(pen, -58, -100, 116, 6, '#8f6238');
  line(pen, 'M-46 -94 L-14 -70 M46 -94 L14 -70', '#6a4628', 4);
  shape(pen, 'M-40 -100 L-40 -146 L40 -146 L40 -100 Z', '#b98350', {
    colour: '#7a5030',
    from: -146,
    to: -100,
  });
  for (let board = 1; board < 8; board++)
    line(pen, `M${-40 + board * 10} -145 L${-40 + board * 10} -101`, '#7a5030', 0.8);
  shape(pen, 'M-50 -143 L0 -176 L50 -143 Z', '#a8483a', { colour: '#6a2a2a', from: -176, to: -142 });
  const glass = pen.isDark ? '#ffd67a' : '#bfe0ee';
  if (pen.isDark) shineAround(pen, -20, -124, 34, '#ffcf6a', 0.7);
  shape(pen, 'M-30 -134 L-12 -134 L-12 -116 L-30 -116 Z', glass);
  line(pen, 'M-21 -134 v18 M-30 -125 h18', '#5a3a22', 1.4);
  shape(pen, 'M10 -100 L10 -126 C10 -134 28 -134 28 -126 L28 -100 Z', '#5a3a22', {
    colour: '#3a2416',
    from: -132,
    to: -100,
  });
  ball(pen, 24, -112, 1.4, 1.4, '#f0c04a');
  line(pen, 'M-56 -98 L-56 -112 M56 -98 L56 -112 M-58 -111 L-40 -111 M40 -111 L58 -111', '#8f6238', 1.8);
  line(pen, 'M30 -97 L38 0 M44 -97 L54 0', '#9a6a40', 2.4);
  for (let rung = 0; rung < 9; rung++)
    line(
      pen,
      `M${31 + rung * 0.95} ${-88 + rung * 10.4} L${45 + rung * 1.05} ${-88 + rung * 10.4}`,
      '#b98350',
      1.8,
    );
  for (const [x, y, r] of [
    [-66, -150, 28],
    [66, -152, 28],
    [-30, -190, 30],
    [30, -192, 30],
    [0, -204, 26],
    [-84, -128, 20],
    [84, -130, 20],
  ] as const)
    crown(x, y, r, 0.05);
  for (let leaf = 0; leaf < 120; leaf++) {
    const angle = pen.random.between(0, Math.PI * 2);
    const reach = pen.random.between(0.72, 1.02);
    const [x, y] = [Math.cos(angle) * 96 * reach, -158 + Math.sin(angle) * 56 * reach];
    if (y < -132 || Math.abs(x) > 62)
      ball(
        pen,
        x,
        y,
        pen.random.between(3, 6.4),
        pen.random.between(2.4, 5),
        mix('#7ab852', '#1f4a2c', pen.random.between(0, 0.5)),
      );
  }
}

/** Crooked, with three gables, boards over a window, bats around the roof. */
function hauntedHouse(pen: Pen): void {
  const wall = '#4a4258';
  const roof = '#2a2438';
  const lamp = '#ffc84a';
  shape(pen, 'M-60 0 L-56 -76 L-8 -78 L-6 0 Z', wall, {
    colour: mix(wall, '#100818', 0.5),
    from: -78,
    to: 4,
  });
  shape(pen, 'M-8 0 L-4 -116 L42 -112 L40 0 Z', mix(wall, '#ffffff', 0.08), {
    colour: mix(wall, '#100818', 0.4),
    from: -116,
    to: 4,
  });
  shape(pen, 'M38 0 L40 -64 L68 -62 L70 0 Z', wall, { colour: mix(wall, '#100818', 0.5), from: -64, to: 4 });
  shape(pen, 'M-66 -72 L-38 -116 L-2 -74 Z', roof, { colour: '#14101e', from: -116, to: -70 });
  shape(pen, 'M-12 -110 L16 -178 L50 -108 Z', roof, { colour: '#14101e', from: -178, to: -106 });
  shape(pen, 'M34 -60 L54 -92 L76 -58 Z', roof, { colour: '#14101e', from: -92, to: -56 });
  line(pen, 'M16 -176 L18 -196 M13 -188 L23 -187', '#14101e', 1.8);
  bar(pen, -26, -122, 11, 28, '#3a3248');
  const window = (x: number, y: number, wide: number, tall: number): void => {
    shineAround(pen, x, y - tall / 2, wide * 1.5, lamp, 0.6);
    shape(
      pen,
      `M${x - wide / 2} ${y} L${x - wide / 2} ${y - tall * 0.6} C${x - wide / 2} ${y - tall} ${x + wide / 2} ${y - tall} ${x + wide / 2} ${y - tall * 0.6} L${x + wide / 2} ${y} Z`,
      lamp,
      { colour: '#e07a2a', from: y - tall, to: y },
    );
    line(pen, `M${x} ${y} v${-tall * 0.86} M${x - wide / 2} ${y - tall * 0.46} h${wide}`, '#1c1626', 1.4);
  };
  window(-42, -42, 13, 20);
  window(-20, -42, 13, 20);
  window(17, -82, 16, 24);
  window(17, -128, 12, 18);
  window(54, -30, 11, 16);
  line(pen, 'M-50 -56 L-34 -46 M-50 -47 L-34 -55', '#6a5a4a', 3);
  shape(pen, 'M6 0 L6 -30 C6 -44 30 -44 30 -30 L30 0 Z', '#1c1420', { colour: '#0c080e', from: -40, to: 0 });
  ball(pen, 26, -16, 1.6, 1.6, lamp);
  for (let plank = 0; plank < 7; plank++)
    line(pen, `M-58 ${-10 - plank * 10} L-8 ${-10.6 - plank * 10}`, mix(wall, '#100818', 0.3), 0.8);
  line(
    pen,
    'M-96 0 C-92 -30 -98 -58 -88 -84 M-92 -46 C-102 -58 -110 -60 -114 -70 M-93 -60 C-84 -70 -80 -78 -78 -88',
    '#1c1620',
    4,
  );
  line(pen, 'M-114 -70 l-5 -8 M-88 -84 l-6 -10 M-88 -84 l5 -9', '#1c1620', 1.8);
  for (const [x, y, size] of [
    [-52, -146, 1],
    [66, -140, 1.2],
    [84, -108, 0.8],
    [-84, -120, 0.7],
  ] as const)
    shape(
      pen,
      `M${x} ${y} c${-4 * size} ${-6 * size} ${-10 * size} ${-7 * size} ${-15 * size} ${-3 * size} c${4 * size} ${-1 * size} ${5 * size} ${2 * size} ${7 * size} ${4 * size} c${2 * size} ${-2 * size} ${4 * size} ${-1 * size} ${5 * size} ${2 * size} l${3 * size} ${3 * size} l${3 * size} ${-3 * size} c${1 * size} ${-3 * size} ${3 * size} ${-4 * size} ${5 * size} ${-2 * size} c${2 * size} ${-2 * size} ${3 * size} ${-5 * size} ${7 * size} ${-4 * size} c${-5 * size} ${-4 * size} ${-11 * size} ${-3 * size} ${-15 * size} ${3 * size} Z`,
      '#14101e',
    );
}

/** Twigs bound to a stick, to the left its free end. */
function broomstick(pen: Pen): void {
  line(pen, 'M-96 -24 C-60 -16 10 -22 58 -18', '#7a4e2c', 6);
  line(pen, 'M-94 -25.6 C-60 -17.6 10 -23.6 58 -19.6', '#b98350', 1.8);
  shape(
    pen,
    'M52 -24 C68 -34 92 -40 112 -36 C106 -30 116 -24 108 -19 C116 -14 106 -8 110 -2 C90 2 68 -6 52 -13 Z',
    '#d8a24a',
    {
      colour: '#8a5a28',
      from: -38,
      to: 0,
    },
  );
  for (let twig = 0; twig < 12; twig++)
    line(pen, `M56 ${-21 + twig * 0.5} L${pen.random.between(98, 112)} ${-36 + twig * 3}`, '#8a5a28', 1);
  for (const x of [56, 62]) line(pen, `M${x} -26 L${x} -11`, '#5a2a2a', 2.2);
}

/** Of dark iron, with golden bands at both ends. */
function goldenStaff(pen: Pen): void {
  bar(pen, -3.4, -190, 6.8, 190, '#a8322c', 3);
  for (const top of [-192, -40]) {
    bar(pen, -4.2, top, 8.4, 40, '#e8b83c', 3.4);
    for (const y of [6, 13, 27, 34]) line(pen, `M-4 ${top + y} L4 ${top + y}`, '#a8741c', 1);
  }
  for (const y of [-150, -42]) line(pen, `M-4.4 ${y} L4.4 ${y}`, '#ffe49a', 1.6);
}

/** A pole with a bar across its head, and nine teeth in it. */
function nineToothedRake(pen: Pen): void {
  bar(pen, -3, -186, 6, 186, '#8a5a34', 3);
  bar(pen, -30, -192, 60, 9, '#9aa4b4', 3);
  for (let tooth = -4; tooth <= 4; tooth++)
    shape(pen, `M${tooth * 6.6 - 2.4} -184 L${tooth * 6.6 + 2.4} -184 L${tooth * 6.6} -164 Z`, '#c8d0da', {
      colour: '#7a8494',
      from: -184,
      to: -164,
    });
}

/** Seen a little from above, its border waving, tassels at both ends. */
function flyingCarpet(pen: Pen): void {
  const red = pen.random.pick(['#a8283a', '#7a2a6a', '#26508a']);
  for (let tassel = 0; tassel < 7; tassel++) {
    const part = tassel / 6;
    line(pen, `M${-92 + part * 12} ${-34 + part * 22} q-7 1 -12 5`, '#e8c25a', 2);
    line(pen, `M${92 + part * 8} ${-36 + part * 24} q7 0 12 5`, '#e8c25a', 2);
  }
  shape(
    pen,
    `M-92 -34 C-52 -44 -20 -20 16 -30 S72 -50 92 -36 L101 -10 C78 -24 48 -16 22 -6 S-44 -18 -80 -10 Z`,
    red,
    {
      colour: mix(red, '#1c1020', 0.45),
      from: -50,
      to: -4,
    },
  );
  for (const [inset, colour, wide] of [
    [3.5, '#f0cf6a', 2.4],
    [8, '#f6ead0', 1.2],
  ] as const)
    line(
      pen,
      `M${-88 + inset} ${-33 + inset * 0.6} C-52 ${-43 + inset} -20 ${-19 + inset} 16 ${-29 + inset} S72 ${-49 + inset} ${91 - inset} ${-34 + inset * 0.5} L${98 - inset} ${-13 - inset * 0.1} C78 ${-25 - inset * 0.4} 48 ${-17 - inset * 0.5} 22 ${-8 - inset * 0.4} S-44 ${-19 - inset * 0.5} ${-78 + inset} ${-12 - inset * 0.2} Z`,
      colour,
      wide,
    );
  for (const [x, y] of [
    [-46, -25],
    [4, -18],
    [58, -29],
  ] as const)
    shape(pen, `M${x - 11} ${y} L${x} ${y - 5} L${x + 11} ${y} L${x} ${y + 5} Z`, '#f0cf6a');
}

/** In the color that is asked for. */
export const PAINTED_TALES = { ...MONSTERS, ...BUDDHAS, ...ROSE_DOMES };

export const TALES: Record<string, OwnDrawing> = {
  'own/broomstick': { width: 216, height: 44, paint: broomstick },
  'own/golden-staff': { width: 16, height: 194, paint: goldenStaff },
  'own/nine-toothed-rake': { width: 64, height: 194, paint: nineToothedRake },
  'own/flying-carpet': { width: 220, height: 56, paint: flyingCarpet },
  ...inUsualPaint(PAINTED_TALES),
  'own/treehouse': { width: 210, height: 236, paint: treehouse },
  'own/haunted-house': { width: 240, height: 200, isLamp: true, paint: hauntedHouse },
};
