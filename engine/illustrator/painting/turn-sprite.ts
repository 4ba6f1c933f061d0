// A sprite mirrored, set on its head, or turned around its middle.

import { makeSurface, trimSurface, type Surface } from '#engine/raster/surface.ts';

export function flip(sprite: Surface): Surface {
  return makeSurface(sprite.width, sprite.height, (brush) => {
    brush.translate(sprite.width, 0);
    brush.scale(-1, 1);
    brush.drawImage(sprite, 0, 0);
  });
}

export function upend(sprite: Surface): Surface {
  return makeSurface(sprite.width, sprite.height, (brush) => {
    brush.translate(0, sprite.height);
    brush.scale(1, -1);
    brush.drawImage(sprite, 0, 0);
  });
}

export function turn(sprite: Surface, radians: number): Surface {
  const side = Math.hypot(sprite.width, sprite.height);
  return trimSurface(
    makeSurface(side, side, (brush) => {
      brush.translate(side / 2, side / 2);
      brush.rotate(radians);
      brush.drawImage(sprite, -sprite.width / 2, -sprite.height / 2);
    }),
  );
}
