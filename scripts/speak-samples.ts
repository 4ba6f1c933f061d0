// Speaks the samples of the voices that come with the product, by the program of npm: `node scripts/speak-samples.ts`.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { NPM_SPEAKER } from '#engine/speech/find-speaker.ts';
import { SAMPLE_SECONDS, SAMPLES_FOLDER, sampleOf } from '#engine/speech/make-sample.ts';
import { speak } from '#engine/speech/speak.ts';
import { findFfmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import { inputFile, runFfmpeg } from '#server/ffmpeg/run-ffmpeg.ts';
import { VOICES } from '#tools/lip-sync/voices.ts';

const LIMIT_SECONDS = 30;
/** A program speaks with one mouth, in 22 kHz. */
const SMALL = ['-c:a', 'aac', '-b:a', '48k', '-ac', '1', '-movflags', '+faststart'];

const programFolders = (process.env['PATH'] ?? '').split(path.delimiter);
const ffmpeg = await findFfmpeg({ ffmpegPath: '', programFolders });
if (!ffmpeg) throw new Error('there is no ffmpeg here');
const folder = await mkdtemp(path.join(os.tmpdir(), 'voices-'));
try {
  await mkdir(SAMPLES_FOLDER, { recursive: true });
  for (const voice of VOICES) {
    const spoken = path.join(folder, `${voice.id}.wav`);
    await speak(NPM_SPEAKER, sampleOf(voice), spoken);
    const file = path.join(SAMPLES_FOLDER, `${voice.id}.m4a`);
    await runFfmpeg(ffmpeg, [...inputFile(spoken), '-t', String(SAMPLE_SECONDS), ...SMALL, file], {
      timeoutSeconds: LIMIT_SECONDS,
    });
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
