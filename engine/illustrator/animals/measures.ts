// Where the eyes, the mouth, the top of the head and the neck of each drawn animal are, measured on its drawing.

/** Parts of a drawing's width and height, from its upper left corner. */
export type At = readonly [x: number, y: number];

export type Head = {
  /** One in profile, two from the front. */
  eyes: readonly At[];
  /** Half of an eye's width, as a part of the drawing's, where it is not that of most. */
  eye?: number;
  /** Where a hat stands, and how wide the head is there. */
  top: At;
  wide: number;
  /** Degrees. */
  tilt?: number;
  mouth?: At;
  /** From the left of the neck to its right, or from the throat to the nape. */
  neck?: readonly [At, At];
  /** Behind the shoulders, where a bag lies on it; of those in profile. */
  back?: At;
  /** The row where the legs begin of who can lie on them. */
  belly?: number;
};

/** Half of an eye's width and its height of most drawings, as parts of their width. */
export const USUAL_EYE = 0.024;

const neckOf = (a: number, b: number, c: number, d: number): readonly [At, At] => [
  [a, b],
  [c, d],
];

/** Whole animals; in profile they look to the left. */
export const WHOLE: Record<string, Head> = {
  rhinoceros: {
    eyes: [[0.198, 0.404]],
    eye: 0.02,
    top: [0.17, 0.25],
    wide: 0.18,
    back: [0.5, 0.14],
    belly: 0.8,
  },
  cat: {
    eyes: [[0.165, 0.335]],
    top: [0.26, 0.17],
    wide: 0.26,
    tilt: 16,
    neck: neckOf(0.17, 0.61, 0.43, 0.45),
  },
  'black-cat': {
    eyes: [[0.15, 0.335]],
    top: [0.26, 0.17],
    wide: 0.26,
    tilt: 16,
    neck: neckOf(0.17, 0.61, 0.43, 0.45),
  },
  dog: { eyes: [[0.195, 0.245]], top: [0.24, 0.1], wide: 0.28, neck: neckOf(0.2, 0.53, 0.44, 0.36) },
  poodle: { eyes: [[0.215, 0.3]], top: [0.28, 0.03], wide: 0.3, neck: neckOf(0.1, 0.47, 0.44, 0.47) },
  rabbit: {
    eyes: [[0.185, 0.41]],
    eye: 0.018,
    top: [0.23, 0.28],
    wide: 0.26,
    tilt: -14,
    neck: neckOf(0.19, 0.62, 0.5, 0.46),
  },
  tiger: {
    belly: 0.7,
    eyes: [[0.16, 0.23]],
    top: [0.17, 0.07],
    wide: 0.24,
    neck: neckOf(0.13, 0.5, 0.4, 0.3),
  },
  leopard: {
    belly: 0.72,
    eyes: [[0.17, 0.235]],
    top: [0.17, 0.07],
    wide: 0.24,
    neck: neckOf(0.13, 0.5, 0.38, 0.3),
  },
  ewe: {
    belly: 0.78,
    eyes: [[0.12, 0.24]],
    top: [0.19, 0.04],
    wide: 0.26,
    neck: neckOf(0.14, 0.44, 0.42, 0.31),
  },
  goat: {
    belly: 0.68,
    eyes: [[0.16, 0.23]],
    top: [0.22, 0.13],
    wide: 0.26,
    neck: neckOf(0.12, 0.42, 0.4, 0.34),
  },
  cow: {
    belly: 0.68,
    eyes: [[0.185, 0.24]],
    top: [0.24, 0.09],
    wide: 0.24,
    neck: neckOf(0.17, 0.44, 0.42, 0.3),
  },
  pig: {
    belly: 0.76,
    eyes: [[0.195, 0.38]],
    top: [0.3, 0.06],
    wide: 0.28,
    neck: neckOf(0.26, 0.8, 0.38, 0.08),
  },
  mouse: {
    eyes: [[0.18, 0.345]],
    eye: 0.018,
    top: [0.24, 0.2],
    wide: 0.2,
    neck: neckOf(0.25, 0.5, 0.5, 0.36),
  },
  rat: {
    eyes: [[0.175, 0.345]],
    eye: 0.018,
    top: [0.24, 0.2],
    wide: 0.2,
    neck: neckOf(0.25, 0.5, 0.5, 0.36),
  },
  horse: {
    eyes: [[0.14, 0.14]],
    eye: 0.018,
    top: [0.2, 0.06],
    wide: 0.18,
    tilt: -20,
    neck: neckOf(0.16, 0.38, 0.46, 0.36),
  },
  elephant: { belly: 0.74, eyes: [[0.16, 0.3]], top: [0.25, 0.02], wide: 0.26 },
  mammoth: { eyes: [[0.24, 0.39]], top: [0.35, 0.02], wide: 0.24 },
  camel: {
    belly: 0.68,
    eyes: [[0.19, 0.15]],
    top: [0.22, 0.05],
    wide: 0.17,
    neck: neckOf(0.17, 0.38, 0.36, 0.36),
  },
  giraffe: {
    eyes: [[0.13, 0.125]],
    eye: 0.02,
    top: [0.15, 0.05],
    wide: 0.15,
    neck: neckOf(0.13, 0.36, 0.26, 0.36),
  },
  zebra: {
    belly: 0.66,
    eyes: [[0.12, 0.165]],
    eye: 0.018,
    top: [0.2, 0.05],
    wide: 0.18,
    tilt: -20,
    neck: neckOf(0.16, 0.4, 0.46, 0.35),
  },
  deer: {
    belly: 0.66,
    eyes: [[0.13, 0.27]],
    eye: 0.018,
    top: [0.2, 0.19],
    wide: 0.16,
    neck: neckOf(0.1, 0.42, 0.37, 0.36),
  },
  kangaroo: {
    eyes: [[0.15, 0.17]],
    eye: 0.018,
    top: [0.2, 0.09],
    wide: 0.18,
    neck: neckOf(0.12, 0.42, 0.3, 0.2),
  },
  chipmunk: {
    eyes: [[0.195, 0.235]],
    eye: 0.022,
    top: [0.22, 0.11],
    wide: 0.24,
    neck: neckOf(0.16, 0.47, 0.43, 0.4),
  },
  hedgehog: { eyes: [[0.205, 0.68]], top: [0.33, 0.3], wide: 0.26, tilt: -22 },
  otter: {
    eyes: [
      [0.09, 0.385],
      [0.275, 0.385],
    ],
    eye: 0.02,
    top: [0.18, 0.21],
    wide: 0.26,
    neck: neckOf(0.04, 0.58, 0.33, 0.58),
  },
  dragon: {
    eyes: [[0.29, 0.225]],
    top: [0.33, 0.14],
    wide: 0.22,
    mouth: [0.03, 0.27],
    neck: neckOf(0.19, 0.4, 0.49, 0.4),
  },
  't-rex': {
    eyes: [[0.245, 0.075]],
    eye: 0.03,
    top: [0.24, 0.01],
    wide: 0.34,
    mouth: [0.03, 0.24],
    neck: neckOf(0.15, 0.4, 0.47, 0.34),
  },
  sauropod: {
    eyes: [[0.165, 0.05]],
    eye: 0.02,
    top: [0.15, 0.01],
    wide: 0.2,
    neck: neckOf(0.1, 0.3, 0.26, 0.3),
  },
  peacock: {
    eyes: [[0.45, 0.28]],
    eye: 0.018,
    top: [0.47, 0.21],
    wide: 0.14,
    neck: neckOf(0.37, 0.44, 0.51, 0.44),
  },
  penguin: {
    eyes: [
      [0.435, 0.19],
      [0.565, 0.19],
    ],
    top: [0.5, 0.03],
    wide: 0.38,
    neck: neckOf(0.26, 0.4, 0.74, 0.4),
  },
  rooster: {
    eyes: [[0.13, 0.2]],
    eye: 0.02,
    top: [0.26, 0.06],
    wide: 0.26,
    neck: neckOf(0.12, 0.42, 0.42, 0.37),
  },
  'front-facing-baby-chick': {
    eyes: [
      [0.365, 0.225],
      [0.635, 0.225],
    ],
    eye: 0.022,
    top: [0.5, 0.02],
    wide: 0.36,
    neck: neckOf(0.24, 0.42, 0.76, 0.42),
  },
  swan: {
    eyes: [[0.05, 0.185]],
    eye: 0.02,
    top: [0.12, 0.02],
    wide: 0.18,
    neck: neckOf(0.13, 0.42, 0.28, 0.42),
  },
  duck: {
    eyes: [[0.295, 0.165]],
    eye: 0.02,
    top: [0.31, 0.01],
    wide: 0.28,
    neck: neckOf(0.2, 0.43, 0.43, 0.43),
  },
  goose: {
    eyes: [[0.35, 0.115]],
    eye: 0.036,
    top: [0.36, 0.01],
    wide: 0.26,
    neck: neckOf(0.26, 0.3, 0.46, 0.3),
  },
  bird: {
    eyes: [[0.26, 0.235]],
    eye: 0.022,
    top: [0.34, 0.02],
    wide: 0.34,
    neck: neckOf(0.12, 0.42, 0.6, 0.36),
  },
  parrot: {
    eyes: [[0.285, 0.145]],
    eye: 0.05,
    top: [0.3, 0.01],
    wide: 0.32,
    neck: neckOf(0.05, 0.38, 0.57, 0.36),
  },
  dove: { eyes: [[0.195, 0.29]], eye: 0.02, top: [0.2, 0.16], wide: 0.2, neck: neckOf(0.1, 0.44, 0.4, 0.3) },
  seal: {
    eyes: [
      [0.145, 0.25],
      [0.325, 0.25],
    ],
    eye: 0.026,
    top: [0.23, 0.01],
    wide: 0.3,
    neck: neckOf(0.06, 0.52, 0.45, 0.5),
  },
  monkey: {
    eyes: [
      [0.235, 0.185],
      [0.335, 0.185],
    ],
    top: [0.28, 0.01],
    wide: 0.36,
    neck: neckOf(0.17, 0.46, 0.5, 0.44),
  },
  orangutan: {
    eyes: [
      [0.445, 0.225],
      [0.555, 0.225],
    ],
    top: [0.5, 0.02],
    wide: 0.34,
    neck: neckOf(0.34, 0.48, 0.66, 0.48),
  },
  gorilla: { eyes: [[0.115, 0.125]], eye: 0.02, top: [0.12, 0.01], wide: 0.16 },
  ram: {
    belly: 0.74,
    eyes: [[0.16, 0.25]],
    top: [0.22, 0.02],
    wide: 0.24,
    neck: neckOf(0.14, 0.46, 0.44, 0.34),
  },
  hippopotamus: {
    eyes: [
      [0.21, 0.26],
      [0.36, 0.26],
    ],
    top: [0.28, 0.16],
    wide: 0.24,
  },
  beaver: {
    eyes: [[0.17, 0.21]],
    eye: 0.02,
    top: [0.26, 0.05],
    wide: 0.26,
    neck: neckOf(0.22, 0.5, 0.52, 0.4),
  },
  turtle: { eyes: [[0.085, 0.56]], eye: 0.02, top: [0.07, 0.42], wide: 0.12, back: [0.5, 0.02] },
  whale: { eyes: [[0.505, 0.435]], top: [0.3, 0.3], wide: 0.3 },
  octopus: {
    eyes: [
      [0.155, 0.39],
      [0.845, 0.39],
    ],
    eye: 0.06,
    top: [0.5, 0.01],
    wide: 0.36,
  },
};

const front = (x: number, y: number, more: Omit<Head, 'eyes' | 'neck'> & { neck?: Head['neck'] }): Head => ({
  eyes: [
    [0.5 - x, y],
    [0.5 + x, y],
  ],
  neck: neckOf(0.24, 0.97, 0.76, 0.97),
  ...more,
});

/** Drawings of heads from the front, on bodies that we draw; two of them are in profile. */
export const FACES: Record<string, Head> = {
  fox: front(0.14, 0.59, { mouth: [0.5, 0.83], top: [0.5, 0.27], wide: 0.44 }),
  panda: front(0.147, 0.465, { mouth: [0.49, 0.72], top: [0.5, 0.05], wide: 0.5 }),
  bear: front(0.135, 0.46, { mouth: [0.495, 0.74], top: [0.5, 0.07], wide: 0.5 }),
  'polar-bear': front(0.135, 0.46, { mouth: [0.495, 0.74], top: [0.5, 0.07], wide: 0.5 }),
  lion: front(0.145, 0.455, { mouth: [0.5, 0.79], top: [0.5, 0.1], wide: 0.5 }),
  wolf: front(0.14, 0.48, { mouth: [0.5, 0.87], top: [0.5, 0.2], wide: 0.44 }),
  koala: front(0.215, 0.545, { top: [0.5, 0.09], wide: 0.44 }),
  frog: front(0.23, 0.21, { eye: 0.13, mouth: [0.5, 0.64], top: [0.5, 0.22], wide: 0.34 }),
  raccoon: front(0.14, 0.55, { mouth: [0.5, 0.87], top: [0.5, 0.08], wide: 0.44 }),
  hamster: front(0.14, 0.6, { mouth: [0.5, 0.87], top: [0.5, 0.27], wide: 0.38 }),
  unicorn: {
    eyes: [[0.355, 0.4]],
    top: [0.52, 0.14],
    wide: 0.3,
    tilt: -14,
    neck: neckOf(0.36, 0.92, 0.92, 0.92),
  },
  'cat-face': front(0.145, 0.55, { mouth: [0.5, 0.78], top: [0.5, 0.21], wide: 0.44 }),
  'dog-face': front(0.108, 0.36, { mouth: [0.5, 0.78], top: [0.5, 0.05], wide: 0.42 }),
  'rabbit-face': front(0.105, 0.59, { mouth: [0.5, 0.84], top: [0.5, 0.33], wide: 0.36 }),
  'tiger-face': front(0.14, 0.46, { mouth: [0.5, 0.83], top: [0.5, 0.07], wide: 0.46 }),
  'monkey-face': front(0.1, 0.4, { mouth: [0.5, 0.71], top: [0.5, 0.03], wide: 0.44 }),
  'pig-face': front(0.145, 0.455, { top: [0.5, 0.05], wide: 0.4 }),
  'mouse-face': front(0.14, 0.69, { eye: 0.03, top: [0.5, 0.32], wide: 0.34 }),
};
