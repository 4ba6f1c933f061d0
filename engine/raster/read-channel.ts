// One channel of an image as a plane of numbers.
import type { Image } from './image.ts';
import { inParts } from './in-parts.ts';

/** `scale`: what each byte is multiplied by. */
export function readChannel({ width, height, data }: Image, channel: number, scale = 1): Float32Array {
  const plane = new Float32Array(width * height);
  inParts(plane.length, (from, end) => readPart(data, channel, scale, plane, from, end));
  return plane;
}

function readPart(
  data: Uint8ClampedArray,
  channel: number,
  scale: number,
  plane: Float32Array,
  from: number,
  end: number,
): void {
  for (let i = from, at = from * 4 + channel; i < end; i++, at += 4) plane[i] = (data[at] as number) * scale;
}
