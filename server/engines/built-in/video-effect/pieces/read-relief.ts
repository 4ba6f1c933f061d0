// A subject as a relief: how each of its pixels leans, from its round outline and its own lights and shades.
import { averagePlane } from '../../illustrator/styles/blur-plane.ts';
import { returnPlanes } from '../../illustrator/styles/plane-store.ts';
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
  const mean = (plane: Float32Array, radius: number) =>
    averagePlane(plane, width, height, Math.max(1, Math.round(short * radius)));
  const inside = mask.map((value) => value ** 2);
  const round = mean(mean(inside, 0.06), 0.05);
  const edge = mean(mean(inside, 0.018), 0.014);
  const fine = mean(mean(luma, 0.009), 0.007);
  const broad = mean(mean(luma, 0.03), 0.025);
  const tall = short * 0.3;
  const high = Float32Array.from(
    mask,
    (_, i) =>
      ((round[i] as number) * 0.42 +
        (edge[i] as number) * 0.12 +
        ((fine[i] as number) * 0.11 + (broad[i] as number) * 0.16) * detail) *
      tall,
  );
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
