// What people have in their hands or sit on for pleasure: knitting, a camera, a swing. `h` is the height of the head.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { STRIDES } from '../things/strides.ts';
import { fill, limb, oval, stroke, type Draft, type Point } from './draft.ts';
import type { Limb, Skeleton } from './skeleton.ts';

const YARNS: readonly [Colour, ...Colour[]] = ['#c8483c', '#3f7fb8', '#e0a848', '#7a9a5a', '#b06a9a'];

/** Two needles between the hands, and what has come of them so far. */
export function drawKnitting(
  draft: Draft,
  [one, other]: readonly [Limb, Limb],
  h: number,
  yarn: Colour = draft.random.pick(YARNS),
): void {
  const [x, y] = [(one.end[0] + other.end[0]) / 2, Math.min(one.end[1], other.end[1])];
  fill(
    draft,
    `M${x - h * 0.42} ${y - h * 0.06} L${x + h * 0.42} ${y - h * 0.06} C${x + h * 0.5} ${y + h * 0.5} ${x + h * 0.46} ${y + h} ${x + h * 0.38} ${y + h * 1.24} C${x + h * 0.1} ${y + h * 1.32} ${x - h * 0.2} ${y + h * 1.3} ${x - h * 0.44} ${y + h * 1.2} C${x - h * 0.48} ${y + h * 0.8} ${x - h * 0.5} ${y + h * 0.4} ${x - h * 0.42} ${y - h * 0.06} Z`,
    { from: mix(yarn, '#ffffff', 0.18), to: mix(yarn, '#20101c', 0.28), top: y, bottom: y + h * 1.3 },
  );
  for (let row = 0; row < 6; row++)
    stroke(
      draft,
      `M${x - h * 0.42} ${y + h * (0.1 + row * 0.19)} C${x - h * 0.14} ${y + h * (0.16 + row * 0.19)} ${x + h * 0.14} ${y + h * (0.04 + row * 0.19)} ${x + h * 0.4} ${y + h * (0.12 + row * 0.19)}`,
      mix(yarn, '#ffffff', 0.4),
      h * 0.03,
      0.5,
    );
  for (const side of [-1, 1])
    limb(
      draft,
      [
        [x - side * h * 0.62, y - h * 0.34],
        [x + side * h * 0.5, y + h * 0.1],
      ],
      [h * 0.05, h * 0.06],
      '#e8d2a4',
    );
}

/** Before the mouth: the eyes look over it. */
export function drawCamera(draft: Draft, [x, y]: Point, h: number, isSide: boolean): void {
  const [middle, up] = [x + h * (isSide ? 0.62 : 0), y - h * 0.1];
  const body = { from: '#4a4c56', to: '#1c1c24', top: up - h * 0.3, bottom: up + h * 0.3 };
  const half = h * (isSide ? 0.2 : 0.44);
  fill(
    draft,
    `M${middle - half} ${up - h * 0.24} L${middle - h * 0.16} ${up - h * 0.24} L${middle - h * 0.1} ${up - h * 0.36} L${middle + h * 0.1} ${up - h * 0.36} L${middle + h * 0.16} ${up - h * 0.24} L${middle + half} ${up - h * 0.24} L${middle + half} ${up + h * 0.26} L${middle - half} ${up + h * 0.26} Z`,
    body,
  );
  stroke(
    draft,
    `M${middle - half} ${up - h * 0.12} L${middle + half} ${up - h * 0.12}`,
    '#b8bcc8',
    h * 0.04,
    0.8,
  );
  if (isSide) {
    limb(
      draft,
      [
        [middle + half, up + h * 0.02],
        [middle + half + h * 0.3, up + h * 0.02],
      ],
      [h * 0.34, h * 0.3],
      '#2a2a34',
    );
    return;
  }
  oval(draft, [middle, up + h * 0.03], h * 0.21, h * 0.21, '#b8bcc8');
  oval(draft, [middle, up + h * 0.03], h * 0.17, h * 0.17, {
    from: '#5a78a8',
    to: '#141a2c',
    top: up - h * 0.14,
    bottom: up + h * 0.2,
  });
  oval(draft, [middle - h * 0.06, up - h * 0.03], h * 0.05, h * 0.04, '#ffffff', 0.8);
}

/** How high its beam is, in the units of a figure. */
const BEAM = -132;

/** A beam on two pairs of legs. */
export function drawSwingFrame(draft: Draft): void {
  const wood = '#9a6a40';
  for (const side of [-1, 1])
    for (const foot of [26, 54])
      limb(
        draft,
        [
          [side * 34, BEAM],
          [side * foot, 0],
        ],
        [2.6, 3.4],
        mix(wood, '#20141c', foot < 40 ? 0.35 : 0.1),
      );
  limb(
    draft,
    [
      [-38, BEAM],
      [38, BEAM],
    ],
    [4, 4],
    wood,
  );
}

/** Ropes from the beam down to the hands and on to the board. */
export function drawSwingSeat(draft: Draft, { hips, arms, head: h }: Skeleton): void {
  const seat = hips[1] + h * 0.24;
  for (const { end } of arms) {
    const x = end[0];
    stroke(draft, `M${x} ${BEAM} L${x} ${end[1]} L${x * 0.94} ${seat}`, '#d8c49a', 1.1, 1);
  }
  const reach = Math.max(...arms.map(({ end }) => Math.abs(end[0])));
  fill(
    draft,
    `M${-reach - 2} ${seat - 1.6} L${reach + 2} ${seat - 1.6} L${reach + 2} ${seat + 2.2} L${-reach - 2} ${seat + 2.2} Z`,
    { from: '#b98350', to: '#6e4426', top: seat - 2, bottom: seat + 3 },
  );
}

/** How much larger somebody is who swings toward the viewer, and how much higher at both ends. */
const NEARER = 0.07;
const HIGHER = 0.06;

/** Brings what hangs from the beam to where it is: behind at the first moment of a video, before it at the last of `STRIDES`. */
export function swingTo({ brush }: Draft, moment: number | undefined): void {
  const ahead = moment === undefined ? 0 : (moment * STRIDES * 2) / (STRIDES - 1) - 1;
  const near = 1 + NEARER * ahead;
  brush.translate(0, BEAM);
  brush.scale(near, near * (1 - HIGHER * ahead ** 2));
  brush.translate(0, -BEAM);
}

/** Red and round, with a cuff. */
export function drawGlove(draft: Draft, [x, y]: Point, h: number): void {
  limb(
    draft,
    [
      [x, y + h * 0.26],
      [x, y + h * 0.12],
    ],
    [h * 0.34, h * 0.36],
    '#f2ece4',
  );
  oval(draft, [x, y - h * 0.1], h * 0.31, h * 0.3, {
    from: '#ee5a48',
    to: '#9c1f24',
    top: y - h * 0.42,
    bottom: y + h * 0.2,
  });
  oval(draft, [x - h * 0.08, y - h * 0.22], h * 0.1, h * 0.06, '#ffffff', 0.4, -0.4);
}
