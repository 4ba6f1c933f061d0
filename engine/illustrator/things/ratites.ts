// Birds that run and do not fly, in profile to the left: ostriches, emus, cassowaries, kiwis. In centimetres.

import type { Head } from '../animals/measures.ts';
import { fill, limb, oval, within, type Draft, type Point } from '../people/draft.ts';
import { mix, type Colour } from '#engine/raster/colour.ts';
import { STRIDES } from './strides.ts';
import type { OwnDrawing, Pen } from './pen.ts';

const SHADE = '#2a1a2c';

type Look = {
  body: Colour;
  /** Of tail and wing tips. */
  plumes: Colour;
  neck: Colour;
  head: Colour;
  bill: Colour;
  legs: Colour;
  /** A horn on the head, and what hangs from the throat. */
  casque?: Colour;
  wattle?: Colour;
};

/** `far`: how far the legs swing; `at`: where they are in a stride, 0–1. */
type Step = { far: number; at: number };

const LOOKS = {
  ostrich: {
    body: '#2c2a30',
    plumes: '#f2eee6',
    neck: '#d8b4a0',
    head: '#cfa894',
    bill: '#d89a78',
    legs: '#c99c84',
  },
  emu: {
    body: '#6a5644',
    plumes: '#5a4838',
    neck: '#6e7c8c',
    head: '#3a3434',
    bill: '#2c2a2c',
    legs: '#7a6a5c',
  },
  cassowary: {
    body: '#1f1e24',
    plumes: '#26242a',
    neck: '#2f6ac0',
    head: '#3a84d0',
    bill: '#2a2a2e',
    legs: '#8a7a66',
    casque: '#a08a64',
    wattle: '#d8382e',
  },
} satisfies Record<string, Look>;

const HEAD: Point = [-58, -196];

function leg(draft: Draft, look: Look, x: number, step: Step, isFar: boolean): void {
  const phase = (step.at + (isFar ? 0.5 : 0)) * Math.PI * 2;
  const swing = step.far === 0 ? (isFar ? -0.1 : 0.06) : Math.sin(phase) * step.far;
  // It bends where it is carried forward.
  const bend = step.far === 0 ? 0.16 : Math.max(0, Math.cos(phase)) * step.far * 1.7 + 0.1;
  const hip: Point = [x, -102];
  const ankle: Point = [hip[0] - Math.sin(swing) * 52, hip[1] + Math.cos(swing) * 52];
  const low = swing - bend;
  const foot: Point = [
    ankle[0] - Math.sin(low) * 49,
    step.far === 0 ? -2 : Math.min(-2, ankle[1] + Math.cos(low) * 49),
  ];
  const tone = mix(look.legs, SHADE, isFar ? 0.3 : 0);
  limb(draft, [hip, [(hip[0] + ankle[0]) / 2, (hip[1] + ankle[1]) / 2], ankle], [30, 17, 8], {
    from: mix(tone, '#ffffff', 0.12),
    to: mix(tone, SHADE, 0.2),
    top: -102,
    bottom: -40,
  });
  limb(draft, [ankle, foot], [7.4, 6], tone);
  oval(draft, ankle, 5, 5, tone);
  for (const toe of [-13, -6])
    limb(draft, [foot, [foot[0] + toe, foot[1] + 1]], [5.4, 3.4], mix(tone, SHADE, 0.12));
}

const BODY =
  'M-44 -112 C-46 -138 -22 -150 4 -147 C34 -145 54 -130 56 -112 C50 -88 18 -78 -10 -82 C-32 -85 -42 -96 -44 -112 Z';

function feathers(draft: Draft, look: Look): void {
  const { random } = draft;
  // The tail hangs over the rump; of the long wing only the tips are pale.
  for (let at = 0; at < 9; at++)
    limb(
      draft,
      [
        [44, -128 + at * 2],
        [58 + random.between(-2, 3), -120 + at * 4],
        [62 - at * 2 + random.between(-2, 4), -104 + at * 4],
      ],
      [15, 12, 3],
      mix(look.plumes, SHADE, at % 2 === 0 ? 0.04 : 0.16),
    );
}

function wing(draft: Draft, look: Look): void {
  for (let at = 0; at < 8; at++)
    limb(
      draft,
      [
        [-18 + at * 4, -132 + at * 1.5],
        [6 + at * 5, -112 + at * 1.4],
        [20 + at * 4.4, -96 + at * 0.4],
      ],
      [16, 13, 3],
      mix(look.body, at % 2 === 0 ? '#ffffff' : SHADE, 0.09),
    );
  for (let at = 0; at < 6; at++)
    limb(
      draft,
      [
        [12 + at * 7, -103 + at * 0.6],
        [22 + at * 6.4, -92 + at],
      ],
      [10, 3],
      mix(look.plumes, SHADE, at % 2 === 0 ? 0 : 0.12),
    );
}

function neckAndHead(draft: Draft, look: Look): void {
  const [x, y] = HEAD;
  limb(
    draft,
    [
      [-32, -116],
      [-48, -134],
      [-46, -164],
      [x + 2, y],
    ],
    [27, 14, 10.5, 10],
    { from: mix(look.neck, '#ffffff', 0.16), to: mix(look.neck, SHADE, 0.2), top: y, bottom: -110 },
  );
  if (look.wattle !== undefined)
    limb(
      draft,
      [
        [-52, -184],
        [-51, -170],
      ],
      [5, 6.4],
      look.wattle,
    );
  if (look.casque !== undefined)
    fill(draft, `M${x - 8} ${y - 6} C${x - 8} ${y - 24} ${x + 4} ${y - 28} ${x + 10} ${y - 4} Z`, {
      from: mix(look.casque, '#ffffff', 0.2),
      to: mix(look.casque, SHADE, 0.2),
      top: y - 26,
      bottom: y,
    });
  oval(draft, [x, y], 10.6, 8.8, {
    from: mix(look.head, '#ffffff', 0.2),
    to: mix(look.head, SHADE, 0.22),
    top: y - 9,
    bottom: y + 9,
  });
  fill(
    draft,
    `M${x - 7} ${y - 4} C${x - 14} ${y - 4} ${x - 24} ${y} ${x - 25} ${y + 3} C${x - 20} ${y + 6} ${x - 12} ${y + 6} ${x - 6} ${y + 6} Z`,
    {
      from: mix(look.bill, '#ffffff', 0.14),
      to: mix(look.bill, SHADE, 0.3),
      top: y - 4,
      bottom: y + 6,
    },
  );
  limb(
    draft,
    [
      [x - 23, y + 3],
      [x - 7, y + 2.4],
    ],
    [0.5, 0.8],
    mix(look.bill, SHADE, 0.6),
  );
  oval(draft, [x - 3, y - 2.6], 3.4, 3.2, '#241820');
  oval(draft, [x - 4, y - 3.6], 1, 1, '#ffffff');
  // Lashes.
  limb(
    draft,
    [
      [x - 6.6, y - 5.4],
      [x - 1, y - 6.6],
    ],
    [0.6, 1.4],
    '#2a1c20',
  );
}

function paintRatite(pen: Pen, look: Look, step: Step): void {
  const draft: Draft = { ...pen, warp: (x, y) => [x, y] };
  leg(draft, look, 12, step, true);
  feathers(draft, look);
  leg(draft, look, 0, step, false);
  fill(draft, BODY, {
    from: mix(look.body, '#ffffff', 0.2),
    to: mix(look.body, SHADE, 0.3),
    top: -148,
    bottom: -80,
  });
  within(draft, BODY, () => wing(draft, look));
  neckAndHead(draft, look);
}

function kiwi(pen: Pen): void {
  const draft: Draft = { ...pen, warp: (x, y) => [x, y] };
  const [coat, { random }] = ['#7a5c42', pen];
  for (const [x, isFar] of [
    [10, true],
    [-4, false],
  ] as const) {
    const tone = mix('#a88a70', SHADE, isFar ? 0.3 : 0);
    limb(
      draft,
      [
        [x + 4, -16],
        [x + 6, -8],
        [x, -1.6],
      ],
      [9, 4, 3.4],
      tone,
    );
    for (const toe of [-8, -4, 4])
      limb(
        draft,
        [
          [x, -2],
          [x + toe, -0.6],
        ],
        [2.4, 1.4],
        tone,
      );
  }
  limb(
    draft,
    [
      [-34, -33],
      [-54, -18],
      [-66, -8],
    ],
    [3.4, 2.4, 1],
    '#d8c0a0',
  );
  oval(draft, [6, -27], 29, 20, {
    from: mix(coat, '#ffffff', 0.2),
    to: mix(coat, SHADE, 0.4),
    top: -46,
    bottom: -8,
  });
  limb(
    draft,
    [
      [-10, -34],
      [-28, -36],
    ],
    [26, 17],
    { from: mix(coat, '#ffffff', 0.2), to: mix(coat, SHADE, 0.24), top: -46, bottom: -20 },
  );
  for (let hair = 0; hair < 150; hair++) {
    const [angle, far] = [random.between(0, 6.28), Math.sqrt(random.next())];
    const [x, y] = [6 + Math.cos(angle) * 27 * far, -27 + Math.sin(angle) * 18 * far];
    limb(
      draft,
      [
        [x, y],
        [x + 4, y + 3],
      ],
      [0.9, 0.3],
      mix(coat, hair % 2 === 0 ? '#ffe8c8' : SHADE, 0.3),
    );
  }
  oval(draft, [-30, -38], 2.2, 2.2, '#160f12');
  oval(draft, [-30.6, -38.7], 0.7, 0.7, '#ffffff');
}

const STILL: Step = { far: 0, at: 0 };
const GAITS = [
  ['walking', 0.42],
  ['galloping', 0.82],
] as const;

/** How far it reaches before and behind: legs that run need more room. */
const reachOf = ({ far }: Step): { left: number; right: number } => ({
  left: 92,
  right: far > 0.5 ? 118 : 80,
});

function ratite(look: Look, step: Step): OwnDrawing {
  const { left, right } = reachOf(step);
  return {
    width: left + right,
    height: 228,
    paint: (pen) => {
      pen.brush.translate((left - right) / 2, 0);
      paintRatite(pen, look, step);
    },
  };
}

type Entry = readonly [name: string, drawing: OwnDrawing, head: Head];

function entry(name: string, look: Look, step: Step): Entry {
  return [`own/${name}`, ratite(look, step), headOf(step)];
}

function headOf(step: Step): Head {
  const { left, right } = reachOf(step);
  const part = (x: number, y: number): readonly [number, number] => [
    (x + left) / (left + right),
    (y + 228) / 228,
  ];
  const [x, y] = HEAD;
  return {
    eyes: [part(x - 3, y - 2.6)],
    eye: 3.4 / (left + right),
    top: part(x, y - 7),
    wide: 20 / (left + right),
    mouth: part(x - 20, y + 3),
    neck: [part(x + 2, y + 30), part(x + 19, y + 27)],
  };
}

const ENTRIES: readonly Entry[] = Object.entries<Look>(LOOKS).flatMap(([name, look]) => [
  entry(name, look, STILL),
  ...GAITS.flatMap(([gait, far]) => [
    entry(`${name}-${gait}`, look, { far, at: 0.2 }),
    ...Array.from({ length: STRIDES }, (_, at) =>
      entry(`${name}-${gait}-${at}`, look, { far, at: at / STRIDES }),
    ),
  ]),
]);

export const RATITES: Record<string, OwnDrawing> = {
  ...Object.fromEntries(ENTRIES.map(([name, drawing]) => [name, drawing])),
  'own/kiwi-bird': {
    width: 106,
    height: 50,
    paint: (pen) => {
      pen.brush.translate(14, 0);
      kiwi(pen);
    },
  },
};

export const RATITE_HEADS: Record<string, Head> = {
  ...Object.fromEntries(ENTRIES.map(([name, , head]) => [name, head])),
  'own/kiwi-bird': { eyes: [[0.349, 0.24]], eye: 0.02, top: [0.36, 0.08], wide: 0.16 },
};
