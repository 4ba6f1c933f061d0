// Three seconds of a voice, for people to choose by.
import path from 'node:path';
import { AAC } from '#server/ffmpeg/write-video.ts';
import type { Ffmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import { inputFile, runFfmpeg } from '#server/ffmpeg/run-ffmpeg.ts';
import en from '#texts/en/engine/speech.json' with { type: 'json' };
import zh from '#texts/zh/engine/speech.json' with { type: 'json' };
import { pairTexts } from '#texts/words.ts';
import type { Speech } from '#tools/lip-sync/fields.ts';
import type { VoiceTemplate } from '#tools/lip-sync/voices.ts';

const WORDS = pairTexts(en, zh);
export const SAMPLE_SECONDS = 4;
const LIMIT_SECONDS = 30;

/** What espeak-ng says, which sounds alike on all machines: spoken once, by scripts/speak-samples.ts. */
export const SAMPLES_FOLDER = path.join(import.meta.dirname, 'samples');

export function sampleOf({ id, language }: VoiceTemplate): Speech {
  return { text: WORDS.sample[language], voice: id, speed: 1, emotion: 'neutral' };
}

/** The M4A that was made beside what was spoken. */
export async function cutSample(ffmpeg: Pick<Ffmpeg, 'ffmpeg'>, spoken: string): Promise<string> {
  const sample = `${spoken}.m4a`;
  await runFfmpeg(
    ffmpeg,
    [...inputFile(spoken), '-t', String(SAMPLE_SECONDS), ...AAC, '-movflags', '+faststart', sample],
    {
      timeoutSeconds: LIMIT_SECONDS,
    },
  );
  return sample;
}
