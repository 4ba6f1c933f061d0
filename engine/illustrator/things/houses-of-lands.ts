// Houses by the land that they are of: red ones of wood, chalets, white walls under dark tiles, flat roofs, thatch.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { ball, bar, line, shape, shineAround, windowColour, type OwnDrawing, type Pen } from './pen.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import { houseOf } from './village-house.ts';

type HouseStyle = 'nordic' | 'alpine' | 'chinese' | 'tibetan' | 'japanese' | 'english' | 'african';

const NAMED: readonly (readonly [HouseStyle, RegExp])[] = [
  [
    'nordic',
    /norwegian|norway|nordic|scandinavia|swed(?:en|ish)|lofoten|iceland|finnish|finland|faroe|挪威|北欧|瑞典|冰岛|罗弗敦|芬兰/,
  ],
  [
    'alpine',
    /\bswiss|switzerland|\balpine|bavaria|austria|tyrol|hallstatt|瑞士|奥地利|哈尔施塔特|巴伐利亚|阿尔卑斯/,
  ],
  ['tibetan', /tibet|藏族|藏式|藏区|西藏|藏寨|藏村|羌寨/],
  ['japanese', /japan|shirakawa|gassho|白川乡|日本|日式/],
  ['african', /african|africa\b|maasai|masai|非洲/],
  [
    'english',
    /english|england|cotswold|british|irish|ireland|scottish|thatch|straw (?:hut|house)|茅草|茅屋|草屋|草房|英国|英格兰|英式|爱尔兰|苏格兰|科茨沃尔德/,
  ],
  [
    'chinese',
    /chinese|\bchina\b|anhui|hongcun|huizhou|guizhou|yunnan|中国|中式|徽州|徽派|宏村|西递|江南|婺源|古村|白墙黛瓦|白墙黑瓦|粉墙黛瓦|贵州|云南|苗寨|侗寨|苗族|侗族/,
  ],
];

/** Whose houses the words ask for. */
export function houseStyleOf(words: string): HouseStyle | undefined {
  return NAMED.find(([, pattern]) => pattern.test(words))?.[0];
}

/** Words that say so, and mean the houses of a village. */
export const LAND_WORDS =
  /^(?:norwegian|norway|nordic|scandinavian?|swedish|sweden|icelandic|iceland|finnish|finland|lofoten|swiss|switzerland|alpine|bavarian?|austrian?|tibetan|tibet|japanese|japan|shirakawa-?go|english|england|british|cotswolds?|irish|scottish|thatched|african|africa|chinese|china|挪威|北欧|瑞典|冰岛|芬兰|瑞士|奥地利|阿尔卑斯|藏族|藏式|西藏|日本|白川乡|英国|英格兰|英式|爱尔兰|苏格兰|非洲|中国|徽州|徽派|宏村|婺源|白墙黛瓦|白墙黑瓦|粉墙黛瓦|贵州|云南)$/i;

const COLOURS: Readonly<Record<HouseStyle, readonly Colour[]>> = {
  nordic: ['#b23a30', '#c8923c', '#a83028', '#e6e0d4'],
  alpine: ['#8a5a34', '#7a4c2c', '#96683e', '#84542f'],
  chinese: ['#f0eee8', '#e8e6e0', '#f4f2ec', '#e4e0d8'],
  tibetan: ['#f0ece2', '#e6dccb', '#f4f0e8', '#e2d2bc'],
  japanese: ['#7a5c42', '#866a4c', '#6e5138', '#8a7050'],
  english: ['#d8c49c', '#cdb68c', '#e0d0ac', '#c8b08a'],
  african: ['#b98a5c', '#c49668', '#ac7c50', '#cfa274'],
};

const SINGLE =
  /\b(?:norwegian|nordic|scandinavian|swedish|icelandic|swiss|alpine|bavarian|austrian|tibetan|japanese|english|cotswold|irish|scottish|thatched(?:[- ]roof(?:ed)?)?|straw|african|mud|chinese)(?: [a-z]+){0,2} (?:cottages?|houses?|farmhouses?|huts?|cabins?|homes?)\b|(?:cottages?|houses?|farmhouses?|huts?) with (?:a )?thatched roofs?|(?:挪威|北欧|瑞典|冰岛|瑞士|藏式|藏族|日式|英式|非洲|徽派|中式|茅草)[^，。,]{0,3}(?:小屋|房屋|房子|民居|木屋|农舍|屋|房)|茅屋|草屋|草房/;

/** Of a house that stands by itself and is told by its land. */
export function singleHouseOf(
  { key, colour, parts }: Pick<Subject, 'key' | 'colour' | 'parts'>,
  words: string,
): OwnDrawing | undefined {
  if ((key !== 'house' && key !== 'cabin') || colour !== undefined || parts !== undefined) return undefined;
  const named = SINGLE.exec(words)?.[0]
    .replace(/日式/, '日本')
    .replace(/中式/, '中国')
    .replace(/\bmud\b/, 'african');
  const style =
    named === undefined ? undefined : houseStyleOf(/africa|非洲/.test(words) ? `african ${named}` : named);
  return style && housesOf(style)[0];
}

/** Several that differ, as they stand side by side. */
export function housesOf(style: HouseStyle): OwnDrawing[] {
  return COLOURS[style].map((wall, index) => PAINTERS[style](wall, index));
}

const PAINTERS: Readonly<Record<HouseStyle, (wall: Colour, index: number) => OwnDrawing>> = {
  nordic: (wall, index) => drawn((pen) => paintNordic(pen, wall, index % 2 === 0)),
  alpine: (wall) => drawn((pen) => paintChalet(pen, wall)),
  chinese: (wall, index) => drawn((pen) => paintChinese(pen, wall, index % 2 === 0)),
  tibetan: (wall, index) => drawn((pen) => paintTibetan(pen, wall, index % 2 === 0)),
  japanese: (wall) => drawn((pen) => paintSteepThatch(pen, wall)),
  english: (wall, index) =>
    index === 3
      ? houseOf({ wall, roof: '#6a6e78', isGable: true })
      : drawn((pen) => paintThatched(pen, wall)),
  african: (wall) => drawn((pen) => paintHut(pen, wall)),
};

function drawn(paint: (pen: Pen) => void): OwnDrawing {
  return { width: 100, height: 84, paint };
}

function dark(colour: Colour, amount = 0.34): Colour {
  return mix(colour, '#2a1824', amount);
}

function roofOf(pen: Pen, colour: Colour): { roof: Colour; low: Colour } {
  return pen.isSnowy
    ? { roof: '#f4f8ff', low: '#b4c2de' }
    : { roof: mix(colour, '#ffffff', 0.06), low: dark(colour, 0.42) };
}

function pane(pen: Pen, x: number, y: number, wide: number, tall: number, frame: Colour = '#f4f0e6'): void {
  shape(pen, `M${x - 1.6} ${y - 1.6} h${wide + 3.2} v${tall + 3.2} h${-wide - 3.2} Z`, frame);
  shape(pen, `M${x} ${y} h${wide} v${tall} h${-wide} Z`, windowColour(pen));
  line(pen, `M${x + wide / 2} ${y} v${tall} M${x} ${y + tall / 2} h${wide}`, frame, 1);
  if (pen.isDark) shineAround(pen, x + wide / 2, y + tall / 2, wide * 1.5, '#ffb648', 0.45);
}

/** Boards, white corners and frames, a steep roof. */
function paintNordic(pen: Pen, wall: Colour, isGable: boolean): void {
  const { roof, low } = roofOf(pen, '#4a4c56');
  shape(pen, 'M-41 3 H41 V-5 H-41 Z', '#8a8580');
  shape(pen, 'M-40 -4 V-42 H40 V-4 Z', wall, { colour: dark(wall), from: -42, to: 4 });
  bar(pen, isGable ? 12 : 16, -82, 8, 24, '#8a5a4a');
  if (isGable)
    shape(pen, 'M-40 -41 L0 -76 L40 -41 Z', wall, { colour: dark(wall, 0.12), from: -76, to: -41 });
  for (let board = -36; board <= 36; board += 6)
    line(
      pen,
      `M${board} -5 V${isGable ? -42 - Math.max(0, 34 - Math.abs(board)) * 0.8 : -42}`,
      dark(wall, 0.22),
      0.7,
    );
  if (isGable) {
    shape(pen, 'M-47 -36 L0 -80 L47 -36 L42 -33 L0 -71 L-42 -33 Z', roof, {
      colour: low,
      from: -80,
      to: -32,
    });
    pane(pen, -6, -58, 12, 11);
  } else shape(pen, 'M-46 -39 L-36 -74 H36 L46 -39 Z', roof, { colour: low, from: -74, to: -38 });
  for (const x of [-41, 37]) shape(pen, `M${x} -4 h4 V-41 h-4 Z`, '#f4f0e6');
  shape(pen, 'M-7 -4 V-27 H7 V-4 Z', '#f4f0e6');
  shape(pen, 'M-5 -4 V-25 H5 V-4 Z', '#3d5a64');
  pane(pen, -30, -30, 13, 13);
  pane(pen, 17, -30, 13, 13);
}

/** White below, dark wood above, a broad low gable over a balcony with flowers. */
function paintChalet(pen: Pen, wood: Colour): void {
  const { roof, low } = roofOf(pen, '#5a4038');
  shape(pen, 'M-38 3 V-26 H38 V3 Z', '#f2ece0', { colour: '#c4b8a6', from: -26, to: 4 });
  shape(pen, 'M-38 -25 V-46 L0 -66 L38 -46 V-25 Z', wood, { colour: dark(wood), from: -66, to: -24 });
  for (const y of [-31, -38, -45]) line(pen, `M-38 ${y} H38`, dark(wood, 0.3), 0.7);
  bar(pen, 14, -76, 8, 20, '#e4dccc');
  shape(pen, 'M-50 -40 L0 -72 L50 -40 L48 -35 L0 -64 L-48 -35 Z', roof, { colour: low, from: -72, to: -35 });
  pane(pen, -24, -44, 10, 11);
  pane(pen, 14, -44, 10, 11);
  pane(pen, -5, -58, 10, 8);
  shape(pen, 'M-36 -30 H36 V-23 H-36 Z', dark(wood, 0.18));
  for (let flower = 0; flower < 17; flower++)
    ball(
      pen,
      -34 + flower * 4.2,
      -30.4,
      2.6,
      2.2,
      pen.isSnowy ? '#f4f8ff' : flower % 2 === 0 ? '#d8404c' : '#5c9a4a',
    );
  shape(pen, 'M-7 3 V-18 H7 V3 Z', '#6a4226', { colour: '#472a18', from: -18, to: 3 });
  pane(pen, -30, -17, 12, 11, wood);
  pane(pen, 18, -17, 12, 11, wood);
}

/** White walls, dark tiles; stepped gables stand over the roof. */
function paintChinese(pen: Pen, wall: Colour, isStepped: boolean): void {
  const { roof, low } = roofOf(pen, '#3c424c');
  const cap = pen.isSnowy ? '#f4f8ff' : '#333842';
  shape(pen, 'M-42 3 V-46 H42 V3 Z', wall, { colour: dark(wall, 0.22), from: -46, to: 4 });
  shape(pen, 'M-48 -43 Q-42 -46 -36 -64 H36 Q42 -46 48 -43 Q24 -40 0 -40 Q-24 -40 -48 -43 Z', roof, {
    colour: low,
    from: -64,
    to: -40,
  });
  for (let rib = -6; rib <= 6; rib++) line(pen, `M${rib * 5.6} -63 L${rib * 7} -41`, low, 0.9);
  line(pen, 'M-38 -65 H38', cap, 2.6);
  if (isStepped)
    for (const side of [-1, 1]) {
      const x = (at: number): number => side * at;
      shape(pen, `M${x(50)} 3 V-48 H${x(46)} V-60 H${x(42)} V-72 H${x(34)} V3 Z`, mix(wall, '#ffffff', 0.2), {
        colour: dark(wall, 0.2),
        from: -72,
        to: 4,
      });
      for (const [from, to, y] of [
        [52, 44, -48],
        [48, 40, -60],
        [44, 31, -72],
      ] as const)
        shape(
          pen,
          `M${x(from)} ${y + 1} L${x(to)} ${y + 1} L${x(to)} ${y - 3} L${x(from + 1)} ${y - 4} Z`,
          cap,
        );
    }
  shape(pen, 'M-8 3 V-24 H8 V3 Z', '#5a3c2c', { colour: '#38241a', from: -24, to: 3 });
  shape(pen, 'M-12 -24 H12 L9 -29 H-9 Z', cap);
  pane(pen, -28, -32, 9, 9, '#5a4638');
  pane(pen, 19, -32, 9, 9, '#5a4638');
}

/** Walls that lean inward, black frames that widen downward, a flat roof with flags at its corners. */
function paintTibetan(pen: Pen, wall: Colour, isTall: boolean): void {
  const top = isTall ? -70 : -52;
  shape(pen, `M-46 3 L-41 ${top} H41 L46 3 Z`, wall, { colour: dark(wall, 0.26), from: top, to: 4 });
  shape(pen, `M-42 ${top + 9} L-41 ${top} H41 L42 ${top + 9} Z`, '#7a2c26', {
    colour: '#561c1a',
    from: top,
    to: top + 9,
  });
  shape(pen, `M-44 ${top + 1} H44 V${top - 3} H-44 Z`, pen.isSnowy ? '#f4f8ff' : '#e0d2b4');
  for (const y of isTall ? [top + 17, top + 40] : [top + 18])
    for (const x of [-27, 0, 27]) {
      if (y > -36 && x === 0) continue;
      shape(pen, `M${x - 6} ${y} H${x + 6} L${x + 8.5} ${y + 17} H${x - 8.5} Z`, '#2c2422');
      shape(pen, `M${x - 4.4} ${y + 3} H${x + 4.4} V${y + 14} H${x - 4.4} Z`, windowColour(pen));
      shape(pen, `M${x - 7.4} ${y + 1} H${x + 7.4} V${y - 2} H${x - 7.4} Z`, '#c8503c');
      if (pen.isDark) shineAround(pen, x, y + 8, 14, '#ffb648', 0.45);
    }
  shape(pen, 'M-7 3 V-22 H7 V3 Z', '#8a3028', { colour: '#5a1e1a', from: -22, to: 3 });
  line(pen, 'M0 3 V-22', '#e0b050', 0.9);
  for (const [x, colours] of [
    [-41, ['#3f74b8', '#d8483c']],
    [41, ['#e8b83c', '#4a9a58']],
  ] as const) {
    line(pen, `M${x} ${top} V${top - 13}`, '#6a5040', 1);
    for (const [at, colour] of colours.entries())
      shape(pen, `M${x} ${top - 13 + at * 5} l${x < 0 ? 9 : -9} 1 v4 l${x < 0 ? -9 : 9} 0 Z`, colour);
  }
}

/** A roof like hands in prayer, of straw, down to the ground floor. */
function paintSteepThatch(pen: Pen, wall: Colour): void {
  const { roof, low } = roofOf(pen, '#8a7048');
  shape(pen, 'M-34 3 V-24 H34 V3 Z', wall, { colour: dark(wall), from: -24, to: 4 });
  shape(pen, 'M-30 -22 L0 -72 L30 -22 Z', mix(wall, '#f0e6d0', 0.35), { colour: wall, from: -72, to: -22 });
  for (const y of [-30, -42, -54])
    line(pen, `M${-28 + (-22 - y) * 0.5} ${y} H${28 - (-22 - y) * 0.5}`, dark(wall, 0.3), 1);
  shape(pen, 'M-49 -12 L-3 -83 H3 L49 -12 L38 -13 L0 -70 L-38 -13 Z', roof, {
    colour: low,
    from: -83,
    to: -12,
  });
  for (let straw = 0; straw < 7; straw++)
    line(
      pen,
      `M${-45 + straw * 6.4} ${-14 - straw * 10} l4 2 M${45 - straw * 6.4} ${-14 - straw * 10} l-4 2`,
      low,
      0.8,
    );
  pane(pen, -7, -44, 14, 11, '#5a4634');
  pane(pen, -26, -18, 14, 12, '#5a4634');
  pane(pen, 12, -18, 14, 12, '#5a4634');
  shape(pen, 'M-7 3 V-18 H7 V3 Z', '#3c2a20');
}

/** Walls of stone under a thick coat of straw that curls around the windows. */
function paintThatched(pen: Pen, wall: Colour): void {
  const { roof, low } = roofOf(pen, '#b8924e');
  shape(pen, 'M-42 3 V-40 H42 V3 Z', wall, { colour: dark(wall, 0.28), from: -40, to: 4 });
  for (let stone = 0; stone < 26; stone++) {
    const [x, y] = [-38 + ((stone * 17) % 74), -4 - ((stone * 7) % 32)];
    line(pen, `M${x} ${y} h5`, dark(wall, 0.2), 0.8);
  }
  bar(pen, -31, -82, 9, 28, dark(wall, 0.14));
  shape(
    pen,
    'M-51 -33 Q-46 -66 -30 -73 Q0 -78 30 -73 Q46 -66 51 -33 Q40 -28 30 -34 Q24 -46 17 -34 Q0 -30 -17 -34 Q-24 -46 -30 -34 Q-40 -28 -51 -33 Z',
    roof,
    { colour: low, from: -76, to: -30 },
  );
  for (let straw = 0; straw < 13; straw++) {
    const x = -40 + straw * 6.6;
    line(pen, `M${x * 0.72} -70 Q${x * 0.94} -54 ${x} -40`, mix(roof, low, 0.5), 0.8);
  }
  line(pen, 'M-32 -73 Q0 -79 32 -73', low, 3);
  pane(pen, -29, -33, 11, 13);
  pane(pen, 18, -33, 11, 13);
  shape(pen, 'M-8 3 V-22 Q0 -29 8 -22 V3 Z', '#5c7a5a', { colour: '#3c5440', from: -28, to: 3 });
  for (let bush = 0; bush < 12; bush++) {
    const x = -44 + bush * 7.4;
    if (Math.abs(x) > 10) ball(pen, x, -1, 4.6, 4, bush % 3 === 0 ? '#d98aa8' : '#5c8a4a');
  }
}

/** Round, of earth, under a cone of straw. */
function paintHut(pen: Pen, wall: Colour): void {
  const { roof, low } = roofOf(pen, '#a8824a');
  bar(pen, -30, -34, 60, 37, wall, 3);
  line(pen, 'M-29 -12 Q0 -8 29 -12', dark(wall, 0.3), 2.2);
  shape(pen, 'M-8 3 V-24 Q0 -30 8 -24 V3 Z', '#2c1c14');
  shape(pen, 'M-46 -27 Q-20 -56 0 -83 Q20 -56 46 -27 Q0 -18 -46 -27 Z', roof, {
    colour: low,
    from: -83,
    to: -24,
  });
  for (let straw = -5; straw <= 5; straw++)
    line(
      pen,
      `M0 -80 Q${straw * 4} -54 ${straw * 8} ${-25 + Math.abs(straw) * 0.4}`,
      mix(roof, low, 0.6),
      0.8,
    );
  ball(pen, 0, -82, 3, 2.4, low);
  if (pen.isDark) shineAround(pen, 0, -12, 26, '#ff9a3c', 0.55);
}
