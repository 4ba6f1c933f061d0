// Shows an image in squares: cut into them, or whole in each, on a white sheet.
import { css, type Rgb } from '#engine/raster/colour.ts';
import { makeSurface, readPixels, surfaceFromPixels, type Brush } from '#engine/raster/surface.ts';
import type { Operation } from './instruction.ts';
import type { Work } from './work.ts';

/** Of the shorter side: the white between. */
const GAP = 0.016;
/** The lights and the darks of pop art, cell by cell. */
const TINTS: readonly (readonly [Rgb, Rgb])[] = [
  [
    [255, 214, 0],
    [200, 0, 90],
  ],
  [
    [0, 200, 220],
    [60, 0, 120],
  ],
  [
    [255, 120, 170],
    [0, 70, 160],
  ],
  [
    [140, 230, 60],
    [190, 30, 30],
  ],
];

export function layGrid(work: Work, { across, by }: Extract<Operation, { do: 'grid' }>): void {
  const { width, height, data } = work.image;
  const photo = surfaceFromPixels(width, height, data);
  const gap = Math.round(Math.min(width, height) * GAP);
  const [wide, tall] = [(width - gap * (across + 1)) / across, (height - gap * (across + 1)) / across];
  const sheet = makeSurface(width, height, (brush) => {
    brush.fillStyle = '#ffffff';
    brush.fillRect(0, 0, width, height);
    brush.imageSmoothingQuality = 'high';
    for (let cell = 0; cell < across * across; cell++) {
      const [column, row] = [cell % across, Math.floor(cell / across)];
      const [left, top] = [gap + column * (wide + gap), gap + row * (tall + gap)];
      if (by === 'cut') brush.drawImage(photo, left, top, wide, tall, left, top, wide, tall);
      else brush.drawImage(photo, left, top, wide, tall);
      if (by === 'tints')
        tint(brush, TINTS[(column + row * 2) % TINTS.length] as (typeof TINTS)[0], { left, top, wide, tall });
    }
  });
  work.image = { width, height, data: new Uint8ClampedArray(readPixels(sheet)) };
  work.forgetMasks();
}

type Cell = { left: number; top: number; wide: number; tall: number };

/** Greys first: what is light takes one colour, and what is dark the other. */
function tint(brush: Brush, [light, dark]: readonly [Rgb, Rgb], { left, top, wide, tall }: Cell): void {
  for (const [how, paint] of [
    ['saturation', '#808080'],
    ['overlay', '#b0b0b0'],
    ['multiply', css(light)],
    ['lighten', css(dark)],
  ] as const) {
    brush.globalCompositeOperation = how;
    brush.fillStyle = paint;
    brush.fillRect(left, top, wide, tall);
  }
  brush.globalCompositeOperation = 'source-over';
}
