// Vans: with rows of windows, and with a roof of another colour and curtains to camp in.

import { mix, type Colour } from '#engine/raster/colour.ts';
import type { PaintedKind } from './in-paint.ts';
import { bar, ball, line, shape, type Pen } from './pen.ts';
import { boxPane, DARK, headlight, pane, paintwork, wheel, type Box } from './vehicle-parts.ts';

/** Behind the door of the driver. */
const PANES: readonly Box[] = [
  [-34, -104, 18, -66],
  [24, -104, 76, -66],
  [82, -104, 120, -66],
];
const WHITE: Colour = '#f2efe6';

/** Its nose is on the left. */
const BODY =
  'M-132 -16 L-134 -52 C-133 -62 -126 -68 -112 -72 L-92 -106 C-88 -113 -82 -116 -72 -116 L116 -116 Q131 -115 132 -100 L134 -16 Z';
const UPPER =
  'M-132 -58 C-130 -64 -124 -69 -112 -72 L-92 -106 C-88 -113 -82 -116 -72 -116 L116 -116 Q131 -115 132 -100 L133 -58 Z';

function paintBody(pen: Pen, paint: Colour, upper: Colour): void {
  shape(pen, 'M-130 -22 L130 -22 L126 -10 L-126 -10 Z', DARK);
  paintwork(pen, BODY, paint, -116, -6);
  if (upper !== paint) {
    paintwork(pen, UPPER, upper, -116, -40);
    line(pen, 'M-132 -58 H133', mix(paint, '#ffffff', 0.7), 2.6);
  }
  pane(pen, 'M-104 -70 L-86 -101 Q-83 -104 -78 -104 L-76 -104 L-76 -68 Z', [-104, -66]);
  boxPane(pen, [-72, -104, -40, -66], false);
  for (const box of PANES) boxPane(pen, box, true);
  line(pen, 'M-38 -108 V-18 M20 -108 V-18 M79 -108 V-18', mix(paint, '#14101c', 0.4), 1.2);
  bar(pen, -52, -54, 9, 3, '#d8dce2', 1);
  headlight(pen, -127, -48, 6);
  ball(pen, 132, -46, 3, 7, '#d8302c');
  bar(pen, -140, -28, 26, 9, '#c8ccd4', 3);
  bar(pen, 118, -28, 20, 9, '#c8ccd4', 3);
  wheel(pen, -86, 20, '#d8dce2');
  wheel(pen, 86, 20, '#d8dce2');
}

function van(pen: Pen, paint: Colour): void {
  paintBody(pen, paint, paint);
}

function camperVan(pen: Pen, paint: Colour): void {
  // The roof that is put up to sleep under, shut.
  shape(pen, 'M-58 -116 C-54 -126 -48 -129 -38 -129 L86 -129 C98 -129 104 -125 108 -116 Z', WHITE, {
    colour: mix(WHITE, '#8a8478', 0.4),
    from: -129,
    to: -116,
  });
  paintBody(pen, paint, WHITE);
  // Curtains at both sides of each window.
  for (const [left, top, right, bottom] of PANES)
    for (const [x, side] of [
      [left + 2, 1],
      [right - 2, -1],
    ] as const)
      shape(
        pen,
        `M${x} ${top + 2} L${x + side * 11} ${top + 2} Q${x + side * 3} ${(top + bottom) / 2} ${x + side * 8} ${bottom - 2} L${x} ${bottom - 2} Z`,
        mix(paint, '#ffffff', 0.55),
      );
}

export const VAN_KINDS: Record<string, PaintedKind> = {
  'own/van': { width: 284, height: 120, draw: van, usual: '#8aa0b0' },
  'own/camper-van': { width: 284, height: 132, draw: camperVan, usual: '#3f9aa8' },
};
