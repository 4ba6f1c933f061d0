// Paints on a subject only: the paint goes on a sheet of its own, and what the subject's shape does not cover is cut off.
import { makeSurface, type Brush, type Surface } from '#engine/raster/surface.ts';

export type Gild = (brush: Brush, shape: Surface, paint: (brush: Brush) => void) => void;

export function makeGild(width: number, height: number): Gild {
  const gold = makeSurface(width, height);
  const gilder = gold.getContext('2d');
  return (brush, shape, paint) => {
    gilder.globalCompositeOperation = 'source-over';
    gilder.clearRect(0, 0, width, height);
    gilder.save();
    paint(gilder);
    gilder.restore();
    gilder.globalCompositeOperation = 'destination-in';
    gilder.drawImage(shape, 0, 0);
    brush.drawImage(gold, 0, 0);
  };
}
