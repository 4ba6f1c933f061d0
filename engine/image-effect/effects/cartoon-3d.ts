// A 3D video character: big eyes where there is a face, rounded glossy forms, coloured light from the side.
import type { Image } from '#engine/raster/image.ts';
import { applyStyle } from '#engine/illustrator/styles/apply-style.ts';
import { ramp } from '#engine/raster/curves.ts';
import type { Effect, Photo } from '../effect.ts';
import { gradeColours, type Grade } from '../parts/grade-colours.ts';

const LIGHTS: readonly [Grade, ...Grade[]] = [
  { exposure: 0.1, saturation: 1.2, lights: [1.04, 1, 0.93], shadows: [0.96, 0.98, 1.14] },
  { exposure: 0.06, saturation: 1.25, lights: [1.0, 1.02, 1.03], shadows: [1.08, 0.94, 1.16] },
  { exposure: 0.12, saturation: 1.15, lights: [1.06, 0.98, 0.9], shadows: [0.9, 1.02, 1.16] },
  { exposure: 0.02, saturation: 1.3, lights: [1.05, 0.95, 1.0], shadows: [0.88, 0.92, 1.3] },
];

const EYE_GROWTH = 1.42;

export const cartoon3d: Effect = async (work) => {
  const photo = await work.photo();
  return { image: applyStyle('3d', gradeColours(enlargeEyes(photo), work.vary(LIGHTS)), work.seed) };
};

/** Each eye is seen through a lens that ends softly. */
function enlargeEyes({ width, height, data, people }: Photo): Image {
  const warped = new Uint8ClampedArray(data);
  const eyes = people.faces.flatMap((face) =>
    face.eyes.map(({ x, y }) => ({ cx: x, cy: y, radius: face.width * 0.27 })),
  );
  for (const { cx, cy, radius } of eyes) {
    for (let y = Math.max(0, Math.floor(cy - radius)); y < Math.min(height, cy + radius); y++) {
      for (let x = Math.max(0, Math.floor(cx - radius)); x < Math.min(width, cx + radius); x++) {
        const far = Math.hypot(x - cx, y - cy) / radius;
        if (far >= 1) continue;
        const zoom = 1 + (EYE_GROWTH - 1) * ramp(1, 0.25, far);
        const sample = (u: number, v: number, channel: number): number =>
          data[
            (Math.min(height - 1, Math.max(0, v)) * width + Math.min(width - 1, Math.max(0, u))) * 4 + channel
          ] ?? 0;
        const sx = cx + (x - cx) / zoom;
        const sy = cy + (y - cy) / zoom;
        const [left, top] = [Math.floor(sx), Math.floor(sy)];
        const [fx, fy] = [sx - left, sy - top];
        for (let channel = 0; channel < 3; channel++) {
          const upper = sample(left, top, channel) * (1 - fx) + sample(left + 1, top, channel) * fx;
          const lower = sample(left, top + 1, channel) * (1 - fx) + sample(left + 1, top + 1, channel) * fx;
          warped[(y * width + x) * 4 + channel] = upper * (1 - fy) + lower * fy;
        }
      }
    }
  }
  return { width, height, data: warped };
}
