// A print as it becomes in a drawer: without its colours, brown, bleached at its edges.
import { shadeCorners, type Corners } from '#engine/illustrator/painting/shade-corners.ts';
import { makeSurface, type Brush, type Surface } from '#engine/raster/surface.ts';

export type Age = {
  /** What is laid over the grey image, one after the other. */
  washes: readonly (readonly [how: Brush['globalCompositeOperation'], colour: string])[];
  edge: Corners;
  scratch?(brush: Brush): void;
};

export function agePrint(image: Surface, { washes, edge, scratch }: Age): Surface {
  const { width, height } = image;
  return makeSurface(width, height, (brush) => {
    brush.drawImage(image, 0, 0);
    for (const [how, colour] of [['saturation', '#808080'] as const, ...washes]) {
      brush.globalCompositeOperation = how;
      brush.fillStyle = colour;
      brush.fillRect(0, 0, width, height);
    }
    brush.globalCompositeOperation = 'source-over';
    scratch?.(brush);
    shadeCorners(brush, width, height, edge);
  });
}
