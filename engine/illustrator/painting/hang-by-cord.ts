// A thing that hangs from the ceiling, with its cord up to the edge of the image.

import { makeSurface, type Surface } from '#engine/raster/surface.ts';
import type { Cast } from '../placing/cast.ts';
import type { Spot } from '../placing/spot.ts';
import { drawnLater, type Sprite } from './sprite.ts';

const CORD = '#6e6154';
/** Of the height of the thing; and in pixels. */
const [BREADTH, LEAST] = [0.014, 1] as const;

/** The lower edge stays where it was. */
export function hangByCord(spot: Spot, sprite: Sprite): Cast {
  const grown = Math.max(1, spot.y / spot.tall);
  const size = { width: sprite.width, height: sprite.height * grown };
  const hang = (sheet: Surface): Surface =>
    makeSurface(size.width, size.height, (brush) => {
      const top = size.height - sheet.height;
      const breadth = Math.max(LEAST, sheet.height * BREADTH);
      brush.fillStyle = CORD;
      brush.fillRect(sheet.width / 2 - breadth / 2, 0, breadth, top + sheet.height * 0.3);
      brush.drawImage(sheet, 0, top);
    });
  return {
    spot: { ...spot, tall: spot.tall * grown },
    sprite: drawnLater(
      size,
      () => hang(sprite.bare()),
      () => hang(sprite.lit()),
    ),
  };
}
