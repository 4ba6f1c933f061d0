// What children and dancers have: ropes, hoops, a trampoline, squares of chalk, pillows, a shuttlecock, a fan.

import { mix } from '#engine/raster/colour.ts';
import { deep, fill, limb, oval, stroke, type Draft, type Point } from './draft.ts';
import type { FeatThings } from './feat-thing.ts';
import type { Person } from './person.ts';
import type { Skeleton } from './skeleton.ts';

const BRIGHT = ['#e2463a', '#f2a83a', '#3f8fd8', '#8a5ac8', '#3fa86a'] as const;

/** So high over the ground that all who pull have it in their hands. */
function tugRope(draft: Draft, { arms }: Skeleton): void {
  const y = (arms[0].end[1] + arms[1].end[1]) / 2;
  for (const [colour, width] of [
    ['#8a6a40', 2.6],
    ['#d8b880', 1.7],
  ] as const)
    stroke(draft, `M-32 ${y} L80 ${y}`, colour, width);
  for (let turn = 0; turn < 18; turn++) {
    const x = -30 + turn * 6.2;
    stroke(draft, `M${x} ${y - 0.8} L${x + 2} ${y + 0.9}`, '#8a6a40', 0.5);
  }
}

function pillow(draft: Draft, { arms, head: h }: Skeleton, colour: string, age: string): void {
  const size = h * (age === 'child' || age === 'baby' ? 0.62 : 0.95);
  const [x, y] = [
    (arms[0].end[0] + arms[1].end[0]) / 2 + size * 0.5,
    Math.min(arms[0].end[1], arms[1].end[1]) - size * 0.5,
  ];
  const at = (dx: number, dy: number): string => `${x + dx * size} ${y + dy * size}`;
  fill(
    draft,
    `M${at(-1.1, -0.7)} Q${at(0, -0.5)} ${at(1.1, -0.7)} Q${at(0.9, 0)} ${at(1.1, 0.7)} Q${at(0, 0.52)} ${at(-1.1, 0.7)} Q${at(-0.9, 0)} ${at(-1.1, -0.7)} Z`,
    { from: mix(colour, '#ffffff', 0.6), to: deep(colour, 0.12), top: y - size, bottom: y + size },
  );
  stroke(
    draft,
    `M${at(-0.6, -0.2)} Q${at(-0.2, 0)} ${at(-0.5, 0.3)} M${at(0.5, -0.3)} Q${at(0.2, 0)} ${at(0.6, 0.2)}`,
    deep(colour, 0.3),
    size * 0.04,
    0.7,
  );
  // Feathers are loose.
  for (let feather = 0; feather < 9; feather++) {
    const [fx, fy] = [x + draft.random.between(-1.6, 2.4) * size, y + draft.random.between(-1.5, 1.7) * size];
    oval(draft, [fx, fy], size * 0.16, size * 0.06, '#ffffff', 0.95, draft.random.between(-1, 1));
  }
}

function flyingDisc(draft: Draft, [x, y]: Point, size: number): void {
  const colour = draft.random.pick(BRIGHT);
  for (const [dy, long] of [
    [-1.4, 16],
    [1, 20],
  ] as const)
    stroke(draft, `M${x - size - 3} ${y + dy} L${x - size - long} ${y + dy + 0.6}`, '#ffffff', 0.8, 0.6);
  oval(
    draft,
    [x, y],
    size,
    size * 0.34,
    { from: mix(colour, '#ffffff', 0.3), to: deep(colour, 0.3), top: y - size * 0.3, bottom: y + size * 0.3 },
    1,
    -0.12,
  );
  oval(draft, [x, y - size * 0.06], size * 0.66, size * 0.18, mix(colour, '#ffffff', 0.24), 1, -0.12);
}

/** On a long handle, its bag blown back. */
function insectNet(draft: Draft, { arms }: Skeleton): void {
  const [x, y] = arms[1].end;
  const [hx, hy] = [x + 20, y - 26];
  limb(
    draft,
    [
      [x - 6, y + 8],
      [hx, hy],
    ],
    [1.8, 1.6],
    '#a8743f',
  );
  fill(
    draft,
    `M${hx - 5} ${hy - 13} C${hx - 22} ${hy - 22} ${hx - 34} ${hy - 12} ${hx - 32} ${hy + 2} C${hx - 24} ${hy + 10} ${hx - 8} ${hy + 8} ${hx + 6} ${hy + 7} Z`,
    '#f4f8f4',
    0.62,
  );
  for (const part of [0.25, 0.5, 0.75])
    stroke(
      draft,
      `M${hx - 5 + part * 11} ${hy - 13 + part * 20} C${hx - 16} ${hy - 12 + part * 16} ${hx - 26} ${hy - 12 + part * 18} ${hx - 32} ${hy - 8 + part * 10}`,
      '#ffffff',
      0.5,
      0.8,
    );
  const { brush } = draft;
  brush.strokeStyle = '#d8453c';
  brush.lineWidth = 1.5;
  brush.beginPath();
  brush.ellipse(hx + 1, hy - 3, 5, 12, -0.5, 0, 7);
  brush.stroke();
}

/** Feathers over a weight, above the foot that kicks it. */
function jianzi(draft: Draft, [x, y]: Point, size: number): void {
  for (const [lean, colour] of [
    [-0.55, '#e2463a'],
    [-0.2, '#f2c83a'],
    [0.15, '#3fa86a'],
    [0.5, '#d84a9a'],
  ] as const)
    limb(
      draft,
      [
        [x, y],
        [x + lean * size * 0.8, y - size * 0.9],
        [x + lean * size * 1.9, y - size * 1.5],
      ],
      [size * 0.14, size * 0.34, size * 0.1],
      colour,
    );
  oval(draft, [x, y + size * 0.1], size * 0.4, size * 0.18, {
    from: '#f2d88a',
    to: '#9a7a2c',
    top: y - size * 0.1,
    bottom: y + size * 0.3,
  });
}

/** Drawn in chalk on the ground, away from the viewer. */
function chalkSquares(draft: Draft): void {
  const rows = [[-1, 1], [0], [-1, 1], [0]] as const;
  for (const [row, cells] of rows.entries())
    for (const cell of cells) {
      const [near, far] = [7 - row * 6, 1 - row * 6];
      const [wn, wf] = [17 - row * 1.5, 15.6 - row * 1.5];
      const left = cells.length === 1 ? -0.5 : cell < 0 ? -1 : 0;
      fill(
        draft,
        `M${left * wn} ${near} L${(left + 1) * wn} ${near} L${(left + 1) * wf} ${far} L${left * wf} ${far} Z`,
        ['#f8d0d8', '#cfe6f8', '#f8ecc0', '#d4f0d0'][row] ?? '#ffffff',
        0.75,
      );
      stroke(
        draft,
        `M${left * wn} ${near} L${(left + 1) * wn} ${near} L${(left + 1) * wf} ${far} L${left * wf} ${far} L${left * wn} ${near}`,
        '#ffffff',
        1,
      );
    }
}

/** Over the head and down to both hands; in a video forward around the body. */
function skippingRope(draft: Draft, { arms, chin, head: h }: Skeleton, turned: number): void {
  const [left, right] = arms.map(({ end }) => end) as [Point, Point];
  const up = Math.cos(turned * Math.PI * 2);
  const hand = (left[1] + right[1]) / 2;
  // The bow is as high over the hands as its middle may be, or as far under them as the ground is.
  const far = hand + up * (up > 0 ? chin[1] - h * 2.2 - hand : hand - 2);
  const shoulder = hand + (far - hand) * 0.82;
  const out = h * (1.7 - 0.5 * Math.max(0, -up));
  stroke(
    draft,
    `M${left[0]} ${left[1]} C${left[0] - out} ${shoulder} ${left[0] * 0.7} ${far} 0 ${far} C${right[0] * 0.7} ${far} ${right[0] + out} ${shoulder} ${right[0]} ${right[1]}`,
    '#e2463a',
    1.2,
  );
}

/** It comes down before the body, and goes up behind it. */
function isRopeBefore({ stride = 0 }: Person): boolean {
  return stride > 0 && stride < 0.5;
}

function ropeHandles(draft: Draft, { arms }: Skeleton): void {
  for (const { end } of arms)
    limb(
      draft,
      [
        [end[0], end[1] + 3],
        [end[0], end[1] - 3.4],
      ],
      [1.9, 1.9],
      '#f2c83a',
    );
}

/** `turned`: of a whole circle of the hips; it hangs out to where they push it. */
function hoop(draft: Draft, { hips, head: h }: Skeleton, isNear: boolean, turned = 0): void {
  const { brush } = draft;
  const turn = turned * Math.PI * 2;
  const [x, y] = [hips[0] + Math.sin(turn) * h * 0.4, hips[1] - h * 0.2];
  const wide = 27;
  for (const [colour, width] of [
    ['#a8246a', 3.2],
    ['#f25aa8', 2],
  ] as const) {
    brush.strokeStyle = colour;
    brush.lineWidth = width;
    brush.lineCap = 'butt';
    brush.beginPath();
    const tilt = -0.14 * Math.cos(turn);
    brush.ellipse(x, y, wide, wide * 0.3, tilt, isNear ? 0 : Math.PI, isNear ? Math.PI : Math.PI * 2);
    brush.stroke();
  }
}

function trampoline(draft: Draft): void {
  for (const x of [-44, -26, 26, 44])
    limb(
      draft,
      [
        [x, -18],
        [x * 1.04, 2],
      ],
      [2.4, 2.4],
      '#6c7484',
    );
  oval(draft, [0, -18], 56, 9, { from: '#3f7ac8', to: '#20407a', top: -27, bottom: -9 });
  oval(draft, [0, -18.6], 45, 6.6, { from: '#34363f', to: '#191a20', top: -26, bottom: -12 });
  oval(draft, [0, -16.4], 20, 2.4, '#4c4f5c', 0.8);
}

/** Of many colours, as beach balls are. */
function striped({ brush }: Draft, [x, y]: Point, size: number): void {
  const colours = ['#e2463a', '#f8f6f0', '#3f8fd8', '#f8f6f0', '#f2c83a', '#f8f6f0'];
  brush.save();
  brush.beginPath();
  brush.arc(x, y, size, 0, 7);
  brush.clip();
  for (const [at, colour] of colours.entries()) {
    brush.fillStyle = colour;
    brush.beginPath();
    brush.moveTo(x - size * 0.25, y - size * 0.3);
    brush.arc(x - size * 0.25, y - size * 0.3, size * 2, at * 1.0472, (at + 1) * 1.0472 + 0.02);
    brush.fill();
  }
  const shade = brush.createRadialGradient(x - size * 0.35, y - size * 0.4, size * 0.1, x, y, size * 1.1);
  shade.addColorStop(0, 'rgba(255,255,255,0.35)');
  shade.addColorStop(0.5, 'rgba(255,255,255,0)');
  shade.addColorStop(1, 'rgba(28,16,48,0.35)');
  brush.fillStyle = shade;
  brush.fillRect(x - size, y - size, size * 2, size * 2);
  brush.restore();
}

/** Open, of red silk. */
function fan(draft: Draft, [x, y]: Point, h: number, colour: string): void {
  const at = (angle: number, long: number): string =>
    `${x + Math.cos(angle) * long} ${y + Math.sin(angle) * long}`;
  const [from, to, long] = [-2.6, -0.5, h * 1.15];
  let path = `M${x} ${y}`;
  for (let step = 0; step <= 12; step++)
    path += ` L${at(from + ((to - from) * step) / 12, long * (step % 2 === 0 ? 1 : 0.96))}`;
  fill(draft, `${path} Z`, {
    from: mix(colour, '#ffffff', 0.2),
    to: deep(colour, 0.3),
    top: y - long,
    bottom: y,
  });
  for (let step = 0; step <= 6; step++)
    stroke(draft, `M${x} ${y} L${at(from + ((to - from) * step) / 6, long)}`, '#f2dca8', h * 0.03, 0.9);
}

export const PLAY_THINGS = {
  tug: { before: (draft, body) => tugRope(draft, body) },
  pillow: {
    before: (draft, body, { age }) =>
      pillow(draft, body, draft.random.pick(['#f2f0ea', '#a8c8e8', '#f2b8c8', '#f2dc9a']), age),
  },
  catch: {
    before: (draft, { arms, head: h }, { age, hands, stride }) => {
      if (hands?.isWithoutBall === true) return;
      const [x, y] = arms[1].end;
      const size = h * (age === 'child' ? 0.36 : 0.5);
      // In a video it goes up and falls back into the hands.
      const up = stride === undefined ? 0 : Math.sin(stride * Math.PI) * h * 2.4;
      striped(draft, [x + size * (stride === undefined ? 2.6 : 1.2), y - size * 0.9 - up], size);
    },
  },
  net: { before: (draft, body) => insectNet(draft, body) },
  frisbee: {
    before: (draft, { arms }, { stride = 0 }) => {
      const [x, y] = arms[1].end;
      // It flies off until the arm is back with the next one.
      const away = stride < 0.5 ? stride * 150 : 0;
      const isInHand = stride >= 0.5;
      flyingDisc(draft, isInHand ? [x + 6, y] : [x + 16 + away, y - 3 - away * 0.14], 8);
    },
  },
  shuttlecock: {
    before: (draft, { legs, head: h }, { age, stride = 0 }) => {
      const [x, y] = legs[1].end;
      const isSmall = age === 'child';
      // Kicked as the foot is up, highest half of a stroke later: then the foot is down.
      const up = Math.sin(stride * Math.PI) * h * (isSmall ? 0.9 : 1.4);
      jianzi(draft, [x + h * 0.3, y - h * (isSmall ? 1 : 1.7) - up], h * (isSmall ? 0.36 : 0.5));
    },
  },
  hopscotch: { behind: (draft) => chalkSquares(draft) },
  'jump-rope': {
    behind: (draft, body, person) => {
      if (!isRopeBefore(person)) skippingRope(draft, body, person.stride ?? 0);
    },
    before: (draft, body, person) => {
      if (isRopeBefore(person)) skippingRope(draft, body, person.stride ?? 0);
      ropeHandles(draft, body);
    },
  },
  'hula-hoop': {
    behind: (draft, body, { stride }) => hoop(draft, body, false, stride),
    before: (draft, body, { stride }) => hoop(draft, body, true, stride),
  },
  trampoline: { behind: (draft) => trampoline(draft) },
  flamenco: { before: (draft, { arms, head: h }) => fan(draft, arms[0].end, h, '#d8242e') },
  'square-dance': { before: (draft, { arms, head: h }) => fan(draft, arms[1].end, h * 0.9, '#e2463a') },
} satisfies Record<string, FeatThings>;
