// Spread wings of birds, feather by feather.

import { limb, type Draft, type Point } from '../people/draft.ts';
import { mix, type Colour } from '#engine/raster/colour.ts';

export type Wing = {
  /** Where it leaves the body, where it bends, where its longest feather ends. */
  shoulder: Point;
  wrist: Point;
  tip: Point;
  /** How deep it is at the arm. */
  chord: number;
  /** Towards the tail, as a vector of length one. */
  trailing: Point;
};

export type WingColours = {
  wing: Colour;
  /** Of the outermost feathers. */
  tips: Colour;
  /** Of the feathers along the arm, where they are others than the arm. */
  edge?: Colour;
  /** Gaps between the outermost feathers: of those that soar. */
  isFingered?: true;
};

const between = (a: Point, b: Point, part: number): Point => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
];

/** `isFar`: behind the body, in its shade. */
export function drawWing(draft: Draft, wing: Wing, colours: WingColours, isFar: boolean): void {
  const { shoulder, wrist, tip, chord, trailing } = wing;
  const shade = (colour: Colour): Colour => mix(colour, '#2a2440', isFar ? 0.24 : 0);
  const reach = Math.hypot(tip[0] - wrist[0], tip[1] - wrist[1]);
  const outward: Point = [(tip[0] - wrist[0]) / reach, (tip[1] - wrist[1]) / reach];
  const quill = chord * (colours.isFingered ? 0.26 : 0.32);
  // Along the arm, from the body outwards.
  for (let at = 0; at <= 6; at++) {
    const root = between(shoulder, wrist, at / 6);
    const long = chord * (0.92 + 0.1 * Math.sin((at / 6) * Math.PI));
    const end: Point = [root[0] + trailing[0] * long, root[1] + trailing[1] * long];
    const tone = mix(shade(colours.edge ?? colours.wing), '#1c1828', at % 2 === 0 ? 0.05 : 0.13);
    limb(draft, [root, between(root, end, 0.6), end], [quill, quill * 1.1, quill * 0.5], tone);
  }
  // Around the hand, from the tail to the tip; the outermost last.
  const hand = 10;
  for (let at = 0; at <= hand; at++) {
    const part = at / hand;
    const turn: Point = [
      trailing[0] * (1 - part) + outward[0] * part,
      trailing[1] * (1 - part) + outward[1] * part,
    ];
    const size = Math.hypot(...turn) || 1;
    const long = chord * (1 - part) + reach * part ** 0.8 * (part > 0.9 ? 1 : 0.97);
    const root = between(wrist, tip, part * 0.2);
    const end: Point = [
      wrist[0] + (turn[0] / size) * Math.max(long, chord),
      wrist[1] + (turn[1] / size) * Math.max(long, chord),
    ];
    const tone = mix(shade(colours.wing), '#1c1828', at % 2 === 0 ? 0.04 : 0.12);
    const narrow = colours.isFingered && part > 0.4 ? 0.62 : 1;
    const dark = mix(shade(colours.tips), '#ffffff', at % 2 === 0 ? 0.05 : 0);
    limb(draft, [root, between(root, end, 0.6), end], [quill, quill * 0.95 * narrow, quill * 0.34], tone);
    if (part > 0.3)
      limb(
        draft,
        [between(root, end, 0.66), between(root, end, 0.86), end],
        [quill * 0.8 * narrow, quill * 0.66 * narrow, quill * 0.3],
        dark,
      );
  }
  // The arm over the roots of all of them.
  const arm = (wide: number, tone: Colour, shift: number): void =>
    limb(
      draft,
      [shoulder, between(shoulder, wrist, 0.55), wrist, between(wrist, tip, 0.42)].map(([x, y]): Point => [
        x + trailing[0] * chord * shift,
        y + trailing[1] * chord * shift,
      ]),
      [chord * wide, chord * wide * 0.9, chord * wide * 0.62, chord * 0.06],
      tone,
    );
  arm(0.66, shade(mix(colours.wing, '#1c1828', 0.08)), 0.16);
  arm(0.42, shade(mix(colours.wing, '#ffffff', 0.1)), 0.06);
  arm(0.16, shade(mix(colours.wing, '#ffffff', 0.26)), -0.03);
}
