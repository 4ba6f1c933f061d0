// Games with a ball: a goal with its net, a hoop, a net across the ground, pins; and the balls.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { paintBasketball, paintHoop } from '../things/pastimes.ts';
import { deep, fill, limb, oval, stroke, type Draft, type Point } from './draft.ts';
import type { FeatThings } from './feat-thing.ts';
import { drawRacket } from './sport-gear.ts';

/** White, with dark fields. */
export function drawFootball(draft: Draft, [x, y]: Point, size: number): void {
  oval(draft, [x, y], size, size, { from: '#ffffff', to: '#c2c6d2', top: y - size, bottom: y + size });
  const field = (dx: number, dy: number, r: number): void => {
    const corner = (at: number): string => {
      const angle = (at / 5) * 6.283 - 1.57;
      return `${x + dx * size + Math.cos(angle) * r * size} ${y + dy * size + Math.sin(angle) * r * size}`;
    };
    fill(draft, `M${corner(0)} L${corner(1)} L${corner(2)} L${corner(3)} L${corner(4)} Z`, '#26282f');
  };
  field(0, 0.04, 0.36);
  for (const [dx, dy] of [
    [-0.72, -0.36],
    [0.72, -0.36],
    [-0.46, 0.74],
    [0.46, 0.74],
  ] as const)
    field(dx, dy, 0.19);
}

function basketball({ brush, ...draft }: Draft, [x, y]: Point, size: number): void {
  brush.save();
  brush.translate(x, y);
  brush.scale(size / 10, size / 10);
  paintBasketball({ ...draft, brush, isSnowy: false });
  brush.restore();
}

/** Where the foot meets the ball, and how far ahead and up it is seen at most; so small is it there. */
const [MET, AFAR, HIGH, SMALL] = [34, 118, 62, 0.45] as const;

/**
 * Where a ball is a part of a stroke after it was kicked: off into the distance, where it is seen smaller, and back along
 * the ground to the foot that is swung again.
 */
function flightOf(size: number, stride: number): { at: Point; part: number } {
  const isBack = stride > 0.5;
  const away = isBack ? (1 - stride) * 2 : stride * 2;
  const part = 1 - (1 - SMALL) * away;
  // In the distance the ground is higher in the image.
  const ground = -18 * away - size * part;
  const up = isBack ? 0 : Math.sin(Math.min(1, away) * Math.PI) * HIGH + 10 * (1 - away);
  return { at: [MET + (AFAR - MET) * away, ground - up], part };
}

/** Where a ball came along. */
function speed(draft: Draft, [x, y]: Point, back: Point, size: number): void {
  for (const aside of [-0.6, 0, 0.6])
    stroke(
      draft,
      `M${x + back[0] * 1.4 - back[1] * aside * 0.12} ${y + back[1] * 1.4 + aside * size} L${x + back[0] * 3} ${y + back[1] * 3 + aside * size}`,
      '#ffffff',
      size * 0.12,
      0.6,
    );
}

/** Seen from before: posts and bar, the net behind them. */
function goal(draft: Draft): void {
  const net = (path: string): void => stroke(draft, path, '#f2f4f6', 0.5, 0.7);
  for (let x = -92; x <= 96; x += 8) net(`M${x} -90 L${x * 0.94} -4`);
  for (let y = -84; y < 0; y += 8) net(`M-92 ${y} C-40 ${y + 3} 40 ${y + 3} 96 ${y}`);
  for (const x of [-94, 98])
    limb(
      draft,
      [
        [x, 1],
        [x, -92],
      ],
      [4, 4],
      '#f6f6f8',
    );
  limb(
    draft,
    [
      [-94, -92],
      [98, -92],
    ],
    [4, 4],
    { from: '#ffffff', to: '#c8ccd6', top: -94, bottom: -90 },
  );
}

/** A post with the net from it into the distance. */
function courtNet(draft: Draft): void {
  for (let x = 42; x <= 92; x += 6) stroke(draft, `M${x} -104 L${x} -64`, '#f4f4f0', 0.5, 0.8);
  for (let y = -100; y <= -64; y += 6) stroke(draft, `M42 ${y} L92 ${y}`, '#f4f4f0', 0.5, 0.8);
  fill(draft, 'M42 -107 L92 -107 L92 -102 L42 -102 Z', '#f8f8f4');
  limb(
    draft,
    [
      [92, 2],
      [92, -110],
    ],
    [3.4, 3.4],
    { from: '#e2b53a', to: '#a87a20', top: -110, bottom: 0 },
  );
}

function volleyball(draft: Draft, [x, y]: Point, size: number): void {
  oval(draft, [x, y], size, size, { from: '#fff6d8', to: '#e0a83a', top: y - size, bottom: y + size });
  for (const [from, to] of [
    [-0.9, 0.5],
    [-0.3, 0.95],
  ] as const)
    stroke(
      draft,
      `M${x + from * size} ${y - size * 0.4} C${x} ${y - size * 0.2} ${x + size * 0.2} ${y + size * 0.3} ${x + to * size * 0.5} ${y + size * 0.9}`,
      '#3f6ab0',
      size * 0.16,
      0.9,
    );
}

function pins(draft: Draft): void {
  for (const [x, y] of [
    [86, -6],
    [98, -6],
    [80, -2],
    [92, -2],
    [86, 2],
  ] as const) {
    fill(
      draft,
      `M${x - 3} ${y} C${x - 6} ${y - 10} ${x - 2} ${y - 14} ${x - 2.4} ${y - 19} C${x - 3.4} ${y - 25} ${x + 3.4} ${y - 25} ${x + 2.4} ${y - 19} C${x + 2} ${y - 14} ${x + 6} ${y - 10} ${x + 3} ${y} Z`,
      { from: '#ffffff', to: '#c4c6d0', top: y - 24, bottom: y },
    );
    stroke(draft, `M${x - 2.2} ${y - 17} L${x + 2.2} ${y - 17}`, '#d03a34', 1);
  }
}

function bowlingBall(draft: Draft, [x, y]: Point, size: number, colour: Colour): void {
  oval(draft, [x, y], size, size, {
    from: mix(colour, '#ffffff', 0.3),
    to: deep(colour, 0.4),
    top: y - size,
    bottom: y + size,
  });
  for (const [dx, dy] of [
    [0.2, -0.5],
    [0.5, -0.4],
    [0.4, -0.15],
  ] as const)
    oval(draft, [x + dx * size, y + dy * size], size * 0.1, size * 0.1, '#15161c');
}

export const BALL_THINGS = {
  kick: {
    before: (draft, { legs, head: h }, { age, stride }) => {
      const size = h * (age === 'child' ? 0.28 : 0.42);
      if (stride !== undefined) {
        const { at, part } = flightOf(size, stride);
        drawFootball(draft, at, size * part);
        return;
      }
      const [x, y] = legs[1].end;
      const at: Point = [x + h * 0.9, y - h * 0.3];
      speed(draft, at, [-size * 0.9, size * 0.3], size);
      drawFootball(draft, at, size);
    },
  },
  keeper: {
    behind: (draft) => goal(draft),
    before: (draft, { arms, head: h }, { hands }) => {
      if (hands?.isWithoutBall) return;
      const [x, y] = arms[1].end;
      drawFootball(draft, [x + h * 0.5, y + h * 0.1], h * 0.44);
    },
  },
  dribble: {
    behind: ({ brush, ...draft }) => {
      brush.save();
      brush.translate(104, 2);
      paintHoop({ ...draft, brush, isSnowy: false });
      brush.restore();
    },
    before: (draft, { arms, head: h }, { age, stride }) => {
      const [x, y] = arms[1].end;
      const size = h * (age === 'child' ? 0.28 : 0.42);
      if (stride !== undefined) {
        // The ground gives it back as fast as the hand threw it down.
        const fallen = 1 - (1 - Math.sin(stride * Math.PI)) ** 1.3;
        const top = y + size * 1.1;
        basketball(draft, [x + size * 0.3, top + (-size - top) * fallen], size);
        return;
      }
      const ball: Point = [x + size * 0.3, y * 0.46];
      stroke(
        draft,
        `M${ball[0] - 4} ${y + size * 0.6} L${ball[0] - 4} ${ball[1] - size * 1.2}`,
        '#ffffff',
        0.8,
        0.6,
      );
      stroke(
        draft,
        `M${ball[0] + 4} ${y + size * 0.6} L${ball[0] + 4} ${ball[1] - size * 1.2}`,
        '#ffffff',
        0.8,
        0.6,
      );
      basketball(draft, ball, size);
    },
  },
  spike: {
    behind: (draft, _, { hands }) => {
      if (hands?.isWithoutBall !== true) courtNet(draft);
    },
    before: (draft, { arms, head: h }, { hands }) => {
      if (hands?.isWithoutBall === true) return;
      const [x, y] = arms[1].end;
      volleyball(draft, [x + h * 0.6, y - h * 0.2], h * 0.4);
    },
  },
  'tennis-serve': {
    before: (draft, { arms, head: h }, { stride = 0 }) => {
      drawRacket(draft, arms[1], h);
      const [x, y] = arms[stride > 0.3 ? 1 : 0].end;
      // Hit at the half of a stroke, and gone; then the hand throws up the next.
      const hit = stride > 0.3 ? Math.min(1, (stride - 0.3) * 4) : 0;
      if (stride > 0.6 && stride < 0.8) return;
      const at: Point =
        stride > 0.3 && stride < 0.8 ? [x + h * (1 + hit * 5), y - h] : [x + h * 0.2, y - h * 1.3];
      oval(draft, at, h * 0.14, h * 0.14, '#d8ec3a');
    },
  },
  bowl: {
    behind: (draft) => {
      fill(draft, 'M20 3 L110 3 L98 -8 L30 -8 Z', { from: '#e2b878', to: '#b07a3c', top: -8, bottom: 3 });
      pins(draft);
    },
    before: (draft, { arms, head: h }) => {
      const [x, y] = arms[1].end;
      bowlingBall(draft, [x + h * 0.5, Math.min(y + h * 0.5, -h * 0.5)], h * 0.48, '#4a3a9a');
    },
  },
} satisfies Record<string, FeatThings>;
