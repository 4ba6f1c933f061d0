// What is done on snow and ice: boards and skis in the air, a sled, a stick and a puck, balls of snow.

import { mix } from '#engine/raster/colour.ts';
import { deep, fill, limb, oval, stroke, type Draft, type Point } from './draft.ts';
import type { FeatThings } from './feat-thing.ts';
import type { Skeleton } from './skeleton.ts';
import { drawSkates } from './sport-things.ts';

const BOARDS = ['#d8453c', '#2f66b8', '#f2b83a', '#8a4aa8'] as const;

/** A ledge of snow that was left behind: rock under a white edge. */
function ledge(draft: Draft): void {
  const { random } = draft;
  fill(draft, 'M-130 4 L-130 -44 C-112 -47 -92 -43 -72 -40 L-62 -33 L-66 -22 L-58 -12 L-64 4 Z', {
    from: '#8e93a6',
    to: '#565c74',
    top: -46,
    bottom: 4,
  });
  for (const path of ['M-112 -34 L-96 -20 L-104 4 L-128 4 Z', 'M-84 -34 L-70 -18 L-78 4 L-94 4 Z'])
    fill(draft, path, '#454b62', 0.5);
  fill(
    draft,
    'M-130 -40 L-130 -52 C-108 -55 -84 -50 -58 -41 C-54 -39 -56 -33 -62 -32 C-70 -36 -76 -29 -84 -33 C-94 -37 -100 -28 -110 -33 C-118 -37 -124 -32 -130 -36 Z',
    { from: '#ffffff', to: '#cfdcee', top: -54, bottom: -30 },
  );
  // Snow that was thrown off the edge.
  for (let flake = 0; flake < 46; flake++) {
    const part = random.next();
    const size = random.between(0.8, 3.4) * (1 - part * 0.5);
    oval(
      draft,
      [-58 + part * 44 + random.between(-4, 4), -40 - part * 12 + random.between(-7, 9)],
      size * 1.3,
      size,
      '#ffffff',
      0.85,
    );
  }
}

/** Along a line through both feet. */
function underFeet({ legs }: Skeleton): { at: Point; angle: number } {
  const [far, near] = legs;
  return {
    at: [(far.end[0] + near.end[0]) / 2, (far.end[1] + near.end[1]) / 2],
    angle: Math.atan2(far.end[1] - near.end[1], Math.abs(far.end[0] - near.end[0])),
  };
}

function turnedDraft(draft: Draft, [x, y]: Point, angle: number): Draft {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return { ...draft, warp: (px, py) => draft.warp(x + px * cos - py * sin, y + px * sin + py * cos) };
}

function boardUnder(draft: Draft, body: Skeleton): void {
  const { at, angle } = underFeet(body);
  const own = turnedDraft(draft, [at[0] + 1, at[1] + 2.6], angle);
  const colour = draft.random.pick(BOARDS);
  fill(
    own,
    'M-44 -6 C-40 -1 -36 0 -30 0 L30 0 C36 0 41 -1.6 46 -8 C48 0 42 5 32 5 L-31 5 C-40 5 -46 1 -44 -6 Z',
    colour,
  );
  fill(own, 'M-40 1.4 C-30 4 28 4 43 0.4 C42 3.6 38 5 32 5 L-31 5 C-36 5 -39 4 -40 1.4 Z', deep(colour, 0.5));
  stroke(own, 'M-30 1 L-8 1 M8 1 L30 1', '#ffffff', 0.9, 0.8);
  for (const x of [-17, 15]) fill(own, `M${x - 6} 0.4 L${x - 5} -5 L${x + 5} -5 L${x + 6} 0.4 Z`, '#23242e');
}

function skisUnder(draft: Draft, { legs }: Skeleton): void {
  const colour = draft.random.pick(BOARDS);
  for (const [index, { end }] of legs.entries()) {
    const own = turnedDraft(draft, [end[0] + 2, end[1] + 2], -0.2 + index * 0.05);
    fill(own, 'M-42 -1 L38 -1 C46 -1 52 -5 55 -10 C56 -3 50 2.4 40 2.4 L-42 2.4 Z', {
      from: colour,
      to: deep(colour, 0.4),
      top: end[1] - 10,
      bottom: end[1] + 8,
    });
  }
}

/** Wooden, with iron runners that curl up in front. */
function sled(draft: Draft): void {
  const wood = '#b0723c';
  for (const [aside, shade] of [
    [-2.4, 0.35],
    [0, 0],
  ] as const)
    stroke(
      draft,
      `M-26 ${aside} L34 ${aside} C46 ${aside} 50 ${aside - 8} 44 ${aside - 13} C40 ${aside - 15} 38 ${aside - 10} 41 ${aside - 9}`,
      shade > 0 ? '#5c6270' : '#9aa2b0',
      1.7,
    );
  for (const x of [-18, 6, 28])
    limb(
      draft,
      [
        [x, -1],
        [x + 1, -8],
      ],
      [1.8, 1.8],
      deep(wood, 0.3),
    );
  fill(draft, 'M-28 -7 L38 -7 C41 -8 41 -11 38 -11.6 L-28 -11.6 Z', {
    from: mix(wood, '#ffffff', 0.2),
    to: deep(wood, 0.3),
    top: -12,
    bottom: -6,
  });
  stroke(draft, 'M-27 -9.4 L38 -9.4', deep(wood, 0.45), 0.7, 0.8);
}

function snowSpray(draft: Draft, from: number, to: number): void {
  for (let flake = 0; flake < 34; flake++) {
    const away = draft.random.next();
    const size = draft.random.between(1, 3.4);
    oval(
      draft,
      [from + (to - from) * away, 2 - draft.random.between(0, 14) * away],
      size * 1.4,
      size,
      '#ffffff',
      0.82,
    );
  }
}

function rope(draft: Draft, { arms }: Skeleton): void {
  const [x, y] = arms[1].end;
  stroke(draft, `M${x} ${y} C${x + 8} ${y + 8} 40 -18 44 -11`, '#e8dcc0', 1.1);
}

/** From both hands down to the ice, the puck before its blade. */
function stick(draft: Draft, { arms, head: h }: Skeleton): void {
  const [far, near] = arms;
  const [x, y] = near.end;
  const heel: Point = [x + 30, -3];
  limb(draft, [[far.end[0] - h * 0.5, far.end[1] - h * 0.5], [x, y], heel], [1.7, 1.7, 1.7], '#c89a5c');
  stroke(draft, `M${heel[0]} ${heel[1]} L${heel[0] + 15} -1.4`, '#23242e', 3.4);
  oval(draft, [heel[0] + 23, -1], 5, 2, '#191a20');
  oval(draft, [heel[0] + 23, -2.4], 5, 1.8, '#33353f');
}

function snowballAt(draft: Draft, [x, y]: Point, size: number): void {
  oval(draft, [x, y], size, size, { from: '#ffffff', to: '#bccce4', top: y - size, bottom: y + size });
}

export const SNOW_THINGS = {
  'snow-air': {
    behind: (draft, body) => {
      ledge(draft);
      boardUnder(draft, body);
    },
  },
  'ski-air': {
    behind: (draft) => ledge(draft),
    before: (draft, body) => skisUnder(draft, body),
  },
  sled: {
    behind: (draft) => {
      snowSpray(draft, -26, -70);
      sled(draft);
    },
    before: (draft, body) => rope(draft, body),
  },
  hockey: {
    before: (draft, body) => {
      drawSkates(draft, body, false);
      stick(draft, body);
      snowSpray(draft, -22, -48);
    },
  },
  snowball: {
    behind: (draft) => {
      for (const [x, size] of [
        [-14, 4],
        [-8, 4.4],
        [-11, 3.6],
      ] as const)
        snowballAt(draft, [x - 16, -size + (size < 4 ? -5 : 0)], size);
    },
    before: (draft, { arms, head: h }, { age }) => {
      const [x, y] = arms[1].end;
      const size = age === 'child' ? h * 0.2 : h * 0.32;
      snowballAt(draft, [x - h * 0.06, y - size * 0.8], size);
      // One is on its way.
      const fly: Point = [58, -74];
      snowballAt(draft, fly, size);
      for (const [dx, dy, r] of [
        [-9, -1.6, 1.6],
        [-13, 1.2, 1.2],
        [-18, -0.6, 0.9],
      ] as const)
        oval(draft, [fly[0] + dx, fly[1] + dy], r, r, '#ffffff', 0.8);
    },
  },
} satisfies Record<string, FeatThings>;
