// Larger eyes, as toys and cartoons have them: what the photo shows of each, with its look, grows around its middle.
import { ramp } from '#engine/raster/curves.ts';
import type { Image } from '#engine/raster/image.ts';
import type { Box } from '#engine/raster/mask.ts';
import { makeSampler, wordsOf } from '#engine/raster/sample-pixels.ts';
import { copyPart } from '#engine/photo/read-photo.ts';
import { eyeDistance, type Point } from '#engine/vision/face-lines.ts';
import type { Face } from '#engine/vision/find-faces.ts';

/** Between the eyes: so far around its middle an eye grows, and so far what is around it makes room. */
const INSIDE = 0.16;
const OUTSIDE = 0.46;

/** In place; brows and the bridge of the nose make room. */
export function enlargeEyes(image: Image, faces: readonly Face[], times: number): void {
  if (faces.length === 0) return;
  const { width } = image;
  const words = wordsOf(image.data);
  for (const { eyes } of faces) {
    const apart = eyeDistance(eyes);
    const far = apart * OUTSIDE;
    // What is taken from is what the photo shows, in both: they may overlap.
    const boxes = eyes.map((eye) => boxAround(eye, far, image));
    const samplers = boxes.map((box) => box && makeSampler(copyPart(image, box)));
    for (const [n, eye] of eyes.entries()) {
      const [box, sample] = [boxes[n], samplers[n]];
      if (!box || !sample) continue;
      const enlargeRow = (y: number): void => {
        for (let x = box.left; x < box.left + box.width; x++) {
          const dx = x - eye.x;
          const dy = y - eye.y;
          const away = Math.sqrt(dx * dx + dy * dy);
          if (away >= far) continue;
          const share = 1 + (1 / times - 1) * ramp(far, apart * INSIDE, away);
          words[y * width + x] = sample(eye.x + dx * share - box.left, eye.y + dy * share - box.top);
        }
      };
      for (let y = box.top; y < box.top + box.height; y++) enlargeRow(y);
    }
  }
}

/** Whole pixels of the image, to one beyond what is changed; null where none is. */
function boxAround({ x, y }: Point, far: number, { width, height }: Image): Box | null {
  const left = Math.max(0, Math.floor(x - far) - 1);
  const top = Math.max(0, Math.floor(y - far) - 1);
  const right = Math.min(width, Math.ceil(x + far) + 2);
  const bottom = Math.min(height, Math.ceil(y + far) + 2);
  return right > left && bottom > top ? { left, top, width: right - left, height: bottom - top } : null;
}
