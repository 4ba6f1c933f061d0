// Where the arms of those are who work at a trade, from the side the far one first, from the front and behind left and right.

import type { TradeWork } from '../lexicon/trade-work.ts';
import type { Pair } from './angles.ts';

type Arms = readonly [Pair, Pair];

const AT_TABLE: Arms = [
  [30, 76],
  [24, 72],
];
const OVERHEAD: Arms = [
  [132, 166],
  [120, 158],
];
const TO_FACE: Arms = [
  [6, 14],
  [26, 146],
];
const RAISED: Arms = [
  [104, 150],
  [112, 158],
];

/** Both at a long handle that slopes to the floor. */
const AT_BROOM: Arms = [
  [44, 62],
  [10, 66],
];

export const TRADE_ARMS_FROM_SIDE: Record<TradeWork, Arms> = {
  hammer: [
    [30, 70],
    [112, 152],
  ],
  saw: [
    [48, 66],
    [8, 62],
  ],
  'fix-sink': [
    [62, 78],
    [46, 76],
  ],
  'fix-car': [
    [58, 82],
    [44, 74],
  ],
  'under-car': OVERHEAD,
  wrench: [
    [40, 80],
    [26, 86],
  ],
  'on-ladder': OVERHEAD,
  'wash-window': OVERHEAD,
  'paint-wall': OVERHEAD,
  sweep: AT_BROOM,
  mop: AT_BROOM,
  vacuum: AT_BROOM,
  stir: [
    [40, 84],
    [30, 78],
  ],
  reap: [
    [66, 50],
    [44, 60],
  ],
  'cast-net': [
    [70, 96],
    [56, 84],
  ],
  mine: RAISED,
  'chop-wood': RAISED,
  'lay-bricks': [
    [40, 74],
    [28, 66],
  ],
  prune: [
    [52, 86],
    [40, 80],
  ],
  'keep-bees': [
    [40, 88],
    [32, 84],
  ],
  'throw-pot': [
    [48, 80],
    [36, 78],
  ],
  weave: [
    [60, 88],
    [40, 82],
  ],
  'blow-glass': [
    [34, 112],
    [26, 118],
  ],
  deliver: AT_TABLE,
  herd: [
    [6, 14],
    [30, 96],
  ],
  'cut-hair': [
    [52, 96],
    [44, 104],
  ],
  'wash-hair': [
    [48, 78],
    [42, 82],
  ],
  'treat-teeth': [
    [46, 74],
    [34, 70],
  ],
  'fly-plane': AT_TABLE,
  flip: [
    [10, 30],
    [36, 76],
  ],
  'stir-fry': [
    [30, 96],
    [22, 70],
  ],
  grill: [
    [14, 40],
    [30, 76],
  ],
  sew: AT_TABLE,
  'cut-paper': AT_TABLE,
  'paint-sugar': AT_TABLE,
  'mend-shoes': AT_TABLE,
  'mend-watch': AT_TABLE,
  'arrange-flowers': AT_TABLE,
  experiment: AT_TABLE,
  'look-through-microscope': AT_TABLE,
  carve: AT_TABLE,
  'pour-tea': AT_TABLE,
  'cut-meat': AT_TABLE,
  'sell-fish': AT_TABLE,
  'make-sushi': AT_TABLE,
  'write-brush': AT_TABLE,
  iron: AT_TABLE,
  pound: AT_TABLE,
  'wash-dishes': AT_TABLE,
  plough: [
    [34, 62],
    [22, 56],
  ],
  weld: [
    [38, 70],
    [28, 64],
  ],
  hose: [
    [50, 84],
    [14, 78],
  ],
  'comb-hair': TO_FACE,
  'brush-teeth': TO_FACE,
  shave: TO_FACE,
  'make-up-face': TO_FACE,
  'blow-whistle': TO_FACE,
  'hang-laundry': OVERHEAD,
  toast: TO_FACE,
};

/** Both hands on the table, close to each other. */
const ON_TABLE: Arms = [
  [-24, 44],
  [24, -44],
];

/** Where on the face the hand lies says `gesture-arms.ts`. */
const ONE_TO_FACE: Arms = [
  [-9, -3],
  [20, -156],
];

export const TRADE_ARMS: Partial<Record<TradeWork, Arms>> = {
  'wash-window': [
    [-12, 2],
    [122, 164],
  ],
  'paint-wall': [
    [-12, 2],
    [122, 164],
  ],
  'fly-plane': [
    [-30, -8],
    [40, 100],
  ],
  deliver: [
    [-26, 76],
    [26, -76],
  ],
  herd: [
    [-9, -3],
    [30, 66],
  ],
  sew: ON_TABLE,
  iron: ON_TABLE,
  pound: [
    [-26, 72],
    [26, -72],
  ],
  'wash-dishes': ON_TABLE,
  'cut-paper': [
    [-24, 62],
    [24, -62],
  ],
  'paint-sugar': ON_TABLE,
  'mend-shoes': ON_TABLE,
  'mend-watch': [
    [-24, 58],
    [24, -58],
  ],
  'arrange-flowers': [
    [-30, 64],
    [30, -64],
  ],
  'look-through-microscope': ON_TABLE,
  experiment: [
    [-34, 60],
    [34, -74],
  ],
  carve: ON_TABLE,
  'cut-meat': ON_TABLE,
  'sell-fish': [
    [-30, 26],
    [30, -26],
  ],
  'make-sushi': ON_TABLE,
  'write-brush': [
    [-30, 24],
    [26, -44],
  ],
  'pour-tea': [
    [-26, 30],
    [30, -52],
  ],
  'comb-hair': ONE_TO_FACE,
  'brush-teeth': ONE_TO_FACE,
  shave: ONE_TO_FACE,
  'make-up-face': ONE_TO_FACE,
  'blow-whistle': ONE_TO_FACE,
  'hang-laundry': [
    [-140, -166],
    [140, 166],
  ],
  toast: [
    [-9, -3],
    [52, 158],
  ],
};
