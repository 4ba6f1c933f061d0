// Three seconds of a voice, for people to choose by.
import path from 'node:path';
import { AAC } from '#server/ffmpeg/write-video.ts';
import type { Ffmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import { inputFile, runFfmpeg } from '#server/ffmpeg/run-ffmpeg.ts';
import en from '#texts/en/engine/speech.json' with { type: 'json' };
import zh from '#texts/zh/engine/speech.json' with { type: 'json' };
import { pairTexts } from '#texts/words.ts';
import type { VoiceTemplate } from '#tools/lip-sync/voices.ts';
import { speak } from './speak.ts';

const WORDS = pairTexts(en, zh);
const SECONDS = 4;
const LIMIT_SECONDS = 30;

/** The M4A that was made in this folder. */
export async function makeSample(
  { speaker, ffmpeg }: { speaker: string; ffmpeg: Pick<Ffmpeg, 'ffmpeg'> },
  { id, language }: VoiceTemplate,
  folder: string,
): Promise<string> {
  const [spoken, sample] = [path.join(folder, `${id}.wav`), path.join(folder, `${id}.m4a`)];
  await speak(speaker, { text: WORDS.sample[language], voice: id, speed: 1, emotion: 'neutral' }, spoken);
  await runFfmpeg(
    ffmpeg,
    [...inputFile(spoken), '-t', String(SECONDS), ...AAC, '-movflags', '+faststart', sample],
    {
      timeoutSeconds: LIMIT_SECONDS,
    },
  );
  return sample;
}
