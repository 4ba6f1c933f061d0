// Somebody on skis: the skis under the feet, a pole in each hand.

import { fill, limb, oval, stroke, type Draft, type Point } from './draft.ts';

/** In the units of a figure; their tips bend up. */
export function drawSkis(draft: Draft): void {
  const colour = draft.random.pick(['#d8453c', '#2f66b8', '#f2b83a', '#2f8a6a']);
  for (const [aside, shade] of [
    [5, '#3a2a34'],
    [0, '#6a3a34'],
  ] as const) {
    fill(
      draft,
      `M${-50 + aside} ${-1 - aside * 0.5} L${44 + aside} ${-1 - aside * 0.5} C${54 + aside} ${-1.4 - aside * 0.5} ${60 + aside} ${-6 - aside * 0.5} ${62 + aside} ${-11 - aside * 0.5} C${63 + aside} ${-4 - aside * 0.5} ${56 + aside} ${2 - aside * 0.5} ${46 + aside} ${2 - aside * 0.5} L${-50 + aside} ${2 - aside * 0.5} Z`,
      { from: colour, to: shade, top: -8, bottom: 3 },
    );
  }
  // Snow that they throw up.
  for (let flake = 0; flake < 18; flake++) {
    const size = draft.random.between(1, 3.4);
    oval(
      draft,
      [draft.random.between(-64, -20), draft.random.between(-9, 3)],
      size * 1.4,
      size,
      '#ffffff',
      0.8,
    );
  }
}

/** From the hand back to the snow. */
export function drawSkiPole(draft: Draft, [x, y]: Point, h: number): void {
  const foot: Point = [x - h * 2.1, -3];
  limb(draft, [[x + h * 0.12, y - h * 0.22], foot], [h * 0.06, h * 0.05], '#4a4e5a');
  stroke(
    draft,
    `M${foot[0] - h * 0.24} ${foot[1] - h * 0.2} L${foot[0] + h * 0.24} ${foot[1] - h * 0.12}`,
    '#4a4e5a',
    1.4,
  );
}
