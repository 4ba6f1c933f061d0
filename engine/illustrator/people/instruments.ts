// Instruments in the hands of who plays them: a violin at the chin, a set of drums, a grand piano.

import type { Colour } from '#engine/raster/colour.ts';
import { paintPiano, paintZither } from '../things/crafts.ts';
import { fill, limb, oval, stroke, type Draft, type Point } from './draft.ts';
import type { Limb } from './skeleton.ts';

const WOOD = { light: '#b8652c', dark: '#6e3216' };

/** At the chin, its neck in one hand, the bow in the other. `h` is the height of the head. */
export function drawViolin(draft: Draft, chin: Point, arms: readonly [Limb, Limb], h: number): void {
  const [bowHand, neckHand] = [arms[0].end, arms[1].end];
  const from: Point = [chin[0] + h * 0.12, chin[1] + h * 0.2];
  const [dx, dy] = [neckHand[0] - from[0], neckHand[1] - h * 0.08 - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const along = (distance: number, aside = 0): Point => [
    from[0] + ux * distance * h - uy * aside * h,
    from[1] + uy * distance * h + ux * aside * h,
  ];
  const turn = Math.atan2(uy, ux);
  const scroll = length / h + 0.22;
  limb(draft, [along(0.7), along(scroll)], [h * 0.09, h * 0.07], '#3a2014');
  oval(draft, along(scroll), h * 0.09, h * 0.08, '#3a2014');
  const body = { from: WOOD.light, to: WOOD.dark, top: from[1] - h * 0.4, bottom: from[1] + h * 0.5 };
  const [low, high] = [along(0.26), along(0.78)];
  oval(draft, low, h * 0.36, h * 0.31, body, 1, turn);
  oval(draft, high, h * 0.29, h * 0.25, body, 1, turn);
  const line = (a: Point, b: Point, colour: Colour, width: number): void =>
    stroke(draft, `M${a[0]} ${a[1]} L${b[0]} ${b[1]}`, colour, width, 1);
  for (const side of [-1, 1]) line(along(0.42, side * 0.13), along(0.62, side * 0.1), '#2a120a', h * 0.035);
  line(along(0.1), along(0.52), '#241008', h * 0.07);
  line(along(0.2), along(scroll - 0.04), '#f0e2c4', h * 0.025);
  // The bow crosses the strings where they are free.
  const at = along(0.66);
  const [bx, by] = [at[0] - bowHand[0], at[1] - bowHand[1]];
  const reach = Math.hypot(bx, by) || 1;
  const tip: Point = [
    bowHand[0] + (bx / reach) * (reach + h * 0.9),
    bowHand[1] + (by / reach) * (reach + h * 0.9),
  ];
  line([bowHand[0] - (bx / reach) * h * 0.1, bowHand[1] - (by / reach) * h * 0.1], tip, '#5a3018', h * 0.055);
  line([bowHand[0], bowHand[1] + h * 0.06], [tip[0], tip[1] + h * 0.05], '#f6f0e2', h * 0.028);
}

const SHELL: readonly [Colour, ...Colour[]] = ['#c8382e', '#2f66b8', '#e0a030', '#3a3c48'];

/** Before who sits behind them, from the front. */
export function drawDrums(draft: Draft, h: number): void {
  const shell = draft.random.pick(SHELL);
  const steel = '#9aa2b0';
  const stand = (x: number, top: number): void => {
    limb(
      draft,
      [
        [x, top],
        [x, -2],
      ],
      [h * 0.06, h * 0.07],
      steel,
    );
    for (const foot of [-1, 1])
      limb(
        draft,
        [
          [x, -h * 0.7],
          [x + foot * h * 0.5, 0],
        ],
        [h * 0.05, h * 0.05],
        steel,
      );
  };
  const drum = (x: number, top: number, wide: number, deep: number): void => {
    const half = wide / 2;
    fill(
      draft,
      `M${x - half} ${top} L${x + half} ${top} L${x + half} ${top + deep} C${x + half * 0.5} ${top + deep + wide * 0.14} ${x - half * 0.5} ${top + deep + wide * 0.14} ${x - half} ${top + deep} Z`,
      { from: shell, to: '#1c1620', top: top - h * 0.2, bottom: top + deep * 2.2 },
    );
    oval(draft, [x, top], half, wide * 0.16, '#f2ecdf');
    stroke(
      draft,
      `M${x - half} ${top} C${x - half} ${top + wide * 0.2} ${x + half} ${top + wide * 0.2} ${x + half} ${top}`,
      steel,
      h * 0.06,
      1,
    );
  };
  const cymbal = (x: number, y: number, tilt: number): void => {
    stand(x, y);
    oval(
      draft,
      [x, y],
      h * 0.92,
      h * 0.13,
      { from: '#ffe9a0', to: '#a8782a', top: y - h * 0.14, bottom: y + h * 0.14 },
      1,
      tilt,
    );
  };
  cymbal(-h * 2.35, -h * 4, -0.12);
  cymbal(h * 2.35, -h * 4, 0.12);
  for (const x of [-h * 1.72, h * 1.72]) {
    stand(x, -h * 2);
    drum(x, -h * 2.25, h * 1.2, h * 0.8);
  }
  drum(-h * 0.66, -h * 2.85, h * 1.1, h * 0.7);
  drum(h * 0.66, -h * 2.85, h * 1.1, h * 0.7);
  // The large one shows its skin.
  oval(draft, [0, -h * 1.12], h * 1.16, h * 1.14, {
    from: shell,
    to: '#1c1620',
    top: -h * 2.4,
    bottom: h * 0.6,
  });
  oval(draft, [0, -h * 1.12], h * 0.98, h * 0.96, { from: '#fbf6ea', to: '#d8cdb8', top: -h * 2, bottom: 0 });
  oval(draft, [0, -h * 1.12], h * 0.3, h * 0.3, shell, 0.5);
}

/** Over the hands. */
export function drawSticks(draft: Draft, arms: readonly [Limb, Limb], h: number): void {
  for (const [index, { end }] of arms.entries()) {
    const inward = index === 0 ? 1 : -1;
    limb(
      draft,
      [
        [end[0] - inward * h * 0.16, end[1] - h * 0.12],
        [end[0] + inward * h * 0.62, end[1] + h * 0.42],
      ],
      [h * 0.07, h * 0.06],
      '#d8b07a',
    );
  }
}

/** Before who sits behind it: its strings are under the hands. */
export function drawZither(draft: Draft, arms: readonly [Limb, Limb], h: number): void {
  const { brush } = draft;
  const across = (h * 4.6) / 172;
  const [far, near] = arms;
  const hands = (far.end[1] + near.end[1]) / 2;
  // Its strings lie 36 units high.
  const up = Math.max(across, -hands / 36);
  brush.save();
  brush.scale(across, up);
  paintZither({ ...draft, isSnowy: false });
  brush.restore();
}

/** How far before the feet its keys begin, and how high they are, in the units of a figure. */
const KEYS: Point = [17, -36];

/** From the side of its keys; the lid is open. */
export function drawGrandPiano(draft: Draft): void {
  const { brush } = draft;
  const [long, high] = [0.84, 1.08];
  brush.save();
  // Its drawing has the keys at the right, 28 to 36 units high.
  brush.translate(KEYS[0] + 90 * long, KEYS[1] + 34 * high);
  brush.scale(-long, high);
  paintPiano({ ...draft, isSnowy: false });
  brush.restore();
}
