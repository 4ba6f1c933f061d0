// Text to image on the built-in engine: the illustrator paints the prompt.
import { rename } from 'node:fs/promises';
import sharp from 'sharp';
import { PNG_OPTIONS } from '#contract/png-options.ts';
import type { JobHandler, Job } from '#engine/job.ts';
import { parsePrompt } from '#engine/illustrator/reading/parse-prompt.ts';
import { illustratePanels, readPanels } from './panels.ts';
import { refuseUnread } from '#engine/refuse-unread.ts';
import { illustrate } from '#engine/illustrator/illustrate.ts';
import { TextToImageEngineFields } from '#tools/text-to-image/fields.ts';

/** Pro is drawn larger and scaled down, where that fits into a drawing process; pixel art would only blur. */
const PRO_OVERSAMPLING = 1.4;
const MAX_OVERSAMPLED_PIXELS = 1_300_000;

export const paintPrompt: JobHandler = async (job, report) => {
  const fields = TextToImageEngineFields.parse(job.fields);
  refuseUnread(parsePrompt(fields.prompt), fields.prompt);
  const oversampling = chooseOversampling(job, fields);
  report(0.05);
  const request = {
    prompt: fields.prompt,
    negativePrompt: fields.negative_prompt,
    style: fields.style,
    width: Math.round(job.width * oversampling),
    height: Math.round(job.height * oversampling),
    seed: job.seed,
  };
  const panels = readPanels(fields.prompt);
  const { image, understood, ignored, share } = panels
    ? await illustratePanels(panels, request, (done) => report(0.05 + done * 0.7))
    : await illustrate(request);
  refuseUnread({ understood, ignored }, fields.prompt);
  report(0.8);
  const { buffer, byteOffset, byteLength } = image.data;
  const raw = { width: image.width, height: image.height, channels: 4 as const };
  let pipeline = sharp(Buffer.from(buffer, byteOffset, byteLength), { raw });
  if (image.width !== job.width || image.height !== job.height)
    pipeline = pipeline.resize(job.width, job.height);
  const partial = `${job.file}.part`;
  await pipeline.removeAlpha().png(PNG_OPTIONS).toFile(partial);
  await rename(partial, job.file);
  return { understood, ignored, share };
};

function chooseOversampling({ width, height }: Job, { engine, style }: TextToImageEngineFields): number {
  const isFine = engine === 'pro' && style !== 'pixel' && width * height <= MAX_OVERSAMPLED_PIXELS;
  return isFine ? PRO_OVERSAMPLING : 1;
}
