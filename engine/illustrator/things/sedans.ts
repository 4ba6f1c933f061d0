// Cars with four doors from the side: plain ones, taxis, those of the police.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { ball, bar, line, shape, shineAround, type OwnDrawing, type Pen } from './pen.ts';
import { DARK, headlight, lightBar, paintwork, pane, wheel } from './vehicle-parts.ts';

const SIZE = { width: 236, height: 79 } as const;

/** In centimetres over two; its front is at the left, as that of all drawings. */
function saloon(pen: Pen, paint: Colour, trim: (pen: Pen) => void): void {
  shape(pen, 'M-108 -14 L108 -14 L102 -6 L-102 -6 Z', DARK);
  const body =
    'M-112 -15 C-116 -28 -112 -36 -99 -39 C-84 -43 -66 -45 -52 -46.5 C-40 -58 -27 -66 -10 -67 L34 -67 C50 -66 62 -58 74 -47.5 C92 -46 108 -44 112 -36 C115 -28 114 -20 112 -14 L-110 -13 Z';
  paintwork(pen, body, paint, -67, -8);
  line(pen, 'M-106 -36 C-60 -42 40 -42 110 -38', mix(paint, '#ffffff', 0.55), 1.2);
  trim(pen);
  pane(pen, 'M-43 -46.5 C-33 -56 -24 -62 -8 -62.6 L7 -62.6 L7 -46 Z', [-63, -45]);
  pane(pen, 'M14 -62.6 L34 -62.6 C46 -61 56 -55 64 -47 L14 -46 Z', [-63, -45]);
  line(pen, 'M-32 -49 C-25 -55 -18 -58.6 -10 -60', '#dcecf8', 1.4);
  line(
    pen,
    'M10.5 -64 L11 -16 M-44 -45 C-43 -34 -42 -26 -38 -18 M66 -46 C66 -36 62 -28 54 -18',
    '#8a90a0',
    1,
  );
  line(pen, 'M-2 -41 h9 M44 -41 h9', '#7c828e', 2);
  headlight(pen, -106, -33, 5);
  ball(pen, 111, -35, 3, 4.4, '#d8302c');
  shape(pen, 'M-116 -20 L-104 -20 L-104 -12 L-113 -12 Z M104 -20 L115 -20 L113 -12 L104 -12 Z', '#3a3e4a');
  for (const x of [-70, 74]) wheel(pen, x, 19);
}

function bandOfPolice(pen: Pen): void {
  shape(pen, 'M-113.4 -33 L113.6 -33 L114 -22 L-113.6 -22 Z', '#2c5cb8', {
    colour: '#1c3a7c',
    from: -33,
    to: -22,
  });
  line(pen, 'M-113 -35.4 L113.4 -35.4', '#2c5cb8', 1.4);
  // The shield on the door.
  shape(pen, 'M-22 -36 L-6 -36 L-6 -26 C-8 -21 -12 -19 -14 -18 C-16 -19 -20 -21 -22 -26 Z', '#f2c84a');
  ball(pen, -14, -29, 3.4, 3.4, '#2c5cb8');
}

function policeCar(pen: Pen): void {
  saloon(pen, '#eceef2', bandOfPolice);
  lightBar(pen, 10, -66, 22);
}

/** Squares along the doors, and a lit sign on the roof. */
function taxi(pen: Pen, paint: string): void {
  saloon(pen, paint, () => {
    for (let at = 0; at < 36; at++) bar(pen, -104 + at * 6, at % 2 ? -32 : -28.4, 6, 3.6, '#1c1a20');
  });
  shineAround(pen, 10, -72, pen.isDark ? 34 : 10, '#fff0b0', pen.isDark ? 0.9 : 0.3);
  bar(pen, -6, -77, 32, 10, '#fff6d2', 3);
  bar(pen, 0, -74, 20, 4, '#2a2620', 1);
}

export const SEDANS: Record<string, OwnDrawing> = {
  'own/taxi': { ...SIZE, paint: (pen) => taxi(pen, '#f4b81e') },
  'own/police-car': { ...SIZE, paint: policeCar },
};

/** A taxi in the colour that was said; undefined for what is none, or comes in one colour only. */
export function sedanIn(drawing: string, colour: string): OwnDrawing | undefined {
  return drawing === 'own/taxi' ? { ...SIZE, paint: (pen) => taxi(pen, colour) } : undefined;
}
