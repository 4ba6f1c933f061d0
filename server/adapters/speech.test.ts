// What a server of `/v1/audio/speech` is asked for, and what its answers mean.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EngineError } from '#server/engines/engine.ts';
import { shapeSpeech, SPEECH_SETTINGS } from '#server/speech-settings.ts';
import { type FakeSpeechServer, startSpeechServer } from '#tests/fakes/speech-server.ts';
import * as z from 'zod';
import type { Speech } from '#tools/lip-sync/fields.ts';
import type { Speaker } from './speech.ts';
import { openOpenAiSpeech } from './speech-openai.ts';

const SAID: Speech = { text: 'We shall meet again.', voice: 'emma', speed: 1.2, emotion: 'happy' };
const CHINESE: Speech = { ...SAID, text: '我们明天再见吧。', voice: 'xiaoxiao' };

let server: FakeSpeechServer;
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'speech-test-'));
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

function open(settings: Record<string, string>, limitMs?: number): Speaker {
  const given = z.object(SPEECH_SETTINGS).parse({ SPEECH_BASE_URL: server.baseUrl, ...settings });
  const speech = shapeSpeech(given);
  if (!speech) throw new Error('nobody speaks');
  return openOpenAiSpeech({ ...speech, ...(limitMs && { limitMs }) });
}

const signal = new AbortController().signal;
const speak = async (speaker: Speaker, said = SAID) => {
  const file = path.join(folder, 'spoken');
  await speaker.speak(said, file, signal);
  return await readFile(file);
};

describe('what is asked for', () => {
  it('at Kokoro is a voice of its own, and the language', async () => {
    server = await startSpeechServer();
    const kokoro = open({ SPEECH_SERVER: 'kokoro' });
    expect((await speak(kokoro)).subarray(0, 4).toString()).toBe('RIFF');
    await speak(kokoro, { ...SAID, voice: 'henry' });
    await speak(kokoro, CHINESE);
    // A voice of another language speaks with an accent; without the code it would be silent.
    await speak(kokoro, { ...CHINESE, voice: 'emma' });
    expect(server.calls.map(({ voice, ...rest }) => [voice, 'lang_code' in rest && rest.lang_code])).toEqual([
      ['af_heart', 'a'],
      ['bm_george', 'b'],
      ['zf_xiaoxiao', 'z'],
      ['af_heart', 'z'],
    ]);
    expect(server.calls[0]).toMatchObject({ input: SAID.text, speed: 1.2, model: 'kokoro' });
    expect(kokoro.nameFor(SAID)).toBe('af_heart (kokoro)');
  });

  it('at OpenAI is how it is said, of a model that is told', async () => {
    server = await startSpeechServer('openai');
    await speak(open({ SPEECH_SERVER: 'openai' }));
    await speak(open({ SPEECH_SERVER: 'openai', SPEECH_MODEL: 'tts-1' }));
    const [told, plain] = server.calls;
    expect(told).toMatchObject({ voice: 'coral', instructions: 'Speak in a happy tone.' });
    expect(plain).not.toHaveProperty('instructions');
  });

  it('elsewhere is the voice that the operator named, the one of the language before one of another', async () => {
    server = await startSpeechServer('other');
    const piper = open({ SPEECH_VOICES: 'en=en_US-ryan-high, zh=zh_CN-huayan-medium, emma=en_US-amy' });
    await speak(piper);
    await speak(piper, { ...SAID, voice: 'ryan' });
    await speak(piper, { ...CHINESE, voice: 'emma' });
    expect(server.calls.map(({ voice }) => voice)).toEqual([
      'en_US-amy',
      'en_US-ryan-high',
      'zh_CN-huayan-medium',
    ]);
    expect(open({ SPEECH_VOICES: 'emma=en_US-amy' }).nameFor(CHINESE)).toBeNull();
  });

  it('is kept apart for other voices', async () => {
    server = await startSpeechServer();
    const one = open({ SPEECH_SERVER: 'kokoro' });
    expect(open({ SPEECH_SERVER: 'kokoro', SPEECH_API_KEY: 'k' }).edition).toBe(one.edition);
    expect(open({ SPEECH_SERVER: 'kokoro', SPEECH_VOICES: 'emma=af_sky' }).edition).not.toBe(one.edition);
  });
});

describe.each([true, false])('an answer (paid: %s)', (isPaid) => {
  const settings = { SPEECH_SERVER: 'kokoro', SPEECH_PAID: isPaid ? 'on' : 'off' };
  const refuse = async (limitMs?: number) => {
    const error = await speak(open(settings, limitMs)).catch((thrown: unknown) => thrown);
    if (error instanceof EngineError) return error;
    throw new Error(`refused with ${String(error)}`);
  };

  it.each([
    ['busy', 'busy', false],
    ['forbidden', 'misconfigured', false],
    ['broken', 'unavailable', true],
    ['cut-after', 'unavailable', true],
    ['half', 'unavailable', true],
    ['json', 'unavailable', true],
    ['endless', 'unavailable', true],
    ['hang', 'unavailable', true],
  ] as const)('that is %s is no sound', async (trouble, kind, isOpen) => {
    server = await startSpeechServer();
    server.trouble(trouble);
    const error = await refuse(trouble === 'hang' ? 200 : 5000);
    expect(error).toMatchObject({ kind, mayBeCharged: isPaid && isOpen });
    expect(server.calls.length).toBeLessThanOrEqual(1); // never asked again inside
  });

  it('of nobody costs nothing', async () => {
    server = await startSpeechServer();
    await server.close();
    expect(await refuse()).toMatchObject({ kind: 'unavailable', mayBeCharged: false });
  });
});
