// Boats, balloons, trains, lanterns: things that people made and that move or hang.

import { mix, type Colour } from '#engine/raster/colour.ts';
import {
  ball,
  bar,
  line,
  moved,
  shape,
  shineAround,
  windowColour,
  type OwnDrawing,
  type Pen,
} from './pen.ts';

const BALLOON_STRIPES: readonly [readonly Colour[], ...(readonly Colour[])[]] = [
  ['#e8503a', '#f7c648', '#e8503a', '#f4efe2'],
  ['#3f7fc8', '#f4efe2', '#3f7fc8', '#f0a83c'],
  ['#8a4fb8', '#f29ac0', '#8a4fb8', '#f7d878'],
  ['#2f9e8a', '#f4e8c8', '#e8804a', '#f4e8c8'],
];

function hotAirBalloon(pen: Pen): void {
  const { brush, random } = pen;
  const stripes = random.pick(BALLOON_STRIPES);
  const outline =
    'M0 -100 C24 -100 35 -82 34 -64 C33 -48 18 -36 8 -24 L-8 -24 C-18 -36 -33 -48 -34 -64 C-35 -82 -24 -100 0 -100 Z';
  shape(pen, outline, stripes[0] ?? '#e8503a');
  const gores = 8;
  for (let gore = 0; gore < gores; gore++) {
    const from = Math.sin(((gore / gores) * 2 - 1) * 1.5) * 34.6;
    const to = Math.sin((((gore + 1) / gores) * 2 - 1) * 1.5) * 34.6;
    shape(
      pen,
      `M0 -100 C${from * 0.72} -99 ${from} -82 ${from} -64 C${from * 0.95} -48 ${from * 0.5} -36 ${from * 0.23} -24 L${to * 0.23} -24 C${to * 0.5} -36 ${to * 0.95} -48 ${to} -64 C${to} -82 ${to * 0.72} -99 0 -100 Z`,
      stripes[gore % stripes.length] ?? '#f4efe2',
    );
  }
  brush.save();
  brush.globalCompositeOperation = 'source-atop';
  const round = brush.createRadialGradient(pen.side * 12, -78, 4, 0, -62, 46);
  round.addColorStop(0, 'rgba(255,250,230,0.42)');
  round.addColorStop(0.45, 'rgba(255,250,230,0)');
  round.addColorStop(1, 'rgba(40,10,50,0.5)');
  brush.fillStyle = round;
  brush.fillRect(-36, -101, 72, 80);
  brush.restore();
  line(pen, 'M-7.6 -24 L-5 -9 M7.6 -24 L5 -9 M-2.6 -24 L-1.8 -9 M2.6 -24 L1.8 -9', '#5a4632', 0.5);
  if (pen.isDark) shineAround(pen, 0, -24, 26, '#ffb648', 0.8);
  shape(pen, 'M-6 -9.6 h12 l-1 9 q-5 1.2 -10 0 Z', '#a4703c', { colour: '#5f3a1e', from: -9, to: 0 });
  line(pen, 'M-6 -9.4 H6 M-5.6 -6 H5.6 M-5.2 -3 H5.2', '#6e4624', 0.6);
}

function airship(pen: Pen): void {
  shape(
    pen,
    'M-100 -50 C-92 -84 -40 -92 6 -90 C60 -88 94 -70 100 -52 C94 -34 60 -18 6 -16 C-40 -14 -92 -20 -100 -50 Z',
    '#d8c49c',
    { colour: '#7a5a44', from: -90, to: -14 },
  );
  line(
    pen,
    'M-98 -48 C-60 -62 60 -64 100 -52 M-96 -58 C-60 -78 50 -82 92 -66 M-96 -42 C-60 -32 50 -28 92 -40',
    '#8a6a4a',
    0.9,
  );
  shape(pen, 'M-86 -50 L-112 -76 L-104 -46 L-112 -24 Z', '#b5503c', {
    colour: '#6e2a26',
    from: -76,
    to: -24,
  });
  shape(pen, 'M-26 -16 H34 L26 0 H-18 Z', '#7a4a2c', { colour: '#4a2a18', from: -16, to: 0 });
  for (let pane = 0; pane < 5; pane++) shape(pen, `M${-16 + pane * 9} -12 h5 v5 h-5 Z`, windowColour(pen));
}

function sailboat(pen: Pen): void {
  line(pen, 'M2 -14 L0 -98', '#6a4a30', 1.7);
  const sail = pen.random.pick(['#fbf6ea', '#f4e2c4', '#e86a4a', '#f2f0ea']);
  shape(pen, 'M3.4 -94 C14 -72 30 -44 34 -22 C22 -19 12 -18 4.6 -18 Z', mix(sail, '#ffffff', 0.2), {
    colour: mix(sail, '#6a4a6a', 0.3),
    from: -94,
    to: -18,
  });
  shape(pen, 'M-1.4 -96 C-12 -70 -28 -46 -36 -20 C-24 -20 -12 -20 -1.4 -18 Z', mix(sail, '#f0d0b0', 0.25), {
    colour: mix(sail, '#5a3a5a', 0.42),
    from: -96,
    to: -18,
  });
  line(
    pen,
    'M5 -74 Q14 -70 20 -70 M4.6 -52 Q18 -48 28 -46 M4.4 -34 Q18 -30 32 -30 M-3 -70 Q-12 -66 -18 -58 M-2 -44 Q-16 -40 -28 -36',
    mix(sail, '#5a3a4a', 0.32),
    0.6,
  );
  shape(pen, 'M0.6 -98 l-14 3 l14 3 Z', '#d8483c');
  shape(pen, 'M-42 -14 Q0 -9 44 -17 C40 -6 32 0 24 2 L-26 2 C-34 -1 -39 -7 -42 -14 Z', '#a85f34', {
    colour: '#5c2c1a',
    from: -16,
    to: 2,
  });
  line(pen, 'M-42 -13.4 Q0 -8.4 44 -16.4', '#f0e2c8', 1.8);
  line(pen, 'M-39 -8 Q0 -3.4 40 -10 M-35 -3.4 Q0 0 36 -5', '#5c2c1a', 0.6);
}

function rowingBoat(pen: Pen): void {
  shape(
    pen,
    'M-100 -30 Q-60 -14 0 -13 Q60 -14 104 -36 C96 -14 74 2 50 4 L-52 4 C-78 2 -94 -12 -100 -30 Z',
    '#9a6238',
    { colour: '#4e2a18', from: -34, to: 4 },
  );
  shape(pen, 'M-94 -27 Q-60 -15 0 -14.5 Q60 -15 96 -32 Q60 -22 0 -21 Q-60 -21 -94 -27 Z', '#3c2216');
  line(pen, 'M-100 -30 Q-60 -13 0 -12.4 Q60 -13 104 -36', '#d0a06a', 2.6);
  line(pen, 'M-88 -14 Q-40 -1 0 -1 Q50 -1 84 -14', '#5a3018', 1);
  bar(pen, -30, -19, 60, 4, '#b07a48');
}

/** With two oars over its sides, their blades in the water, and out of it at each stroke. */
function rowedBoat(pen: Pen): void {
  rowingBoat(pen);
  const stroke = (pen.roll ?? 0) * Math.PI * 2;
  const [back, up] = [14 * Math.sin(stroke), 7 * (1 - Math.cos(stroke))];
  for (const [x, y, restX, restY] of [
    [-14, -27, -72, 7],
    [16, -27, 76, 6],
  ] as const) {
    const [endX, endY] = [restX + back, restY - up];
    line(pen, `M${x} ${y} L${endX} ${endY}`, '#5a3a20', 3.4);
    line(pen, `M${x} ${y} L${endX} ${endY}`, '#d8b07a', 2.2);
    const turn = Math.atan2(endY - y, endX - x);
    pen.brush.save();
    pen.brush.translate(endX, endY);
    pen.brush.rotate(turn);
    shape(pen, 'M-14 -1.4 C-8 -4.4 2 -5 7 -3.6 V3.6 C2 5 -8 4.4 -14 1.4 Z', '#e0bc88', {
      colour: '#a87a48',
      from: -5,
      to: 5,
    });
    pen.brush.restore();
  }
}

/** A low sampan with a bent roof of reed, an old man, a cormorant, a lamp. */
function fishermanBoat(pen: Pen): void {
  shape(
    pen,
    'M-104 -20 Q-60 -5 0 -5 Q60 -5 110 -26 C98 -6 76 6 50 8 L-52 8 C-78 6 -96 -6 -104 -20 Z',
    '#6e4a30',
    { colour: '#33201a', from: -24, to: 8 },
  );
  line(pen, 'M-104 -20 Q-60 -4 0 -4 Q60 -4 110 -26', '#a67c50', 2);
  shape(pen, 'M-40 -6 C-42 -36 26 -40 30 -7 Z', '#8a6a42', { colour: '#4c3624', from: -34, to: -6 });
  for (let rib = 0; rib < 6; rib++)
    line(
      pen,
      `M${-36 + rib * 12} -7 C${-36 + rib * 11} -24 ${-30 + rib * 10} -30 ${-26 + rib * 9} -31`,
      '#5a4028',
      0.8,
    );
  paintFisherman(pen);
  line(pen, 'M108 -74 Q112 -40 113 2', '#c8c0b0', 0.5);
  line(pen, 'M-70 -10 V-40', '#4a3222', 1.4);
  shape(pen, 'M-75 -40 h10 v-10 h-10 Z', pen.isDark ? '#ffd27a' : '#c86a3c');
  if (pen.isDark) shineAround(pen, -70, -45, 46, '#ffb04c', 0.9);
  shape(
    pen,
    'M-92 -18 C-96 -26 -92 -32 -89 -36 C-86 -36 -84 -34 -80 -34 L-86 -31 C-84 -26 -84 -20 -88 -16 Z',
    '#22202a',
  );
}

/** On what has its top where the rim of the sampan is. */
export function paintFisherman(pen: Pen): void {
  const { brush } = pen;
  brush.save();
  brush.translate(64, -8);
  shape(pen, 'M-9 2 C-11 -16 -8 -30 -5 -36 Q0 -39 6 -35 C10 -26 12 -12 11 2 Z', '#4a5260', {
    colour: '#252a36',
    from: -36,
    to: 2,
  });
  shape(pen, 'M-16 -6 C-17 -20 -9 -34 0 -37 C9 -34 16 -20 15 -8 Q0 -12 -16 -6 Z', '#a88a58', {
    colour: '#5e4830',
    from: -37,
    to: -6,
  });
  ball(pen, 0.5, -40, 4, 4.6, '#d8a884');
  shape(pen, 'M-13 -40 Q0 -56 14 -40 Q0 -36.6 -13 -40 Z', '#d0b078', {
    colour: '#86683c',
    from: -53,
    to: -38,
  });
  line(pen, 'M5 -26 L44 -66', '#5a4028', 1.3);
  brush.restore();
}

function junk(pen: Pen): void {
  for (const [x, top, half] of [
    [-30, -84, 17],
    [6, -99, 22],
    [36, -80, 13],
  ] as const) {
    line(pen, `M${x} -10 V${top - 2}`, '#5a3a26', 1.7);
    shape(
      pen,
      `M${x - half * 0.5} ${top} L${x + half * 0.6} ${top + 4} C${x + half * 1.25} -58 ${x + half * 1.2} -38 ${x + half} -22 L${x - half * 0.9} -20 C${x - half * 0.8} -46 ${x - half * 0.7} -64 ${x - half * 0.5} ${top} Z`,
      '#e0a25c',
      { colour: '#9a4a2e', from: top, to: -20 },
    );
    for (let batten = 1; batten < 6; batten++) {
      const y = top + ((-20 - top) * batten) / 6;
      line(pen, `M${x - half * 0.8} ${y} L${x + half * 1.1} ${y + 1.4}`, '#7a3420', 0.8);
    }
  }
  shape(
    pen,
    'M-60 -30 L-44 -28 C-30 -14 30 -13 44 -20 L64 -26 C58 -8 46 2 34 4 L-36 4 C-48 -2 -56 -16 -60 -30 Z',
    '#8a5232',
    { colour: '#43221a', from: -30, to: 4 },
  );
  line(pen, 'M-60 -30 L-44 -27 C-30 -13 30 -12 44 -19 L64 -26', '#d8a860', 1.8);
  line(pen, 'M-52 -14 Q0 0 54 -12', '#5a2c1a', 0.9);
  for (let port = 0; port < 5; port++) shape(pen, `M${-34 + port * 14} -10 h5 v4 h-5 Z`, windowColour(pen));
  if (pen.isDark) shineAround(pen, -52, -32, 26, '#ffb04c', 0.8);
}

function paperBoat(pen: Pen): void {
  shape(pen, 'M0 -62 L-32 -22 L32 -22 Z', '#ffffff', { colour: '#c8ccd8', from: -62, to: -20 });
  shape(pen, 'M0 -62 L0 -22 L32 -22 Z', '#d8dce6');
  shape(pen, 'M-70 -38 L-38 2 L38 2 L70 -38 L0 -16 Z', '#f8f9fc', { colour: '#b4bac8', from: -38, to: 2 });
  shape(pen, 'M70 -38 L38 2 L0 2 L0 -16 Z', '#d0d5e0', { colour: '#9aa2b4', from: -38, to: 2 });
  line(pen, 'M-70 -38 L0 -16 L70 -38', '#ffffff', 1);
}

function paperPlane(pen: Pen): void {
  shape(pen, 'M-60 -40 L70 -72 L-18 -22 Z', '#ffffff');
  shape(pen, 'M70 -72 L-18 -22 L-6 2 Z', '#c4cede');
  shape(pen, 'M70 -72 L-6 2 L6 -16 Z', '#eef2f8');
  shape(pen, 'M-18 -22 L-6 2 L4 -14 Z', '#98a4ba');
}

function paperLantern(pen: Pen): void {
  const red = pen.isDark ? '#f2402c' : '#cc3026';
  line(pen, 'M0 -104 V-92', '#4a2a20', 1);
  if (pen.isDark) shineAround(pen, 0, -56, 74, '#ff7a34', 0.7);
  ball(pen, 0, -56, 34, 31, red);
  if (pen.isDark) {
    const { brush } = pen;
    const inner = brush.createRadialGradient(0, -52, 0, 0, -54, 32);
    inner.addColorStop(0, 'rgba(255,236,160,0.95)');
    inner.addColorStop(0.5, 'rgba(255,170,70,0.5)');
    inner.addColorStop(1, 'rgba(255,90,40,0)');
    brush.fillStyle = inner;
    brush.fillRect(-34, -88, 68, 64);
  }
  line(
    pen,
    'M0 -87 V-25 M-12 -85 C-20 -70 -20 -42 -12 -27 M12 -85 C20 -70 20 -42 12 -27 M-23 -79 C-34 -66 -34 -46 -23 -33 M23 -79 C34 -66 34 -46 23 -33',
    mix(red, '#5a0c10', 0.5),
    0.8,
  );
  shape(pen, 'M-12 -94 h24 l2 8 h-28 Z M-14 -26 h28 l-2 7 h-24 Z', '#e8b84a', {
    colour: '#9a6a1e',
    from: -94,
    to: -18,
  });
  line(pen, 'M0 -18 V-1 M-4 -18 V-5 M4 -18 V-5 M-7.4 -18 V-8 M7.4 -18 V-8', '#e8a83a', 1.2);
}

function skyLantern(pen: Pen): void {
  shineAround(pen, 0, -42, 76, '#ff9a3c', 0.6);
  shape(
    pen,
    'M-25 -12 C-33 -44 -27 -78 -17 -84 Q0 -89 17 -84 C27 -78 33 -44 25 -12 Q0 -6 -25 -12 Z',
    '#ff8a34',
    { colour: '#fff0b0', from: -86, to: -10 },
  );
  line(pen, 'M-9 -86 C-13 -60 -12 -30 -9 -9 M9 -86 C13 -60 12 -30 9 -9', '#d8641e', 0.9);
  shape(pen, 'M-12 -9 Q0 -14 12 -9 Q0 -4 -12 -9 Z', '#fffbe0');
}

export function paintSteamTrain(pen: Pen): void {
  function wheel(x: number, radius: number): void {
    ball(pen, x, -radius, radius, radius, '#2a2a32');
    line(
      pen,
      `M${x - radius * 0.8} ${-radius} h${radius * 1.6} M${x} ${-radius * 1.8} v${radius * 1.6}`,
      '#8a3a30',
      1.6,
    );
    ball(pen, x, -radius, radius * 0.28, radius * 0.28, '#c8a04a');
  }
  for (let coach = 0; coach < 2; coach++) {
    const x = 34 + coach * 108;
    bar(pen, x, -62, 100, 50, coach === 0 ? '#c8503a' : '#b5452f', 3);
    shape(pen, `M${x - 3} -62 Q${x + 50} -75 ${x + 103} -62 Z`, '#3c3840');
    line(pen, `M${x} -26 h100`, '#e0b860', 1.6);
    for (let pane = 0; pane < 5; pane++)
      shape(pen, `M${x + 8 + pane * 18} -53 h12 v16 h-12 Z`, windowColour(pen));
    for (const spot of [16, 32, 68, 84]) wheel(x + spot, 8);
  }
  bar(pen, -134, -58, 112, 34, '#2f6f5c', 14);
  line(pen, 'M-108 -58 v34 M-78 -58 v34 M-48 -58 v34', '#c8a04a', 1.6);
  bar(pen, -34, -78, 58, 64, '#38806a', 3);
  shape(pen, 'M-42 -78 Q-4 -90 32 -78 l-2 5 h-70 Z', '#24282f');
  shape(pen, 'M-24 -68 h18 v20 h-18 Z M0 -68 h16 v20 h-16 Z', windowColour(pen));
  bar(pen, -126, -88, 13, 32, '#24282f', 2);
  shape(pen, 'M-130 -88 h21 l-3 -7 h-15 Z', '#2c3038');
  ball(pen, -90, -61, 8, 7, '#c8a04a');
  ball(pen, -62, -61, 7, 6, '#2f6f5c');
  bar(pen, -138, -26, 168, 8, '#8e3a30');
  shape(pen, 'M-138 -20 L-160 0 L-128 0 Z', '#8e3a30', { colour: '#4c1c1a', from: -20, to: 0 });
  for (const x of [-112, -84, -56, -10]) wheel(x, x === -10 ? 10 : 13);
  line(pen, 'M-112 -12 H-56', '#c8ccd4', 2.6);
  ball(pen, -137, -44, 4, 4, '#fff0b0');
  if (pen.isDark) shineAround(pen, -140, -44, 40, '#ffe6a0', 0.9);
}

/** Its keys are at the right, its lid is open. */
/** A grand from its side: the lid is up, the strings and the keys are seen. Black, where no other colour is said. */
export function paintPiano(pen: Pen, colour?: Colour): void {
  const lacquer = colour ?? '#23232c';
  const dark = mix(lacquer, '#0a0a12', colour === undefined ? 0.5 : 0.34);
  const edge = mix(lacquer, '#0a0a12', 0.6);
  // The lid, lit from inside, on its stick.
  shape(pen, 'M-60 -36 C-58 -72 -10 -106 46 -100 L52 -93 C12 -92 -28 -72 -42 -38 Z', lacquer, {
    colour: dark,
    from: -102,
    to: -36,
  });
  line(pen, 'M-52 -38 C-46 -66 -8 -96 48 -96', mix(lacquer, '#ffffff', 0.3), 1.4);
  line(pen, 'M30 -52 L34 -92', edge, 2.4);
  shape(pen, 'M-62 -36 C-60 -51 -20 -57 62 -53 L66 -30 L-58 -24 Z', mix(lacquer, '#ffffff', 0.06), {
    colour: dark,
    from: -55,
    to: -24,
  });
  shape(pen, 'M-50 -44 C-20 -51 20 -51 56 -48 L58 -42 C20 -45 -20 -44 -48 -39 Z', '#d8a85c');
  for (const x of [-36, -20, -4, 12, 28, 44]) line(pen, `M${x} -41 L${x + 7} -48`, '#8a6a34', 0.8);
  line(pen, 'M-61 -35 C-30 -40 20 -41 64 -38', edge, 1);
  // Its keys reach out to the right, under the fall.
  shape(pen, 'M58 -37 L94 -35 L94 -27 L62 -26 Z', edge);
  shape(pen, 'M62 -36 L92 -34.4 L92 -29 L63 -28.4 Z', '#f8f6f1');
  line(pen, 'M67 -35.7 v5 M72 -35.4 v5 M77 -35.2 v5 M82 -35 v5 M87 -34.7 v5', '#1c1c24', 1.8);
  for (const x of [-50, 6, 58]) {
    bar(pen, x, -27, 5.4, 25, dark);
    ball(pen, x + 2.7, -1.6, 2.4, 1.8, '#c8a050');
  }
}

/** Of the colour that was said. */
export function pianoOf(colour: Colour): OwnDrawing {
  return { width: 190, height: 108, paint: (pen) => moved(pen, (at) => paintPiano(at, colour), -12, 0) };
}

/** On two stands, as long as its player is wide with both arms. */
export function paintZither(pen: Pen): void {
  for (const x of [-66, 66])
    shape(
      pen,
      `M${x - 5} -26 L${x + 5} -26 L${x + 8} 0 L${x + 4} 0 L${x} -14 L${x - 4} 0 L${x - 8} 0 Z`,
      '#4a2a18',
    );
  shape(pen, 'M-84 -34 Q0 -46 84 -34 L86 -24 Q0 -33 -86 -24 Z', '#8a5230', {
    colour: '#4a2616',
    from: -44,
    to: -24,
  });
  line(pen, 'M-80 -34 Q0 -44 80 -34 M-80 -32 Q0 -41.6 80 -32 M-80 -30 Q0 -39 80 -30', '#ecd8a8', 0.8);
  for (let bridge = 0; bridge < 9; bridge++) line(pen, `M${-48 + bridge * 12} -40 v7`, '#f4ead2', 1.4);
}

export const CRAFTS: Record<string, OwnDrawing> = {
  'own/hot-air-balloon': { width: 74, height: 102, paint: hotAirBalloon },
  'own/airship': { width: 226, height: 94, paint: airship },
  'own/sailboat': { width: 92, height: 102, paint: (pen) => moved(pen, sailboat, 0, -3) },
  'own/rowing-boat': { width: 210, height: 44, paint: (pen) => moved(pen, rowingBoat, 0, -5) },
  'own/rowed-boat': { width: 210, height: 52, paint: (pen) => moved(pen, rowedBoat, 0, -13) },
  'own/fisherman-boat': { width: 236, height: 92, paint: (pen) => moved(pen, fishermanBoat, 0, -9) },
  'own/junk': { width: 132, height: 106, paint: (pen) => moved(pen, junk, 0, -5) },
  'own/paper-boat': { width: 144, height: 66, paint: (pen) => moved(pen, paperBoat, 0, -3) },
  'own/paper-plane': { width: 140, height: 78, paint: (pen) => moved(pen, paperPlane, 0, -3) },
  'own/paper-lantern': { width: 148, height: 132, isLamp: true, paint: paperLantern },
  'own/sky-lantern': { width: 152, height: 120, isLamp: true, paint: skyLantern },
  'own/steam-train': { width: 420, height: 98, paint: (pen) => moved(pen, paintSteamTrain, -42, 0) },
  'own/guzheng': { width: 176, height: 46, paint: paintZither },
  'own/piano': { width: 190, height: 108, paint: (pen) => moved(pen, (at) => paintPiano(at), -12, 0) },
};
