// What is between two who play: half of a table with the net at its end, the net of a court.

import { fill, limb, stroke, type Draft } from './draft.ts';

/** Where the middle is, in the units of a figure before whom it stands. */
const MIDDLE = { 'table-tennis': 75, badminton: 85, tennis: 95 } as const;

export function drawHalfTable(draft: Draft): void {
  const end = MIDDLE['table-tennis'];
  for (const [x, y] of [
    [34, -2],
    [40, 1],
    [end - 4, 0],
  ] as const)
    limb(
      draft,
      [
        [x, -42],
        [x, y],
      ],
      [2, 2],
      '#4a5058',
    );
  fill(draft, `M26 -43 L${end} -43 L${end} -49 L32 -49 Z`, {
    from: '#3f86c8',
    to: '#22578c',
    top: -49,
    bottom: -43,
  });
  stroke(draft, `M29 -46 L${end} -46`, '#f4f6f8', 0.7, 0.9);
  fill(draft, `M26 -43 L${end} -43 L${end} -40.6 L26 -40.6 Z`, '#17385c');
  fill(draft, `M${end - 1} -56 L${end} -56 L${end} -43 L${end - 1} -43 Z`, '#f4f6f8');
}

export function drawNetBetween(draft: Draft, work: 'badminton' | 'tennis'): void {
  const x = MIDDLE[work];
  const [top, low] = work === 'badminton' ? [-88, -46] : [-58, -4];
  limb(
    draft,
    [
      [x, 2],
      [x, top - 3],
    ],
    [2.4, 2.2],
    '#5c6270',
  );
  for (let cord = 0; cord < 4; cord++)
    stroke(draft, `M${x - 2 - cord * 2.4} ${top} L${x - 2 - cord * 2.4} ${low}`, '#f0f2f4', 0.5, 0.8);
  for (let y = top; y < low; y += 4) stroke(draft, `M${x - 10} ${y} L${x} ${y}`, '#f0f2f4', 0.5, 0.8);
  fill(draft, `M${x - 10} ${top - 2} L${x} ${top - 2} L${x} ${top + 1} L${x - 10} ${top + 1} Z`, '#ffffff');
}
