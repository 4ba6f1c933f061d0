// What athletes go over, off and along: hurdles, bars, a beam, blocks to start from, a board over water, roofs, a ladder.

import { mix } from '#engine/raster/colour.ts';
import { deep, fill, limb, oval, stroke, type Draft, type Point } from './draft.ts';
import type { FeatThings } from './feat-thing.ts';
import type { Skeleton } from './skeleton.ts';

function hurdle(draft: Draft): void {
  for (const [x, y] of [
    [18, -2],
    [4, 1],
  ] as const)
    stroke(draft, `M${x - 12} ${y} L${x + 2} ${y} L${x + 2} ${y - 34}`, '#8a919e', 2);
  fill(draft, 'M1 -44 L25 -47 L25 -38 L1 -35 Z', { from: '#ffffff', to: '#dfe3ea', top: -46, bottom: -34 });
  for (const x of [1, 13])
    fill(
      draft,
      `M${x} ${-44 - x / 8} L${x + 6} ${-44.8 - x / 8} L${x + 6} ${-35.8 - x / 8} L${x} ${-35 - x / 8} Z`,
      '#d0403a',
    );
}

/** A foot each on a wedge, with the line before the hands. */
function blocks(draft: Draft, { legs, arms }: Skeleton): void {
  const line = Math.max(arms[0].end[0], arms[1].end[0]) + 6;
  stroke(draft, `M${line} 2 L${line + 7} -6`, '#ffffff', 2.6);
  for (const { end } of legs) {
    const [x, y] = end;
    fill(draft, `M${x - 9} 1 L${x - 5} ${Math.min(y - 3, -5)} L${x + 1} ${Math.min(y, -1)} L${x + 3} 1 Z`, {
      from: '#e2a83a',
      to: '#7a5420',
      top: -12,
      bottom: 1,
    });
  }
  stroke(draft, `M${legs[0].end[0] - 12} 1 L${legs[1].end[0] + 14} 1`, '#5c6270', 1.6);
}

/** It flies up where one lands. */
function sand(draft: Draft): void {
  fill(draft, 'M-30 4 C-20 -6 60 -6 84 4 Z', { from: '#f0d9a2', to: '#c8a264', top: -6, bottom: 4 });
  for (let grain = 0; grain < 40; grain++)
    oval(
      draft,
      [draft.random.between(16, 60), -24 * draft.random.next() ** 2],
      draft.random.between(0.6, 1.8),
      draft.random.between(0.6, 1.6),
      '#e8c98c',
      0.9,
    );
}

/** Two stands with a bar that lies on them, a mat under it. */
function highBar(draft: Draft): void {
  fill(draft, 'M-4 2 L74 2 L68 -14 L4 -14 Z', { from: '#4a86c8', to: '#22487a', top: -14, bottom: 2 });
  fill(draft, 'M4 -14 L68 -14 L66 -17 L6 -17 Z', '#7ab0e4');
  for (const x of [2, 70])
    limb(
      draft,
      [
        [x, 2],
        [x, -116],
      ],
      [2.4, 2],
      '#8a919e',
    );
  stroke(draft, 'M0 -108 L72 -108', '#e8e8ea', 2.2);
  for (const x of [10, 34, 58]) stroke(draft, `M${x} -108 L${x + 8} -108`, '#d0403a', 2.2);
}

/** It stands in the ground, bent, up to the hand that leaves it. */
function pole(draft: Draft, { arms }: Skeleton): void {
  const [x, y] = arms[0].end;
  stroke(draft, `M-24 2 C-44 -40 -30 -90 ${x} ${y}`, '#c8a050', 2);
  stroke(draft, `M-24 2 C-44 -40 -30 -90 ${x} ${y}`, '#f0dca8', 0.7);
}

function balanceBeam(draft: Draft): void {
  for (const x of [-46, 46]) {
    limb(
      draft,
      [
        [x, -30],
        [x - 9, 1],
      ],
      [3, 3],
      '#5c6474',
    );
    limb(
      draft,
      [
        [x, -30],
        [x + 9, 1],
      ],
      [3, 3],
      '#6c7484',
    );
  }
  fill(draft, 'M-76 -36.5 L76 -36.5 L76 -29 L-76 -29 Z', {
    from: '#e6c492',
    to: '#8a5c34',
    top: -37,
    bottom: -28,
  });
  stroke(draft, 'M-75 -35.6 L75 -35.6', '#fff4dc', 0.9, 0.8);
}

/** From the left over the water; who leaves it goes in head first. */
function divingBoard(draft: Draft): void {
  const steel = '#7a8494';
  limb(
    draft,
    [
      [-66, 2],
      [-66, -150],
    ],
    [6, 5],
    { from: '#a4adba', to: '#5c6474', top: -150, bottom: 0 },
  );
  limb(
    draft,
    [
      [-92, 2],
      [-80, -146],
    ],
    [3, 3],
    steel,
  );
  limb(
    draft,
    [
      [-76, 2],
      [-70, -146],
    ],
    [3, 3],
    steel,
  );
  for (let rung = 0; rung < 12; rung++)
    stroke(draft, `M${-91 + rung} ${-6 - rung * 12} L${-75 + rung * 0.4} ${-6 - rung * 12}`, steel, 1.6);
  fill(draft, 'M-96 -150 L-22 -154 C-18 -154 -18 -150 -22 -150 L-96 -145 Z', {
    from: '#e6f0f6',
    to: '#6a94b4',
    top: -154,
    bottom: -145,
  });
  stroke(draft, 'M-94 -150 L-94 -174 L-58 -174 L-58 -152', steel, 1.8);
}

/** Rings and drops where one will go in. */
function pond(draft: Draft): void {
  for (const [wide, alpha] of [
    [44, 0.35],
    [30, 0.4],
    [16, 0.5],
  ] as const)
    oval(draft, [6, 0], wide, wide * 0.13, '#bfe8f4', alpha);
}

/** Water over the lower half of who swims, white before the head and behind the feet. */
function wash(draft: Draft, { chin, legs }: Skeleton): void {
  const { random } = draft;
  const [head, feet] = [chin[0], Math.min(legs[0].end[0], legs[1].end[0])];
  fill(
    draft,
    `M${feet - 14} -1 C${feet + 20} 2 ${head - 30} -3 ${head + 22} 1 L${head + 26} 12 L${feet - 18} 12 Z`,
    {
      from: '#6ac4dc',
      to: '#2a92bc',
      top: -2,
      bottom: 12,
    },
  );
  for (let drop = 0; drop < 80; drop++) {
    const part = random.next();
    const isEnd = random.chance(0.6);
    const x = isEnd
      ? random.chance(0.5)
        ? feet + random.between(-16, 10)
        : head + random.between(2, 24)
      : feet + (head - feet) * part;
    const size = random.between(0.8, isEnd ? 3.2 : 1.8);
    oval(draft, [x, random.between(isEnd ? -9 : -1, 4)], size * 1.6, size, '#f4fcff', 0.85);
  }
}

/** Two roofs with a gap between them: one was left, the other is ahead. */
function roofs(draft: Draft): void {
  const wall = (left: number, right: number, top: number, tone: string): void => {
    fill(draft, `M${left} ${top} L${right} ${top} L${right} 30 L${left} 30 Z`, {
      from: mix(tone, '#ffffff', 0.1),
      to: deep(tone, 0.4),
      top,
      bottom: 30,
    });
    for (let row = 0; row < 3; row++)
      for (let x = left + 8; x < right - 12; x += 17)
        fill(
          draft,
          `M${x} ${top + 11 + row * 16} L${x + 9} ${top + 11 + row * 16} L${x + 9} ${top + 22 + row * 16} L${x} ${top + 22 + row * 16} Z`,
          draft.isDark ? '#f2c86a' : '#3f4f66',
          0.9,
        );
    fill(
      draft,
      `M${left - 3} ${top - 5} L${right + 3} ${top - 5} L${right + 3} ${top + 1} L${left - 3} ${top + 1} Z`,
      {
        from: '#d8d2c8',
        to: '#8a8478',
        top: top - 5,
        bottom: top + 1,
      },
    );
  };
  wall(-150, -40, -30, '#a8785c');
  wall(48, 150, -16, '#8a8c9a');
  for (const [x, y] of [
    [-118, -35],
    [108, -21],
  ] as const) {
    fill(draft, `M${x - 8} ${y} L${x - 8} ${y - 18} L${x + 8} ${y - 18} L${x + 8} ${y} Z`, '#9a8a80');
    stroke(draft, `M${x - 10} ${y - 18} L${x + 10} ${y - 18}`, '#6a5c56', 2.4);
  }
}

function rail(side: -1 | 1): Point[] {
  return [
    [side * 17, 2],
    [side * 12.5, -176],
  ];
}

/** Leaning away from the viewer: two rails that come nearer to each other, and rungs. */
function ladderBehind(draft: Draft): void {
  const wood = '#b58350';
  for (let rung = 0; rung < 12; rung++) {
    const part = (rung + 0.7) / 12;
    const half = 17 - 4.5 * part;
    const y = 2 - 178 * part;
    limb(
      draft,
      [
        [-half, y],
        [half, y],
      ],
      [2.5, 2.5],
      { from: mix(wood, '#ffffff', 0.2), to: deep(wood, 0.3), top: y - 2, bottom: y + 2 },
    );
  }
  for (const side of [-1, 1] as const)
    limb(draft, rail(side), [4, 3.4], {
      from: mix(wood, '#ffffff', 0.16),
      to: deep(wood, 0.3),
      top: -176,
      bottom: 2,
    });
}

export const ARENA_THINGS = {
  hurdle: { behind: (draft) => hurdle(draft) },
  start: { behind: (draft, body) => blocks(draft, body) },
  'long-jump': { behind: (draft) => sand(draft) },
  vault: {
    behind: (draft, body) => {
      highBar(draft);
      pole(draft, body);
    },
  },
  beam: { behind: (draft) => balanceBeam(draft) },
  springboard: {
    behind: (draft) => {
      pond(draft);
      divingBoard(draft);
    },
  },
  crawl: { before: (draft, body) => wash(draft, body) },
  parkour: { behind: (draft) => roofs(draft) },
  ladder: { behind: (draft) => ladderBehind(draft) },
} satisfies Record<string, FeatThings>;
