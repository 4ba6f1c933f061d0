// The models of isometric views that stand out of doors: a house in its garden, a shop, a castle, a farm, an island.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Stage } from '../staging/stage.ts';
import {
  notePane,
  at,
  block,
  cone,
  face,
  fence,
  fir,
  flowers,
  gable,
  onGround,
  onLeft,
  onRight,
  palm,
  round,
  shade,
  shadow,
  sphere,
  stroke,
  tree,
  type Iso,
} from './isometric-pen.ts';

/** Paints on a slab of ten by ten units, from the far corner to the near. */
export type Model = (iso: Iso, stage: Stage) => void;

const GLASS = '#a8d4e8';
const FRAME = '#fbf6ec';

/** The colour that was asked for one of these, else the usual. */
function colourOf({ reading }: Stage, keys: RegExp, usual: Colour): Colour {
  return reading.subjects.find(({ key, colour }) => colour !== undefined && keys.test(key))?.colour ?? usual;
}

type Pane = { x: number; y: number; z: number; size: number };

function windowLeft(iso: Iso, { x, y, z, size }: Pane): void {
  onLeft(iso, { x: x - 0.08, y, z: z - 0.08, wide: size + 0.16, tall: size + 0.16 }, FRAME);
  onLeft(iso, { x, y, z, wide: size, tall: size }, mix(GLASS, '#1c3a58', 0.12));
  notePane(iso, [x, y, z], [size, 0]);
  bars(
    iso,
    [
      [x + size / 2, y, z],
      [x + size / 2, y, z + size],
    ],
    [
      [x, y, z + size / 2],
      [x + size, y, z + size / 2],
    ],
  );
}

function windowRight(iso: Iso, { x, y, z, size }: Pane): void {
  onRight(iso, { x, y: y - 0.08, z: z - 0.08, deep: size + 0.16, tall: size + 0.16 }, FRAME);
  onRight(iso, { x, y, z, deep: size, tall: size }, GLASS);
  notePane(iso, [x, y, z], [0, size]);
  bars(
    iso,
    [
      [x, y + size / 2, z],
      [x, y + size / 2, z + size],
    ],
    [
      [x, y, z + size / 2],
      [x, y + size, z + size / 2],
    ],
  );
}

function bars(iso: Iso, ...lines: readonly (readonly (readonly [number, number, number])[])[]): void {
  iso.brush.strokeStyle = FRAME;
  iso.brush.lineWidth = iso.unit * 0.07;
  for (const line of lines) stroke(iso, line);
}

function doorLeft(iso: Iso, x: number, y: number, colour: Colour): void {
  onLeft(iso, { x: x - 0.1, y, wide: 1.2, tall: 1.9 }, FRAME);
  onLeft(iso, { x, y, wide: 1, tall: 1.8 }, colour);
  const [knob, high] = at(iso, [x + 0.8, y, 0.85]);
  iso.brush.fillStyle = '#f2cc60';
  iso.brush.beginPath();
  iso.brush.arc(knob, high, iso.unit * 0.07, 0, 7);
  iso.brush.fill();
}

/** Stones of a path that runs down to the left, from a door to the edge. */
function path(iso: Iso, x: number, from: number): void {
  for (let y = from; y < 9.7; y += 0.78)
    onGround(iso, { x: x + (Math.round(y * 10) % 2) * 0.1, y, wide: 0.9, deep: 0.6, z: 0.01 }, '#dccfba');
}

export const houseModel: Model = (iso, stage) => {
  const wall = colourOf(stage, /^(?:house|cabin)$/, '#f6ead2');
  fence(iso, [0.2, 0.2], 9.5, 'y');
  fence(iso, [0.2, 0.2], 9.5, 'x');
  tree(iso, 1.15, 4.2, 1.1);
  fir(iso, 8.4, 1.3, 1.1);
  shade(iso, { x: 2.6, y: 2.4, wide: 4.6, deep: 3.6 });
  block(iso, { x: 2.6, y: 2.4, wide: 4.6, deep: 3.6, tall: 2.5 }, wall);
  doorLeft(iso, 4.4, 6, '#b8543f');
  windowLeft(iso, { x: 3, y: 6, z: 0.9, size: 0.95 });
  windowLeft(iso, { x: 5.85, y: 6, z: 0.9, size: 0.95 });
  windowRight(iso, { x: 7.2, y: 3.4, z: 0.85, size: 1.2 });
  block(iso, { x: 3.4, y: 3.1, z: 3.2, wide: 0.6, deep: 0.6, tall: 2.1 }, '#b06a52');
  gable(iso, { x: 2.6, y: 2.4, z: 2.5, wide: 4.6, deep: 3.6, tall: 2 }, '#d06a4c', wall);
  windowRight(iso, { x: 7.2, y: 3.85, z: 2.75, size: 0.7 });
  path(iso, 4.45, 6.2);
  flowers(iso, { x: 6.2, y: 6.4, wide: 2.6, deep: 1 });
  flowers(iso, { x: 1.2, y: 6.5, wide: 2.4, deep: 0.9 });
  sphere(iso, [7.9, 5.6, 0.35], 0.5, '#6aa84f');
  tree(iso, 1.5, 8.7, 0.8, '#86b24a');
  sphere(iso, [8.6, 8.4, 0.4], 0.55, '#5f9a4c');
  sphere(iso, [7.9, 8.9, 0.3], 0.42, '#7ab25a');
};

/** What hangs over the windows of shops. */
const TRADE_COLOURS: readonly (readonly [RegExp, Colour])[] = [
  [/book|书/i, '#3f7f78'],
  [/flower|花/i, '#c8688a'],
  [/bak|面包/i, '#d08a3c'],
];

export const shopModel: Model = (iso, { reading }) => {
  const words = reading.isometric?.words ?? '';
  const [, cloth = '#c4554a'] = TRADE_COLOURS.find(([trade]) => trade.test(words)) ?? [];
  for (let x = 0; x < 10; x += 1.25)
    for (let y = 0; y < 10; y += 1.25)
      if ((x + y) % 2.5 === 0) onGround(iso, { x, y, wide: 1.25, deep: 1.25, z: 0.005 }, '#cdbca8');
  tree(iso, 1.1, 1.2, 1);
  shade(iso, { x: 2, y: 1.6, wide: 6, deep: 4.2 });
  block(iso, { x: 2, y: 1.6, wide: 6, deep: 4.2, tall: 3.6 }, '#f3e4cb');
  block(iso, { x: 1.8, y: 1.4, z: 3.6, wide: 6.4, deep: 4.6, tall: 0.35 }, '#8a6a58');
  block(iso, { x: 6.2, y: 2.2, z: 3.95, wide: 0.8, deep: 0.8, tall: 0.7 }, '#b7b2ac');
  onLeft(iso, { x: 2.4, y: 5.8, z: 0.5, wide: 3, tall: 1.6 }, FRAME);
  onLeft(iso, { x: 2.52, y: 5.8, z: 0.62, wide: 2.76, tall: 1.36 }, '#ffdf9a');
  bars(iso, [
    [3.9, 5.8, 0.62],
    [3.9, 5.8, 1.98],
  ]);
  doorLeft(iso, 6.1, 5.8, '#6a4634');
  onLeft(iso, { x: 6.25, y: 5.8, z: 0.7, wide: 0.7, tall: 0.9 }, '#ffdf9a');
  windowRight(iso, { x: 8, y: 2.4, z: 0.9, size: 1.3 });
  windowRight(iso, { x: 8, y: 4.1, z: 0.9, size: 1.2 });
  onLeft(iso, { x: 3, y: 5.8, z: 2.85, wide: 4, tall: 0.62 }, mix(cloth, '#1c1838', 0.35));
  sign(iso, words);
  for (let stripe = 0; stripe < 10; stripe++) {
    const [from, to] = [2.2 + stripe * 0.56, 2.2 + (stripe + 1) * 0.56];
    const colour = stripe % 2 === 0 ? cloth : '#fbf4e6';
    face(
      iso,
      [
        [from, 5.8, 2.75],
        [to, 5.8, 2.75],
        [to, 6.9, 2.15],
        [from, 6.9, 2.15],
      ],
      colour,
    );
    face(
      iso,
      [
        [from, 6.9, 2.15],
        [to, 6.9, 2.15],
        [to, 6.9, 1.9],
        [from, 6.9, 1.9],
      ],
      mix(colour, '#1c1838', 0.18),
    );
  }
  for (const [x, y] of [
    [2.2, 8.1],
    [5.2, 8.4],
  ] as const)
    parasolTable(iso, x, y, cloth);
  for (const y of [6.6, 7.6, 8.6]) {
    round(iso, [8.7, y, 0], 0.26, 0.4, '#b56a48');
    sphere(iso, [8.7, y, 0.75], 0.4, '#6aa84f');
  }
};

/** A round table below a parasol, and two stools. */
function parasolTable(iso: Iso, x: number, y: number, cloth: Colour): void {
  shadow(iso, [x, y], 0.9);
  for (const [aside, back] of [
    [-0.8, -0.1],
    [0.8, 0.1],
  ] as const)
    round(iso, [x + aside, y + back, 0], 0.26, 0.5, '#8a5a3a');
  round(iso, [x, y, 0], 0.09, 2, '#e8e0d4');
  round(iso, [x, y, 0.75], 0.55, 0.1, '#a8744c');
  cone(iso, [x, y, 1.75], 1.05, 0.75, cloth);
}

/** A cup, a book, a loaf or a flower over the window. */
function sign(iso: Iso, words: string): void {
  const { brush, unit } = iso;
  const [x, y] = at(iso, [5, 5.8, 3.16]);
  brush.save();
  brush.transform(Math.cos(Math.PI / 6), 0.5, 0, 1, x, y);
  brush.scale(unit, unit);
  brush.fillStyle = '#fdf3dc';
  brush.strokeStyle = '#fdf3dc';
  brush.lineWidth = 0.07;
  brush.beginPath();
  if (/book|书/i.test(words)) {
    brush.rect(-0.4, -0.2, 0.38, 0.4);
    brush.rect(0.02, -0.2, 0.38, 0.4);
  } else if (/flower|花/i.test(words))
    for (let petal = 0; petal < 6; petal++) {
      brush.moveTo(0, 0);
      brush.arc(Math.cos(petal * 1.047) * 0.15, Math.sin(petal * 1.047) * 0.15, 0.1, 0, 7);
    }
  else if (/bak|面包/i.test(words)) brush.ellipse(0, 0, 0.4, 0.18, 0, 0, 7);
  else if (/caf|coffee|咖啡|restaurant|餐/i.test(words)) {
    brush.roundRect(-0.26, -0.2, 0.42, 0.4, [0, 0, 0.16, 0.16]);
    brush.moveTo(0.16, -0.12);
    brush.arc(0.18, -0.02, 0.11, -1.3, 1.5);
    brush.stroke();
  } else brush.rect(-0.9, -0.08, 1.8, 0.16);
  brush.fill();
  brush.restore();
}

export const castleModel: Model = (iso, stage) => {
  const stone = colourOf(stage, /^(?:castle|tower)$/, '#d2cdc8');
  const tower = (x: number, y: number, tall: number, radius: number): void => {
    round(iso, [x, y, 0], radius, tall, stone);
    round(iso, [x, y, tall], radius * 1.14, 0.3, mix(stone, '#3a3448', 0.12));
    cone(iso, [x, y, tall + 0.3], radius * 1.18, radius * 2.6, '#5a6fb0');
    const [tip, high] = at(iso, [x, y, tall + 0.3 + radius * 2.6]);
    iso.brush.fillStyle = '#d8503f';
    iso.brush.beginPath();
    iso.brush.moveTo(tip, high + iso.unit * 0.1);
    iso.brush.lineTo(tip, high - iso.unit * 0.6);
    iso.brush.lineTo(tip + iso.unit * 0.6, high - iso.unit * 0.38);
    iso.brush.lineTo(tip, high - iso.unit * 0.16);
    iso.brush.fill();
  };
  const wall = (x: number, y: number, wide: number, deep: number): void => {
    block(iso, { x, y, wide, deep, tall: 2 }, stone);
    const isAcross = wide > deep;
    for (let part = 0; part < Math.max(wide, deep) - 0.2; part += 0.66)
      block(
        iso,
        {
          x: isAcross ? x + part : x,
          y: isAcross ? y : y + part,
          z: 2,
          wide: isAcross ? 0.36 : wide,
          deep: isAcross ? deep : 0.36,
          tall: 0.34,
        },
        stone,
      );
  };
  fir(iso, 0.9, 0.9, 0.9);
  tower(2, 2, 3.4, 0.85);
  wall(2, 1.7, 6, 0.6);
  wall(1.7, 2, 0.6, 6);
  tower(8, 2, 3.4, 0.85);
  shade(iso, { x: 3.6, y: 3.6, wide: 2.6, deep: 2.6 });
  block(iso, { x: 3.6, y: 3.6, wide: 2.6, deep: 2.6, tall: 3.6 }, mix(stone, '#ffffff', 0.1));
  for (const part of [0, 0.75, 1.5, 2.2]) {
    block(iso, { x: 3.6 + part, y: 5.85, z: 3.6, wide: 0.4, deep: 0.35, tall: 0.36 }, stone);
    block(iso, { x: 5.85, y: 3.6 + part, z: 3.6, wide: 0.35, deep: 0.4, tall: 0.36 }, stone);
  }
  windowLeft(iso, { x: 4.6, y: 6.2, z: 2.3, size: 0.6 });
  windowRight(iso, { x: 6.2, y: 4.6, z: 2.3, size: 0.6 });
  tower(4.9, 4.6, 5.2, 0.8);
  tower(2, 8, 3.4, 0.85);
  wall(2, 7.7, 6, 0.6);
  wall(7.7, 2, 0.6, 6);
  onLeft(iso, { x: 4.2, y: 8.31, wide: 1.6, tall: 1.6 }, '#5a3c2a');
  for (const x of [4.6, 5, 5.4]) bars2(iso, x, 8.32);
  tower(8, 8, 3.4, 0.85);
  path(iso, 4.55, 8.5);
  tree(iso, 0.9, 9.1, 0.7);
  fir(iso, 9.3, 9.2, 0.75);
  fir(iso, 9.3, 0.9, 0.8);
};

/** Boards of a gate. */
function bars2(iso: Iso, x: number, y: number): void {
  iso.brush.strokeStyle = '#38241a';
  iso.brush.lineWidth = iso.unit * 0.06;
  stroke(iso, [
    [x, y, 0],
    [x, y, 1.6],
  ]);
}

export const farmModel: Model = (iso, stage) => {
  const red = colourOf(stage, /^(?:barn|house)$/, '#b8453c');
  fence(iso, [0.2, 0.2], 9.5, 'y');
  fence(iso, [0.2, 0.2], 9.5, 'x');
  round(iso, [2, 1.7, 0], 0.85, 4, '#c9cdd2');
  cone(iso, [2, 1.7, 4], 0.88, 0.8, '#8f979f');
  tree(iso, 8.7, 1.3, 0.95);
  shade(iso, { x: 3.4, y: 1.4, wide: 4, deep: 3.4 });
  block(iso, { x: 3.4, y: 1.4, wide: 4, deep: 3.4, tall: 2.2 }, red);
  gable(iso, { x: 3.4, y: 1.4, z: 2.2, wide: 4, deep: 3.4, tall: 1.9 }, '#7d6a68', red);
  onRight(iso, { x: 7.41, y: 2.3, deep: 1.6, tall: 1.7 }, '#fbf4e8');
  onRight(iso, { x: 7.42, y: 2.42, deep: 1.36, tall: 1.56 }, mix(red, '#1c1838', 0.16));
  bars(
    iso,
    [
      [7.43, 2.42, 0],
      [7.43, 3.78, 1.56],
    ],
    [
      [7.43, 3.78, 0],
      [7.43, 2.42, 1.56],
    ],
  );
  windowRight(iso, { x: 7.41, y: 2.8, z: 2.5, size: 0.6 });
  windowLeft(iso, { x: 4.2, y: 4.8, z: 0.8, size: 0.7 });
  windowLeft(iso, { x: 5.8, y: 4.8, z: 0.8, size: 0.7 });
  for (let row = 0; row < 5; row++) {
    onGround(iso, { x: 1, y: 5.8 + row * 0.74, wide: 5.2, deep: 0.46, z: 0.01 }, '#8a5f3c');
    for (let plant = 0; plant < 8; plant++)
      sphere(iso, [1.4 + plant * 0.64, 6 + row * 0.74, 0.16], 0.2, row % 2 === 0 ? '#7cb84a' : '#4f9a4a');
  }
  for (const [x, y, z] of [
    [7.4, 6.4, 0],
    [8.5, 6.6, 0],
    [7.9, 6.5, 0.8],
  ] as const)
    block(iso, { x, y, z, wide: 0.95, deep: 0.8, tall: 0.75 }, '#e0b850');
  tree(iso, 8.4, 8.9, 0.75, '#86b24a');
};

export const islandModel: Model = (iso, stage) => {
  const { brush, unit } = iso;
  const lagoon = (radius: number, colour: string): void => {
    const [x, y] = at(iso, [5, 5, 0]);
    brush.fillStyle = colour;
    brush.beginPath();
    brush.ellipse(x, y, radius * 1.2247 * unit, radius * 0.7071 * unit, 0, 0, 7);
    brush.fill();
  };
  lagoon(4.6, css('#8fd8dc'));
  lagoon(4.15, '#f6f6ea');
  lagoon(4, '#f2dca6');
  lagoon(2.9, '#96c66a');
  brush.strokeStyle = css('#ffffff', 0.75);
  brush.lineWidth = unit * 0.08;
  for (const [x, y] of [
    [0.7, 2],
    [1.6, 0.8],
    [0.6, 8.8],
    [8.8, 0.9],
    [9, 8.6],
    [8, 9.4],
  ] as const)
    stroke(iso, [
      [x, y, 0],
      [x + 0.6, y - 0.6, 0],
    ]);
  palm(iso, 3, 3.4, 1.25);
  palm(iso, 4.6, 2.6, 1);
  shadow(iso, [5.3, 6], 1.4);
  const { subjects } = stage.reading;
  if (subjects.some(({ key }) => key === 'house' || key === 'cabin')) {
    const wood = colourOf(stage, /^(?:house|cabin)$/, '#d8b07a');
    block(iso, { x: 4.2, y: 4, wide: 2.2, deep: 2, tall: 1.5 }, wood);
    doorLeft(iso, 4.7, 6, '#7a5236');
    gable(iso, { x: 4.2, y: 4, z: 1.5, wide: 2.2, deep: 2, tall: 1.3 }, '#b98a4a', wood);
  } else {
    sphere(iso, [5.2, 4.8, 0.5], 0.75, '#9a948c');
    sphere(iso, [6, 5.2, 0.3], 0.5, '#aaa49c');
  }
  palm(iso, 7, 4.4, 1.1);
  round(iso, [4.2, 7.4, 0], 0.06, 1.5, '#f4efe4');
  cone(iso, [4.2, 7.4, 1.3], 0.95, 0.6, '#e2604c');
  onGround(iso, { x: 4.7, y: 7.3, wide: 0.7, deep: 1.1, z: 0.02 }, '#5aa8c8');
  sphere(iso, [6.6, 7.1, 0.25], 0.28, '#f4c94a');
};
