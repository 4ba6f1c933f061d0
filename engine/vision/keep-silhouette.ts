// A silhouette as a text that is kept with its photo: a network is asked once for each.
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Silhouette } from './segment-people.ts';

/** Of one that is larger there would be more than is worth keeping. */
const MOST_SIDE = 1024;
const PACKED = /^(\d{1,4})x(\d{1,4}) (0(?:\.\d+)?|1) ([\w+/]+={0,2})$/;

/** `160x160 0.97 …`: pixels, sureness, and how much of each pixel belongs to it, in 255 steps, packed. */
export function packSilhouette({ mask, sureness }: Silhouette): string {
  const { width, height, values } = mask;
  const bytes = Uint8Array.from(values, (value) => Math.round(Math.max(0, Math.min(1, value)) * 255));
  const packed = deflateRawSync(bytes, { level: 9 }).toString('base64');
  // Cut, not rounded: who was not sure enough must not become so.
  return `${width}x${height} ${Math.floor(Math.max(0, Math.min(1, sureness)) * 1e4) / 1e4} ${packed}`;
}

/** Null for what `packSilhouette` has not written: the photo is looked at anew. */
export function unpackSilhouette(text: string): Silhouette | null {
  const [, across, down, sureness, packed] = PACKED.exec(text) ?? [];
  const [width, height] = [Number(across), Number(down)];
  if (packed === undefined || !(width > 0 && width <= MOST_SIDE && height > 0 && height <= MOST_SIDE))
    return null;
  const bytes = inflate(Buffer.from(packed, 'base64'), width * height);
  if (bytes?.length !== width * height) return null;
  return {
    mask: { width, height, values: Float32Array.from(bytes, (byte) => byte / 255) },
    sureness: Number(sureness),
  };
}

function inflate(packed: Buffer, most: number): Buffer | null {
  try {
    return inflateRawSync(packed, { maxOutputLength: most });
  } catch {
    return null;
  }
}
