// Ships with engines, and a kayak: steamboat, ferry, cruise ship, container ship, warship, tug, submarine. Bows to the left.

import { mix } from '#engine/raster/colour.ts';
import { ball, bar, line, shape, shineAround, windowColour, type OwnDrawing, type Pen } from './pen.ts';

/** A row of windows from `left` on. */
function panes(
  pen: Pen,
  left: number,
  y: number,
  count: number,
  step: number,
  wide: number,
  tall: number,
): void {
  for (let pane = 0; pane < count; pane++)
    bar(pen, left + pane * step, y, wide, tall, windowColour(pen), Math.min(wide, tall) * 0.2);
}

function smoke(pen: Pen, x: number, y: number): void {
  const { brush, random } = pen;
  for (let puff = 0; puff < 9; puff++) {
    brush.globalAlpha = 0.5 - puff * 0.045;
    ball(pen, x + puff * 5.4, y - puff * 2.6 + random.between(-2, 2), 4 + puff * 1.2, 3.4 + puff, '#b8b4b8');
  }
  brush.globalAlpha = 1;
}

/** A tall flat house of decks on a low hull, a wheel of red paddles at its stern. */
function steamboat(pen: Pen): void {
  for (const x of [-54, -38]) {
    smoke(pen, x + 4, -108);
    bar(pen, x - 4, -104, 8, 60, '#2c2a30', 1);
    shape(
      pen,
      `M${x - 6} -104 L${x - 8} -110 L${x - 3} -107 L${x} -111 L${x + 3} -107 L${x + 8} -110 L${x + 6} -104 Z`,
      '#c89a3c',
    );
  }
  bar(pen, -16, -88, 34, 16, '#f6f2ea', 1);
  panes(pen, -12, -84, 4, 7.4, 4.6, 7);
  shape(pen, 'M-20 -88 Q1 -96 22 -88 Z', '#a8322c');
  for (const [top, left, right] of [
    [-72, -66, 60],
    [-46, -76, 68],
  ] as const) {
    bar(pen, left, top, right - left, 25, '#f4efe4', 1);
    panes(pen, left + 8, top + 6, Math.floor((right - left - 12) / 10), 10, 5, 11);
    bar(pen, left - 5, top - 3, right - left + 10, 4, '#e4dccc', 1);
    for (let post = left; post <= right; post += 11) line(pen, `M${post} ${top + 1} v23`, '#ffffff', 1.2);
    line(pen, `M${left - 4} ${top + 18} L${right + 4} ${top + 18}`, '#c8bca8', 0.9);
    line(pen, `M${left - 4} ${top + 1.6} L${right + 4} ${top + 1.6}`, '#a8322c', 1.4);
  }
  // The wheel.
  ball(pen, 84, -20, 21, 21, '#7a1e1c');
  for (let blade = 0; blade < 10; blade++) {
    const angle = (blade * Math.PI) / 5;
    const [dx, dy] = [Math.cos(angle) * 21, Math.sin(angle) * 21];
    line(pen, `M84 -20 L${84 + dx} ${-20 + dy}`, '#d8463a', 2.4);
    line(
      pen,
      `M${84 + dx * 0.8 - dy * 0.2} ${-20 + dy * 0.8 + dx * 0.2} L${84 + dx * 0.8 + dy * 0.2} ${-20 + dy * 0.8 - dx * 0.2}`,
      '#e8604e',
      3,
    );
  }
  ball(pen, 84, -20, 4, 4, '#e8c060');
  shape(pen, 'M-104 -24 L68 -21 L72 -8 L84 -6 L80 4 L-78 4 C-92 0 -100 -12 -104 -24 Z', '#ffffff', {
    colour: '#b4aca0',
    from: -24,
    to: 4,
  });
  line(pen, 'M-103 -22 L68 -19', '#a8322c', 2.4);
  line(pen, 'M-96 -2 L78 0', '#2c3a52', 3);
  line(pen, 'M-96 -24 L-92 -62', '#5a3a24', 1.4);
  shape(pen, 'M-92 -62 l18 4 l-17 5 Z', '#d8463a');
}

/** Steep bow, a low red belly that the water hides. */
function hull(pen: Pen, colour: string, deck: number, long: number): void {
  shape(
    pen,
    `M${-long - 10} ${deck - 4} L${long} ${deck} L${long - 4} 0 C${long - 8} 3 ${long - 14} 4 ${long - 20} 4 L${-long + 12} 4 C${-long + 4} -2 ${-long - 4} ${deck * 0.5} ${-long - 10} ${deck - 4} Z`,
    mix(colour, '#ffffff', 0.14),
    { colour: mix(colour, '#0c1020', 0.4), from: deck, to: 4 },
  );
  line(pen, `M${-long + 9} 2 L${long - 8} 2`, '#a8322c', 3.4);
}

function ferry(pen: Pen): void {
  bar(pen, 8, -88, 22, 22, '#d8463a', 2);
  bar(pen, 7, -88, 24, 7, '#2c2c34', 1);
  bar(pen, -58, -76, 40, 14, '#f8f6f0', 2);
  panes(pen, -56, -72, 6, 6.4, 4.6, 6);
  bar(pen, -72, -62, 128, 16, '#f8f6f0', 2);
  panes(pen, -66, -57, 14, 8.6, 5, 6);
  bar(pen, -84, -46, 156, 20, '#f0ede4', 1);
  panes(pen, -78, -41, 17, 8.8, 5.4, 8);
  line(pen, 'M-84 -46 L72 -46 M-72 -62 L56 -62', '#2f6aa8', 1.6);
  for (const x of [-40, -8, 24, 48]) {
    bar(pen, x, -67, 12, 4, '#e8742c', 2);
  }
  line(pen, 'M-46 -76 v-20 M-52 -90 h12', '#4a4e58', 1.4);
  hull(pen, '#2f5f9a', -27, 84);
  line(pen, 'M-90 -20 L82 -18', '#f4f2ea', 2);
  bar(pen, 40, -20, 34, 12, '#1c2a40', 1);
}

function cruiseShip(pen: Pen): void {
  shape(pen, 'M52 -86 L60 -104 L82 -104 L84 -84 Z', '#2f5f9a', { colour: '#1c3a66', from: -104, to: -84 });
  line(pen, 'M57 -97 L83 -97', '#f0c04a', 2.6);
  const decks = [
    [-84, -46, 92],
    [-74, -62, 96],
    [-64, -76, 100],
    [-54, -88, 102],
    [-44, -98, 104],
  ] as const;
  for (const [top, left, right] of decks) {
    bar(pen, left, top, right - left, 11, '#fbfaf6', 1.5);
    panes(pen, left + 6, top + 3, Math.floor((right - left - 10) / 7), 7, 4.2, 5);
    line(pen, `M${left} ${top + 10.4} L${right} ${top + 10.4}`, '#b8c4d0', 0.9);
  }
  bar(pen, -42, -94, 30, 10, '#fbfaf6', 2);
  panes(pen, -40, -91, 5, 5.6, 4.4, 4);
  line(pen, 'M-14 -94 v-22 M-20 -108 h12', '#6a6e78', 1.2);
  for (let boat = 0; boat < 8; boat++) bar(pen, -70 + boat * 20, -47, 13, 5, '#f08a2c', 2.4);
  hull(pen, '#f4f6f8', -34, 110);
  panes(pen, -88, -22, 26, 7, 2.8, 2.8);
  line(pen, 'M-112 -30 C-60 -20 40 -28 110 -14', '#2f6aa8', 3);
  if (pen.isDark) shineAround(pen, 0, -50, 120, '#ffd890', 0.3);
}

const BOXES = ['#c8463a', '#2f6aa8', '#e0a83c', '#3f8a5c', '#8a8e98', '#d8763c', '#5a4a7a'] as const;

function containerShip(pen: Pen): void {
  const { random } = pen;
  for (let column = 0; column < 9; column++) {
    const tall = 3 + ((column * 7) % 3) + (column > 1 && column < 7 ? 1 : 0);
    for (let row = 0; row < tall; row++) {
      const [x, y] = [-94 + column * 16.4, -36 - row * 8.6];
      const colour = random.pick(BOXES);
      bar(pen, x, y - 8, 15.6, 8, mix(colour, '#ffffff', 0.08), 0.4);
      for (let rib = 2; rib < 15; rib += 2.6)
        line(pen, `M${x + rib} ${y - 7.2} v6.4`, mix(colour, '#101018', 0.3), 0.4);
    }
  }
  bar(pen, 62, -88, 26, 54, '#f6f4ee', 1);
  bar(pen, 54, -92, 40, 9, '#f6f4ee', 1);
  panes(pen, 56, -90, 6, 6.2, 4.6, 5);
  for (const y of [-76, -66, -56, -46]) panes(pen, 65, y, 4, 5.6, 3.4, 4);
  bar(pen, 92, -70, 12, 36, '#2f5f9a', 1);
  bar(pen, 92, -70, 12, 7, '#22242c', 1);
  line(pen, 'M76 -92 v-16 M71 -102 h10', '#5a5e68', 1.3);
  hull(pen, '#a83a32', -35, 108);
  line(pen, 'M-114 -36 L108 -33', '#f0ece0', 1.6);
}

function warship(pen: Pen): void {
  const grey = '#8c98a4';
  line(pen, 'M-10 -70 v-34 M-20 -94 h20 M-16 -84 h12', '#5a6470', 1.6);
  bar(pen, -34, -62, 52, 32, mix(grey, '#ffffff', 0.12), 1);
  bar(pen, -26, -76, 34, 15, mix(grey, '#ffffff', 0.2), 1);
  panes(pen, -24, -73, 6, 5.4, 4, 4);
  shape(pen, 'M26 -30 L30 -58 L46 -58 L50 -30 Z', grey, { colour: '#4e5864', from: -58, to: -30 });
  for (const [x, y] of [
    [-62, -31],
    [72, -30],
  ] as const) {
    bar(pen, x - 11, y - 12, 22, 13, mix(grey, '#ffffff', 0.1), 3);
    const way = x < 0 ? -1 : 1;
    line(pen, `M${x + way * 10} ${y - 8} L${x + way * 32} ${y - 13}`, '#4e5864', 2.6);
  }
  hull(pen, grey, -30, 100);
  line(pen, 'M-104 -24 L98 -22', '#ffffff', 0.8);
}

function tugboat(pen: Pen): void {
  bar(pen, 4, -84, 16, 38, '#d8463a', 2);
  bar(pen, 3, -84, 18, 8, '#22242c', 1);
  smoke(pen, 14, -88);
  bar(pen, -36, -74, 32, 40, '#f6f2e8', 2);
  panes(pen, -33, -69, 3, 9.6, 7.4, 10);
  bar(pen, -39, -78, 38, 6, '#a8322c', 2);
  bar(pen, -44, -46, 80, 16, '#e8dcc4', 2);
  for (const x of [-30, -12, 8, 26]) ball(pen, x, -38, 3.6, 3.6, windowColour(pen));
  hull(pen, '#24344e', -31, 58);
  for (let tyre = 0; tyre < 5; tyre++) {
    line(pen, `M${-44 + tyre * 21} -12 m-5 0 a5 5 0 1 0 10 0 a5 5 0 1 0 -10 0`, '#16161a', 3);
  }
}

function submarine(pen: Pen): void {
  const steel = '#7d8b98';
  line(pen, 'M-8 -62 v-26 h-8', '#3a444e', 2.6);
  line(pen, 'M4 -62 v-18', '#3a444e', 1.8);
  shape(
    pen,
    'M-22 -34 C-22 -56 -18 -64 -8 -64 L14 -64 C22 -62 26 -48 28 -34 Z',
    mix(steel, '#ffffff', 0.16),
    {
      colour: '#56626e',
      from: -64,
      to: -34,
    },
  );
  line(pen, 'M-26 -50 L-36 -50 M-20 -50 L30 -50', '#2a343e', 2.4);
  shape(pen, 'M78 -28 L100 -48 L106 -46 L98 -22 L106 0 L100 2 Z', steel, {
    colour: '#4c5864',
    from: -48,
    to: 2,
  });
  for (const y of [-34, -12]) shape(pen, `M104 -23 Q116 ${y} 112 ${y - 4} Q106 ${y} 104 -23 Z`, '#c89a4a');
  ball(pen, 105, -23, 4, 4, '#e0b860');
  shape(
    pen,
    'M-106 -22 C-102 -38 -76 -42 -40 -42 L40 -42 C76 -40 96 -30 102 -23 C94 -12 74 -3 40 -2 L-40 -2 C-76 -2 -102 -8 -106 -22 Z',
    mix(steel, '#ffffff', 0.24),
    { colour: '#46525e', from: -42, to: -2 },
  );
  line(pen, 'M-98 -32 C-40 -42 50 -42 88 -31', mix(steel, '#ffffff', 0.4), 1.4);
  line(pen, 'M-104 -18 C-60 -10 50 -10 98 -20', '#8c2c28', 3);
  for (const x of [-72, -52, -32, 44, 62]) {
    ball(pen, x, -27, 5, 5, '#8a9aa6');
    ball(pen, x, -27, 3.4, 3.4, pen.isDark ? '#ffd27a' : '#bfe6f2');
  }
  ball(pen, -102, -24, 4, 4, '#fff2b0');
  if (pen.isDark) shineAround(pen, -108, -24, 40, '#fff0b0', 0.7);
}

/** From bow to stern it rises a little; the opening is in its middle. */
function kayak(pen: Pen): void {
  const colour = pen.random.pick(['#e0482e', '#2f7ac0', '#e8a82c', '#2f9a6a']);
  shape(
    pen,
    'M-128 -24 C-90 -20 90 -20 128 -22 C108 -6 60 3 0 3 C-60 3 -108 -6 -128 -24 Z',
    mix(colour, '#ffffff', 0.18),
    {
      colour: mix(colour, '#180c18', 0.4),
      from: -24,
      to: 3,
    },
  );
  shape(pen, 'M-128 -24 C-90 -28 90 -27 128 -22 C90 -17 -90 -18 -128 -24 Z', mix(colour, '#ffffff', 0.38));
  shape(pen, 'M-22 -23 C-14 -27 26 -27 36 -23 C28 -19 -12 -19 -22 -23 Z', '#2a2028');
  line(pen, 'M-110 -16 C-60 -8 60 -8 112 -15', '#ffffff', 1.6);
}

export const MOTOR_SHIPS: Record<string, OwnDrawing> = {
  'own/steamboat': { width: 216, height: 128, paint: steamboat },
  'own/ferry': { width: 196, height: 100, paint: ferry },
  'own/cruise-ship': { width: 244, height: 120, paint: cruiseShip },
  'own/container-ship': { width: 240, height: 112, paint: containerShip },
  'own/warship': { width: 224, height: 108, paint: warship },
  'own/tugboat': { width: 144, height: 100, paint: tugboat },
  'own/submarine': { width: 232, height: 92, paint: submarine },
  'own/kayak': { width: 260, height: 32, paint: kayak },
};
