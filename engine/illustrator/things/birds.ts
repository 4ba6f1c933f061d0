// Birds in profile to the left, on the wing and on their feet: one way to draw them, by what each looks like.

import { fill, limb, oval, within, type Draft, type Point } from '../people/draft.ts';
import type { Head } from '../animals/measures.ts';
import { mix } from '#engine/raster/colour.ts';
import { drawBirdHead as drawHead, headRoom } from './bird-heads.ts';
import { drawWing, type Wing } from './bird-wings.ts';
import { draftOf } from './creature-pen.ts';
import type { OwnDrawing, Pen } from './pen.ts';
import { SHADE, type Plumage } from './plumage.ts';

function drawTail(draft: Draft, look: Plumage, [x, y]: Point, turn: number): void {
  const long = look.tail === 'long' ? 88 : look.tail === 'fork' ? 54 : 40;
  const spread = look.tail === 'fan' ? 0.17 : look.tail === 'fork' ? 0.15 : 0.05;
  for (let at = 0; at < 6; at++) {
    const part = at / 5 - 0.5;
    const angle = turn + part * spread * 4;
    const forked = look.tail === 'fork' ? 0.55 + Math.abs(part) * 0.9 : 1 - Math.abs(part) * 0.16;
    const end: Point = [x + Math.cos(angle) * long * forked, y + Math.sin(angle) * long * forked];
    limb(
      draft,
      [[x - 8, y], [(x + end[0]) / 2, (y + end[1]) / 2], end],
      [12, look.tail === 'long' ? 10 : 12, look.tail === 'fork' ? 3 : 8],
      mix(look.tailColour, SHADE, at % 2 === 0 ? 0.06 : 0.18),
    );
  }
}

function drawNeck(draft: Draft, look: Plumage, from: Point, to: Point): void {
  const wide = look.headSize * (look.neckLong > 20 ? 1.5 : 2);
  limb(
    draft,
    [from, [(from[0] * 2 + to[0]) / 3, (from[1] + to[1]) / 2], to],
    [wide * 1.16, wide * 0.98, wide * 0.88],
    {
      from: mix(look.neck ?? look.head, '#ffffff', 0.12),
      to: mix(look.breast ?? look.neck ?? look.body, SHADE, 0.1),
      top: Math.min(from[1], to[1]) - wide / 2,
      bottom: Math.max(from[1], to[1]) + wide / 2,
    },
  );
}

const FLYING_BODY =
  'M-46 -4 C-42 -20 -14 -24 12 -19 C34 -15 48 -6 60 0 C46 9 20 17 -8 18 C-32 18 -46 10 -46 -4 Z';

function paintFlying(pen: Pen, look: Plumage): void {
  const draft = draftOf(pen);
  // Each of a flock beats its wings at another moment.
  const beat = pen.random.between(-0.16, 0.2);
  const { span, chord } = look;
  const wing = (rise: number, root: Point, bend: number, trailing: Point): Wing => {
    const up = rise + beat;
    const wrist: Point = [
      root[0] + Math.cos(up + bend) * span * 0.42,
      root[1] - Math.sin(up + bend) * span * 0.42,
    ];
    return {
      shoulder: root,
      wrist,
      tip: [
        wrist[0] + Math.cos(up - bend * 0.9) * span * 0.62,
        wrist[1] - Math.sin(up - bend * 0.9) * span * 0.62,
      ],
      chord,
      trailing,
    };
  };
  const head: Point = [-50 - look.neckLong, -8 - look.neckLong * 0.14];
  drawWing(draft, wing(1.86, [-20, -10], 0.22, [0.8, 0.6]), look, true);
  drawTail(draft, look, [52, 0], 0.06);
  drawNeck(draft, look, [-30, -3], head);
  fill(draft, FLYING_BODY, {
    from: mix(look.body, '#ffffff', 0.1),
    to: mix(look.under, SHADE, 0.24),
    top: -22,
    bottom: 18,
  });
  within(draft, FLYING_BODY, () => {
    oval(draft, [-4, 16], 52, 15, { from: look.under, to: mix(look.under, SHADE, 0.26), top: 0, bottom: 20 });
  });
  if (look.neckLong > 20)
    limb(
      draft,
      [
        [30, 14],
        [58, 9],
      ],
      [5, 3],
      mix(look.legs, SHADE, 0.3),
    );
  drawHead(draft, look, head);
  drawWing(draft, wing(1.12, [-12, -9], 0.3, [0.93, 0.37]), look, false);
}

function flying(look: Plumage): OwnDrawing {
  const left = 62 + look.neckLong + look.headSize * headRoom(look).out;
  const right = look.tail === 'long' ? 146 : 108;
  const reach = look.span * 0.99;
  return {
    width: left + right,
    height: reach + 34,
    paint(pen) {
      pen.brush.translate((left - right) / 2, -24);
      paintFlying(pen, look);
    },
  };
}

const STANDING_BODY =
  'M-40 -66 C-40 -86 -20 -90 -2 -80 C22 -68 46 -50 62 -36 C44 -26 12 -20 -10 -26 C-30 -32 -40 -48 -40 -66 Z';

function paintStanding(pen: Pen, look: Plumage): void {
  const draft = draftOf(pen);
  const head: Point =
    look.neckLong > 20
      ? [-50, -92 - look.neckLong]
      : [-36 - look.headSize * 0.2, -84 - look.headSize * 0.5 - look.neckLong];
  drawTail(draft, look, [56, -38], 0.42);
  for (const [x, isFar] of [
    [8, true],
    [-8, false],
  ] as const) {
    const tone = mix(look.legs, SHADE, isFar ? 0.3 : 0);
    limb(
      draft,
      [
        [x + 2, -30],
        [x + 4, -14],
        [x, -2],
      ],
      [9, 4.4, 3.8],
      tone,
    );
    for (const [toe, down] of [
      [-13, 0],
      [-7, 1],
      [9, 0],
    ] as const)
      limb(
        draft,
        [
          [x, -3],
          [x + toe, -1.4 + down],
        ],
        [3.4, 2.2],
        tone,
      );
  }
  drawNeck(draft, look, [-24, -64], head);
  fill(draft, STANDING_BODY, {
    from: mix(look.body, '#ffffff', 0.12),
    to: mix(look.body, SHADE, 0.26),
    top: -88,
    bottom: -22,
  });
  within(draft, STANDING_BODY, () => {
    oval(
      draft,
      [-30, -40],
      34,
      26,
      { from: look.under, to: mix(look.under, SHADE, 0.3), top: -66, bottom: -18 },
      0.95,
      0.5,
    );
  });
  if (look.isShiny === true && look.neck !== undefined)
    oval(
      draft,
      [-35, -72],
      15,
      17,
      { from: look.neck, to: mix(look.neck, '#7a4a9a', 0.5), top: -88, bottom: -56 },
      0.9,
    );
  drawHead(draft, look, head);
  drawFolded(draft, look);
}

/** The wing at rest: coverts over long feathers that cross the tail. */
function drawFolded(draft: Draft, look: Plumage): void {
  for (let at = 0; at < 5; at++)
    limb(
      draft,
      [
        [6, -62 + at * 4],
        [44, -46 + at * 3],
        [84 - at * 7, -26 + at * 1.4],
      ],
      [14, 11, 3],
      mix(at < 3 ? look.tips : look.wing, SHADE, at % 2 === 0 ? 0.06 : 0.18),
    );
  fill(draft, 'M-22 -68 C-12 -84 16 -76 46 -50 C36 -38 8 -34 -8 -40 C-20 -46 -26 -56 -22 -68 Z', {
    from: mix(look.wing, '#ffffff', 0.18),
    to: mix(look.wing, SHADE, 0.24),
    top: -80,
    bottom: -36,
  });
  for (const [row, count] of [
    [0, 4],
    [1, 5],
  ] as const)
    for (let at = 0; at < count; at++)
      limb(
        draft,
        [
          [-10 + at * 11 + row * 4, -66 + at * 5 + row * 11],
          [-5 + at * 11 + row * 4, -58 + at * 5 + row * 11],
          [2 + at * 11 + row * 4, -57 + at * 5 + row * 11],
        ],
        [1, 1.6, 0.8],
        mix(look.wing, SHADE, 0.42),
      );
  if (look.bars !== undefined)
    for (const x of [14, 28])
      limb(
        draft,
        [
          [x + 6, -64 + (x - 14) * 0.8],
          [x + 3, -52 + (x - 14) * 0.5],
          [x - 4, -38 + (x - 14) * 0.1],
        ],
        [4, 6, 3],
        look.bars,
      );
}

function standing(look: Plumage): OwnDrawing {
  const top = 100 + look.headSize * headRoom(look).up + look.neckLong;
  const right = look.tail === 'long' ? 140 : 100;
  const left = 54 + look.headSize * headRoom(look).out;
  return {
    width: left + right,
    height: top,
    paint(pen) {
      pen.brush.translate((left - right) / 2, 0);
      paintStanding(pen, look);
    },
  };
}

/** Where the parts of the head of one that stands are. */
export function birdHead(look: Plumage): Head {
  const { width, height } = standing(look);
  const right = look.tail === 'long' ? 140 : 100;
  const size = look.headSize;
  const [x, y] =
    look.neckLong > 20 ? [-50, -92 - look.neckLong] : [-36 - size * 0.2, -84 - size * 0.5 - look.neckLong];
  const part = (px: number, py: number): readonly [number, number] => [
    (px + width - right) / width,
    (py + height) / height,
  ];
  return {
    eyes: [part(x - size * 0.38, y - size * 0.14)],
    eye: (size * 0.2) / width,
    top: part(x, y - size * 0.86),
    wide: (size * 1.7) / width,
    mouth: part(x - size * 1.4, y + size * 0.3),
    neck: [part(x - size * 0.7, y + size * 1.1), part(x + size * 1.1, y + size * 0.8)],
  };
}

/** The one that flies and the one that stands. */
export function birdOf(look: Plumage): { flying: OwnDrawing; standing: OwnDrawing } {
  return { flying: flying(look), standing: standing(look) };
}
