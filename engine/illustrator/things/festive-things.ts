// What feasts are known by: painted eggs, a stocking, a house of gingerbread, an arch of flowers, and things of posters.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { ball, bar, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const DARK = '#20142a';

/** Painted in bands: its foot at zero. */
function egg(pen: Pen, x: number, colour: Colour, band: Colour): void {
  const { brush } = pen;
  brush.save();
  brush.translate(x, 0);
  const path = 'M0 -84 C30 -84 38 -44 36 -28 C34 -8 18 0 0 0 C-18 0 -34 -8 -36 -28 C-38 -44 -30 -84 0 -84 Z';
  shape(pen, path, mix(colour, '#ffffff', 0.24), { colour: mix(colour, DARK, 0.26), from: -84, to: 0 });
  line(pen, 'M-34 -42 l9 -8 l9 8 l9 -8 l8 8 l9 -8 l9 8 l9 -8 l6 5', band, 4.4);
  line(pen, 'M-35 -26 Q0 -16 35 -26', mix(band, '#ffffff', 0.4), 4);
  for (const dot of [-20, -7, 7, 20])
    ball(pen, dot, -62 + Math.abs(dot) * 0.12, 3.6, 3.6, mix(band, '#ffffff', 0.3));
  for (const dot of [-18, -6, 6, 18]) ball(pen, dot, -10 - Math.abs(dot) * 0.1, 3, 3, band);
  brush.globalAlpha = 0.6;
  brush.fillStyle = '#ffffff';
  brush.beginPath();
  brush.ellipse(pen.side * 14, -62, 5, 11, pen.side * 0.4, 0, 7);
  brush.fill();
  brush.restore();
}

function easterEggs(pen: Pen): void {
  pen.brush.save();
  pen.brush.translate(0, -8);
  egg(pen, -52, '#7ab6e8', '#f6d04a');
  egg(pen, 52, '#f2a0b8', '#6a9fe0');
  pen.brush.restore();
  egg(pen, 0, '#f6d45a', '#e0567a');
}

/** Red with a white cuff. */
function stocking(pen: Pen): void {
  shape(
    pen,
    'M-34 -128 L26 -128 L26 -62 C28 -46 62 -40 66 -18 C68 -2 52 2 36 0 L-18 -2 C-36 -4 -40 -22 -38 -40 Z',
    '#d8342f',
    {
      colour: '#8f1620',
      from: -128,
      to: 2,
    },
  );
  shape(pen, 'M30 -44 C46 -38 62 -34 66 -18 C68 -2 52 2 36 0 L20 -1 C28 -14 24 -30 30 -44 Z', '#f2efe6', {
    colour: '#c8c0b4',
    from: -44,
    to: 0,
  });
  shape(pen, 'M-38 -40 C-30 -34 -18 -24 -16 -2 C-36 -4 -40 -22 -38 -40 Z', '#f2efe6', {
    colour: '#c8c0b4',
    from: -40,
    to: 0,
  });
  for (const [x, y] of [
    [-16, -96],
    [8, -82],
    [-14, -66],
    [10, -50],
  ] as const)
    line(
      pen,
      `M${x - 6} ${y} h12 M${x} ${y - 6} v12 M${x - 4} ${y - 4} l8 8 M${x + 4} ${y - 4} l-8 8`,
      '#f8e6d8',
      1.8,
    );
  shape(pen, 'M-42 -152 Q-4 -160 34 -152 L34 -122 Q-4 -114 -42 -122 Z', '#fffaf2', {
    colour: '#d8d0c6',
    from: -156,
    to: -118,
  });
  for (let tuft = 0; tuft < 9; tuft++) ball(pen, -38 + tuft * 9, -122, 6, 5, '#f6f0e6');
  line(pen, 'M28 -152 C44 -166 46 -178 34 -176 C26 -174 28 -162 30 -152', '#b01c24', 3);
}

function candyCane(pen: Pen): void {
  const { brush } = pen;
  const path = 'M0 -13 L0 -98 C0 -138 56 -138 56 -98 L56 -86';
  line(pen, path, '#b8b0a8', 24);
  line(pen, path, '#fffaf4', 21);
  brush.save();
  brush.globalAlpha = 1;
  for (const [x, y, turn] of [
    [0, -18, 0.5],
    [0, -38, 0.5],
    [0, -62, 0.5],
    [0, -86, 0.5],
    [6, -110, 1],
    [28, -126, 1.9],
    [50, -112, 2.8],
    [56, -90, 3.6],
  ] as const) {
    brush.save();
    brush.translate(x, y);
    brush.rotate(turn);
    shape(pen, 'M-10.5 -5 h21 v10 h-21 Z', '#d8283a', { colour: '#a81828', from: -5, to: 5 });
    brush.restore();
  }
  brush.restore();
  pen.brush.globalAlpha = 0.6;
  line(pen, 'M-5 -14 L-5 -96', '#ffffff', 3);
  pen.brush.globalAlpha = 1;
}

/** Walls of dough, icing on the roof, sweets on it. */
function gingerbreadHouse(pen: Pen): void {
  shape(pen, 'M-64 0 L-64 -74 L0 -132 L64 -74 L64 0 Z', '#c07a3c', { colour: '#8f4e20', from: -132, to: 0 });
  line(pen, 'M-64 0 L-64 -74 M64 -74 L64 0', '#fffaf4', 5);
  shape(pen, 'M0 -152 L-86 -72 L-74 -58 L0 -126 L74 -58 L86 -72 Z', '#fffaf4', {
    colour: '#ded6cc',
    from: -152,
    to: -58,
  });
  for (let drop = -5; drop <= 5; drop++) {
    const [x, y] = [drop * 15, -116 + Math.abs(drop) * 13.6];
    ball(pen, x, y, 7.6, 8, '#fffaf4');
  }
  for (const [at, colour] of ['#d8342f', '#4f9a3c', '#f2c230', '#2f7fd8', '#ec6fa4', '#f08a2c'].entries()) {
    const [side, step] = [at % 2 === 0 ? -1 : 1, Math.floor(at / 2)];
    ball(pen, side * (22 + step * 22), -124 + step * 20, 6.4, 6.4, colour);
  }
  ball(pen, 0, -146, 9, 9, '#d8342f');
  shape(pen, 'M-16 0 L-16 -36 Q0 -54 16 -36 L16 0 Z', '#6a3416', { colour: '#4a2210', from: -48, to: 0 });
  line(pen, 'M-16 0 L-16 -36 Q0 -54 16 -36 L16 0', '#fffaf4', 3.4);
  ball(pen, 9, -18, 2.6, 2.6, '#f2c230');
  for (const x of [-42, 42]) {
    shape(pen, `M${x - 11} -30 h22 v-24 h-22 Z`, '#ffd878');
    line(pen, `M${x - 11} -30 h22 v-24 h-22 Z M${x} -30 v-24 M${x - 11} -42 h22`, '#fffaf4', 2.8);
  }
  ball(pen, 0, -82, 11, 11, '#ffd878');
  line(pen, 'M0 -93 v22 M-11 -82 h22', '#fffaf4', 2.6);
}

/** Rolled, tied with a ribbon. */
function diploma(pen: Pen): void {
  const { brush } = pen;
  brush.save();
  brush.translate(0, -36);
  brush.rotate(-0.24);
  bar(pen, -76, -19, 152, 38, '#f6ead0', 18);
  shape(pen, 'M-76 -19 L76 -19 L76 19 L-76 19 Z', '#fdf6e2', { colour: '#cdbd98', from: -19, to: 19 });
  for (const x of [-76, 76]) {
    ball(pen, x, 0, 9, 19, '#e8dab8');
    line(pen, `M${x} -10 q6 10 0 18 q-5 -8 0 -12`, '#a8966c', 1.8);
  }
  shape(pen, 'M-9 -20 h18 v40 h-18 Z', '#c8283c', { colour: '#8f1428', from: -20, to: 20 });
  shape(pen, 'M0 2 C-24 -16 -30 10 0 4 C30 10 24 -16 0 2 Z', '#d8384c');
  shape(pen, 'M-2 4 L-16 38 L-8 34 L-2 40 Z M2 4 L14 38 L8 34 L2 38 Z', '#b8203a');
  brush.restore();
}

/** Two discs at each end of a bar. */
function dumbbell(pen: Pen): void {
  bar(pen, -62, -46, 124, 14, '#a8aeb8', 6);
  shape(pen, 'M-20 -46 h40 v14 h-40 Z', '#5a606c', { colour: '#3a3e48', from: -46, to: -32 });
  for (const side of [-1, 1])
    for (const [x, wide, tall] of [
      [38, 15, 60],
      [55, 17, 78],
      [73, 11, 54],
    ] as const) {
      const left = side * x - wide / 2;
      shape(pen, `M${left} ${-39 - tall / 2} h${wide} v${tall} h${-wide} Z`, '#4a505c', {
        colour: '#22262e',
        from: -39 - tall / 2,
        to: -39 + tall / 2,
      });
      shape(pen, `M${left + 2} ${-36 - tall / 2} h4 v${tall - 6} h-4 Z`, '#8a92a0');
    }
}

/** Four bins in the colours that waste is sorted by. */
function sortingBins(pen: Pen): void {
  for (const [at, colour] of ['#2f7fd8', '#3f9a4a', '#d8342f', '#6a707a'].entries()) {
    const x = (at - 1.5) * 54;
    shape(pen, `M${x - 22} -76 L${x + 22} -76 L${x + 18} 0 L${x - 18} 0 Z`, mix(colour, '#ffffff', 0.14), {
      colour: mix(colour, DARK, 0.3),
      from: -76,
      to: 0,
    });
    shape(
      pen,
      `M${x - 26} -76 L${x - 22} -94 Q${x} -102 ${x + 22} -94 L${x + 26} -76 Z`,
      mix(colour, '#ffffff', 0.26),
      { colour, from: -98, to: -76 },
    );
    line(pen, `M${x - 12} -86 h24`, mix(colour, DARK, 0.6), 4);
    // Arrows that chase each other.
    for (let arrow = 0; arrow < 3; arrow++) {
      const turn = (arrow / 3) * Math.PI * 2 - Math.PI / 2;
      const at2 = (angle: number, reach: number): string =>
        `${x + Math.cos(angle) * reach} ${-38 + Math.sin(angle) * reach}`;
      line(pen, `M${at2(turn, 12)} L${at2(turn + 1.5, 12)}`, '#ffffff', 4);
      shape(pen, `M${at2(turn + 1.9, 12)} L${at2(turn + 1.4, 17)} L${at2(turn + 1.4, 7)} Z`, '#ffffff');
    }
  }
}

const BLOOMS = ['#f6d8e0', '#f2a8bc', '#fffaf2', '#e87a98', '#fbe6c4'] as const;

/** From the foot of one post to that of the other. */
function alongArch(part: number): { x: number; y: number } {
  if (part < 0.3) return { x: -128, y: -196 * (part / 0.3) };
  if (part > 0.7) return { x: 128, y: -196 * ((1 - part) / 0.3) };
  const angle = Math.PI * (1 - (part - 0.3) / 0.4);
  return { x: Math.cos(angle) * 128, y: -196 - Math.sin(angle) * 108 };
}

/** Two posts and a bow, thick with leaves and blooms; one stands under it. 300 wide, 330 tall. */
function flowerArch(pen: Pen): void {
  const { random } = pen;
  line(pen, 'M-128 0 L-128 -196 C-128 -340 128 -340 128 -196 L128 0', '#e8e0d4', 9);
  for (let leaf = 0; leaf < 190; leaf++) {
    const { x, y } = alongArch(random.next());
    const green = random.pick(['#4f8a4a', '#6aa85a', '#3a6f3c', '#8fbf78']);
    const [dx, dy] = [random.between(-20, 20), random.between(-16, 16)];
    ball(pen, x + dx, Math.min(-6, y + dy), random.between(6, 12), random.between(4, 8), green);
  }
  for (let bloom = 0; bloom < 78; bloom++) {
    const { x, y } = alongArch((bloom + random.between(0, 0.8)) / 78);
    const [cx, cy] = [x + random.between(-14, 14), Math.min(-12, y + random.between(-12, 12))];
    const colour = random.pick(BLOOMS);
    const size = random.between(8, 13);
    for (let petal = 0; petal < 5; petal++) {
      const angle = (petal / 5) * 6.283 + bloom;
      ball(
        pen,
        cx + Math.cos(angle) * size * 0.55,
        cy + Math.sin(angle) * size * 0.5,
        size * 0.56,
        size * 0.5,
        colour,
      );
    }
    ball(pen, cx, cy, size * 0.34, size * 0.32, mix(colour, '#d8903c', 0.5));
  }
}

/** A ball of glass for a tree. */
function bauble(pen: Pen): void {
  line(pen, 'M0 -92 C-8 -108 8 -108 0 -92', '#c8a050', 2.6);
  bar(pen, -9, -92, 18, 13, '#d8b060', 2);
  ball(pen, 0, -41, 41, 41, '#c8202c');
  line(pen, 'M-40 -36 l10 -8 l10 8 l10 -8 l10 8 l10 -8 l10 8 l10 -8 l9 7', '#f6d890', 3.4);
  line(pen, 'M-37 -24 Q0 -12 37 -24', '#f6d890', 3);
  pen.brush.globalAlpha = 0.7;
  ball(pen, pen.side * 15, -60, 7, 9, '#ffffff');
  pen.brush.globalAlpha = 1;
}

export const FESTIVE_THINGS: Record<string, OwnDrawing> = {
  'own/easter-eggs': { width: 180, height: 92, paint: easterEggs },
  'own/stocking': { width: 116, height: 180, paint: stocking },
  'own/candy-cane': { width: 96, height: 142, paint: moveLeft(candyCane, -28) },
  'own/gingerbread-house': { width: 176, height: 158, paint: gingerbreadHouse },
  'own/diploma': { width: 176, height: 84, paint: diploma },
  'own/dumbbell': { width: 162, height: 80, paint: dumbbell },
  'own/sorting-bins': { width: 224, height: 104, paint: sortingBins },
  'own/flower-arch': { width: 310, height: 336, paint: flowerArch },
  'own/bauble': { width: 86, height: 108, paint: bauble },
};

function moveLeft(paint: (pen: Pen) => void, by: number): (pen: Pen) => void {
  return (pen) => {
    pen.brush.translate(by, 0);
    paint(pen);
  };
}
