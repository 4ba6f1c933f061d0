// Heads of animals on four legs, in profile to the left: around the middle of the skull, turned as far as the muzzle is up.

import { fill, limb, oval, type Draft, type Paint, type Point } from '../people/draft.ts';
import { mix, type Colour } from '#engine/raster/colour.ts';
import { drawHorns, hornReach } from './four-legged-horns.ts';
import type { Bearing, Build, HeadBuild } from './four-legged-build.ts';

/** How far a head reaches from the middle of its skull. */
export function headReach(
  { size, muzzle, ears, antlers, horns }: HeadBuild,
  raised: number,
): { out: number; up: number } {
  const turn = (raised * Math.PI) / 180;
  const nose = size * 0.62 + muzzle + size * 0.2;
  const ear =
    size *
    (ears === 'large'
      ? 2.3
      : ears === 'tufted'
        ? 2.6
        : ears === 'prick'
          ? 1.95
          : ears === 'small'
            ? 1.9
            : ears === 'leaf'
              ? 1.85
              : 1.35);
  const up = Math.max(Math.sin(turn) * nose + size * 0.5, Math.cos(turn) * ear);
  return {
    out: Math.max(Math.cos(turn) * nose + size * 0.2, size),
    up: antlers ? size * 4.6 : horns ? Math.max(up, size * hornReach(horns)) : up,
  };
}

export function drawBeastHead(
  draft: Draft,
  build: Build,
  [x, y]: Point,
  { raised = 0, open }: Bearing,
): void {
  const { brush } = draft;
  const { head, coat, under } = build;
  brush.save();
  brush.translate(x, y);
  brush.rotate(((raised - (head.droop ?? 0)) * Math.PI) / 180);
  brush.scale(head.size / 10, head.size / 10);
  const muzzle = (head.muzzle / head.size) * 10;
  const tip = (head.tip / head.size) * 10;
  const nose: Point = [-6.2 - muzzle, 2.6];
  if (head.antlers) drawAntlers(draft, true);
  if (head.horns) drawHorns(draft, head.horns, true);
  drawEar(draft, build, true);
  if (open) drawJaw(draft, build, nose, tip);
  const top = { from: mix(coat, '#ffffff', 0.16), to: mix(coat, '#2a1826', 0.16), top: -10, bottom: 10 };
  oval(draft, [0, 0], 10.4, 9.6, top);
  if (head.isBlunt) drawBlunt(draft, nose, tip, top);
  else limb(draft, [[-2, 2], [-6, 2.4], nose], [13, 10, tip], top);
  if (head.hasTeeth) drawTeeth(draft, nose, tip);
  if (head.beard !== undefined) drawBeard(draft, head.beard, nose);
  drawMarks(draft, build, nose, tip);
  // The lip, from under the nose to the cheek.
  const lip = mix(under, '#2a1826', 0.62);
  if (!open)
    limb(
      draft,
      [
        [nose[0] + 0.6, nose[1] + tip * 0.3],
        [nose[0] * 0.6, 5.4],
        [-4, 5.6],
      ],
      [0.4, 0.7, 0.3],
      lip,
    );
  if (build.isTigerStriped && build.stripes !== undefined) stripeFace(draft, build.stripes);
  if (head.eyePatch !== undefined) oval(draft, [-4.4, -1.4], 2.9, 3.5, head.eyePatch, 1, 0.6);
  drawNose(draft, build, nose, tip);
  if (head.hasWhiskers) drawWhiskers(draft, nose);
  if (head.tusks) drawTusk(draft, nose, tip);
  drawEye(draft, head.eye ?? '#3a2416', open === true);
  drawEar(draft, build, false);
  if (head.antlers) drawAntlers(draft, false);
  if (head.horns) drawHorns(draft, head.horns, false);
  brush.restore();
}

/** On the brow, and around the cheek. */
function stripeFace(draft: Draft, colour: Colour): void {
  for (const [from, middle, to] of [
    [
      [-5.6, -7.4],
      [-3.4, -6],
      [-2.4, -4.6],
    ],
    [
      [-2.6, -9],
      [-0.4, -6.8],
      [0.4, -4.6],
    ],
    [
      [1.4, -9.2],
      [3.2, -6.2],
      [3, -3.6],
    ],
    [
      [7.6, -5.4],
      [5.4, -2.4],
      [2.4, -1],
    ],
    [
      [9.4, -0.6],
      [6, 1.6],
      [2.8, 1.4],
    ],
    [
      [8.6, 4.4],
      [5.6, 5],
      [3.2, 4],
    ],
  ] as const)
    limb(draft, [from, middle, to], [1.7, 1.2, 0.3], colour);
}

function drawEye(draft: Draft, iris: Colour, isShut: boolean): void {
  if (isShut) {
    // Who howls shuts the eyes.
    limb(
      draft,
      [
        [-6, -1.6],
        [-4.2, -0.9],
        [-2.4, -1.8],
      ],
      [0.5, 0.9, 0.5],
      '#221820',
    );
    return;
  }
  oval(draft, [-4, -2], 1.75, 1.55, '#1c141a', 1, 0.2);
  oval(draft, [-4.1, -2], 1.25, 1.2, iris);
  oval(draft, [-4.2, -2], 0.8, 0.85, '#120c10');
  oval(draft, [-4.6, -2.6], 0.42, 0.42, '#ffffff');
}

/** Leather at its tip; of horses and deer the whole end is dark and has nostrils. */
function drawNose(draft: Draft, { head, hasHooves }: Build, [x, y]: Point, tip: number): void {
  const leather = head.nose ?? '#1e1a20';
  if (head.isBlunt) {
    oval(draft, [x - tip * 0.18, y - tip * 0.4], tip * 0.2, tip * 0.14, leather);
    oval(draft, [x - tip * 0.24, y - tip * 0.42], tip * 0.06, tip * 0.06, '#140e10');
    return;
  }
  if (head.hasSnout) {
    oval(draft, [x - tip * 0.34, y], tip * 0.22, tip * 0.5, mix(leather, '#ffffff', 0.12));
    for (const dy of [-0.16, 0.14])
      oval(draft, [x - tip * 0.38, y + tip * dy], tip * 0.07, tip * 0.11, '#140e10');
    return;
  }
  if (hasHooves) {
    oval(draft, [x - tip * 0.12, y + tip * 0.02], tip * 0.42, tip * 0.46, mix(leather, '#ffffff', 0.1), 0.9);
    oval(draft, [x - tip * 0.26, y - tip * 0.1], tip * 0.1, tip * 0.15, '#140e10', 1, 0.5);
    return;
  }
  const size = head.leather ?? (head.hasWhiskers ? 0.62 : 1);
  const [cx, cy] = [x - tip * (head.hasWhiskers ? 0.36 : 0.2), y - tip * 0.24];
  oval(draft, [cx, cy], tip * 0.36 * size, tip * 0.3 * size, leather);
  oval(
    draft,
    [cx - tip * 0.06, cy - tip * 0.1 * size],
    tip * 0.13 * size,
    tip * 0.07 * size,
    '#ffffff',
    0.45,
  );
}

function drawBlunt(draft: Draft, [x, y]: Point, tip: number, paint: Paint): void {
  const [top, bottom, end] = [y - tip * 0.62, y + tip * 0.46, x - tip * 0.34];
  fill(
    draft,
    `M1 -8 C-4 -8.6 ${x + 6} ${top - 1.4} ${x + 1} ${top} C${end + 1} ${top + 1} ${end} ${top + 3} ${end} ${y} C${end} ${bottom - 1} ${x + 1} ${bottom} ${x + 5} ${bottom} C-6 ${bottom + 1} -2 9 2 9 Z`,
    paint,
  );
}

/** Two of the upper jaw. */
function drawTeeth(draft: Draft, [x, y]: Point, tip: number): void {
  fill(
    draft,
    `M${x + tip * 0.1} ${y + tip * 0.2} L${x + tip * 0.46} ${y + tip * 0.2} L${x + tip * 0.42} ${y + tip * 0.72} L${x + tip * 0.14} ${y + tip * 0.72} Z`,
    '#f6f0e0',
  );
}

/** Out of the lower jaw, and up. */
function drawTusk(draft: Draft, [x]: Point, tip: number): void {
  limb(
    draft,
    [
      [x * 0.72, 6.4],
      [x * 0.8, 3],
      [x * 0.76, -tip * 0.2],
    ],
    [2.2, 1.9, 0.4],
    '#f4ecd8',
  );
}

function drawBeard(draft: Draft, hair: Colour, [x]: Point): void {
  for (const part of [0, 0.25, 0.5, 0.75, 1])
    limb(
      draft,
      [
        [x * 0.5 + part * 5, 5],
        [x * 0.46 + part * 5, 10],
        [x * 0.44 + part * 4, 15 - Math.abs(part - 0.5) * 7],
      ],
      [3.4, 2.6, 0.4],
      mix(hair, '#2a1826', part * 0.2),
    );
}

function drawWhiskers(draft: Draft, [x, y]: Point): void {
  for (const [rise, long] of [
    [-2.4, 9],
    [0, 10],
    [2.4, 9],
  ] as const)
    limb(
      draft,
      [
        [x + 2.6, y + 1 + rise * 0.2],
        [x + 2.6 + long * 0.5, y + 1.6 + rise * 0.8],
        [x + 2.6 + long, y + 2.8 + rise * 1.3],
      ],
      [0.34, 0.26, 0.1],
      '#f6f0e8',
    );
}

/** The lower jaw hangs; tongue and dark of the mouth are before it. */
function drawJaw(draft: Draft, { coat, under }: Build, nose: Point, tip: number): void {
  const jaw = mix(under, coat, 0.25);
  const end: Point = [nose[0] * 0.66, 10.6];
  fill(draft, `M${nose[0] + 1} 4 L-2 3 L-2.6 8 L${end[0]} ${end[1]} Z`, '#4a1420');
  limb(
    draft,
    [
      [-3.4, 7],
      [end[0] * 0.7, 8.4],
      [end[0] + 1, 9.4],
    ],
    [2.2, 2.6, 1.6],
    '#e0707c',
  );
  limb(draft, [[-2, 7.6], [end[0] * 0.6, 9.6], end], [5, 3.4, tip * 0.34], {
    from: jaw,
    to: mix(jaw, '#2a1826', 0.26),
    top: 5,
    bottom: 12,
  });
}

/** What is pale of a face: cheek, lower muzzle; what is dark of a masked one. */
function drawMarks(draft: Draft, { under, head }: Build, nose: Point, tip: number): void {
  const pale = { from: mix(under, '#ffffff', 0.1), to: mix(under, '#2a1826', 0.2), top: -2, bottom: 10 };
  limb(
    draft,
    [
      [nose[0] + tip * 0.1, nose[1] + tip * 0.14],
      [-5.5, 4.6],
      [0.5, 5.6],
    ],
    [tip * 0.62, 6.2, 6.8],
    pale,
  );
  if (head.mask === undefined) return;
  limb(
    draft,
    [
      [-8.6, -1.6],
      [-5.4, -5],
      [2, -7.4],
      [6.6, -4],
    ],
    [2.2, 4.4, 5.2, 5],
    head.mask,
  );
  oval(draft, [-4.6, -4.6], 1.6, 0.9, mix(under, '#ffffff', 0.2), 1, 0.5);
}

function drawEar(draft: Draft, { coat, under, head }: Build, isFar: boolean): void {
  const tone = mix(head.ear ?? head.mask ?? coat, '#2a1826', isFar ? 0.36 : 0.08);
  const inner = mix(under, '#b06a6a', 0.4);
  const shift = isFar ? -3.6 : 0;
  const paint = { from: tone, to: mix(tone, '#2a1826', 0.2), top: -20, bottom: 2 };
  if (head.ears === 'round') {
    oval(draft, [4.4 + shift, -8.2], 3.5, 3.7, paint);
    if (!isFar) oval(draft, [4, -7.8], 1.9, 2.1, mix(tone, '#2a1826', 0.4));
  } else if (head.ears === 'tiny') {
    oval(draft, [5 + shift, -7], 2.3, 2.5, paint);
    if (!isFar) oval(draft, [4.8, -6.8], 1.2, 1.4, mix(tone, '#2a1826', 0.4));
  } else if (head.ears === 'drop') {
    if (isFar) return;
    fill(
      draft,
      'M-0.6 -8.6 C3 -10.6 8.4 -8.6 9.6 -3 C10.6 2 9.4 8.4 6.2 9.6 C3 9.6 2.6 4 1.6 0 C1 -3.4 -0.6 -5.4 -0.6 -8.6 Z',
      { ...paint, from: mix(tone, '#2a1826', 0.16) },
    );
  } else if (head.ears === 'leaf') {
    fill(
      draft,
      `M${3 + shift} -7 C${5 + shift} -12 ${12 + shift} -14 ${16 + shift} -12 C${15 + shift} -7 ${10 + shift} -4 ${6 + shift} -4 Z`,
      paint,
    );
    if (!isFar) fill(draft, 'M6 -7.4 C8 -10 11.6 -11.6 14 -11 C13 -8 10 -6 7.4 -5.8 Z', inner);
  } else if (head.ears === 'small') {
    fill(
      draft,
      `M${2 + shift} -8 C${2 + shift} -13 ${4 + shift} -17 ${7 + shift} -19 C${10 + shift} -15 ${10 + shift} -10 ${7.6 + shift} -6 Z`,
      paint,
    );
    if (!isFar) fill(draft, 'M4 -9 C4 -12.6 5.4 -15 7 -16.4 C8.4 -13.6 8.4 -10.6 6.8 -8 Z', inner);
  } else {
    const up = head.ears === 'large' ? -22.4 : -18.6;
    fill(
      draft,
      `M${-2.4 + shift} -7.2 C${-1.6 + shift} -12 ${1 + shift} ${up + 3} ${3.6 + shift} ${up} C${7 + shift} ${up + 4} ${9 + shift} -10 ${8.6 + shift} -3.6 Z`,
      paint,
    );
    if (!isFar)
      fill(draft, `M0.4 -8.4 C1 -12 2.6 ${up + 5} 3.8 ${up + 3.4} C5.6 ${up + 6} 6.6 -10 6.4 -6 Z`, inner);
    if (head.ears === 'tufted')
      limb(
        draft,
        [
          [3.6 + shift, up + 3],
          [4.6 + shift, up - 6.4],
        ],
        [2.2, 0.3],
        '#241c1e',
      );
  }
}

/** Two beams that bend back and up, with tines before them. */
function drawAntlers(draft: Draft, isFar: boolean): void {
  const bone = isFar ? '#7a5c40' : '#b8946a';
  const shift = isFar ? -4 : 0;
  const at = (x: number, y: number): Point => [x + shift, y];
  limb(draft, [at(2, -8), at(8, -19), at(7, -31), at(-1, -43)], [2.6, 2.3, 1.9, 0.9], bone);
  for (const [from, to] of [
    [at(4.6, -13), at(-6, -19)],
    [at(8, -22), at(16, -29)],
    [at(7.4, -29), at(-3, -34)],
    [at(4.4, -37), at(11, -44)],
  ] as const)
    limb(draft, [from, to], [1.7, 0.8], bone);
}
