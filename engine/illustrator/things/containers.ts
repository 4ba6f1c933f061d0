// A bowl and a basket, in two parts: what lies in them is seen between the far rim and the near one.

import { mix } from '#engine/raster/colour.ts';
import { makeSurface, type Surface } from '#engine/raster/surface.ts';
import type { Random } from '#engine/raster/random.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

type Container = {
  width: number;
  height: number;
  back(pen: Pen): void;
  front(pen: Pen): void;
  /** Where things lie: half the width of the opening, and the row of its middle, in units. */
  half: number;
  rim: number;
};

const CLAY = '#4f7fa8';
const WICKER = '#c48a48';

const BOWL: Container = {
  width: 124,
  height: 96,
  half: 50,
  rim: -42,
  back(pen) {
    const { brush } = pen;
    brush.fillStyle = '#2c4a66';
    brush.beginPath();
    brush.ellipse(0, -42, 58, 11, 0, 0, 7);
    brush.fill();
  },
  front(pen) {
    shape(
      pen,
      'M-58 -42 C-40 -30 40 -30 58 -42 C56 -18 38 -5 22 -4 L22 0 L-22 0 L-22 -4 C-38 -5 -56 -18 -58 -42 Z',
      mix(CLAY, '#ffffff', 0.16),
      { colour: mix(CLAY, '#141030', 0.44), from: -42, to: 0 },
    );
    line(pen, 'M-58 -42 C-40 -30 40 -30 58 -42', '#e6eef4', 2.6);
    line(pen, 'M-54 -30 C-36 -19 36 -19 54 -30', '#dfeaf2', 1.6);
    ball(pen, pen.side * 30, -24, 4, 2.4, mix(CLAY, '#ffffff', 0.4));
  },
};

const BASKET: Container = {
  width: 124,
  height: 100,
  half: 47,
  rim: -46,
  back(pen) {
    const { brush } = pen;
    line(pen, 'M-48 -46 C-44 -108 44 -108 48 -46', mix(WICKER, '#20101c', 0.3), 6);
    line(pen, 'M-48 -46 C-44 -108 44 -108 48 -46', WICKER, 3.4);
    brush.fillStyle = '#5c3a20';
    brush.beginPath();
    brush.ellipse(0, -46, 54, 10, 0, 0, 7);
    brush.fill();
  },
  front(pen) {
    const dark = mix(WICKER, '#20101c', 0.46);
    shape(pen, 'M-54 -46 C-36 -35 36 -35 54 -46 L43 -3 C26 3 -26 3 -43 -3 Z', WICKER, {
      colour: dark,
      from: -46,
      to: 4,
    });
    for (let row = 0; row < 5; row++) {
      const y = -34 + row * 7.4;
      const half = 51 - row * 2.2;
      line(
        pen,
        `M${-half} ${y - 6} C${-half * 0.6} ${y + 4} ${half * 0.6} ${y + 4} ${half} ${y - 6}`,
        dark,
        1.2,
      );
    }
    for (let rib = -6; rib <= 6; rib++)
      line(
        pen,
        `M${rib * 8} ${-38 - Math.abs(rib) * 0.6} L${rib * 6.6} -1`,
        mix(WICKER, '#ffffff', 0.3),
        1.3,
      );
    line(pen, 'M-54 -46 C-36 -35 36 -35 54 -46', mix(WICKER, '#ffffff', 0.24), 5);
    line(pen, 'M-54 -44 C-36 -33 36 -33 54 -44', dark, 1.1);
  },
};

const BY_KEY: Readonly<Record<string, Container>> = { bowl: BOWL, basket: BASKET };

/** Empty, as they stand anywhere. */
function empty({ width, height, back, front }: Container): OwnDrawing {
  return {
    width,
    height,
    paint(pen) {
      back(pen);
      front(pen);
    },
  };
}

export const CONTAINERS: Record<string, OwnDrawing> = {
  'own/bowl': empty(BOWL),
  'own/basket': empty(BASKET),
};

/** Only what is before who sits in it. */
export function nearSideOf(key: string): OwnDrawing | undefined {
  const container = BY_KEY[key];
  return container && { width: container.width, height: 8 - container.rim, paint: container.front };
}

/** A heap of `pieces`, as many as there are to be seen, between the two rims. `paint` draws a part of the container. */
export function fillContainer(
  key: string,
  pieces: readonly Surface[],
  { count, size, random }: { count: number; size: number; random: Random },
  render: (part: OwnDrawing) => Surface,
): Surface | undefined {
  const container = BY_KEY[key];
  if (!container) return undefined;
  const { width, height, half, rim } = container;
  const back = render({ width, height, paint: container.back });
  const front = render({ width, height, paint: container.front });
  const unit = back.width / width;
  return makeSurface(back.width, back.height, (brush) => {
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(back, 0, 0);
    // Rows from the top of the heap, which lies farthest, to the near rim.
    const [rows, step] = [rowsOf(count), size * 0.62];
    for (const [row, across] of rows.entries())
      for (let place = 0; place < across; place++) {
        const piece = pieces[random.whole(pieces.length)];
        if (!piece) continue;
        const reach = Math.min(half - size * 0.42, ((across - 1) / 2) * size * 0.8);
        const x = (across > 1 ? (place / (across - 1)) * 2 - 1 : 0) * reach + random.between(-1.5, 1.5);
        const y = rim + size * 0.2 - (rows.length - 1 - row) * step * 0.82;
        const tall = size * random.between(0.94, 1.06) * unit;
        const wide = Math.min(tall * 1.5, (tall * piece.width) / piece.height);
        brush.save();
        brush.translate((x + width / 2) * unit, (y + height) * unit);
        brush.rotate(random.between(-0.3, 0.3));
        brush.drawImage(piece, -wide / 2, -tall / 2, wide, tall);
        brush.restore();
      }
    brush.drawImage(front, 0, 0);
  });
}

/** How many lie in each row of a heap. */
function rowsOf(count: number): number[] {
  if (count <= 3) return [count];
  if (count <= 5) return [count - 3, 3];
  if (count <= 7) return [count - 4, 4];
  return [Math.max(1, count - 9), Math.min(4, count - 5), 5];
}
