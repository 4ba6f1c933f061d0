// Bowls from the side with what is heaped in them: tofu in red sauce, rice under vegetables and an egg. In millimetres.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { ball, line, oval, shape, type OwnDrawing, type Pen } from './pen.ts';
import { cube } from './shared-plates.ts';

/** Its rim is at -62. */
export function bowl(pen: Pen, glaze: Colour, content: Colour, heap: () => void): void {
  shape(pen, 'M-34 -6 H34 L30 0 H-30 Z', mix(glaze, '#20142a', 0.36));
  shape(pen, 'M-86 -62 C-84 -30 -56 -4 -30 -4 H30 C56 -4 84 -30 86 -62 Z', mix(glaze, '#ffffff', 0.1), {
    colour: mix(glaze, '#20142a', 0.36),
    from: -62,
    to: 0,
  });
  oval(pen, 0, -62, 87, 22, mix(glaze, '#ffffff', 0.3));
  oval(pen, 0, -62, 82, 19, mix(glaze, '#20142a', 0.3));
  oval(pen, 0, -60, 78, 17, content);
  heap();
}

function mapoTofu(pen: Pen): void {
  const { random } = pen;
  bowl(pen, '#e6e8ec', '#b8361c', () => {
    for (let drop = 0; drop < 26; drop++)
      ball(pen, random.between(-62, 62), -60 + random.between(-9, 9), random.between(2, 5), 2, '#e2602c');
    for (const [row, many] of [3, 5, 6, 5].entries())
      for (let at = 0; at < many; at++)
        cube(
          pen,
          (at - (many - 1) / 2) * 23 + random.between(-2, 2),
          -66 + row * 6 - (row < 3 ? Math.max(0, 9 - Math.abs(at - (many - 1) / 2) * 5) : 0),
        );
    for (let drop = 0; drop < 44; drop++) {
      const x = random.between(-58, 58);
      const y = -66 + random.between(-14, 14) * (1 - Math.abs(x) / 90);
      const tone = random.pick(['#8a2a16', '#6e2c18', '#c8442a', '#5f9f3c', '#8fcf6a']);
      ball(pen, x, y, random.between(2, 3.6), 2, tone);
    }
    line(pen, 'M-40 -48 Q0 -42 44 -49', '#d8542c', 3);
  });
}

function bibimbap(pen: Pen): void {
  const { random } = pen;
  bowl(pen, '#3a3634', '#efe8da', () => {
    for (const [x, light, dark] of [
      [-56, '#f0862c', '#c85f18'],
      [-28, '#4f8a3c', '#2f6428'],
      [0, '#f2ead0', '#d0bf90'],
      [28, '#8a5034', '#5f3220'],
      [56, '#b8402c', '#8a2a1c'],
    ] as const)
      for (let strip = 0; strip < 34; strip++) {
        const at = x + random.between(-16, 16);
        const low = 15 * Math.sqrt(Math.max(0, 1 - (at / 80) ** 2));
        const y = -64 + random.between(-low - 4, low);
        line(
          pen,
          `M${at} ${y} l${random.between(-7, 7)} ${random.between(-4, 2)}`,
          random.chance(0.4) ? dark : light,
          3,
        );
      }
    shape(pen, 'M-32 -70 C-34 -82 -8 -86 6 -84 C28 -84 38 -74 30 -66 C18 -58 -26 -58 -32 -70 Z', '#fdfaf2', {
      colour: '#dccfb8',
      from: -84,
      to: -60,
    });
    ball(pen, 0, -75, 14, 9, '#f5a623');
    oval(pen, pen.side * 4, -79, 4, 2, '#fde0a0');
  });
}

export const BOWLS_OF_RICE_AND_TOFU: Record<string, OwnDrawing> = {
  'own/mapo-tofu': { width: 180, height: 98, paint: mapoTofu },
  'own/bibimbap': { width: 180, height: 92, paint: bibimbap },
};
