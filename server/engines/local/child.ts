// The process of the engine of this machine: keeps a model in memory, and makes one image after the other with it.
import sharp from 'sharp';
import { serveJobs } from '#server/children/serve-jobs.ts';
import type { ImageJob, ModelUse } from './model-use.ts';
import { makeImage } from './pipeline/make-image.ts';
import { openModel, type OpenModel } from './pipeline/open-model.ts';

sharp.concurrency(1);
sharp.cache(false);

let open: { name: string; model: Promise<OpenModel> } | null = null;

serveJobs<ImageJob>(async (job, reportShare) => {
  const model = await obtainModel(job.model);
  reportShare(0);
  await makeImage(model, job, reportShare);
});

/** A model that could not be opened is tried again by the next job. */
async function obtainModel(use: ModelUse): Promise<OpenModel> {
  const name = JSON.stringify(use);
  if (open?.name === name) return await open.model;
  const earlier = open;
  open = { name, model: openModel(use) };
  try {
    await (await earlier?.model)?.close();
    return await open.model;
  } catch (error) {
    open = null;
    throw error;
  }
}
