// Shows an image in squares, cut into them or whole in each, or several photos beside one another, on a white sheet.
import { css, type Rgb } from '#engine/raster/colour.ts';
import { makeSurface, readPixels, surfaceFromPixels, type Brush } from '#engine/raster/surface.ts';
import { clamp } from '#engine/raster/curves.ts';
import type { Image } from '#engine/raster/image.ts';
import { shrinkImage } from '#engine/raster/shrink-image.ts';
import type { Point } from '#engine/vision/face-lines.ts';
import { findFaces } from '#engine/vision/find-faces.ts';
import { readPhoto } from '#engine/photo/read-photo.ts';
import type { Operation } from './instruction.ts';
import type { Reason, Work } from './work.ts';

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

/** All photos that were given, beside one another; each is cut to its cell around its face or its middle. */
export async function layCollage(work: Work): Promise<Reason | null> {
  if (work.references.length === 0) return 'several_photos';
  const { width, height } = work.image;
  const longSide = Math.max(width, height);
  const photos = [work.image];
  for (const file of work.references) photos.push(await readPhoto(file, { longSide }));
  const middles: Point[] = [];
  for (const photo of photos) middles.push(await middleOf(photo));
  const cells = cellsFor(photos.length, width, height);
  const sheet = makeSurface(width, height, (brush) => {
    brush.fillStyle = '#ffffff';
    brush.fillRect(0, 0, width, height);
    brush.imageSmoothingQuality = 'high';
    for (const [n, { left, top, wide, tall }] of cells.entries()) {
      const photo = photos[n] as Image;
      const scale = Math.max(wide / photo.width, tall / photo.height);
      const [across, down] = [wide / scale, tall / scale];
      const middle = middles[n] as Point;
      const x = clamp(middle.x * photo.width - across / 2, 0, photo.width - across);
      const y = clamp(middle.y * photo.height - down * 0.4, 0, photo.height - down);
      const shown = surfaceFromPixels(photo.width, photo.height, photo.data);
      brush.drawImage(shown, x, y, across, down, left, top, wide, tall);
    }
  });
  work.image = { width, height, data: new Uint8ClampedArray(readPixels(sheet)) };
  work.forgetMasks();
  return null;
}

const FACE_PIXELS = 480;

/** Around what a photo is cut, in parts of it: the face of somebody, else a little above its middle. */
async function middleOf(photo: Image): Promise<Point> {
  const small = shrinkImage(photo, FACE_PIXELS);
  const [face] = await findFaces(small);
  return face ? { x: face.x / small.width, y: face.y / small.height } : { x: 0.5, y: 0.45 };
}

/** Two beside one another, or one above the other in an upright image; of three the first is the large one. */
function cellsFor(count: number, width: number, height: number): Cell[] {
  const gap = Math.round(Math.min(width, height) * GAP);
  const isWide = width >= height;
  const split = (cell: Cell, parts: number, isAcross: boolean): Cell[] => {
    const long = ((isAcross ? cell.wide : cell.tall) - gap * (parts - 1)) / parts;
    return Array.from({ length: parts }, (_, n) =>
      isAcross
        ? { ...cell, left: cell.left + n * (long + gap), wide: long }
        : { ...cell, top: cell.top + n * (long + gap), tall: long },
    );
  };
  const whole: Cell = { left: gap, top: gap, wide: width - 2 * gap, tall: height - 2 * gap };
  const [first, second] = split(whole, 2, isWide) as [Cell, Cell];
  if (count === 2) return [first, second];
  return count === 3
    ? [first, ...split(second, 2, !isWide)]
    : [...split(first, 2, !isWide), ...split(second, 2, !isWide)];
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
