// The sound of a video of an image: of the place that its words name, or of the open air.
import path from 'node:path';
import type { Job } from '#engine/job.ts';
import { parsePrompt } from '#engine/illustrator/reading/parse-prompt.ts';
import { planStage } from '#engine/illustrator/staging/plan-stage.ts';
import { makeAmbience } from '#engine/sound/make-ambience.ts';
import { RATE } from '#engine/sound/sound-bricks.ts';
import { writeWav } from '#engine/sound/write-wav.ts';
import { chooseAmbience } from '#engine/text-to-video/choose-ambience.ts';

/** A WAV file in the folder of the job. */
export async function recordAmbience(job: Job, prompt: string, seconds: number): Promise<string> {
  const { width, height, seed } = job;
  const stage = planStage(parsePrompt(prompt), 'auto', { width, height, seed, prompt });
  const file = path.join(job.folder, 'sound.wav');
  await writeWav(file, makeAmbience({ kinds: chooseAmbience(stage), seconds, seed }), RATE);
  return file;
}
