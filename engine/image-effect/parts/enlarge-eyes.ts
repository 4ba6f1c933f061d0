// Larger eyes, as toys and cartoons have them: what the photo shows of each, with its look, grows around its middle.
import { ramp } from '#engine/raster/curves.ts';
import type { Image } from '#engine/raster/image.ts';
import { makeSampler, wordsOf } from '#engine/raster/sample-pixels.ts';
import { eyeDistance } from '#engine/vision/face-lines.ts';
import type { Face } from '#engine/vision/find-faces.ts';

/** Between the eyes: so far around its middle an eye grows, and so far what is around it makes room. */
const INSIDE = 0.16;
const OUTSIDE = 0.46;

/** In place; brows and the bridge of the nose make room. */
export function enlargeEyes(image: Image, faces: readonly Face[], times: number): void {
  if (faces.length === 0) return;
  const { width, height } = image;
  const from = { ...image, data: image.data.slice() };
  const sample = makeSampler(from);
  const words = wordsOf(image.data);
  for (const { eyes } of faces) {
    const apart = eyeDistance(eyes);
    const far = apart * OUTSIDE;
    for (const eye of eyes) {
      const right = Math.min(width - 1, Math.floor(eye.x + far));
      const bottom = Math.min(height - 1, Math.floor(eye.y + far));
      for (let y = Math.max(0, Math.ceil(eye.y - far)); y <= bottom; y++) {
        for (let x = Math.max(0, Math.ceil(eye.x - far)); x <= right; x++) {
          const dx = x - eye.x;
          const dy = y - eye.y;
          const away = Math.hypot(dx, dy);
          if (away >= far) continue;
          const share = 1 + (1 / times - 1) * ramp(far, apart * INSIDE, away);
          words[y * width + x] = sample(eye.x + dx * share, eye.y + dy * share);
        }
      }
    }
  }
}
