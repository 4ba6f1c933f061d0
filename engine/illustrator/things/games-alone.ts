// Games, toys and what is played with in sport, each by itself.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { ball, bar, line, mirrored, oval, shadeInto, shape, type OwnDrawing, type Pen } from './pen.ts';

const DARK = '#17131c';
const WOOD = '#b5763f';
const below = shadeInto(DARK, 0.36);

/** Of three sides: nine stickers on each, mixed up. */
function puzzleCube(pen: Pen): void {
  const colours = ['#d8342f', '#2f7fd8', '#f2c230', '#4a9e54', '#f08a2c', '#f4f2ee'] as const;
  const side = (at: (u: number, v: number) => string, shade: number): void => {
    for (let u = 0; u < 3; u++)
      for (let v = 0; v < 3; v++) {
        const [a, b] = [u + 0.08, v + 0.08];
        const path = `M${at(a, b)} L${at(a + 0.84, b)} L${at(a + 0.84, b + 0.84)} L${at(a, b + 0.84)} Z`;
        shape(pen, path, mix(pen.random.pick(colours), DARK, shade));
      }
  };
  shape(pen, 'M0 -132 L62 -100 L62 -32 L0 0 L-62 -32 L-62 -100 Z', '#1b1b20');
  side((u, v) => `${(u - v) * 20.6} ${-132 + (u + v) * 10.6}`, 0);
  side((u, v) => `${-62 + u * 20.6} ${-100 + u * 10.6 + v * 22.6}`, 0.12);
  side((u, v) => `${u * 20.6} ${-68 - u * 10.6 + v * 22.6}`, 0.28);
}

/** Three pieces of one, two joined. */
function jigsaw(pen: Pen): void {
  const piece = (x: number, y: number, colour: Colour): void => {
    const path = `M${x} ${y} h18 c-6 -16 20 -16 14 0 h18 v18 c16 -6 16 20 0 14 v18 h-18 c6 -14 -20 -14 -14 0 h-18 v-18 c14 6 14 -20 0 -14 Z`;
    shape(pen, path, mix(colour, '#ffffff', 0.16), below(colour, y, y + 50, 0.2));
    line(pen, path, mix(colour, DARK, 0.4), 1.4);
  };
  piece(-74, -106, '#4a8fd0');
  piece(-24, -106, '#f2b23c');
  piece(-74, -54, '#d8483c');
  piece(16, -50, '#5aa86a');
}

function dominoes(pen: Pen): void {
  const tile = (x: number, y: number, tilt: number, pips: readonly (readonly [number, number])[]): void => {
    pen.brush.save();
    pen.brush.translate(x, y);
    pen.brush.rotate(tilt);
    bar(pen, -24, -96, 48, 96, '#fbf6ea', 6);
    line(pen, 'M-18 -48 H18', '#8a8478', 2);
    for (const [px, py] of pips) oval(pen, px, py, 4.6, 4.6, DARK);
    pen.brush.restore();
  };
  tile(-38, 0, -0.08, [
    [-10, -84],
    [10, -84],
    [0, -72],
    [-10, -60],
    [10, -60],
    [-10, -36],
    [10, -12],
  ]);
  tile(30, 0, 0.12, [
    [0, -72],
    [-10, -38],
    [10, -38],
    [-10, -12],
    [10, -12],
    [0, -25],
  ]);
}

/** Three pieces: a king, a knight, a pawn. */
function chessPieces(pen: Pen): void {
  const foot = (x: number, colour: Colour, wide: number): void => {
    bar(pen, x - wide, -10, wide * 2, 10, colour, 4);
    bar(pen, x - wide * 0.8, -18, wide * 1.6, 9, colour, 4);
  };
  const [white, black] = ['#efe2c6', '#3a2a26'];
  foot(-52, white, 26);
  shape(
    pen,
    'M-66 -16 C-60 -50 -60 -70 -66 -96 H-38 C-44 -70 -44 -50 -38 -16 Z',
    mix(white, '#ffffff', 0.2),
    below(white, -96, -16),
  );
  shape(pen, 'M-72 -98 L-64 -128 H-40 L-32 -98 Z', white, below(white, -128, -98));
  line(pen, 'M-52 -130 V-150 M-59 -142 H-45', white, 5);
  foot(10, black, 24);
  shape(
    pen,
    'M-8 -16 C-8 -44 6 -54 4 -66 C-4 -60 -14 -54 -20 -60 C-24 -70 -6 -86 0 -96 L6 -106 L12 -96 C34 -88 36 -48 30 -16 Z',
    mix(black, '#ffffff', 0.2),
    below(black, -106, -16),
  );
  oval(pen, 4, -82, 2.6, 2.6, '#efe2c6');
  foot(64, white, 20);
  shape(pen, 'M52 -16 C56 -36 58 -44 56 -54 H72 C70 -44 72 -36 76 -16 Z', white, below(white, -54, -16));
  ball(pen, 64, -64, 15, 15, white);
}

/** Tiles that stand in a row, one lies before them. */
function mahjong(pen: Pen): void {
  for (let tile = 0; tile < 4; tile++) {
    const x = -84 + tile * 43;
    bar(pen, x, -72, 40, 60, '#fbf7ec', 5);
    shape(
      pen,
      `M${x} -68 Q${x} -78 ${x + 6} -80 H${x + 38} Q${x + 44} -80 ${x + 44} -74 L${x + 40} -68 Z`,
      '#2f7f5a',
    );
    if (tile === 0) {
      for (const [px, py] of [
        [10, -60],
        [30, -60],
        [20, -42],
        [10, -24],
        [30, -24],
      ] as const)
        oval(pen, x + px, py, 5, 5, px === 20 ? '#c8302c' : '#2a5f9f');
    } else if (tile === 1)
      line(pen, `M${x + 20} -64 V-20 M${x + 9} -54 H${x + 31} V-36 H${x + 9} Z`, '#c8302c', 4);
    else if (tile === 2) {
      for (const px of [10, 20, 30])
        for (const py of [-62, -36]) line(pen, `M${x + px} ${py} v17`, px === 20 ? '#c8302c' : '#2f7f4a', 5);
    } else
      line(
        pen,
        `M${x + 10} -60 H${x + 30} M${x + 20} -60 V-44 M${x + 8} -44 H${x + 32} M${x + 12} -32 H${x + 28} M${x + 20} -44 V-20`,
        '#2f7f4a',
        3.4,
      );
  }
  shape(pen, 'M-30 -14 L30 -14 L36 0 L-36 0 Z', '#fbf7ec', { colour: '#d8d2c2', from: -14, to: 0 });
  oval(pen, 0, -7.6, 15, 4.4, '#c8302c');
}

/** Cubes of wood, piled up. */
function buildingBlocks(pen: Pen): void {
  const cube = (x: number, y: number, colour: Colour, mark: string): void => {
    shape(pen, `M${x} ${y - 46} h46 v46 h-46 Z`, mix(colour, '#ffffff', 0.14), below(colour, y - 46, y, 0.2));
    shape(pen, `M${x} ${y - 46} l10 -10 h46 l-10 10 Z`, mix(colour, '#ffffff', 0.4));
    shape(pen, `M${x + 46} ${y - 46} l10 -10 v46 l-10 10 Z`, mix(colour, DARK, 0.34));
    line(pen, mark, '#ffffff', 4);
  };
  cube(-78, 0, '#d8483c', 'M-64 -12 L-55 -34 L-46 -12 M-61 -19 H-49');
  cube(-22, 0, '#3f86c8', 'M-7 -12 V-34 H3 Q10 -28 3 -23 H-7 M3 -23 Q13 -18 4 -12 H-7');
  cube(-50, -56, '#f2b23c', 'M-16 -86 Q-36 -90 -35 -77 Q-34 -64 -16 -68');
  shape(pen, 'M42 0 V-40 Q42 -46 48 -46 H84 Q90 -46 90 -40 V0 H78 C78 -22 54 -22 54 0 Z', '#5aa86a', {
    colour: '#35714a',
    from: -46,
    to: 0,
  });
}

function spinningTop(pen: Pen): void {
  bar(pen, -4, -132, 8, 40, WOOD, 4);
  ball(pen, 0, -132, 8, 7, '#d8483c');
  shape(
    pen,
    'M-62 -74 C-58 -98 -30 -102 0 -102 C30 -102 58 -98 62 -74 C58 -48 16 -30 6 -4 Q0 2 -6 -4 C-16 -30 -58 -48 -62 -74 Z',
    '#e8564a',
    { colour: '#8f2230', from: -102, to: 0 },
  );
  shape(pen, 'M-62 -76 C-30 -64 30 -64 62 -76 L59 -62 C30 -50 -30 -50 -59 -62 Z', '#f2c65a');
  shape(pen, 'M-48 -48 C-20 -38 20 -38 48 -48 L36 -36 C14 -28 -14 -28 -36 -36 Z', '#4a8fd0');
  oval(pen, 0, -92, 40, 7, '#f2897e');
}

/** A bat with its ball. */
function tableTennis(pen: Pen): void {
  shape(pen, 'M-16 -50 L-12 -2 Q-12 0 -9 0 H9 Q12 0 12 -2 L16 -50 Z', WOOD, below(WOOD, -50, 0));
  ball(pen, 0, -98, 50, 54, '#c8322e');
  shape(pen, 'M-36 -62 C-20 -48 20 -48 36 -62 L22 -44 H-22 Z', mix(WOOD, '#ffffff', 0.3));
  ball(pen, 58, -16, 16, 16, '#fbf8f0');
}

function shuttlecock(pen: Pen): void {
  for (let feather = -4; feather <= 4; feather++) {
    const [x, tip] = [feather * 4, feather * 13];
    shape(
      pen,
      `M${x} -36 C${tip - 10} -80 ${tip - 11} -112 ${tip} -128 C${tip + 11} -112 ${tip + 10} -80 ${x} -36 Z`,
      feather % 2 === 0 ? '#ffffff' : '#e4e6ea',
      { colour: '#c4c8d0', from: -128, to: -36 },
    );
    line(pen, `M${x} -36 L${tip} -126`, '#b0b4bc', 1);
  }
  line(pen, 'M-26 -72 Q0 -64 26 -72 M-20 -56 Q0 -50 20 -56', '#c83a34', 2);
  shape(pen, 'M-21 -38 Q0 -30 21 -38 C24 -8 12 0 0 0 C-12 0 -24 -8 -21 -38 Z', '#f4ecdc', {
    colour: '#c4b494',
    from: -38,
    to: 0,
  });
  shape(pen, 'M-21 -38 Q0 -30 21 -38 L21 -29 Q0 -21 -21 -29 Z', '#2f7f5a');
}

function bowling(pen: Pen): void {
  for (const x of [-30, 6, 40]) {
    shape(
      pen,
      `M${x - 9} -112 C${x - 12} -128 ${x + 12} -128 ${x + 9} -112 C${x + 6} -92 ${x + 20} -78 ${x + 19} -46 C${x + 18} -22 ${x + 13} -10 ${x + 11} 0 H${x - 11} C${x - 13} -10 ${x - 18} -22 ${x - 19} -46 C${x - 20} -78 ${x - 6} -92 ${x - 9} -112 Z`,
      '#ffffff',
      { colour: '#c8c4bc', from: -124, to: 0 },
    );
    line(pen, `M${x - 8} -96 H${x + 8} M${x - 9} -90 H${x + 9}`, '#c8302c', 3);
  }
  ball(pen, -52, -36, 36, 36, '#2f3a6a');
  for (const [x, y] of [
    [-60, -54],
    [-47, -56],
    [-54, -43],
  ] as const)
    oval(pen, x, y, 4, 4, DARK);
}

function golfBall(pen: Pen): void {
  shape(pen, 'M-18 -34 H18 C10 -26 5 -18 3 0 H-3 C-5 -18 -10 -26 -18 -34 Z', '#d8483c', {
    colour: '#8f2230',
    from: -34,
    to: 0,
  });
  ball(pen, 0, -80, 48, 48, '#f6f6f2');
  for (let row = -3; row <= 3; row++)
    for (let dimple = -3; dimple <= 3; dimple++) {
      const [x, y] = [dimple * 12 + (row % 2) * 6, row * 11.4];
      if (x * x + y * y < 1700) oval(pen, x, -80 + y, 4, 3.6, '#d2d4d2');
    }
}

/** On strings under a cross of wood. */
function puppet(pen: Pen): void {
  line(pen, 'M-40 -206 H40 M0 -216 V-196', WOOD, 7);
  line(
    pen,
    'M-38 -204 L-34 -86 M38 -204 L34 -86 M-8 -204 L-9 -152 M8 -204 L9 -152 M-20 -204 L-16 -40 M20 -204 L16 -40',
    '#9a8f80',
    1.3,
  );
  mirrored(pen, () => {
    line(pen, 'M16 -104 L30 -84 L36 -70', '#f0c8a0', 8);
    line(pen, 'M9 -56 L14 -30 L13 -8', '#3f5f9f', 10);
    shape(pen, 'M6 -8 H22 Q26 -2 22 0 H8 Q5 -2 6 -8 Z', '#4a2c1c');
  });
  shape(pen, 'M-20 -112 H20 L24 -54 H-24 Z', '#d8483c', { colour: '#8f2230', from: -112, to: -54 });
  for (const y of [-100, -86, -72]) ball(pen, 0, y, 3, 3, '#f2d25a');
  ball(pen, 0, -134, 22, 24, '#f0c8a0');
  shape(pen, 'M-24 -140 C-20 -164 20 -164 24 -140 C10 -148 -10 -148 -24 -140 Z', '#5a3a26');
  mirrored(pen, () => oval(pen, 8, -136, 2.6, 3.4, DARK));
  line(pen, 'M0 -132 L6 -126 L0 -125', '#c8946a', 2);
  line(pen, 'M-8 -119 Q0 -113 8 -119', '#b8302c', 2);
}

/** A little drum on a stick, a bead on a string at each side. */
function rattleDrum(pen: Pen): void {
  bar(pen, -4, -72, 8, 72, '#c83a34', 4);
  line(pen, 'M-46 -106 C-66 -102 -66 -84 -58 -76 M46 -106 C66 -102 66 -84 58 -76', '#d8b06a', 2.4);
  for (const x of [-58, 58]) ball(pen, x, -70, 8, 8, '#d8342f');
  ball(pen, 0, -106, 48, 48, '#c8302c');
  oval(pen, 0, -106, 40, 40, '#f6e8c8');
  line(pen, 'M-18 -126 L18 -86 M18 -126 L-18 -86', '#c8302c', 3);
  for (let pin = 0; pin < 16; pin++)
    oval(pen, Math.cos(pin * 0.3927) * 44, -106 + Math.sin(pin * 0.3927) * 44, 2, 2, '#f2d25a');
  ball(pen, 0, -106, 9, 9, '#f2c65a');
}

/** A pig of pottery with a slot; a coin goes in. */
function piggyBank(pen: Pen): void {
  const pink = '#f0a0b4';
  oval(pen, 4, -138, 19, 19, '#c8962c');
  oval(pen, 3, -139, 16, 16, '#f2c94a');
  for (const x of [-48, -18, 28, 54]) bar(pen, x, -26, 20, 26, mix(pink, DARK, 0.12), 6);
  line(pen, 'M82 -70 C98 -78 98 -58 88 -60 C80 -62 88 -76 100 -70', mix(pink, DARK, 0.16), 4);
  ball(pen, 8, -68, 80, 54, pink);
  shape(pen, 'M-62 -112 L-40 -130 L-30 -102 Z', mix(pink, DARK, 0.1), below(pink, -130, -102));
  shape(pen, 'M-36 -118 L-10 -132 L-6 -106 Z', mix(pink, '#ffffff', 0.1), below(pink, -132, -106));
  ball(pen, -78, -66, 17, 19, mix(pink, '#d8607c', 0.3));
  for (const y of [-72, -60]) oval(pen, -84, y, 3, 4, mix(pink, DARK, 0.6));
  oval(pen, -52, -86, 5, 6, DARK);
  oval(pen, -53.6, -88, 1.8, 2.2, '#ffffff');
  shape(pen, 'M-12 -119 Q6 -124 24 -119 L22 -115 Q6 -119 -10 -115 Z', mix(pink, DARK, 0.7));
  line(pen, 'M-66 -46 Q-58 -40 -50 -45', mix(pink, DARK, 0.4), 2.6);
}

/** Of gingerbread with icing. */
function gingerbreadMan(pen: Pen): void {
  const dough = '#b0713a';
  const path =
    'M-22 -118 C-34 -142 -20 -160 0 -160 C20 -160 34 -142 22 -118 C40 -118 62 -122 68 -108 C72 -94 58 -88 32 -88 C28 -70 32 -56 44 -28 C52 -6 26 8 16 -10 L0 -44 L-16 -10 C-26 8 -52 -6 -44 -28 C-32 -56 -28 -70 -32 -88 C-58 -88 -72 -94 -68 -108 C-62 -122 -40 -118 -22 -118 Z';
  shape(pen, path, mix(dough, '#ffffff', 0.12), below(dough, -160, 0, 0.24));
  line(pen, path, mix(dough, DARK, 0.34), 2);
  mirrored(pen, () => {
    oval(pen, 8, -138, 3, 3.4, DARK);
    line(pen, 'M50 -114 q3 5 0 8 q-3 4 0 9 M24 -20 q5 -3 9 0 q5 3 9 -1', '#fffaf0', 3);
  });
  line(pen, 'M-11 -128 Q0 -119 11 -128', '#fffaf0', 3);
  for (const [y, colour] of [
    [-104, '#d8342f'],
    [-88, '#4a9e54'],
    [-72, '#d8342f'],
  ] as const)
    ball(pen, 0, y, 5, 5, colour);
}

export const GAMES_ALONE: Record<string, OwnDrawing> = {
  'own/puzzle-cube': { width: 128, height: 134, paint: puzzleCube },
  'own/jigsaw': { width: 164, height: 120, paint: jigsaw },
  'own/dominoes': { width: 136, height: 102, paint: dominoes },
  'own/chess-pieces': { width: 170, height: 154, paint: chessPieces },
  'own/mahjong': { width: 182, height: 84, paint: mahjong },
  'own/building-blocks': { width: 182, height: 116, paint: buildingBlocks },
  'own/spinning-top': { width: 128, height: 142, paint: spinningTop },
  'own/table-tennis': { width: 156, height: 154, paint: tableTennis },
  'own/shuttlecock': { width: 116, height: 132, paint: shuttlecock },
  'own/bowling': { width: 178, height: 128, paint: bowling },
  'own/golf-ball': { width: 100, height: 130, paint: golfBall },
  'own/puppet': { width: 92, height: 220, paint: puppet },
  'own/rattle-drum': { width: 136, height: 156, paint: rattleDrum },
  'own/piggy-bank': { width: 206, height: 160, paint: piggyBank },
  'own/gingerbread-man': { width: 140, height: 164, paint: gingerbreadMan },
};
