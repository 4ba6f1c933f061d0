// Text to video on the built-in engine: the illustrator paints the prompt in layers and moves them, one shot or several.
import path from 'node:path';
import type { Camera } from '#contract/video.ts';
import type { JobHandler, Job } from '#engine/job.ts';
import { parsePrompt } from '#engine/illustrator/reading/parse-prompt.ts';
import { giveBack, KEPT_FOR_A_VIDEO } from '#engine/give-back.ts';
import { refuseUnread } from '#engine/refuse-unread.ts';
import { videoFrames } from '#engine/video-frames.ts';
import type { Report } from '#engine/illustrator/report-placed.ts';
import type { ScenePainter, SceneRequest } from '#engine/illustrator/motion/open-scene.ts';
import { RATE } from '#engine/sound/sound-bricks.ts';
import { makeAmbience } from '#engine/sound/make-ambience.ts';
import { writeWav } from '#engine/sound/write-wav.ts';
import { TextToVideoEngineFields } from '#tools/text-to-video/fields.ts';
import { chooseAmbience } from './choose-ambience.ts';
import { framesOf, openShot, paintShots, type OpenShot, type Shot } from './paint-shots.ts';
import { isVideoFiller, readDirections, unheeded, type Directions } from './read-directions.ts';
import { splitShots } from './split-shots.ts';

/** Shares of the progress bar. */
const PAINTED = 0.22;
const DRAWN = 0.97;

export const videoPrompt: JobHandler = async (job, report) => {
  const fields = TextToVideoEngineFields.parse(job.fields);
  const { fps } = fields;
  const { prompts, left } = splitShots(fields.prompt, fields.seconds);
  const all = prompts.map(readDirections);
  const known = all.filter(({ scene }) => parsePrompt(scene).understood.length > 0);
  if (known.length === 0)
    refuseUnread({ understood: [], ignored: all.map(({ scene }) => scene) }, fields.prompt);
  const unknown = all.filter((one) => !known.includes(one)).map(({ scene }) => scene.trim());
  report(0.01);
  await giveBack(KEPT_FOR_A_VIDEO);
  const frames = Math.round(fields.seconds * fps);
  const shots = known.map((directions, at): Shot => {
    const plan = { fps, frames: framesOf(at, known.length, frames) };
    return { plan, request: requestOf(job, fields, directions, plan.frames / fps) };
  });
  const told: Report[] = [];
  const open = async (at: number, tell: (share: number) => void): Promise<OpenShot> => {
    const shot = await openShot(job, shots[at] as Shot, tell);
    const { camera } = (shots[at] as Shot).request;
    told.push(reportShot(shot.scene, known[at] as Directions, camera, fields.camera !== 'auto'));
    return shot;
  };
  const first = await open(0, (share) => report(share * PAINTED));
  try {
    if (shots.length === 1) refuseUnread(first.scene.report(isVideoFiller), fields.prompt);
    const sound = fields.sound ? await recordSound(job, first.scene, fields.seconds) : undefined;
    let done = PAINTED;
    const painted = paintShots(first, shots.length, (at) => open(at, () => report(done)));
    await videoFrames(job, { fps, frames, sound }, painted, (share) => {
      done = PAINTED + share * (DRAWN - PAINTED);
      report(done);
    });
  } finally {
    await first.second?.end();
  }
  const understood = told.flatMap((one) => one.understood);
  refuseUnread({ understood, ignored: [] }, fields.prompt);
  const asked = told.length + unknown.length + left.length;
  return {
    understood: inOrder(fields.prompt, [...new Set(understood)]),
    ignored: inOrder(fields.prompt, [...told.flatMap((one) => one.ignored), ...unknown, ...left]),
    share: told.reduce((sum, { share }) => sum + share, 0) / asked,
  };
};

function requestOf(
  { width, height, seed }: Job,
  fields: TextToVideoEngineFields,
  { scene, camera, pace }: Directions,
  seconds: number,
): SceneRequest {
  return {
    prompt: scene,
    negativePrompt: fields.negative_prompt,
    style: 'auto',
    width,
    height,
    seed,
    // What was chosen in the form wins over the words.
    camera: fields.camera === 'auto' ? (camera ?? 'auto') : fields.camera,
    pace,
    seconds,
    isFine: fields.mode === 'pro',
  };
}

/** What is seen of a shot, with its directions: those that its camera obeys. */
function reportShot(scene: ScenePainter, directions: Directions, camera: Camera, isChosen: boolean): Report {
  const { understood, ignored, share } = scene.report(isVideoFiller);
  const deaf = unheeded(directions, camera);
  const seen = [...understood, ...directions.words.filter((word) => !deaf.includes(word))];
  // Whoever chose another camera does not miss what the words say of it.
  const missed = directions.spoken.length + (isChosen ? 0 : deaf.length);
  return {
    understood: understood.length === 0 ? [] : seen,
    ignored: [...ignored, ...directions.spoken, ...deaf],
    share: share * (seen.length / Math.max(1, seen.length + missed)),
  };
}

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
