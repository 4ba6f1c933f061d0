// The samples of the voices: sixteen short sounds, made once.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '#server/config.ts';
import { NPM_SPEAKER } from '#engine/speech/find-speaker.ts';
import { listSpeakers } from '#server/worker/run/speakers.ts';
import { voiceSampleKey } from '#server/media/voice-sample.ts';
import { openDiskStorage } from '#server/adapters/storage-disk.ts';
import { startSpeechServer } from '#tests/fakes/speech-server.ts';
import { VOICES } from '#tools/lip-sync/voices.ts';
import { storeVoiceSamples } from './store-voice-samples.ts';

const log = pino({ level: 'silent' });
const folder = await mkdtemp(path.join(tmpdir(), 'voice-samples-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

it('[product 2.7] has a sample of each voice, and none twice', async () => {
  const config = readConfig({ PATH: '' });
  const storage = await openDiskStorage(path.join(folder, 'speaking'));
  await storeVoiceSamples({ config, storage, log }, new AbortController().signal);
  const sizes = await Promise.all(VOICES.map(({ id }) => storage.size(voiceSampleKey(config, id))));
  for (const size of sizes) expect(size).toBeGreaterThan(8000);
  const untouched = { ...storage, put: () => Promise.reject(new Error('made again')) };
  const warnings: unknown[] = [];
  const watching = Object.assign(pino({ level: 'silent' }), { warn: (what: unknown) => warnings.push(what) });
  await storeVoiceSamples({ config, storage: untouched, log: watching }, new AbortController().signal);
  expect(warnings).toEqual([]);
});

it('makes nothing where nothing speaks', async () => {
  const storage = await openDiskStorage(path.join(folder, 'mute'));
  const config = readConfig({ PATH: '', SPEECH_PROGRAM: 'off' });
  await storeVoiceSamples({ config, storage, log }, new AbortController().signal);
  expect(await storage.size(voiceSampleKey(config, 'emma'))).toBeUndefined();
});

it('lets a program that the operator named speak them itself', async () => {
  const config = readConfig({ PATH: '', SPEECH_PROGRAM: NPM_SPEAKER });
  expect(voiceSampleKey(config, 'emma')).not.toBe(voiceSampleKey(readConfig({ PATH: '' }), 'emma'));
  const [named] = await listSpeakers({ config });
  const [own] = await listSpeakers({ config: readConfig({ PATH: '' }) });
  expect(named?.sampleFile).toBeUndefined();
  expect(own?.sampleFile?.('emma')).toMatch(/emma\.m4a$/);
  expect(named?.edition).not.toBe(own?.edition);
});

it('has them spoken by the server that speaks for tasks, once, and none of voices that it has not', async () => {
  const server = await startSpeechServer('other');
  onTestFinished(server.close);
  const voices = 'emma=amy,ryan=ryan,en=lessac';
  const config = readConfig({
    SPEECH_PROGRAM: 'off',
    SPEECH_BASE_URL: server.baseUrl,
    SPEECH_VOICES: voices,
  });
  const storage = await openDiskStorage(path.join(folder, 'server'));
  const store = () => storeVoiceSamples({ config, storage, log }, new AbortController().signal);
  await store();
  const english = VOICES.filter(({ language }) => language === 'en');
  for (const { id } of english) expect(await storage.size(voiceSampleKey(config, id))).toBeGreaterThan(1000);
  expect(await storage.size(voiceSampleKey(config, 'xiaoxiao'))).toBeUndefined();
  expect(server.calls.map(({ voice }) => voice).slice(0, 2)).toEqual(['amy', 'ryan']);
  expect(server.calls).toHaveLength(english.length);
  await store();
  expect(server.calls).toHaveLength(english.length);
  // Other voices are other sounds.
  const other = readConfig({
    SPEECH_PROGRAM: 'off',
    SPEECH_BASE_URL: server.baseUrl,
    SPEECH_VOICES: 'en=joe',
  });
  expect(voiceSampleKey(other, 'emma')).not.toBe(voiceSampleKey(config, 'emma'));
});
