// Text to video on the built-in engine: the illustrator paints the prompt in layers and moves them.
import path from 'node:path';
import type { JobHandler, Job } from '#engine/job.ts';
import { parsePrompt } from '#engine/illustrator/reading/parse-prompt.ts';
import { giveBack, KEPT_FOR_A_VIDEO } from '#engine/give-back.ts';
import { refuseUnread } from '#engine/refuse-unread.ts';
import { videoFrames } from '#engine/video-frames.ts';
import { openScene, type ScenePainter, type SceneRequest } from '#engine/illustrator/motion/open-scene.ts';
import { RATE } from '#engine/sound/sound-bricks.ts';
import { makeAmbience } from '#engine/sound/make-ambience.ts';
import { writeWav } from '#engine/sound/write-wav.ts';
import { TextToVideoEngineFields } from '#tools/text-to-video/fields.ts';
import { chooseAmbience } from './choose-ambience.ts';
import { openSecondPainter, paintFrames } from './paint-shared.ts';
import { isVideoFiller, readDirections } from './read-directions.ts';

/** Shares of the progress bar. */
const PAINTED = 0.22;
const DRAWN = 0.97;

export const videoPrompt: JobHandler = async (job, report) => {
  const fields = TextToVideoEngineFields.parse(job.fields);
  const { width, height, seed } = job;
  const directions = readDirections(fields.prompt);
  refuseUnread(parsePrompt(directions.scene), fields.prompt);
  report(0.01);
  await giveBack(KEPT_FOR_A_VIDEO);
  const request: SceneRequest = {
    prompt: directions.scene,
    negativePrompt: fields.negative_prompt,
    style: 'auto',
    width,
    height,
    seed,
    // What was chosen in the form wins over the words.
    camera: fields.camera === 'auto' ? (directions.camera ?? 'auto') : fields.camera,
    pace: directions.pace,
    seconds: fields.seconds,
    isFine: fields.mode === 'pro',
  };
  const { fps } = fields;
  const plan = { fps, frames: Math.round(fields.seconds * fps) };
  const second = job.secondPainter ? openSecondPainter(request, plan, job.secondPainter) : null;
  try {
    const scene = await openScene(request, (share) => report(share * PAINTED));
    const { understood, ignored, share } = scene.report(isVideoFiller);
    refuseUnread({ understood, ignored }, fields.prompt);
    const sound = fields.sound ? await recordSound(job, scene, fields.seconds) : undefined;
    await videoFrames(job, { ...plan, sound }, paintFrames(scene, plan, second), (done) =>
      report(PAINTED + done * (DRAWN - PAINTED)),
    );
    const { words, spoken } = directions;
    const seen = [...understood, ...words];
    return {
      understood: inOrder(fields.prompt, seen),
      ignored: inOrder(fields.prompt, [...ignored, ...spoken]),
      share: share * (seen.length / (seen.length + spoken.length)),
    };
  } finally {
    await second?.end();
  }
};

/** As they stand in the prompt. */
function inOrder(prompt: string, words: readonly string[]): string[] {
  const text = prompt.toLowerCase();
  return words.toSorted((a, b) => text.indexOf(a.toLowerCase()) - text.indexOf(b.toLowerCase()));
}

async function recordSound(job: Job, scene: ScenePainter, seconds: number): Promise<string> {
  const file = path.join(job.folder, 'sound.wav');
  await writeWav(file, makeAmbience({ kinds: chooseAmbience(scene.stage), seconds, seed: job.seed }), RATE);
  return file;
}
