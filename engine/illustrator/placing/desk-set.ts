// What stands on a desk beside screens: the screens behind in a row, the keyboard before them, all in its size.

import type { Stage } from '../staging/stage.ts';
import type { Piece, Place } from './pieces.ts';

/** In metres, of what is told by its breadth rather than by its height. */
const BROAD: Readonly<Record<string, number>> = {
  'desktop-computer': 0.6,
  keyboard: 0.45,
  'computer-mouse': 0.105,
  laptop: 0.38,
  book: 0.3,
  headphones: 0.22,
  phone: 0.13,
  coffee: 0.17,
};
/** These stand behind, at the sides of the screens; all else lies before them. */
const TALL: ReadonlySet<string> = new Set([
  'potted-plant',
  'potted-cactus',
  'potted-flowers',
  'table-lamp',
  'lamp',
  'floor-lamp',
  'vase',
  'house-plant',
  'speaker',
]);
const TALL_METRES = 0.38;
/** Of the front row, in metres from the middle: beside the keyboard by turns. */
const BESIDE = [-0.42, 0.5, -0.6, 0.66, -0.24, 0.32] as const;

/** Returns the place of each piece; undefined where there is no screen. */
export function asDeskSet(
  { width, height, short }: Stage,
  pieces: readonly Piece[],
): Map<Piece, Place> | undefined {
  const of = (key: string): Piece[] => pieces.filter(({ subject }) => subject.key === key);
  const screens = [...of('desktop-computer')];
  if (screens.length === 0) return undefined;
  const tall = pieces.filter(({ subject }) => TALL.has(subject.key));
  const keyboards = of('keyboard');
  const mice = of('computer-mouse');
  const rest = pieces.filter((one) => ![...screens, ...tall, ...keyboards, ...mice].includes(one));
  const across = screens.length * 0.64;
  const breadth = Math.max(1.25, across + (tall.length > 0 ? 0.7 : 0.16));
  const metre = Math.min((width * 0.98) / breadth, short * 0.98);
  const back = height * 0.735;
  const front = height * 0.9;
  const places = new Map<Piece, Place>();
  const put = (piece: Piece, x: number, y: number, depth: number): void => {
    const { key } = piece.subject;
    const broad = BROAD[key];
    const high =
      broad === undefined
        ? metre * (TALL.has(key) ? TALL_METRES : Math.max(0.1, Math.min(0.3, piece.metres)))
        : (metre * broad) / piece.ratio;
    places.set(piece, { x: width / 2 + x * metre, y, tall: high, depth, isFlipped: false });
  };
  for (const [at, one] of screens.entries())
    put(one, (at - (screens.length - 1) / 2) * 0.64, back, 0.73 + at * 0.001);
  for (const [at, one] of tall.entries())
    put(
      one,
      (at % 2 === 0 ? -1 : 1) * (across / 2 + 0.17 + Math.floor(at / 2) * 0.2),
      back + height * 0.02,
      0.74,
    );
  for (const [at, one] of keyboards.entries()) put(one, at * 0.5, front, 0.75);
  for (const [at, one] of mice.entries()) put(one, 0.32 + at * 0.14, front - height * 0.005, 0.752);
  for (const [at, one] of rest.entries())
    put(one, BESIDE[at % BESIDE.length] ?? 0, front - height * (at % 2 === 0 ? 0.02 : 0.04), 0.751);
  return places;
}
