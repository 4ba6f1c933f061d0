// A subject as a relief: how each of its pixels leans, from its round outline and its own lights and shades.
import { averagePlane } from '#engine/raster/blur-plane.ts';
import { releasePlanes, returnPlanes } from '#engine/raster/plane-store.ts';
import type { EffectStage } from '../effect.ts';

export type Relief = {
  /** How far each pixel leans to the right and down, about −1 to 1. */
  x: Float32Array;
  y: Float32Array;
};

export function readRelief(stage: EffectStage, detail = 1): Relief {
  const { width, height, short, pixels } = stage;
  const { mask } = stage.subject();
  const luma = new Float32Array(mask.length);
  for (let i = 0; i < luma.length; i++) {
    const at = i * 4;
    luma[i] =
      ((pixels.data[at] as number) * 0.3 +
        (pixels.data[at + 1] as number) * 0.59 +
        (pixels.data[at + 2] as number) * 0.11) /
      255;
  }
  const inside = mask.map((value) => value ** 2);
  const high = new Float32Array(mask.length);
  const tall = short * 0.3;
  /** Adds a plane, blurred twice, to the height. */
  const raise = (plane: Float32Array, radius: number, weight: number): void => {
    const reach = Math.max(1, Math.round(short * radius));
    const once = averagePlane(plane, width, height, reach);
    const soft = averagePlane(once, width, height, Math.max(1, Math.round(reach * 0.8)));
    for (let i = 0; i < high.length; i++) high[i] = (high[i] as number) + (soft[i] as number) * weight * tall;
    releasePlanes(once, soft);
  };
  raise(inside, 0.06, 0.42);
  raise(inside, 0.018, 0.12);
  raise(luma, 0.009, 0.11 * detail);
  raise(luma, 0.03, 0.16 * detail);
  returnPlanes();
  const relief: Relief = { x: new Float32Array(mask.length), y: new Float32Array(mask.length) };
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      if ((mask[i] as number) < 0.01) continue;
      const dx = ((high[i - 1] as number) - (high[i + 1] as number)) * 0.9;
      const dy = ((high[i - width] as number) - (high[i + width] as number)) * 0.9;
      const scale = 1 / Math.sqrt(dx * dx + dy * dy + 1);
      relief.x[i] = dx * scale;
      relief.y[i] = dy * scale;
    }
  }
  return relief;
}
