// The voice of the video: typed and spoken here, or a sound that came along.
import path from 'node:path';
import { readSound } from '#server/ffmpeg/read-sound.ts';
import { estimateSeconds, LIP_SECONDS } from '#tools/lip-sync/seconds.ts';
import type { Speech } from '#tools/lip-sync/fields.ts';
import { inputsOf, JobRefusal, needFfmpeg, type Job, type JobInput } from '#engine/job.ts';
import { RATE, type Stereo } from '#engine/sound/sound-bricks.ts';
import { speak } from '#engine/speech/speak.ts';
import { VOICE_RATE } from './hear-voice.ts';
import { makePlane } from '#engine/raster/make-plane.ts';

/** A text that takes longer than was estimated is read faster, but never so much that it cannot be followed. */
const MOST_HURRY = 1.2;
const SILENCE = 0.004;
const REST_SECONDS = 0.2;

export async function readVoice(job: Job, speech: Speech | null): Promise<Stereo> {
  const file = inputsOf(job, 'audio')[0]?.file;
  if (!speech) {
    if (file === undefined) throw new Error('there is no voice');
    return readStereo(job, file);
  }
  if (job.speaker === '') throw new Error('no voice engine is here to read text');
  const spoken = path.join(job.folder, 'speech.wav');
  const read = async (hurry: number) => {
    await speak(job.speaker, speech, spoken, hurry);
    return endWithWords(await readStereo(job, spoken));
  };
  const calm = await read(1);
  const over = calm[0].length / RATE / estimateSeconds(speech);
  return over <= 1 ? calm : read(Math.min(MOST_HURRY, over * 1.02));
}

/** As long as its image, so that both begin again together. */
export async function readOriginal(job: Job, video: JobInput): Promise<Stereo | null> {
  if (!video.has_sound) return null;
  const length = Math.max(1, Math.round(video.duration * RATE));
  return (await readStereo(job, video.file)).map((channel) => {
    const whole = new Float32Array(length);
    whole.set(channel.subarray(0, length));
    return whole;
  }) as Stereo;
}

/** One channel at the rate of hearing. */
export function thinVoice([left, right]: Stereo): Float32Array {
  const step = RATE / VOICE_RATE;
  return makePlane(Math.floor(left.length / step), (i) => {
    let sum = 0;
    for (let k = i * step; k < (i + 1) * step; k++) sum += (left[k] ?? 0) + (right[k] ?? 0);
    return sum / (2 * step);
  });
}

async function readStereo(job: Job, file: string): Promise<Stereo> {
  const scratch = path.join(job.folder, 'sound.f32');
  const sound = await readSound(needFfmpeg(job), file, {
    rate: RATE,
    channels: 2,
    seconds: LIP_SECONDS,
    scratch,
  });
  const [left, right] = sound;
  if (!left || !right || left.length === 0) throw new JobRefusal('no_speech', 'there is no sound in it');
  return [left, right];
}

/** Programs that speak leave a long silence behind. */
function endWithWords(voice: Stereo): Stereo {
  const last = voice[0].findLastIndex((value) => Math.abs(value) > SILENCE);
  const end = Math.min(voice[0].length, last + 1 + Math.round(REST_SECONDS * RATE));
  return [voice[0].slice(0, end), voice[1].slice(0, end)];
}
