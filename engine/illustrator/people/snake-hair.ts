// The hair of a gorgon: snakes that rise and hang all around the head, each with a head of its own.

import type { Rgb } from '#engine/raster/colour.ts';
import { deep, oval, pale, stroke, type Draft } from './draft.ts';

/** From the crown: the path of the body, and where its head is. */
const SNAKES = [
  ['M-30 -78 C-56 -76 -50 -44 -60 -30 C-66 -20 -56 -8 -62 4', -62, 6],
  ['M30 -78 C56 -76 50 -44 60 -30 C66 -20 56 -8 62 4', 62, 6],
  ['M-28 -88 C-62 -96 -58 -68 -76 -66 C-88 -64 -84 -50 -90 -46', -91, -44],
  ['M28 -88 C62 -96 58 -68 76 -66 C88 -64 84 -50 90 -46', 91, -44],
  ['M-22 -96 C-44 -118 -58 -96 -72 -108 C-82 -116 -86 -108 -92 -112', -93, -112],
  ['M22 -96 C44 -118 58 -96 72 -108 C82 -116 86 -108 92 -112', 93, -112],
  ['M-14 -102 C-22 -132 -42 -118 -48 -138 C-52 -150 -60 -146 -64 -152', -65, -153],
  ['M14 -102 C22 -132 42 -118 48 -138 C52 -150 60 -146 64 -152', 65, -153],
  ['M-5 -104 C-16 -126 4 -134 -8 -150 C-14 -160 -20 -160 -20 -168', -20, -170],
  ['M6 -104 C16 -122 2 -132 16 -142 C26 -150 18 -160 28 -166', 29, -167],
] as const;

const BROW = 'M-33 -70 C-34 -104 34 -104 33 -70 C20 -90 -20 -90 -33 -70 Z';

/** Drawn over the hair, which is as green. */
export function snakeHair(draft: Draft, { colour }: { colour: Rgb }): void {
  stroke(draft, BROW, deep(colour, 0.2), 9);
  for (const [index, [path, x, y]] of SNAKES.entries()) {
    stroke(draft, path, deep(colour, 0.5), 12);
    stroke(draft, path, index % 2 === 0 ? colour : pale(colour, 0.16), 9);
    stroke(draft, path, pale(colour, 0.4), 2.2, 0.5);
    const out = Math.sign(x);
    stroke(draft, `M${x} ${y} L${x + out * 11} ${y + 3}`, '#c8323a', 1.6);
    oval(draft, [x, y], 8.4, 6.4, deep(colour, 0.34));
    oval(draft, [x, y - 0.6], 7.2, 5.2, pale(colour, 0.12));
    oval(draft, [x + out * 2, y - 1.8], 1.7, 1.7, '#f4dc5a');
    oval(draft, [x + out * 2.2, y - 1.8], 0.7, 1.4, '#1c1a20');
  }
}
