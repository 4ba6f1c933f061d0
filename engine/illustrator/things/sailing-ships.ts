// Ships under sail, each of its own: pirates, galleons, frigates, schooners, the longship of vikings. They sail to the left.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { ball, bar, line, shape, windowColour, type OwnDrawing, type Pen } from './pen.ts';

type Rig = {
  hull: string;
  trim: string;
  sail: string;
  emblem: 'skull' | 'cross' | 'none';
  flag: string;
  isTorn?: boolean;
  /** Guns in a light band, and no castle at the stern. */
  isFrigate?: boolean;
};

/** A skull with two bones, `size` from brow to jaw. */
function skull(pen: Pen, x: number, y: number, size: number, colour: Colour): void {
  const bone = size * 0.2;
  line(
    pen,
    `M${x - size * 0.8} ${y + size * 0.1} L${x + size * 0.8} ${y + size * 0.9} M${x + size * 0.8} ${y + size * 0.1} L${x - size * 0.8} ${y + size * 0.9}`,
    colour,
    bone,
  );
  for (const [dx, dy] of [
    [-0.8, 0.1],
    [0.8, 0.1],
    [-0.8, 0.9],
    [0.8, 0.9],
  ] as const)
    ball(pen, x + dx * size, y + dy * size, bone * 0.8, bone * 0.8, colour);
  ball(pen, x, y, size * 0.5, size * 0.48, colour);
  bar(pen, x - size * 0.26, y + size * 0.2, size * 0.52, size * 0.36, colour, size * 0.1);
  for (const side of [-1, 1])
    ball(pen, x + side * size * 0.19, y + size * 0.02, size * 0.13, size * 0.15, '#141218');
  shape(pen, `M${x} ${y + size * 0.16} l${size * 0.07} ${size * 0.13} h${-size * 0.14} Z`, '#141218');
  for (const dx of [-0.12, 0, 0.12])
    line(pen, `M${x + dx * size} ${y + size * 0.38} v${size * 0.16}`, '#141218', size * 0.03);
}

/** Full of a wind from behind; the yard it hangs from lies over it. */
function squareSail(pen: Pen, x: number, top: number, half: number, tall: number, rig: Rig): void {
  const low = top + tall;
  const foot = rig.isTorn
    ? `L${x + half * 0.7} ${low - 4} L${x + half * 0.5} ${low + 1} L${x + half * 0.2} ${low - 7} L${x - half * 0.1} ${low - 2} L${x - half * 0.5} ${low - 6} L${x - half * 0.7} ${low + 1}`
    : `Q${x} ${low - tall * 0.2}`;
  shape(
    pen,
    `M${x - half * 0.86} ${top} L${x + half * 0.86} ${top} Q${x + half * 0.74} ${top + tall * 0.5} ${x + half} ${low} ${foot} ${x - half} ${low} Q${x - half * 1.34} ${top + tall * 0.5} ${x - half * 0.86} ${top} Z`,
    mix(rig.sail, '#ffffff', 0.16),
    { colour: mix(rig.sail, '#1c1428', 0.36), from: top, to: low },
  );
  for (const part of [-0.45, 0, 0.42])
    line(
      pen,
      `M${x + half * part * 0.86} ${top + 2} Q${x + half * (part - 0.22)} ${top + tall * 0.5} ${x + half * part} ${low - tall * 0.14}`,
      mix(rig.sail, part === 0 ? '#ffffff' : '#0c0814', 0.24),
      0.5,
    );
  bar(pen, x - half, top - 1.4, half * 2, 2.2, '#5a3a24', 1);
}

function crossOn(pen: Pen, x: number, y: number, size: number): void {
  bar(pen, x - size * 0.13, y - size, size * 0.26, size * 2, '#b8282c');
  bar(pen, x - size * 0.8, y - size * 0.16, size * 1.6, size * 0.26, '#b8282c');
}

function squareRigger(pen: Pen, rig: Rig): void {
  line(pen, 'M-76 -34 L-116 -56', '#5a3a24', 2.2);
  for (const [x, top] of [
    [-46, -112],
    [0, -134],
    [46, -106],
  ] as const) {
    bar(pen, x - 1.3, top, 2.6, -top - 26, '#5a3a24', 1);
    line(pen, `M${x} ${top + 4} L${x - 22} -32 M${x} ${top + 4} L${x + 22} -34`, '#3a2c24', 0.5);
    line(pen, `M${x - 11} ${top / 2 - 14} L${x + 11} ${top / 2 - 14}`, '#3a2c24', 0.4);
  }
  line(pen, 'M-46 -110 L-114 -55 M0 -132 L-46 -96', '#3a2c24', 0.5);
  for (const [foot, far] of [
    [-74, -108],
    [-66, -100],
  ] as const)
    shape(
      pen,
      `M-48 -98 Q${far + 18} -70 ${far} -54 Q${foot - 10} -50 ${foot + 14} -48 Z`,
      mix(rig.sail, '#ffffff', 0.1),
      {
        colour: mix(rig.sail, '#1c1428', 0.34),
        from: -98,
        to: -48,
      },
    );
  for (const [x, top, half, tall] of [
    [46, -98, 13, 22],
    [46, -75, 17, 30],
    [-46, -104, 14, 24],
    [-46, -79, 19, 36],
    [0, -124, 15, 24],
    [0, -99, 22, 54],
  ] as const)
    squareSail(pen, x, top, half, tall, rig);
  if (rig.emblem === 'skull') skull(pen, -3, -80, 17, '#f2ecdc');
  if (rig.emblem === 'cross') {
    crossOn(pen, -3, -73, 14);
    crossOn(pen, -49, -62, 9);
  }
  shape(pen, 'M1 -142 C-8 -146 -16 -138 -28 -142 L-27 -128 C-16 -124 -8 -132 1 -128 Z', rig.flag, {
    colour: mix(rig.flag, '#000000', 0.3),
    from: -144,
    to: -126,
  });
  if (rig.emblem === 'skull') skull(pen, -13, -137.6, 7, '#f2ecdc');
  hullOf(pen, rig);
}

function hullOf(pen: Pen, { hull, trim, isFrigate }: Rig): void {
  const stern = isFrigate ? 'L52 -33 L82 -40' : 'L40 -30 L44 -46 L62 -48 L64 -58 L88 -62';
  const path = `M-92 -44 L-72 -37 C-44 -25 10 -24 34 -30 ${stern} L82 -22 C78 -6 64 3 44 3 L-46 3 C-64 -1 -76 -20 -80 -33 Z`;
  shape(pen, path, mix(hull, '#ffffff', 0.1), { colour: mix(hull, '#140a10', 0.55), from: -60, to: 3 });
  for (const y of [-18, -12, -6, -1])
    line(
      pen,
      `M${-76 - y * 0.5} ${y - 4} C-40 ${y + 3} 30 ${y + 3} ${80 + y * 0.1} ${y - 4}`,
      mix(hull, '#0c0608', 0.4),
      0.6,
    );
  line(pen, 'M-90 -44 L-72 -36 C-44 -24 10 -23 34 -29', trim, 2);
  if (isFrigate) line(pen, 'M-78 -28 C-44 -16 20 -16 81 -28', '#e8d090', 5);
  else {
    line(pen, 'M44 -46 L62 -47 M64 -57 L88 -61', trim, 2);
    line(pen, 'M42 -38 L86 -46', mix(trim, hull, 0.3), 1);
    for (const x of [50, 60, 70, 79]) bar(pen, x - 2.6, -45 - (x - 50) * 0.16, 5.4, 7, windowColour(pen), 1);
    for (const x of [68, 78]) bar(pen, x - 2.4, -56, 5, 6, windowColour(pen), 1);
  }
  for (let port = 0; port < 6; port++) {
    const x = -56 + port * 20;
    const y = -17 + Math.abs(port - 2.4) * -1.2;
    bar(pen, x - 3, y - 3, 6, 6, '#17100f', 0.6);
    bar(pen, x - 3.6, y - 5.2, 7.2, 2.2, mix(hull, '#ffffff', 0.16), 0.4);
    bar(pen, x - 6, y - 1, 5, 2.6, '#34343c', 1);
  }
  ball(pen, -93, -46, 3.4, 4.4, trim);
  // Lantern at the stern.
  if (!isFrigate) {
    line(pen, 'M86 -62 v-7', '#3a2c24', 1);
    ball(pen, 86, -71, 3, 3.6, pen.isDark ? '#ffd27a' : '#e0b45a');
  }
}

function schooner(pen: Pen): void {
  const sail = '#f4efe2';
  line(pen, 'M-64 -16 L-104 -30', '#6a4428', 2);
  for (const [x, top] of [
    [-26, -112],
    [24, -118],
  ] as const)
    bar(pen, x - 1.2, top, 2.4, -top - 12, '#7a5232', 1);
  const cloth = (path: string, from: number, to: number): void =>
    shape(pen, path, sail, { colour: mix(sail, '#5a5468', 0.32), from, to });
  cloth('M25 -86 L60 -100 Q74 -60 76 -22 L26 -22 Z', -100, -22);
  cloth('M25 -114 L58 -101 L26 -89 Z', -114, -88);
  cloth('M-25 -82 L10 -94 Q20 -56 21 -22 L-25 -22 Z', -94, -22);
  cloth('M-25 -108 L8 -96 L-24 -85 Z', -108, -84);
  cloth('M-28 -100 Q-60 -60 -100 -30 Q-64 -30 -36 -26 Z', -100, -26);
  cloth('M-28 -78 Q-46 -46 -72 -22 Q-50 -24 -32 -24 Z', -78, -22);
  line(pen, 'M26 -22 L78 -22 M-25 -22 L22 -22', '#7a5232', 1.8);
  line(pen, 'M46 -90 Q58 -56 60 -24 M-4 -86 Q6 -54 8 -24', mix(sail, '#5a5468', 0.3), 0.5);
  shape(
    pen,
    'M-72 -18 C-30 -10 40 -10 80 -20 L74 -6 C62 2 40 4 20 4 L-36 4 C-54 2 -66 -8 -72 -18 Z',
    '#2a3a5a',
    {
      colour: '#101826',
      from: -20,
      to: 4,
    },
  );
  line(pen, 'M-72 -18 C-30 -10 40 -10 80 -20', '#f0e6cc', 1.8);
  line(pen, 'M-62 -4 C-20 1 40 1 70 -5', '#a8322c', 1.8);
}

/** Low and long: a dragon's head at the bow, shields along the side, a striped sail. */
function longship(pen: Pen): void {
  const wood = '#7a4e2e';
  bar(pen, -1.6, -112, 3.2, 96, '#5a3a22', 1);
  line(pen, 'M0 -108 L-84 -22 M0 -108 L84 -24', '#3a2c24', 0.6);
  const sail = 'M-44 -100 L44 -100 Q38 -66 46 -36 Q0 -46 -48 -36 Q-62 -66 -44 -100 Z';
  shape(pen, sail, '#f2e8d2', { colour: '#b09a80', from: -100, to: -36 });
  for (let stripe = 0; stripe < 4; stripe++) {
    const x = -38 + stripe * 22;
    shape(
      pen,
      `M${x} -100 L${x + 11} -100 Q${x + 6} -66 ${x + 11.5} ${-41 + Math.abs(stripe - 1.4) * 1.2} L${x - 1} ${-41 + Math.abs(stripe - 1.7) * 1.4} Q${x - 8} -66 ${x} -100 Z`,
      '#b8302c',
      { colour: '#6e1a1e', from: -100, to: -36 },
    );
  }
  bar(pen, -50, -102, 100, 3, '#5a3a22', 1.4);
  const hull =
    'M-96 -58 C-104 -40 -92 -22 -76 -16 C-40 -6 40 -6 74 -16 C92 -22 104 -38 98 -56 C92 -40 84 -30 72 -28 C40 -20 -40 -20 -72 -28 C-84 -30 -92 -42 -96 -58 Z';
  for (let oar = 0; oar < 7; oar++) line(pen, `M${-54 + oar * 18} -14 L${-64 + oar * 18} 6`, '#a8805a', 1.3);
  shape(
    pen,
    'M-88 -30 C-66 -20 66 -20 88 -30 C80 -8 54 3 20 4 L-20 4 C-54 3 -80 -8 -88 -30 Z',
    mix(wood, '#ffffff', 0.12),
    { colour: '#321c10', from: -30, to: 4 },
  );
  shape(pen, hull, mix(wood, '#ffffff', 0.2), { colour: '#4a2c18', from: -58, to: -8 });
  for (const y of [-10, -5, 0])
    line(pen, `M${-72 - y * 2} ${y - 4} Q0 ${y + 5} ${72 + y * 2} ${y - 4}`, '#3a2012', 0.7);
  const hues = ['#b8302c', '#e0b04a', '#2f5a7a', '#f0e6d0'] as const;
  for (let at = 0; at < 9; at++) {
    const [x, y] = [-60 + at * 15, -20 + Math.abs(at - 4) * -0.7];
    ball(pen, x, y, 7, 7, hues[at % 4] ?? '#b8302c');
    line(
      pen,
      `M${x - 6} ${y} h12 M${x} ${y - 6} v12`,
      mix(hues[(at + 1) % 4] ?? '#fff', '#ffffff', 0.2),
      0.8,
    );
    ball(pen, x, y, 2, 2, '#c8ccd4');
  }
  // The head: open jaws, a horn, an eye.
  shape(
    pen,
    'M-93 -56 C-100 -70 -98 -84 -104 -88 C-112 -92 -120 -88 -124 -82 L-112 -82 L-122 -76 C-114 -72 -108 -74 -106 -68 C-104 -60 -104 -52 -98 -46 Z',
    mix(wood, '#e0a040', 0.3),
    { colour: '#5a3418', from: -90, to: -46 },
  );
  shape(pen, 'M-101 -88 L-94 -98 L-97 -84 Z', '#e0b04a');
  ball(pen, -107, -84, 1.4, 1.4, '#f4e08a');
  line(pen, 'M98 -56 C102 -66 94 -74 88 -68 C86 -64 90 -60 93 -63', mix(wood, '#ffffff', 0.2), 3);
}

export const SAILING_SHIPS: Record<string, OwnDrawing> = {
  'own/pirate-ship': {
    width: 216,
    height: 150,
    paint: (pen) =>
      squareRigger(pen, {
        hull: '#4a2e22',
        trim: '#c89a4a',
        sail: '#2a272e',
        emblem: 'skull',
        flag: '#17151a',
        isTorn: true,
      }),
  },
  'own/galleon': {
    width: 216,
    height: 150,
    paint: (pen) =>
      squareRigger(pen, {
        hull: '#8a5630',
        trim: '#e8c060',
        sail: '#f4ecd8',
        emblem: 'cross',
        flag: '#b8282c',
      }),
  },
  'own/frigate': {
    width: 216,
    height: 150,
    paint: (pen) =>
      squareRigger(pen, {
        hull: '#2a2c36',
        trim: '#e8d090',
        sail: '#f6f1e6',
        emblem: 'none',
        flag: '#2f4f8c',
        isFrigate: true,
      }),
  },
  'own/schooner': { width: 200, height: 124, paint: schooner },
  'own/longship': { width: 240, height: 120, paint: longship },
};
