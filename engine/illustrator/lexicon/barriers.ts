// Fences, walls and counters that one is behind, before or on, the ice that floats, and the leaves that small animals sit on.

import type { SubjectEntry } from './subject.ts';

export const BARRIERS: readonly SubjectEntry[] = [
  {
    key: 'fence',
    drawing: 'own/fence',
    kind: 'landmark',
    height: 0.2,
    words:
      'fence, fences, wooden fence, wood fence, rustic fence, old wooden fence, rail fence, split rail fence, split-rail fence, farm fence, ranch fence, picket fence, wooden picket fence, garden fence, bamboo fence, fence post, 栅栏, 木栅栏, 篱笆, 木篱笆, 竹篱笆, 围栏, 木围栏, 篱笆墙',
  },
  {
    key: 'brick-wall',
    drawing: 'own/brick-wall',
    kind: 'landmark',
    height: 0.5,
    words:
      'brick wall, brick walls, old brick wall, red brick wall, brick background, 墙头, 墙头上, 砖墙, 红砖墙, 青砖墙, 老砖墙, 砖墙壁',
  },
  {
    key: 'ice-floe',
    drawing: 'own/ice-floe',
    kind: 'landmark',
    height: 0.2,
    words: 'ice floe, ice floes, floating ice, ice sheet, 浮冰, 冰块上',
  },
  {
    key: 'wall-shelf',
    drawing: 'own/wall-shelf',
    kind: 'landmark',
    height: 0.3,
    words:
      'shelf, shelves, wall shelf, wooden shelf, wooden shelves, floating shelf, wood shelf, 架子, 架子上, 置物架, 木架, 木架子, 搁板, 层架',
  },
];

/** What `leaf` means where somebody sits on one: anywhere else it is a part of what grows. */
export const LEAF: SubjectEntry = {
  key: 'leaf',
  drawing: 'own/leaf',
  kind: 'landmark',
  height: 0.4,
  words: '',
};

/** A wall without bricks, where it has a colour or somebody is at it. */
export const PLAIN_WALL: SubjectEntry = {
  key: 'plain-wall',
  drawing: 'own/plain-wall',
  kind: 'landmark',
  height: 0.5,
  words: '',
};

/** What somebody serves at, where one is said to be behind it. */
export const COUNTER: SubjectEntry = {
  key: 'counter',
  drawing: 'own/counter-front',
  kind: 'landmark',
  height: 0.4,
  words: '',
};

/** A leaf on the water that carries a frog: the place of the image, as a leaf is. */
export const LILY_PAD = { key: 'leaf', drawing: 'own/lily-pad', kind: 'landmark' } as const;

/** Who sits in a flower that is seen from near. */
export const INSECT_KEYS: ReadonlySet<string> = new Set([
  'butterfly',
  'bee',
  'dragonfly',
  'ladybug',
  'beetle',
  'cricket',
  'ant',
  'bug',
  'spider',
  'mantis',
  'cicada',
  'stag-beetle',
]);

/** Drops on a leaf. */
export const DEW: SubjectEntry = {
  key: 'dew',
  drawing: 'own/dew',
  kind: 'landmark',
  height: 0.05,
  words: '',
};
