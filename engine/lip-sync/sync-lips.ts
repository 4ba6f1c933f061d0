// Lip sync on the built-in engine: a face is warped to the sound of a voice. Not an AI model.
import path from 'node:path';
import { videoSeconds, languageOf } from '#tools/lip-sync/seconds.ts';
import { LipSyncEngineFields } from '#tools/lip-sync/fields.ts';
import { inputsOf, JobRefusal, type JobHandler } from '#engine/job.ts';
import { videoFrames } from '#engine/video-frames.ts';
import { RATE } from '#engine/sound/sound-bricks.ts';
import { writeWav } from '#engine/sound/write-wav.ts';
import { spellSounds } from '#engine/speech/speak.ts';
import { videoPortrait } from './video-portrait.ts';
import { videoVideo } from './video-video.ts';
import { hasSpeech } from './hear-speech.ts';
import { hearVoice } from './hear-voice.ts';
import { mixSound } from './mix-sound.ts';
import { readOriginal, readVoice, thinVoice } from './read-voice.ts';
import { shapeSounds } from './shape-sounds.ts';
import { writeSubtitles } from './write-subtitles.ts';

const USUAL_FPS = 25;
const MOST_FPS = 30;
const LEAST_FPS = 15;

export const syncLips: JobHandler = async (job, report) => {
  const { speech, said, mouth_box, keep_sound, length } = LipSyncEngineFields.parse(job.fields);
  const words = speech ?? said;
  const voice = await readVoice(job, speech);
  const thin = thinVoice(voice);
  if (!hasSpeech(thin)) throw new JobRefusal('no_speech', 'no speech was heard in the sound');
  report(0.04);

  const [portrait] = inputsOf(job, 'image');
  const [video] = inputsOf(job, 'video');
  const fps = video ? videoRate(video.fps) : USUAL_FPS;
  const seconds = videoSeconds({ video, length }, voice[0].length / RATE);
  const frames = Math.max(1, Math.round(seconds * fps));
  const original = video && keep_sound ? await readOriginal(job, video) : null;
  const sound = path.join(job.folder, 'sound.wav');
  await writeWav(sound, mixSound({ voice, original, seconds: frames / fps }), RATE);
  report(0.06);

  const heard = hearVoice(thin, fps);
  const isSpelled = words !== null && job.speaker !== '';
  const track = isSpelled ? shapeSounds(heard, await spellSounds(job.speaker, words), thin, fps) : heard;
  const order = { job, track, frames, fps, box: mouth_box };
  const images = video ? videoVideo(order, video) : portrait ? videoPortrait(order, portrait) : null;
  if (!images) throw new Error('there is neither a video nor a portrait');
  await videoFrames(job, { fps, frames, sound }, images, (done) => report(0.08 + 0.9 * done));
  const done = { understood: [], ignored: [] };
  return words ? { ...done, subtitles: writeSubtitles(words.text, languageOf(words.text), thin) } : done;
};

/** A video keeps its own; what is faster is halved, what is slower or unknown gets the usual. */
function videoRate(fps: number): number {
  if (fps > MOST_FPS * 1.05) return videoRate(fps / 2);
  return fps < LEAST_FPS ? USUAL_FPS : fps;
}
