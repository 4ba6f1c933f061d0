// Real files, as a provider's model would deliver them: a PNG of the size that was asked for, a short MP4.
import sharp from 'sharp';
import { makeVideo } from '#tests/fakes/sample-media.ts';

export async function paintPng(width: number, height: number, seed: number): Promise<Buffer> {
  const background = { r: seed % 200, g: 90, b: 140 };
  return await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

let video: Promise<Buffer> | undefined;

/** The same for every run: encoding takes its time. */
export function sampleMp4(): Promise<Buffer> {
  video ??= makeVideo({ width: 320, height: 180, seconds: 1 });
  return video;
}
