// What stands on the desk of who works at a computer: a screen with lines of code, a mouse. In centimetres.

import { mix } from '#engine/raster/colour.ts';
import { ball, line, shape, shineAround, type OwnDrawing, type Pen } from './pen.ts';

const CASE = '#2c303c';
const INK = '#0c0c16';
const CODE = ['#7ad0f0', '#f0c06a', '#b9e28c', '#e88aa8', '#d8dce8'] as const;

/** Flat, on a stand, with lines of a program on it. */
function deskMonitor(pen: Pen): void {
  const { brush, random } = pen;
  shape(pen, 'M-11 -1.6 L11 -1.6 L13 0 L-13 0 Z', mix(CASE, '#ffffff', 0.3), {
    colour: mix(CASE, INK, 0.3),
    from: -1.6,
    to: 0,
  });
  shape(pen, 'M-3.4 -12 L3.4 -12 L4.4 -1.4 L-4.4 -1.4 Z', mix(CASE, '#ffffff', 0.22), {
    colour: mix(CASE, INK, 0.4),
    from: -12,
    to: -1,
  });
  if (pen.isDark) shineAround(pen, 0, -27, 46, '#7ab8f0', 0.36);
  brush.fillStyle = '#1b1e27';
  brush.beginPath();
  brush.roundRect(-31, -45, 62, 36, 1.4);
  brush.fill();
  shape(pen, 'M-29.6 -43.6 L29.6 -43.6 L29.6 -11.4 L-29.6 -11.4 Z', '#26344e', {
    colour: '#141c30',
    from: -43.6,
    to: -11.4,
  });
  shape(pen, 'M-29.6 -43.6 H-20.6 V-11.4 H-29.6 Z', '#1d2740');
  for (let row = 0; row < 6; row++)
    line(pen, `M-28 ${-40 + row * 3.4} h${random.between(3, 6).toFixed(1)}`, '#5c6c90', 0.8);
  for (let row = 0; row < 9; row++) {
    let x = -18 + (random.whole(4) % 4) * 2.4;
    for (let word = 0; word < 2 + random.whole(3); word++) {
      const long = random.between(3, 9);
      if (x + long > 27) break;
      line(pen, `M${x.toFixed(1)} ${-40.6 + row * 3.3} h${long.toFixed(1)}`, random.pick(CODE), 1.1);
      x += long + 2.4;
    }
  }
  brush.globalAlpha = 0.12;
  shape(pen, 'M-29.6 -43.6 L2 -43.6 L-18 -11.4 L-29.6 -11.4 Z', '#ffffff');
  brush.globalAlpha = 1;
  line(pen, 'M-30 -44.6 H30', mix(CASE, '#ffffff', 0.4), 0.5);
  ball(pen, 27.6, -10, 0.5, 0.5, '#7ae0a0');
}

/** Seen from before the desk. */
function mouse(pen: Pen): void {
  shape(pen, 'M-5.6 -1 C-6 -5 -3.4 -7.6 0 -7.6 C3.4 -7.6 6 -5 5.6 -1 C5 0.2 -5 0.2 -5.6 -1 Z', '#f2f3f6', {
    colour: '#9a9fac',
    from: -7.6,
    to: 0,
  });
  line(pen, 'M0 -7.4 V-4', '#8a8f9c', 0.4);
  line(pen, 'M0 -6.7 V-5.3', '#4a4e5c', 0.9);
  line(pen, 'M-5.2 -2.4 C-3 -3.4 3 -3.4 5.2 -2.4', '#b9bdc8', 0.35);
}

export const DESK_THINGS: Record<string, OwnDrawing> = {
  'own/desk-monitor': { width: 62, height: 45, paint: deskMonitor },
  'own/computer-mouse': { width: 11.4, height: 7.8, paint: mouse },
};
