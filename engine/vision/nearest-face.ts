// Whose pixel it is: the face that a place in an image is nearest to.
import type { Face } from './find-faces.ts';

/** Of two that are as near, the first. */
export function nearestFace(faces: readonly Face[], x: number, y: number): Face {
  return faces.reduce((best, face) => (farFrom(face, x, y) < farFrom(best, x, y) ? face : best));
}

/** In faces; a body hangs below its face, so that down counts for less than across. */
function farFrom(face: Face, x: number, y: number): number {
  const down = Math.max(0, Math.abs(y - face.y) / face.height - 0.5);
  return Math.hypot((x - face.x) / face.width, down * 0.25);
}
