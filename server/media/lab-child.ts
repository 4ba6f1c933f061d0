// A process of the media lab: nothing that a stranger sent is decoded anywhere else.
import sharp from 'sharp';
import { serveJobs } from '#server/children/serve-jobs.ts';
import { cleanVideo } from './clean-video.ts';
import type { LabJob } from './clean-file.ts';
import { cleanImage } from './clean-image.ts';
import { convertImage } from './convert-image.ts';
import { cutKept } from './cut-kept.ts';
import { cutSquare } from './cut-square.ts';
import { labelVideo } from './label-video.ts';
import { lookAtKept } from './look-at-kept.ts';
import { measureVideo } from './measure-video.ts';
import { measureImage } from './measure-image.ts';

sharp.concurrency(1);
sharp.cache(false);
// Only what we take; libvips could open drawings with scripts, PDF and more.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
});

serveJobs<LabJob>(async (job) => {
  if (job.do === 'convert') return await convertImage(job);
  if (job.do === 'label') return await labelVideo(job);
  if (job.do === 'square') return await cutSquare(job);
  if (job.do === 'cut') return await cutKept(job);
  if (job.do === 'look') return await lookAtKept(job);
  if (job.do === 'measure') return await (job.kind === 'image' ? measureImage(job) : measureVideo(job));
  return await (job.kind === 'image' ? cleanImage(job) : cleanVideo(job));
});
