// The samples of the voices: sixteen short sounds, made once.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { findSpeaker } from '#engine/speech/find-speaker.ts';
import { voiceSampleKey } from '#server/media/voice-sample.ts';
import { openDiskStorage } from '#server/adapters/storage-disk.ts';
import { VOICES } from '#tools/lip-sync/voices.ts';
import { storeVoiceSamples } from './store-voice-samples.ts';

const PATH = '/usr/bin:/usr/local/bin:/opt/homebrew/bin';
const log = pino({ level: 'silent' });
const folder = await mkdtemp(path.join(tmpdir(), 'voice-samples-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

it('[product 2.7] makes a sample of each voice, and none twice', async ({ skip }) => {
  const config = readConfig({ PATH });
  skip((await findSpeaker(config)) === '', 'there is no espeak here');
  const storage = await openDiskStorage(path.join(folder, 'speaking'));
  await storeVoiceSamples({ config, storage, log }, new AbortController().signal);
  const sizes = await Promise.all(VOICES.map(({ id }) => storage.size(voiceSampleKey(id))));
  for (const size of sizes) expect(size).toBeGreaterThan(8000);
  const untouched = { ...storage, put: () => Promise.reject(new Error('made again')) };
  const warnings: unknown[] = [];
  const watching = Object.assign(pino({ level: 'silent' }), { warn: (what: unknown) => warnings.push(what) });
  await storeVoiceSamples({ config, storage: untouched, log: watching }, new AbortController().signal);
  expect(warnings).toEqual([]);
}, 30_000);

it('makes nothing where nothing speaks', async () => {
  const storage = await openDiskStorage(path.join(folder, 'mute'));
  await storeVoiceSamples({ config: readConfig({ PATH: '' }), storage, log }, new AbortController().signal);
  expect(await storage.size(voiceSampleKey('emma'))).toBeUndefined();
});
