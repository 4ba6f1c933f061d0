// A balloon that floats on its string: for sheets, where nobody holds it.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { line, shape, type OwnDrawing, type Pen } from './pen.ts';

const COLOURS = ['#e8404e', '#f2b632', '#3f9fe0', '#58b868', '#e878a8'] as const satisfies readonly Colour[];

/** Lighter below than a ball, drawn in to a knot; the string hangs straight down in a slow wave. */
function stringBalloon(pen: Pen): void {
  const { brush, side, random } = pen;
  const colour = random.pick(COLOURS);
  const sway = random.chance(0.5) ? 1 : -1;
  line(
    pen,
    `M0 -122 C${sway * 7} -100 ${-sway * 8} -74 0 -50 C${sway * 7} -30 ${-sway * 4} -14 ${sway * 2} -1`,
    '#cfc2ae',
    2.4,
  );
  shape(pen, 'M0 -129 L-6 -119 Q0 -116 6 -119 Z', mix(colour, '#20102c', 0.3));
  const path =
    'M0 -126 C-14 -134 -40 -158 -40 -190 C-40 -216 -22 -232 0 -232 C22 -232 40 -216 40 -190 C40 -158 14 -134 0 -126 Z';
  const round = brush.createRadialGradient(side * 14, -204, 2, 0, -184, 58);
  round.addColorStop(0, css(mix(colour, '#ffffff', 0.42)));
  round.addColorStop(0.45, css(colour));
  round.addColorStop(1, css(mix(colour, '#20102c', 0.36)));
  shape(pen, path, colour);
  brush.save();
  brush.globalCompositeOperation = 'source-atop';
  brush.fillStyle = round;
  brush.fillRect(-42, -234, 84, 109);
  brush.restore();
  line(pen, path, mix(colour, '#20102c', 0.42), 1.6);
  brush.save();
  brush.globalAlpha = 0.62;
  brush.fillStyle = '#ffffff';
  brush.beginPath();
  brush.ellipse(side * 17, -208, 5.5, 12, side * 0.42, 0, 7);
  brush.fill();
  brush.restore();
}

export const STRING_BALLOONS: Record<string, OwnDrawing> = {
  'own/string-balloon': { width: 88, height: 238, paint: stringBalloon },
};
