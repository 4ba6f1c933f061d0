// What is stroked anew for each frame: on a see-through canvas, which is laid over the frame when a sheet comes before it.

import type { Compositor } from '#engine/raster/compositor.ts';
import { makeSurface, releasePixels, type Brush } from '#engine/raster/surface.ts';
import type { Matrix } from './nearness.ts';
import type { Box } from './visible-boxes.ts';

export type Strokes = {
  /** `paint` draws in pixels of the stage, which `matrix` brings to the frame; only `boxes` of it show. */
  draw(
    boxes: readonly Box[],
    matrix: Matrix,
    blend: 'source-over' | 'screen',
    paint: (brush: Brush) => void,
  ): void;
  /** Lays what was drawn so far over the frame. */
  finish(): void;
};

export function makeStrokes(compositor: Compositor): Strokes {
  const { width, height } = compositor;
  const canvas = makeSurface(width, height);
  const brush = canvas.getContext('2d');
  let blending: 'source-over' | 'screen' = 'source-over';
  let top = height;
  let bottom = 0;
  const finish = (): void => {
    if (top >= bottom) return;
    const pixels = canvas.data();
    compositor.lay(pixels, top, bottom, blending);
    releasePixels(pixels);
    brush.clearRect(0, 0, width, height);
    top = height;
    bottom = 0;
  };
  return {
    finish,
    draw(boxes, matrix, blend, paint) {
      if (blend !== blending) finish();
      blending = blend;
      brush.save();
      brush.beginPath();
      for (const box of boxes) {
        brush.rect(box.left, box.top, box.width, box.height);
        top = Math.min(top, box.top);
        bottom = Math.max(bottom, box.top + box.height);
      }
      brush.clip();
      brush.setTransform(...matrix);
      paint(brush);
      brush.restore();
    },
  };
}
