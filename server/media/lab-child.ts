// A process of the media lab: nothing that a stranger sent is decoded anywhere else.
import sharp from 'sharp';
import { serveJobs } from '#server/children/serve-jobs.ts';
import { cleanFilm } from './clean-film.ts';
import type { LabJob } from './clean-file.ts';
import { cleanPicture } from './clean-picture.ts';
import { convertPicture } from './convert-picture.ts';
import { cutSquare } from './cut-square.ts';
import { measureFilm } from './measure-film.ts';
import { measurePicture } from './measure-picture.ts';

sharp.concurrency(1);
sharp.cache(false);
// Only what we take; libvips could open drawings with scripts, PDF and more.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
});

serveJobs<LabJob>(async (job) => {
  if (job.do === 'convert') return await convertPicture(job);
  if (job.do === 'square') return await cutSquare(job);
  if (job.do === 'measure') return await (job.kind === 'image' ? measurePicture(job) : measureFilm(job));
  return await (job.kind === 'image' ? cleanPicture(job) : cleanFilm(job));
});
