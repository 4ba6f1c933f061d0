// Stores the samples of the voices once, of whoever speaks for tasks.
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AppContext } from '#server/app-context.ts';
import { cutSample, sampleOf } from '#engine/speech/make-sample.ts';
import { findFfmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import { voiceSampleKey } from '#server/media/voice-sample.ts';
import { VOICES } from '#tools/lip-sync/voices.ts';
import { listSpeakers } from '#server/worker/run/speakers.ts';

/** Never throws: a voice without a sample can still be chosen, and the next start tries again. */
export async function storeVoiceSamples(
  { config, storage, log }: Pick<AppContext, 'config' | 'storage' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  const [speakers, ffmpeg] = await Promise.all([listSpeakers({ config }), findFfmpeg(config)]);
  const folder = await mkdtemp(path.join(tmpdir(), 'voices-'));
  try {
    for (const voice of VOICES) {
      if (signal.aborted) return;
      const key = voiceSampleKey(config, voice.id);
      if ((await storage.size(key)) !== undefined) continue;
      const sample = sampleOf(voice);
      // Who would be asked first for a task: another one's voice would be no sample of it.
      const speaker = speakers.find((one) => one.nameFor(sample) !== null);
      const shipped = speaker?.sampleFile?.(voice.id);
      if (shipped !== undefined) await storage.put(key, createReadStream(shipped));
      if (!speaker || !ffmpeg || shipped !== undefined) continue;
      const spoken = path.join(folder, `${voice.id}.spoken`);
      await speaker.speak(sample, spoken, signal);
      await storage.put(key, createReadStream(await cutSample(ffmpeg, spoken)));
    }
  } catch (err) {
    log.warn({ err }, 'The samples of the voices could not be made; the next start tries again');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
