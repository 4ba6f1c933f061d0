// The form of a face: MediaPipe's face mesh of 468 points, asked for a square around it that is turned as it is.
import type { Image } from '#engine/raster/image.ts';
import type { Detection } from './detect-faces.ts';
import { loadNetwork } from './load-network.ts';
import { placeInImage, sampleSquare, type Square } from './sample-square.ts';

const SIDE = 192;
/** Side of the square, in sides of the detected box: as in MediaPipe's FaceDetectionFrontDetectionToRoi. */
const ROOM = 1.5;

export type Mesh = {
  /** Of each point x and y, in pixels of the image; which is which: MediaPipe's canonical face model. */
  points: Float32Array;
  /** How sure the network is that this is a face, 0–1. */
  sureness: number;
};

export async function loadMeshTracer() {
  const run = await loadNetwork({ name: 'facemesh', side: SIDE, outputs: ['Identity_1', 'Identity_2'] });
  return (image: Image, { x, y, side, eyes: [left, right] }: Detection, mostSamples?: number): Mesh => {
    const angle = Math.atan2(right.y - left.y, right.x - left.x);
    const square: Square = { x, y, side: side * ROOM, angle };
    const [sureness, places] = run(sampleSquare(image, square, SIDE, 0, mostSamples)) as [
      Float32Array,
      Float32Array,
    ];
    const points = new Float32Array((places.length / 3) * 2);
    for (let i = 0; i < points.length / 2; i++) {
      const at = placeInImage(square, places[i * 3] as number, places[i * 3 + 1] as number, SIDE);
      points.set([at.x, at.y], i * 2);
    }
    return { points, sureness: sureness[0] as number };
  };
}
