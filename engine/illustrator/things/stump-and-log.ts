// What is left of a felled tree: its stump with the rings on top, and the trunk that lies on the ground.

import { mix } from '#engine/raster/colour.ts';
import { line, shadeInto, shape, type OwnDrawing, type Pen } from './pen.ts';

const [BARK, WOOD, MOSS] = ['#7a5a40', '#e0bf8c', '#6f8a44'] as const;
const below = shadeInto('#241a16', 0.42);

/** A cut: an ellipse of pale wood with its rings, and a crack. */
function cut(pen: Pen, x: number, y: number, rx: number, ry: number): void {
  const { brush } = pen;
  const ring = (part: number): void => {
    brush.beginPath();
    brush.ellipse(x, y, rx * part, ry * part, 0, 0, 7);
  };
  brush.fillStyle = mixed(BARK, 0.25);
  ring(1);
  brush.fill();
  brush.fillStyle = WOOD;
  ring(0.88);
  brush.fill();
  brush.strokeStyle = mixed(WOOD, 0.3);
  brush.lineWidth = 1.3;
  for (const part of [0.7, 0.52, 0.34, 0.16]) {
    ring(part);
    brush.stroke();
  }
  line(pen, `M${x} ${y} L${x + rx * 0.6} ${y + ry * 0.4}`, mix(WOOD, '#241a16', 0.4), 1.6);
}

function mixed(colour: string, part: number): string {
  const [red, green, blue] = mix(colour, '#241a16', part);
  return `rgb(${Math.round(red)} ${Math.round(green)} ${Math.round(blue)})`;
}

function stump(pen: Pen): void {
  shape(
    pen,
    'M-82 0 Q-60 -8 -54 -30 L-50 -72 L50 -72 L54 -28 Q60 -8 86 0 Q52 4 36 -2 Q16 8 -4 0 Q-30 8 -46 -1 Q-62 5 -82 0 Z',
    mix(BARK, '#ffffff', 0.1),
    below(BARK, -72, 0),
  );
  const away = pen.side > 0 ? -1 : 1;
  shape(
    pen,
    `M${away * 50} -72 L${away * 54} -30 Q${away * 60} -8 ${away * 84} 0 Q${away * 52} 3 ${away * 38} -1 L${away * 26} -72 Z`,
    mix(BARK, '#241a16', 0.4),
  );
  for (const x of [-38, -24, -8, 10, 26, 40])
    line(pen, `M${x} -66 Q${x - 3} -40 ${x + 2} -8`, mix(BARK, '#241a16', 0.5), 2);
  cut(pen, 0, -74, 52, 17);
  shape(
    pen,
    pen.isSnowy
      ? 'M-50 -78 Q0 -100 50 -78 Q28 -68 0 -70 Q-28 -68 -50 -78 Z'
      : 'M-74 -2 Q-58 -18 -48 -8 Q-40 -14 -34 -2 Q-54 3 -74 -2 Z',
    pen.isSnowy ? '#f4f8ff' : MOSS,
  );
}

function log(pen: Pen): void {
  shape(
    pen,
    'M-112 -62 L102 -66 Q126 -64 126 -34 Q126 -2 102 0 L-112 -2 Z',
    mix(BARK, '#ffffff', 0.12),
    below(BARK, -66, 0),
  );
  for (const [y, from, to] of [
    [-54, -70, 40],
    [-44, -30, 104],
    [-32, -80, 12],
    [-24, 20, 112],
    [-12, -66, 64],
  ] as const)
    line(pen, `M${from} ${y} Q${(from + to) / 2} ${y + 4} ${to} ${y - 1}`, mix(BARK, '#241a16', 0.5), 2);
  shape(pen, 'M30 -64 L44 -92 L58 -90 L56 -64 Z', mix(BARK, '#241a16', 0.15));
  cut(pen, -112, -32, 20, 31);
  shape(
    pen,
    'M-60 -63 Q-40 -72 -16 -65 Q6 -72 24 -65 Q10 -54 -10 -58 Q-34 -52 -60 -63 Z',
    pen.isSnowy ? '#f4f8ff' : MOSS,
  );
}

export const STUMP_AND_LOG: Record<string, OwnDrawing> = {
  'own/tree-stump': { width: 172, height: 94, paint: stump },
  'own/log': { width: 264, height: 94, paint: log },
};
