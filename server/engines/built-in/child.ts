// The drawing process: draws one picture after the other and writes each as a PNG.
import { rename } from 'node:fs/promises';
import sharp from 'sharp';
import { illustrate } from './illustrator/illustrate.ts';
import type { PictureDone, PictureJob } from './picture-job.ts';
import { serveJobs } from './serve-jobs.ts';

// One picture at a time on one core; no memory kept for a next one that will be different.
sharp.concurrency(1);
sharp.cache(false);

serveJobs<PictureJob>(async (job, reportShare) => {
  reportShare(0.05);
  const { picture, understood, ignored } = await illustrate({
    prompt: job.prompt,
    negativePrompt: job.negativePrompt,
    style: job.style,
    width: Math.round(job.width * job.oversampling),
    height: Math.round(job.height * job.oversampling),
    seed: job.seed,
  });
  reportShare(0.8);
  const { buffer, byteOffset, byteLength } = picture.data;
  const raw = { width: picture.width, height: picture.height, channels: 4 as const };
  let image = sharp(Buffer.from(buffer, byteOffset, byteLength), { raw });
  if (picture.width !== job.width || picture.height !== job.height)
    image = image.resize(job.width, job.height);
  const partial = `${job.file}.part`;
  await image.removeAlpha().png({ compressionLevel: 6 }).toFile(partial);
  await rename(partial, job.file);
  reportShare(1);
  return { understood, ignored } satisfies PictureDone;
});
