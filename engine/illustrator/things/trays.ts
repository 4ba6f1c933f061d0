// A tray that things stand on, seen a little from above.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { line, shape, type OwnDrawing, type Pen } from './pen.ts';

/** In units: how far its near edge is below the row that things stand on. */
export const TRAY = { width: 240, height: 56, feet: 20, inner: 200 } as const;

function paintTray(pen: Pen, colour: Colour, isGrained: boolean): void {
  const dark = mix(colour, '#20101c', 0.42);
  for (const side of [-1, 1])
    line(pen, `M${side * 108} -38 C${side * 124} -40 ${side * 124} -14 ${side * 113} -16`, dark, 5);
  shape(
    pen,
    'M-101 -50 L101 -50 L116 -6 C116 -2 112 0 108 0 L-108 0 C-112 0 -116 -2 -116 -6 Z',
    mix(colour, '#ffffff', 0.3),
    {
      colour: dark,
      from: -50,
      to: 0,
    },
  );
  shape(pen, 'M-96 -46 L96 -46 L108 -9 L-108 -9 Z', mix(colour, '#ffffff', 0.1), {
    colour: mix(colour, '#ffffff', 0.42),
    from: -46,
    to: -9,
  });
  if (isGrained)
    for (let row = 0; row < 5; row++)
      line(
        pen,
        `M${-98 - row * 2} ${-41 + row * 7} C-40 ${-44 + row * 7} 30 ${-38 + row * 7} ${98 + row * 2} ${-41 + row * 7}`,
        mix(colour, '#3a1c08', 0.36),
        0.9,
      );
  else line(pen, 'M-90 -42 L-40 -42 L-62 -13 L-100 -13 Z', mix(colour, '#ffffff', 0.5), 0.8);
  line(pen, 'M-112 -6 L112 -6', mix(colour, '#ffffff', 0.4), 1.6);
}

function tray(colour: Colour, isGrained: boolean): OwnDrawing {
  return {
    width: TRAY.width,
    height: TRAY.height,
    // It is so low that the shade at the feet of things would cover all of it.
    isLamp: true,
    paint: (pen) => paintTray(pen, colour, isGrained),
  };
}

export const TRAYS: Record<string, OwnDrawing> = {
  'own/tray': tray('#a5602e', true),
  'own/silver-tray': tray('#c2c9d0', false),
};
