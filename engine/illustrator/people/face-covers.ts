// What lies over a whole face: the nose of a clown, a skull, linen, stitches, the beak of a plague doctor. In units of the head.

import { fill, fillBoth, oval, stroke, within, type Draft } from './draft.ts';
import type { FacePaint } from './face-kinds.ts';
import { WHOLE } from './face-paint.ts';
import type { Person } from './person.ts';

type Cover = (draft: Draft, face: string) => void;

/** From the front; `face` is the outline of the face, and the draft is a turned one. */
export function drawOverFace(draft: Draft, { facePaint }: Person, face: string): void {
  if (facePaint !== undefined) FRONT[facePaint]?.(draft, face);
}

/** From the side, looking to the right. */
export function drawOverProfile(draft: Draft, { facePaint }: Person, face: string): void {
  if (facePaint !== undefined) SIDE[facePaint]?.(draft, face);
}

const FRONT: Partial<Record<FacePaint, Cover>> = { clown: clownNose, skull, bandages, stitches, beak };
const SIDE: Partial<Record<FacePaint, Cover>> = {
  clown: (draft) => oval(draft, [39, -34], 7, 7, { from: '#f05a4c', to: '#a81c22', top: -41, bottom: -27 }),
  skull: sideSkull,
  bandages,
  beak: sideBeak,
};

function clownNose(draft: Draft): void {
  oval(draft, [0, -32], 8, 7.6, { from: '#f05a4c', to: '#a81c22', top: -40, bottom: -25 });
  stroke(draft, 'M-3 -36 L-1 -37', '#ffffff', 2, 0.8);
}

/** Bone without skin: deep sockets, no nose, teeth, hollow cheeks. */
function skull(draft: Draft, face: string): void {
  within(draft, face, () => {
    fill(draft, WHOLE, { from: '#f2ecdc', to: '#cfc5ac', top: -96, bottom: 0 });
    fillBoth(draft, 'M34 -40 C24 -38 21 -28 22 -14 C24 -4 30 0 40 4 Z', '#2a2624', 0.55);
  });
  fillBoth(draft, 'M5 -50 C6 -62 24 -64 27 -52 C28 -42 20 -37 13 -39 C7 -41 4 -44 5 -50 Z', '#141116');
  fill(draft, 'M0 -40 C4 -34 6 -29 5 -27 L0 -30 L-5 -27 C-6 -29 -4 -34 0 -40 Z', '#141116');
  fill(draft, 'M-15 -20 C-6 -22 6 -22 15 -20 L13 -9 C6 -6 -6 -6 -13 -9 Z', '#f4eede');
  stroke(draft, 'M-15 -14.6 C-6 -13 6 -13 15 -14.6', '#5a5248', 1.2);
  for (let tooth = -2; tooth <= 2; tooth++)
    stroke(draft, `M${tooth * 5} -21 L${tooth * 4.6} -8`, '#5a5248', 1);
}

/** Strips of linen all over, one eye's breadth left free. */
function bandages(draft: Draft, face: string): void {
  within(draft, face, () => {
    for (const [from, to] of [
      [-100, -92],
      [-90, -84],
      [-80, -76],
      [-70, -72],
      [-34, -38],
      [-24, -28],
      [-14, -12],
      [-4, -6],
    ] as const) {
      fill(draft, `M-44 ${from - 6} L44 ${to - 6} L44 ${to + 6} L-44 ${from + 6} Z`, '#e6dabb');
      stroke(draft, `M-44 ${from + 6} L44 ${to + 6}`, '#a89a78', 1.4);
    }
    stroke(draft, 'M-44 -62 L44 -62 M-44 -42 L44 -44', '#7a6c50', 2, 0.7);
  });
}

/** A scar over the forehead, and a bolt on each side of the neck. */
function stitches(draft: Draft): void {
  stroke(draft, 'M-26 -78 C-12 -84 -2 -80 8 -86', '#5a2a2c', 1.8);
  for (let stitch = 0; stitch < 6; stitch++)
    stroke(
      draft,
      `M${-23 + stitch * 6} ${-84 - stitch * 0.6} L${-21.4 + stitch * 6} ${-76 - stitch * 0.6}`,
      '#3a2024',
      1.4,
    );
  stroke(draft, 'M19 -30 L29 -18', '#5a2a2c', 1.6);
  for (const step of [0, 1, 2])
    stroke(
      draft,
      `M${18 + step * 4.4} ${-24 + step * 4} L${23 + step * 4.4} ${-28 + step * 4}`,
      '#3a2024',
      1.2,
    );
  for (const side of [-1, 1]) {
    fill(draft, `M${side * 17} -4 L${side * 34} -7 L${side * 34} 3 L${side * 17} 4 Z`, '#9aa0a8');
    oval(draft, [side * 35, -2], 3, 7, '#c8ccd4');
  }
}

/** A mask of leather with round glasses and the beak of a bird, its point to the side and down. */
function beak(draft: Draft, face: string): void {
  const leather = { from: '#6a4e38', to: '#33241c', top: -90, bottom: 10 };
  within(draft, face, () => fill(draft, WHOLE, leather));
  for (const x of [-16, 16]) {
    oval(draft, [x, -52], 11.6, 11.6, '#c8a04a');
    oval(draft, [x, -52], 8.8, 8.8, '#1a1a22');
    oval(draft, [x - 3, -55], 2.6, 2.6, '#dfe8f0', 0.8);
  }
  fill(
    draft,
    'M-13 -44 C-8 -50 12 -50 16 -42 C22 -22 38 6 60 30 C30 22 0 6 -12 -16 C-16 -26 -16 -36 -13 -44 Z',
    {
      from: '#8a6848',
      to: '#3f2c20',
      top: -50,
      bottom: 30,
    },
  );
  stroke(draft, 'M-9 -20 C6 2 30 18 58 29', '#2a1c14', 1.6, 0.8);
  stroke(draft, 'M2 -44 C10 -22 30 6 56 26', '#b08a60', 1.6, 0.6);
}

function sideSkull(draft: Draft, face: string): void {
  within(draft, face, () => {
    fill(draft, WHOLE, { from: '#f2ecdc', to: '#cfc5ac', top: -96, bottom: 0 });
    fill(draft, 'M-14 -38 C2 -34 12 -26 12 -12 L-10 -6 Z', '#2a2624', 0.5);
    fill(draft, 'M34 -42 C36 -34 44 -32 44 -28 L33 -27 Z', '#141116');
  });
  fill(draft, 'M14 -50 C16 -62 30 -62 32 -50 C32 -42 26 -38 20 -40 C16 -42 14 -46 14 -50 Z', '#141116');
  fill(draft, 'M18 -21 C24 -23 32 -23 37 -22 L36 -11 C30 -9 24 -10 19 -12 Z', '#f4eede');
  for (let tooth = 0; tooth < 4; tooth++)
    stroke(draft, `M${22 + tooth * 4.4} -22 L${22 + tooth * 4.2} -11`, '#5a5248', 1);
}

function sideBeak(draft: Draft, face: string): void {
  const leather = { from: '#6a4e38', to: '#33241c', top: -90, bottom: 10 };
  within(draft, face, () => fill(draft, 'M-4 -110 L60 -110 L60 10 L-10 10 Z', leather));
  fill(draft, 'M28 -46 C52 -46 84 -22 104 12 C78 -4 50 -10 30 -12 C24 -22 24 -36 28 -46 Z', {
    from: '#8a6848',
    to: '#3f2c20',
    top: -46,
    bottom: 12,
  });
  stroke(draft, 'M30 -22 C56 -20 82 -6 102 11', '#2a1c14', 1.6, 0.8);
  oval(draft, [22, -52], 10, 11, '#c8a04a');
  oval(draft, [22.6, -52], 7.4, 8.4, '#1a1a22');
  oval(draft, [20, -55], 2.2, 2.4, '#dfe8f0', 0.8);
}
