// One crayfish as it lies in a heap of them: two claws before its head, its tail curled under.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { ball, line, shape, type Pen } from './pen.ts';

const DARK = '#3a0808';

/** Its head up to the side; `turn` leans it. */
export function paintCrayfish(
  pen: Pen,
  { x, y }: { x: number; y: number },
  size: number,
  colour: Colour,
): void {
  const { brush, random } = pen;
  brush.save();
  brush.translate(x, y);
  brush.rotate(random.between(-0.7, 0.7));
  brush.scale((random.chance(0.5) ? 1 : -1) * (size / 20), size / 20);
  const dark = mix(colour, DARK, 0.45);
  line(pen, 'M12 -10 Q24 -26 14 -36 M14 -8 Q30 -20 34 -34', dark, 0.8);
  for (const leg of [-6, 0, 6]) line(pen, `M${leg} 4 Q${leg + 3} 11 ${leg + 8} 12`, dark, 1.6);
  for (const [dx, dy, turn] of [
    [15, -9, -0.75],
    [17, -1, 0.05],
  ] as const) {
    brush.save();
    brush.translate(dx, dy);
    brush.rotate(turn);
    line(pen, 'M-6 0 L5 0', dark, 4.4);
    line(pen, 'M-6 0 L5 0', colour, 3.2);
    shape(
      pen,
      'M4 -4 C10 -8.5 18 -8 25 -3.4 C20 -3.4 17 -2.4 15.6 -0.6 C18.4 0 22 0.4 24 2.2 C17 5.6 9 6 4 3.4 Z',
      mix(colour, '#ff8a5a', 0.25),
      { colour: mix(colour, DARK, 0.3), from: -8, to: 6 },
    );
    line(pen, 'M8 -4.6 Q14 -6.6 20 -4.6', mix(colour, '#ffffff', 0.5), 1);
    brush.restore();
  }
  // The tail in rings, smaller to its fan.
  for (const [dx, dy, rx, ry] of [
    [-25, 7, 5, 4.4],
    [-21.5, 2.6, 6, 5.4],
    [-16.5, -1.6, 7, 6.6],
    [-10.5, -4, 8, 7.6],
  ] as const) {
    ball(pen, dx, dy, rx, ry, mix(colour, '#ff7a4a', 0.14));
    line(
      pen,
      `M${dx - rx * 0.3} ${dy - ry * 0.86} Q${dx + rx * 0.5} ${dy} ${dx - rx * 0.1} ${dy + ry * 0.86}`,
      dark,
      1,
    );
  }
  shape(pen, 'M-24 9 L-33 8 L-31 14 L-25 17 L-20 12 Z', mix(colour, DARK, 0.16), {
    colour: mix(colour, DARK, 0.4),
    from: 8,
    to: 17,
  });
  shape(pen, 'M-9 4 C-12 -10 2 -13 10 -10 L19 -6 L11 0 C6 6 -4 8 -9 4 Z', mix(colour, '#ff8a5a', 0.3), {
    colour: mix(colour, DARK, 0.32),
    from: -12,
    to: 7,
  });
  line(pen, 'M0 -10 Q5 -3 1 5', dark, 1);
  line(pen, 'M-4 -8 Q2 -11.6 9 -8.6', mix(colour, '#ffffff', 0.6), 1.5);
  ball(pen, 12, -7, 1.3, 1.3, '#180808');
  brush.restore();
}
