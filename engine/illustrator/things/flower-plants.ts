// Flowers by their kinds: the head of each, its colours, and how a plant of it grows in a bed or a field.

import { mix, type Colour } from '#engine/raster/colour.ts';
import {
  carnation,
  chrysanthemum,
  daisy,
  hydrangea,
  lily,
  orchid,
  peony,
  rose,
  spray,
  type FlowerHead,
} from './flower-heads.ts';
import * as garden from './garden-heads.ts';
import * as many from './many-flowered.ts';
import type { FlowerKind } from './flower-kinds.ts';
import { line, shape, type OwnDrawing, type Pen } from './pen.ts';

type Form =
  /** Heads on stems of their own, high and low. */
  | 'stems'
  /** Close to the ground, between blades. */
  | 'low'
  /** A round bush of leaves with heads all over it. */
  | 'bush';

export type FlowerBuild = {
  head: FlowerHead;
  /** What else is on the same plant: a dandelion in flower. */
  other?: { head: FlowerHead; colour: Colour };
  /** In a plant that is 100 tall. */
  size: number;
  /** One of them for each plant where no colour is said; the first is the usual one. */
  colours: readonly [Colour, ...Colour[]];
  form: Form;
  /** How many stand in a vase. */
  usual: number;
  /** So much larger in a vase or on a table than in a bed. */
  cut?: number;
  /** A head that is a whole stem, and lies along when it is cut. */
  isTall?: true;
};

export const FLOWER_BUILDS: Readonly<Record<FlowerKind, FlowerBuild>> = {
  orchid: {
    head: orchid,
    size: 11,
    colours: ['#f4ecf6', '#e8a8d0', '#c87ac0'],
    form: 'stems',
    usual: 7,
    cut: 0.82,
  },
  lily: { head: lily, size: 14, colours: ['#fbfaf4', '#fbfaf4', '#f8c0d0'], form: 'stems', usual: 6 },
  peony: {
    head: peony,
    size: 14,
    colours: ['#f2a0b8', '#e86a98', '#fbe6ee'],
    form: 'stems',
    usual: 7,
    cut: 0.86,
  },
  camellia: { head: rose, size: 11, colours: ['#f2b0b8', '#fbf6f0'], form: 'bush', usual: 7 },
  carnation: {
    head: carnation,
    size: 11,
    colours: ['#e85a7a', '#f29ab0', '#d83a54'],
    form: 'stems',
    usual: 9,
    cut: 0.82,
  },
  chrysanthemum: { head: chrysanthemum, size: 13, colours: ['#f0b62c'], form: 'stems', usual: 8, cut: 0.77 },
  hydrangea: {
    head: hydrangea,
    size: 17,
    colours: ['#7a9ae0', '#a88ae0', '#e89ac0'],
    form: 'bush',
    usual: 5,
    cut: 0.77,
  },
  spray: { head: spray, size: 15, colours: ['#ffffff'], form: 'stems', usual: 9, cut: 0.6 },
  daisy: { head: daisy('#f0b62c', 14), size: 10, colours: ['#ffffff'], form: 'stems', usual: 11, cut: 0.8 },
  iris: { head: garden.iris, size: 13, colours: ['#6a4ac8', '#5a5ad8', '#8a5ac8'], form: 'stems', usual: 7 },
  narcissus: {
    head: garden.narcissus,
    size: 12,
    colours: ['#fbdc3c', '#fbdc3c', '#fffbe8'],
    form: 'stems',
    usual: 9,
  },
  dandelion: {
    head: garden.dandelion,
    other: { head: garden.dandelionBloom, colour: '#f8c822' },
    size: 13,
    colours: ['#ffffff'],
    form: 'stems',
    usual: 7,
    cut: 0.8,
  },
  snowdrop: { head: garden.snowdrop, size: 13, colours: ['#ffffff'], form: 'low', usual: 9, cut: 0.7 },
  crocus: {
    head: garden.crocus,
    size: 15,
    colours: ['#8a5ad0', '#8a5ad0', '#f4f0fa', '#f2b82c'],
    form: 'low',
    usual: 9,
    cut: 0.6,
  },
  pansy: {
    head: garden.pansy,
    size: 16,
    colours: ['#7a3ac0', '#6a4ad0', '#a83a6a', '#f2b42c'],
    form: 'low',
    usual: 9,
    cut: 0.6,
  },
  anemone: {
    head: garden.anemone,
    size: 14,
    colours: ['#d8344a', '#7a4ac0', '#f6f0f4', '#e87aa8'],
    form: 'stems',
    usual: 7,
  },
  thistle: { head: garden.thistle, size: 12, colours: ['#b45ac8'], form: 'stems', usual: 7, cut: 0.8 },
  foxglove: {
    head: many.foxglove,
    size: 17,
    colours: ['#d45aa0', '#c84a90', '#e8a0c8'],
    form: 'stems',
    usual: 5,
    cut: 0.7,
    isTall: true,
  },
  bluebell: {
    head: many.bluebell,
    size: 18,
    colours: ['#5a68dc', '#6a5ad8'],
    form: 'low',
    usual: 7,
    cut: 0.6,
    isTall: true,
  },
  bells: {
    head: many.bluebell,
    size: 15,
    colours: ['#ffffff'],
    form: 'low',
    usual: 9,
    cut: 0.6,
    isTall: true,
  },
  snapdragon: {
    head: many.spike,
    size: 17,
    colours: ['#e85a8a', '#f2b03c', '#8a6ad8', '#f6e6ee', '#d8405a'],
    form: 'stems',
    usual: 7,
    cut: 0.6,
    isTall: true,
  },
  'morning-glory': {
    head: garden.trumpet,
    size: 15,
    colours: ['#5a6ae0', '#8a5ad8', '#d85aa8'],
    form: 'bush',
    usual: 7,
    cut: 0.7,
  },
  primrose: {
    head: many.cluster,
    size: 18,
    colours: ['#f8e27a', '#f4a0c0', '#f2c83c'],
    form: 'low',
    usual: 9,
    cut: 0.6,
  },
  geranium: {
    head: many.cluster,
    size: 17,
    colours: ['#e0344e', '#e8609a'],
    form: 'bush',
    usual: 7,
    cut: 0.64,
  },
  'forget-me-not': { head: many.cluster, size: 15, colours: ['#6aa0f0'], form: 'low', usual: 11, cut: 0.56 },
  azalea: {
    head: many.cluster,
    size: 17,
    colours: ['#e84a94', '#f078b0', '#d8305a'],
    form: 'bush',
    usual: 7,
    cut: 0.6,
  },
  bougainvillea: {
    head: many.cluster,
    size: 18,
    colours: ['#d42a90', '#e050a8'],
    form: 'bush',
    usual: 9,
    cut: 0.64,
  },
  lilac: { head: many.cluster, size: 16, colours: ['#b48ae0', '#c8a4ec'], form: 'bush', usual: 9, cut: 0.64 },
  jasmine: { head: garden.star, size: 9, colours: ['#ffffff'], form: 'bush', usual: 11, cut: 0.8 },
  aster: {
    head: daisy('#f2c23c', 20),
    size: 10,
    colours: ['#8a6ae0', '#b08af0'],
    form: 'stems',
    usual: 11,
    cut: 0.8,
  },
  zinnia: {
    head: garden.zinnia,
    size: 12,
    colours: ['#e84a4a', '#f08a2c', '#e85aa0', '#f6c83c'],
    form: 'stems',
    usual: 9,
    cut: 0.76,
  },
  cosmos: {
    head: garden.cosmos,
    size: 13,
    colours: ['#f08ac0', '#fbe6f2', '#d84a9a'],
    form: 'stems',
    usual: 9,
    cut: 0.76,
  },
  cornflower: { head: garden.cornflower, size: 11, colours: ['#3a5ae0'], form: 'stems', usual: 11, cut: 0.8 },
  'spider-lily': {
    head: garden.spiderLily,
    size: 16,
    colours: ['#dc1e2c'],
    form: 'stems',
    usual: 6,
    cut: 0.7,
  },
  calla: { head: garden.calla, size: 15, colours: ['#fbfaf4'], form: 'stems', usual: 7, cut: 0.66 },
  cockscomb: { head: garden.cockscomb, size: 13, colours: ['#c81e4a', '#d8305a'], form: 'stems', usual: 7 },
};

/** Flowers that are drawn otherwise in fields, as they stand in pots. */
const POTTED_BUILDS: Readonly<Record<string, FlowerBuild>> = {
  rose: { head: rose, size: 12, colours: ['#d8304e', '#f08aa8'], form: 'bush', usual: 9 },
  tulip: { head: garden.cup, size: 11, colours: ['#e2566a', '#f2b83c', '#e86a98'], form: 'stems', usual: 9 },
  sunflower: { head: daisy('#5f3a20', 17), size: 17, colours: ['#f4bd2c'], form: 'stems', usual: 7 },
};
/** By their keys. */
export const POTTED_FLOWERS: readonly string[] = Object.keys(POTTED_BUILDS);

const PREFIX = 'own/plant-of-';
const GREENS: readonly [Colour, ...Colour[]] = ['#4f8a42', '#5a9a48', '#468048'];
/** Heads of one plant by its form: across, up. Those at the back come first. */
const HEADS: Readonly<Record<Form, readonly (readonly [number, number])[]>> = {
  stems: [
    [-16, -84],
    [17, -76],
    [0, -90],
    [-24, -60],
    [23, -52],
    [2, -64],
  ],
  low: [
    [-20, -58],
    [16, -64],
    [0, -48],
    [-28, -36],
    [26, -38],
    [4, -28],
  ],
  bush: [
    [-14, -78],
    [14, -80],
    [-28, -62],
    [2, -64],
    [30, -60],
    [-16, -46],
    [17, -44],
    [-30, -32],
    [0, -28],
    [31, -30],
  ],
};

function blades(pen: Pen, count: number, tall: number, green: Colour): void {
  for (let blade = 0; blade < count; blade++) {
    const x = pen.random.between(-30, 30);
    const top = -pen.random.between(tall * 0.5, tall);
    const lean = pen.random.between(-13, 13);
    shape(
      pen,
      `M${x - 1.8} 0 Q${x + lean * 0.3} ${top * 0.6} ${x + lean} ${top} Q${x + lean * 0.3 + 2.8} ${top * 0.5} ${x + 2} 0 Z`,
      mix(green, blade % 2 === 0 ? '#d8f0a0' : '#103018', 0.18),
    );
  }
}

/** Leaves in a dome, dark below and light above. */
function leafyDome(pen: Pen, green: Colour): void {
  const { random, brush } = pen;
  shape(
    pen,
    'M-30 0 C-46 -20 -42 -62 -24 -78 C-8 -92 12 -92 26 -78 C44 -60 46 -20 30 0 Z',
    mix(green, '#0c2a18', 0.24),
    {
      colour: mix(green, '#0c2a18', 0.6),
      from: -88,
      to: 0,
    },
  );
  for (let leaf = 0; leaf < 64; leaf++) {
    const turn = random.next() * Math.PI * 2;
    const far = Math.sqrt(random.next());
    const [x, y] = [Math.cos(turn) * far * 37, -42 + Math.sin(turn) * far * 40];
    brush.save();
    brush.translate(x, y);
    brush.rotate(random.between(-1.4, 1.4));
    const tone = mix(green, y < -44 ? '#d8f0a0' : '#0c2a18', Math.min(0.4, Math.abs(y + 44) / 90));
    shape(pen, 'M0 7 C-7 3 -6 -6 0 -9 C6 -6 7 3 0 7 Z', tone);
    line(pen, 'M0 5 L0 -7', mix(tone, '#f0ffd0', 0.3), 0.7);
    brush.restore();
  }
}

function paintPlant(pen: Pen, build: FlowerBuild, asked: Colour | undefined): void {
  const { random } = pen;
  const green = random.pick(GREENS);
  const { form, head, other, size } = build;
  const own = asked ?? random.pick(build.colours);
  if (form === 'bush') leafyDome(pen, green);
  else blades(pen, form === 'low' ? 16 : 11, form === 'low' ? 46 : 60, green);
  const places = HEADS[form].filter((_, at) => build.isTall !== true || at % 2 === 0);
  for (const [at, [x, up]] of places.entries()) {
    const [dx, dy] = [x + random.between(-4, 4), up + random.between(-5, 5) + (build.isTall ? size : 0)];
    if (form !== 'bush')
      line(pen, `M${dx * 0.5} 0 Q${dx * 0.5} ${dy * 0.5} ${dx} ${dy}`, mix(green, '#0c2a18', 0.12), 2);
    const isOther = other !== undefined && asked === undefined && at % 2 === 1;
    const tone = mix(isOther ? other.colour : own, random.chance(0.5) ? '#ffffff' : '#3a1024', 0.07);
    (isOther ? other.head : head)(pen, dx, dy, (isOther ? 0.72 : 1) * size * random.between(0.88, 1.1), tone);
  }
}

function buildOf(name: string): FlowerBuild | undefined {
  return name in FLOWER_BUILDS ? FLOWER_BUILDS[name as FlowerKind] : undefined;
}

/** A plant of such flowers as it grows, in this colour or in those of its kind; undefined for any other drawing. */
export function flowerPlantOf(drawing: string, colour?: Colour): OwnDrawing | undefined {
  if (!drawing.startsWith(PREFIX)) return undefined;
  const name = drawing.slice(PREFIX.length);
  const build = POTTED_BUILDS[name] ?? buildOf(name);
  if (!build) return undefined;
  return { width: 112, height: 116, paint: (pen) => paintPlant(pen, build, colour) };
}

export const FLOWER_PLANTS: Record<string, OwnDrawing> = Object.fromEntries(
  Object.keys(FLOWER_BUILDS).map((kind) => {
    const drawing = `${PREFIX}${kind}`;
    return [drawing, flowerPlantOf(drawing) as OwnDrawing];
  }),
);
