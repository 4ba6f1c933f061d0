// Real files, as a provider's model would deliver them: a PNG of the size that was asked for, a short MP4.
import sharp from 'sharp';
import { makeVideo } from '#tests/fakes/sample-media.ts';

export async function paintPng(width: number, height: number, seed: number): Promise<Buffer> {
  const background = { r: seed % 200, g: 90, b: 140 };
  return await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

const videos = new Map<string, Promise<Buffer>>();

/** The same for every run of a size: encoding takes its time. */
export function sampleMp4(width = 320, height = 180, seconds = 1): Promise<Buffer> {
  const key = `${width}x${height}x${seconds}`;
  const made = videos.get(key) ?? makeVideo({ width, height, seconds });
  videos.set(key, made);
  return made;
}
