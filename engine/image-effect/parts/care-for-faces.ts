// Where faces lie: materials are finer there, or nobody would be known again.
import type { Image } from '#engine/raster/image.ts';
import { ramp } from '#engine/raster/curves.ts';
import type { Face } from '#engine/vision/find-faces.ts';

/** 1 in each face, falling to 0 around it; 0 everywhere where there is none. */
export function careForFaces({ width, height }: Image, faces: readonly Face[]): Float32Array {
  const care = new Float32Array(width * height);
  for (const face of faces) {
    const [across, down] = [face.width * 0.62, face.height * 0.62];
    const left = Math.max(0, Math.floor(face.x - across * 1.25));
    const right = Math.min(width - 1, Math.ceil(face.x + across * 1.25));
    const bottom = Math.min(height - 1, Math.ceil(face.y + down * 1.25));
    for (let y = Math.max(0, Math.floor(face.y - down * 1.25)); y <= bottom; y++) {
      for (let x = left; x <= right; x++) {
        const far = Math.hypot((x - face.x) / across, (y - face.y) / down);
        care[y * width + x] = Math.max(care[y * width + x] as number, ramp(1.25, 0.75, far));
      }
    }
  }
  return care;
}
