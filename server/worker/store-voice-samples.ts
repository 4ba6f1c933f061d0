// Makes the samples of the voices once, where this machine can speak.
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AppContext } from '#server/app-context.ts';
import { findSpeaker } from '#engine/speech/find-speaker.ts';
import { makeSample } from '#engine/speech/make-sample.ts';
import { findFfmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import { voiceSampleKey } from '#server/media/voice-sample.ts';
import { VOICES } from '#tools/lip-sync/voices.ts';

/** Never throws: a voice without a sample can still be chosen, and the next start tries again. */
export async function storeVoiceSamples(
  { config, storage, log }: Pick<AppContext, 'config' | 'storage' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  const [speaker, ffmpeg] = await Promise.all([findSpeaker(config), findFfmpeg(config)]);
  if (speaker === '' || !ffmpeg) return;
  const folder = await mkdtemp(path.join(tmpdir(), 'voices-'));
  try {
    for (const voice of VOICES) {
      if (signal.aborted) return;
      const key = voiceSampleKey(voice.id);
      if ((await storage.size(key)) !== undefined) continue;
      await storage.put(key, createReadStream(await makeSample({ speaker, ffmpeg }, voice, folder)));
    }
  } catch (err) {
    log.warn({ err }, 'The samples of the voices could not be made; the next start tries again');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
