// Real files, as a provider's model would deliver them: a PNG of the size that was asked for, a short MP4.
import sharp from 'sharp';
import { makeVideo } from '#tests/fakes/sample-media.ts';

export async function paintPng(width: number, height: number, seed: number): Promise<Buffer> {
  const background = { r: seed % 200, g: 90, b: 140 };
  return await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Few frames a second: each is encoded here, and read and encoded again where it is stored. */
export function sampleMp4(width = 320, height = 180, seconds = 1): Promise<Buffer> {
  return makeVideo({ width, height, seconds, fps: 8 });
}
