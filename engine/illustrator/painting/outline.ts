// A line around a drawing, as on emblems and printed sheets.

import { makeSurface, silhouette, type Surface } from '#engine/raster/surface.ts';

/** The drawing with an even line around it. */
export function outline(sprite: Surface, colour: string): Surface {
  const line = Math.max(2, sprite.height * 0.022);
  const shape = silhouette(sprite, colour);
  return makeSurface(sprite.width + line * 2, sprite.height + line * 2, (brush) => {
    for (let step = 0; step < 20; step++) {
      const angle = (step / 20) * Math.PI * 2;
      brush.drawImage(shape, line + Math.cos(angle) * line, line + Math.sin(angle) * line);
    }
    brush.drawImage(sprite, line, line);
  });
}
