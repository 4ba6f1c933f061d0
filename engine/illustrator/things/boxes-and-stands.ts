// A packed lunch in its box, cakes on a stand of three tiers, whisky over ice. In millimetres.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { ball, bar, line, oval, shape, type OwnDrawing, type Pen } from './pen.ts';

const DARK = '#2a1210';
const LACQUER = '#2a2226';

function tray(pen: Pen, path: string, top: number): void {
  shape(pen, path, '#a8302c', { colour: '#7a1c20', from: top, to: top + 60 });
}

/** Seen from over its near edge: rice, a fillet, rolled egg and greens, each in its own part. */
function bento(pen: Pen): void {
  const { random } = pen;
  shape(pen, 'M-118 -86 L118 -86 L138 -26 L-138 -26 Z', mix(LACQUER, '#ffffff', 0.16), {
    colour: LACQUER,
    from: -86,
    to: -26,
  });
  tray(pen, 'M-111 -81 L-4 -81 L-5 -33 L-128 -33 Z', -81);
  tray(pen, 'M4 -81 L111 -81 L117 -62 L4 -62 Z', -81);
  tray(pen, 'M5 -56 L118 -56 L128 -33 L5 -33 Z', -56);
  shape(pen, 'M-110 -80 Q-58 -86 -7 -79 L-8 -36 Q-64 -30 -124 -36 Z', '#fbf7ee', {
    colour: '#ddd2c2',
    from: -80,
    to: -34,
  });
  for (let grain = 0; grain < 520; grain++) {
    const part = random.next();
    const y = -78 + part * 44;
    const reach = 51 + part * 8;
    const [x, up] = [-60 + random.between(-reach, reach) - part * 4, y - random.between(0, 5)];
    line(
      pen,
      `M${x} ${up} l${random.between(-2.4, 2.4)} ${random.between(-1, 1)}`,
      random.pick(['#ffffff', '#f6f0e4', '#e6dccb']),
      2,
    );
  }
  for (let seed = 0; seed < 30; seed++)
    ball(pen, -60 + random.between(-34, 34), -60 + random.between(-14, 14), 1.1, 0.8, '#2c2420');
  ball(pen, -62, -60, 9, 6.6, '#d8303f');
  // The fillet, with the marks of its flesh and a crisp edge.
  shape(pen, 'M12 -60 C16 -82 60 -92 104 -80 C112 -74 108 -62 98 -58 C66 -50 26 -50 12 -60 Z', '#ffae78', {
    colour: '#e0703c',
    from: -88,
    to: -52,
  });
  for (const x of [28, 44, 60, 76, 92]) line(pen, `M${x - 6} -57 Q${x + 2} -68 ${x + 4} -82`, '#ffd8b8', 2);
  line(pen, 'M12 -60 C26 -50 66 -50 98 -58', '#b8bcc4', 3);
  for (const [x, y] of [
    [20, -42],
    [34, -38],
    [48, -43],
  ] as const) {
    shape(
      pen,
      `M${x - 9} ${y + 5} L${x - 8} ${y - 9} Q${x} ${y - 13} ${x + 8} ${y - 9} L${x + 9} ${y + 5} Q${x} ${y + 9} ${x - 9} ${y + 5} Z`,
      '#fbdc6a',
      {
        colour: '#e8b43a',
        from: y - 11,
        to: y + 7,
      },
    );
    line(pen, `M${x - 4} ${y - 8} q4 -3 8 0 q-2 4 -6 3`, '#c8902a', 1.2);
  }
  for (const [x, y] of [
    [66, -44],
    [80, -39],
    [92, -45],
  ] as const) {
    line(pen, `M${x} ${y + 8} L${x} ${y}`, '#a8cc7a', 5);
    for (const [dx, dy] of [
      [-6, -2],
      [6, -2],
      [0, -6],
      [-3, -3],
      [4, -5],
    ] as const)
      ball(pen, x + dx, y + dy, 5.4, 4.8, random.pick(['#3f8a34', '#4f9a3c', '#357a2c']));
  }
  for (const [x, y] of [
    [106, -42],
    [114, -37],
  ] as const) {
    ball(pen, x, y, 6.4, 6, '#d8382a');
    line(pen, `M${x - 3} ${y - 6} l3 2 l3 -2`, '#4f9a3c', 1.4);
  }
  shape(pen, 'M-138 -26 L138 -26 L132 0 L-132 0 Z', mix(LACQUER, '#ffffff', 0.1), {
    colour: mix(LACQUER, '#000000', 0.4),
    from: -26,
    to: 0,
  });
  line(pen, 'M-138 -26 L138 -26', mix(LACQUER, '#ffffff', 0.4), 1.8);
  line(pen, 'M-126 -16 L126 -16', '#c8a04a', 1.4);
}

function tier(pen: Pen, y: number, half: number): void {
  oval(pen, 0, y + 2, half, half * 0.17, '#b4b0a8');
  oval(pen, 0, y, half, half * 0.17, '#fdfcf8');
  oval(pen, 0, y, half * 0.94, half * 0.14, '#e8e4dc');
  oval(pen, 0, y + 0.6, half * 0.9, half * 0.125, '#fbfaf5');
}

function macaron(pen: Pen, x: number, y: number, colour: Colour): void {
  shape(
    pen,
    `M${x - 11} ${y - 3} Q${x - 11} ${y} ${x} ${y + 0.6} Q${x + 11} ${y} ${x + 11} ${y - 3} Z`,
    mix(colour, DARK, 0.22),
  );
  line(pen, `M${x - 10} ${y - 5} h20`, '#fff6ea', 3);
  shape(
    pen,
    `M${x - 11} ${y - 7} C${x - 11} ${y - 16} ${x + 11} ${y - 16} ${x + 11} ${y - 7} Q${x} ${y - 4} ${x - 11} ${y - 7} Z`,
    mix(colour, '#ffffff', 0.25),
    {
      colour,
      from: y - 14,
      to: y - 5,
    },
  );
}

function scone(pen: Pen, x: number, y: number): void {
  shape(
    pen,
    `M${x - 14} ${y} Q${x - 16} ${y - 13} ${x - 11} ${y - 17} Q${x} ${y - 25} ${x + 11} ${y - 17} Q${x + 16} ${y - 13} ${x + 14} ${y} Q${x} ${y + 4} ${x - 14} ${y} Z`,
    '#e8b46a',
    {
      colour: '#b87a34',
      from: y - 22,
      to: y + 2,
    },
  );
  line(pen, `M${x - 13} ${y - 8} q6 -3 13 0 t13 0`, '#fbeac8', 3);
  line(pen, `M${x - 8} ${y - 18} q8 -5 16 0`, '#f6d08a', 2);
}

/** Of white bread, with what is in it between. */
function fingerSandwich(pen: Pen, x: number, y: number, filling: Colour): void {
  shape(pen, `M${x - 15} ${y} L${x + 15} ${y} L${x + 13} ${y - 6} L${x - 13} ${y - 6} Z`, '#f0dcb0');
  line(pen, `M${x - 14} ${y - 8} h28`, filling, 3.4);
  shape(
    pen,
    `M${x - 14} ${y - 10} L${x + 14} ${y - 10} L${x + 11} ${y - 17} L${x - 11} ${y - 17} Z`,
    '#fffaf0',
    {
      colour: '#ecd8a8',
      from: y - 17,
      to: y - 9,
    },
  );
}

function tartlet(pen: Pen, x: number, y: number): void {
  shape(pen, `M${x - 12} ${y - 7} L${x + 12} ${y - 7} L${x + 9} ${y + 1} L${x - 9} ${y + 1} Z`, '#d8a050', {
    colour: '#a8702c',
    from: y - 7,
    to: y + 1,
  });
  oval(pen, x, y - 7, 12, 3.4, '#fbeab4');
  ball(pen, x, y - 12, 6.6, 6.4, '#d8303f');
  line(pen, `M${x - 3} ${y - 18} l3 2 l3 -2`, '#4f9a3c', 1.6);
}

function tieredStand(pen: Pen): void {
  const metal = '#d8b46a';
  bar(pen, -2, -226, 4, 222, metal, 2);
  line(pen, 'M0 -226 C-12 -236 -10 -252 0 -252 C10 -252 12 -236 0 -226', metal, 3.2);
  shape(pen, 'M-26 0 Q-20 -9 -4 -12 L4 -12 Q20 -9 26 0 Z', metal, {
    colour: mix(metal, DARK, 0.4),
    from: -12,
    to: 0,
  });
  tier(pen, -24, 104);
  for (const [x, y] of [
    [-34, -27],
    [34, -27],
    [0, -30],
  ] as const)
    fingerSandwich(pen, x, y, '#8fc05a');
  for (const [at, filling] of ['#f5925c', '#8fc05a', '#f0b8a8', '#f2d25a', '#f5925c'].entries())
    fingerSandwich(pen, -72 + at * 36, -16 - (2 - Math.abs(at - 2)) * -1.6, filling);
  tier(pen, -104, 82);
  for (const x of [-34, 34]) scone(pen, x, -106);
  for (const x of [-56, -18, 19, 56]) scone(pen, x, -97 + (Math.abs(x) < 30 ? 3 : -2));
  tier(pen, -178, 62);
  for (const x of [-20, 20]) tartlet(pen, x, -181);
  for (const [at, colour] of ['#f2a0b8', '#a8d8b0', '#c8a8e0', '#f6d88a'].entries())
    macaron(pen, -36 + at * 24, -171 + (at === 1 || at === 2 ? 1.6 : 0), colour);
}

/** A tumbler with two cubes of ice that look out of the whisky. */
function onTheRocks(pen: Pen): void {
  const { brush, side } = pen;
  const whisky = '#d8862a';
  const glass = 'M-42 -92 L42 -92 L35 -5 Q34 0 28 0 L-28 0 Q-34 0 -35 -5 Z';
  brush.globalAlpha = 0.42;
  shape(pen, glass, '#ecf4f8');
  brush.globalAlpha = 1;
  const level = -58;
  shape(
    pen,
    `M-39 ${level} L39 ${level} L34.6 -13 Q34 -9 28 -9 L-28 -9 Q-34 -9 -34.6 -13 Z`,
    mix(whisky, '#ffd27a', 0.4),
    {
      colour: mix(whisky, '#5a2408', 0.4),
      from: level,
      to: -9,
    },
  );
  oval(pen, 0, level, 39, 6.4, mix(whisky, '#ffe0a0', 0.5));
  for (const [x, y, turn, size] of [
    [-13, -50, -0.3, 19],
    [15, -57, 0.35, 20],
    [2, -32, 0.1, 17],
  ] as const) {
    brush.save();
    brush.translate(x, y);
    brush.rotate(turn);
    const isSunk = y > -40;
    brush.fillStyle = css(isSunk ? '#f6d8a4' : '#f4fbff', isSunk ? 0.4 : 0.78);
    brush.beginPath();
    brush.roundRect(-size, -size * 0.8, size * 2, size * 1.6, 6);
    brush.fill();
    brush.globalAlpha = isSunk ? 0.4 : 0.9;
    line(
      pen,
      `M${-size + 5} ${-size * 0.8 + 4} H${size - 8} M${-size + 4} ${-size * 0.8 + 5} V${size * 0.3}`,
      '#ffffff',
      2.4,
    );
    line(pen, `M${size * 0.2} ${size * 0.4} L${size * 0.6} ${-size * 0.2}`, '#c8dce8', 1.6);
    brush.restore();
  }
  shape(pen, 'M-35 -8 L35 -8 L34 -3 Q33 0 28 0 L-28 0 Q-33 0 -34 -3 Z', '#dfe9ee', {
    colour: '#a8bac4',
    from: -8,
    to: 0,
  });
  brush.globalAlpha = 0.5;
  line(pen, 'M-42 -92 L-35 -5 M42 -92 L35 -5', '#9fb4c0', 1.6);
  brush.globalAlpha = 0.85;
  line(pen, `M${side * 32} -82 L${side * 27} -18`, '#ffffff', 4);
  brush.globalAlpha = 0.9;
  brush.strokeStyle = '#ffffff';
  brush.lineWidth = 1.8;
  brush.beginPath();
  brush.ellipse(0, -92, 42, 6.6, 0, 0, 7);
  brush.stroke();
  brush.globalAlpha = 1;
}

function scones(pen: Pen): void {
  tier(pen, -10, 60);
  for (const [x, y] of [
    [-16, -14],
    [18, -14],
    [-30, -4],
    [2, -2],
    [34, -5],
  ] as const)
    scone(pen, x, y);
}

export const BOXES_AND_STANDS: Record<string, OwnDrawing> = {
  'own/bento': { width: 280, height: 92, paint: bento },
  'own/scones': { width: 124, height: 40, paint: scones },
  'own/tiered-stand': { width: 212, height: 256, paint: tieredStand },
  'own/whisky-on-ice': { width: 92, height: 102, paint: onTheRocks },
};
