// Who speaks, as the settings say it, and what is said of settings that say nothing.
import { expect, it } from 'vitest';
import { StartError } from '#server/process/start-error.ts';
import { readConfig } from './config.ts';

const read = (env: Record<string, string>) => readConfig(env).speech;
const edition = (env: object) => read({ ...SERVER, SPEECH_SERVER: 'kokoro', ...env })?.edition;
const SERVER = { SPEECH_BASE_URL: 'http://127.0.0.1:8880/v1/' };

it('is nobody where no server is named', () => {
  expect(read({})).toBeNull();
  expect(read({ SPEECH_API_KEY: 'k', SPEECH_MODEL: 'm' })).toBeNull();
});

it.each([
  [
    { ...SERVER, SPEECH_SERVER: 'kokoro' },
    { baseUrl: 'http://127.0.0.1:8880/v1', model: 'kokoro', key: '', isPaid: false },
  ],
  [
    { SPEECH_BASE_URL: 'https://api.openai.com/v1', SPEECH_API_KEY: 'sk', SPEECH_PAID: 'off' },
    { server: 'openai', model: 'gpt-4o-mini-tts', isPaid: true },
  ],
  [
    { ...SERVER, SPEECH_VOICES: 'en=a, zh=b/c d' },
    { server: 'other', voices: { en: 'a', zh: 'b/c d' } },
  ],
  [{ ...SERVER, SPEECH_VOICES: 'en=a', SPEECH_API_KEY: 'k' }, { isPaid: true }],
  [{ ...SERVER, SPEECH_VOICES: 'en=a', SPEECH_API_KEY: 'k', SPEECH_PAID: 'off' }, { isPaid: false }],
])('is of %o', (env, speech) => {
  expect(read(env)).toMatchObject(speech);
});

it('is another voice for another server, and the same with another key', () => {
  expect(edition({ SPEECH_API_KEY: 'k' })).toBe(edition({}));
  expect(edition({ SPEECH_MODEL: 'tts-1' })).not.toBe(edition({}));
});

it.each([
  [SERVER, 'SPEECH_VOICES must say which voices the server has'],
  [{ ...SERVER, SPEECH_VOICES: 'en=a,bob=b' }, 'SPEECH_VOICES names bob'],
  [{ ...SERVER, SPEECH_VOICES: 'en' }, 'SPEECH_VOICES must look like'],
  [{ ...SERVER, SPEECH_SERVER: 'siri' }, 'SPEECH_SERVER must be one of'],
  [{ SPEECH_BASE_URL: 'https://api.openai.com/v1' }, 'SPEECH_API_KEY must be set for OpenAI'],
  [{ SPEECH_BASE_URL: 'gpu' }, 'SPEECH_BASE_URL must be an address'],
])('says what is wrong with %o', (env, said) => {
  expect(() => read(env)).toThrow(StartError);
  expect(() => read(env)).toThrow(said);
});
