// What hands hold for a while: a scepter, a watering can, dough, a dandelion, grain, a board. `h` is the height of the head.

import {
  paintBucket,
  paintScepter,
  paintSnowboardUpright,
  paintSurfboardUpright,
  paintWateringCan,
} from '../things/hand-tools.ts';
import type { Colour } from '#engine/raster/colour.ts';
import type { Pen } from '../things/pen.ts';
import { limb, oval, stroke, type Draft, type Point } from './draft.ts';
import type { Skeleton } from './skeleton.ts';

/** Units of a figure for a centimetre. */
const CENTIMETRE = 0.58;

function place(draft: Draft, [x, y]: Point, turn: number, scale: number, paint: (pen: Pen) => void): void {
  const { brush } = draft;
  brush.save();
  brush.translate(x, y);
  brush.rotate(turn);
  brush.scale(scale, scale);
  paint({ ...draft, isSnowy: false });
  brush.restore();
}

/** The hand is at its middle; in a lifted hand the whole of it is over the head. */
export function drawScepter(draft: Draft, [x, y]: Point, isLifted: boolean): void {
  const below = isLifted ? 22 : 44;
  place(draft, [x, y + below * CENTIMETRE], 0.06, CENTIMETRE, paintScepter);
}

/** Tilted forward; water falls from its rose on what grows before the feet. */
export function drawWateringCan(draft: Draft, [x, y]: Point, h: number, colour?: Colour): void {
  const turn = 0.5;
  const scale = 0.6;
  const at: Point = [x + h * 0.02, y + 21];
  // Where its rose is, after the turn.
  const tip: Point = [
    at[0] + (35 * Math.cos(turn) + 28 * Math.sin(turn)) * scale,
    at[1] + (35 * Math.sin(turn) - 28 * Math.cos(turn)) * scale,
  ];
  for (let drop = 0; drop < 16; drop++) {
    const spread = draft.random.between(-0.5, 1);
    const reach = 7 + spread * 6;
    const fall = draft.random.between(0.55, 1);
    const low = (-4 - tip[1]) * fall;
    stroke(
      draft,
      `M${tip[0] + 1} ${tip[1] + spread} Q${tip[0] + reach * 0.7} ${tip[1] + low * 0.3} ${tip[0] + reach * (0.5 + fall * 0.5)} ${tip[1] + low}`,
      '#bfe4f8',
      0.6,
      0.8,
    );
  }
  place(draft, at, turn, scale, (pen) => paintWateringCan(pen, colour));
}

/** A round flat dough that spins over the hands. */
export function drawDough(draft: Draft, { arms, head: h }: Skeleton): void {
  // In a video it flies up, and falls back onto the hands.
  const up = Math.sin((draft.stride ?? 0) * Math.PI) * h * 1.3;
  const y = Math.min(...arms.map(({ end }) => end[1])) - h * 0.66 - up;
  const [wide, tall] = [h * 1.5, h * 0.36];
  for (const side of [-1, 1])
    for (const out of [1.12, 1.26])
      stroke(
        draft,
        `M${side * wide * out * 0.86} ${y - h * 0.24} Q${side * wide * out * 1.04} ${y} ${side * wide * out * 0.86} ${y + h * 0.22}`,
        '#ffffff',
        h * 0.04,
        0.6,
      );
  oval(draft, [0, y + h * 0.08], wide, tall, '#c89a5e', 1, -0.06);
  oval(
    draft,
    [0, y],
    wide,
    tall,
    { from: '#f8e8c4', to: '#e6c48c', top: y - tall, bottom: y + tall },
    1,
    -0.06,
  );
  oval(
    draft,
    [0, y + h * 0.03],
    wide * 0.82,
    tall * 0.72,
    { from: '#f0d6a2', to: '#f6e4bc', top: y - tall, bottom: y + tall },
    1,
    -0.06,
  );
  for (let spot = 0; spot < 9; spot++)
    oval(
      draft,
      [draft.random.between(-0.66, 0.66) * wide, y + draft.random.between(-0.4, 0.4) * tall],
      h * 0.05,
      h * 0.025,
      '#d8b074',
      0.5,
    );
  // Flour.
  for (let grain = 0; grain < 12; grain++)
    oval(
      draft,
      [draft.random.between(-1.3, 1.3) * wide, y + draft.random.between(0.4, 1.6) * h],
      0.5,
      0.5,
      '#ffffff',
      0.7,
    );
}

/** Held before the mouth; the seeds drift off on the breath, each on its own shade of hairs. */
export function drawDandelion(draft: Draft, hand: Point, [x, y]: Point, h: number, isSide: boolean): void {
  const { random } = draft;
  const head: Point = [x + h * (isSide ? 0.74 : 0.36), y - h * 0.14];
  limb(
    draft,
    [[hand[0] + h * 0.04, hand[1] + h * 0.5], hand, head],
    [h * 0.05, h * 0.05, h * 0.04],
    '#7a9a4a',
  );
  const r = h * 0.3;
  oval(draft, head, r, r, '#ffffff', 0.34);
  for (let ray = 0; ray < 26; ray++) {
    const angle = (ray / 26) * Math.PI * 2;
    // Those on the far side of the breath are gone.
    const length = r * (Math.cos(angle) > 0.5 ? 0.5 : 1) * random.between(0.86, 1.08);
    const tip: Point = [head[0] + Math.cos(angle) * length, head[1] + Math.sin(angle) * length];
    stroke(draft, `M${head[0]} ${head[1]} L${tip[0]} ${tip[1]}`, '#f4f2ea', h * 0.016, 0.9);
    oval(draft, tip, h * 0.045, h * 0.045, '#ffffff', 0.95);
  }
  oval(draft, head, h * 0.07, h * 0.07, '#a89a6a');
  for (let seed = 0; seed < 18; seed++) {
    const away = (seed + random.next()) / 18;
    flyingSeed(
      draft,
      [
        head[0] + h * (0.4 + away * 2.5) + random.between(-0.2, 0.2) * h,
        head[1] - h * away * random.between(-0.3, 1.5),
      ],
      h * random.between(0.12, 0.2),
    );
  }
}

function flyingSeed(draft: Draft, [x, y]: Point, size: number): void {
  stroke(draft, `M${x} ${y} L${x - size * 0.5} ${y + size * 1.1}`, '#8a7a5a', size * 0.13, 0.9);
  oval(draft, [x - size * 0.54, y + size * 1.2], size * 0.12, size * 0.2, '#6a5638');
  for (const ray of [-1, -0.5, 0, 0.5, 1])
    stroke(
      draft,
      `M${x} ${y} L${x + size * (ray + 0.3)} ${y - size * (1 - Math.abs(ray) * 0.4)}`,
      '#ffffff',
      size * 0.1,
      0.95,
    );
}

/** Falls from the palm, and lies on the ground below. */
export function drawGrain(draft: Draft, [x, y]: Point, h: number): void {
  const { random } = draft;
  const from: Point = [x + h * 0.14, y + h * 0.04];
  oval(draft, from, h * 0.13, h * 0.06, '#d8b060');
  for (let grain = 0; grain < 44; grain++) {
    const fall = random.next();
    const low = (-1 - from[1]) * fall;
    const reach = h * (0.2 + random.between(0.1, 1.5) * fall ** 0.6);
    oval(
      draft,
      [from[0] + reach, from[1] + low - h * 0.3 * fall * (1 - fall) * 4],
      0.62,
      0.46,
      random.pick(['#e8c470', '#c8973e', '#f2d890']),
    );
  }
}

/** A bunch of leaves on the palm. */
export function drawOffered(draft: Draft, [x, y]: Point, h: number, isMorsel: boolean): void {
  if (isMorsel) {
    oval(draft, [x + h * 0.2, y - h * 0.1], h * 0.2, h * 0.13, '#a8683a');
    oval(draft, [x + h * 0.16, y - h * 0.14], h * 0.09, h * 0.05, '#d09a64');
    return;
  }
  for (let leaf = 0; leaf < 11; leaf++) {
    const angle = -0.9 + leaf * 0.17;
    const long = h * draft.random.between(0.4, 0.66);
    const tip: Point = [x + h * 0.1 + Math.cos(angle) * long, y + Math.sin(angle) * long];
    limb(draft, [[x + h * 0.04, y], tip], [h * 0.05, h * 0.1], leaf % 2 === 0 ? '#6aa84a' : '#4c8a3c');
  }
}

/** A pole over the shoulder, a bucket on two cords at each end. */
export function drawYoke(draft: Draft, { neck, head: h }: Skeleton): void {
  const [x, y] = [neck[0], neck[1] + h * 0.04];
  for (const side of [-1, 1]) {
    const end = x + side * 46;
    const low = -10;
    const rim = low - 28 * CENTIMETRE;
    for (const aside of [-1, 1])
      stroke(draft, `M${end} ${y + h * 0.34} L${end + aside * 15 * CENTIMETRE} ${rim}`, '#d8c49a', 0.7);
    place(draft, [end, low], 0, CENTIMETRE, paintBucket);
  }
  const bend = `M${x - 51} ${y + h * 0.4} Q${x} ${y - h * 0.36} ${x + 51} ${y + h * 0.4}`;
  stroke(draft, bend, '#7a4c26', h * 0.17);
  stroke(draft, bend, '#c09058', h * 0.06);
}

/** Green and fresh, with their roots down. */
export function drawSeedlings(draft: Draft, [x, y]: Point, h: number): void {
  for (let blade = 0; blade < 9; blade++) {
    const lean = (blade - 4) * 0.09;
    stroke(
      draft,
      `M${x + lean * h * 0.4} ${y + h * 0.24} Q${x + lean * h} ${y - h * 0.2} ${x + lean * h * 2.6} ${y - h * 0.74}`,
      blade % 2 === 0 ? '#7ac04a' : '#4f9a3a',
      h * 0.06,
    );
  }
}

/** Under the arm and behind it, its nose up; from the side it lies along the hip. */
export function drawBoardUnderArm(
  draft: Draft,
  { arms, hips, head: h }: Skeleton,
  look: { isSide: boolean; isSnow: boolean; colour: string | undefined },
): void {
  const paintOne = look.isSnow ? paintSnowboardUpright : paintSurfboardUpright;
  const paint = (pen: Pen): void => paintOne(pen, look.colour);
  const half = (look.isSnow ? 76 : 100) * CENTIMETRE;
  if (look.isSide) {
    place(draft, [hips[0] - half + h * 0.2, hips[1] - h * 0.72], Math.PI / 2 - 0.07, CENTIMETRE, paint);
    return;
  }
  const { middle, end } = arms[1];
  const x = (middle[0] + end[0]) / 2;
  place(draft, [x - 2, look.isSnow ? -10 : -3], 0.1, CENTIMETRE, paint);
}
