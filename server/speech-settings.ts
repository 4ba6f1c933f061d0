// The settings of the server that speaks typed text.
import { createHash } from 'node:crypto';
import * as z from 'zod';
import {
  SPEECH_MODELS,
  SPEECH_SERVERS,
  SPEECH_VOICES,
  type SpeechServer,
} from '#server/adapters/speech-voices.ts';
import { OPENAI_HOST } from '#server/engines/openai/settings.ts';
import { findVoice } from '#tools/lip-sync/voices.ts';
import { address, names, text } from './setting-parts.ts';

export type SpeechConfig = {
  baseUrl: string;
  key: string;
  model: string;
  server: SpeechServer;
  /** Ours, or a language (`en`, `zh`), → the server's. */
  voices: Readonly<Record<string, string>>;
  isPaid: boolean;
  /** Another where voices sound different: sounds are kept under it. */
  edition: string;
};

const LANGUAGES = new Set(['en', 'zh']);
const PAIR = /^(\w+) *= *([\w.+():/ -]+)$/;

const voices = names
  .refine(
    (given) => given.every((pair) => PAIR.test(pair)),
    'must look like emma=af_heart,xiaoxiao=zf_xiaoxiao',
  )
  .transform((given) =>
    Object.fromEntries(
      given.map((pair) => [PAIR.exec(pair)?.[1] ?? '', (PAIR.exec(pair)?.[2] ?? '').trim()]),
    ),
  );

/** Of the voices of this machine: another where a program of the operator speaks. */
export function programEdition(program: string): string {
  return program === '' || program === 'off'
    ? '1'
    : createHash('sha256').update(program).digest('hex').slice(0, 12);
}

export const SPEECH_SETTINGS = {
  SPEECH_PROGRAM: text.describe(
    'The program that speaks typed text, asked as espeak-ng is. Empty: that of the PATH, else the one of npm. off: none.',
  ),
  SPEECH_BASE_URL: address('').describe(
    'The address of a server that speaks typed text by /v1/audio/speech, up to /v1: Kokoro-FastAPI, a server of Piper, LocalAI, OpenAI. Then every engine for lip sync can be given typed speech.',
  ),
  SPEECH_API_KEY: text.describe('Its key, where it wants one.'),
  SPEECH_MODEL: text.describe('Its model. Empty: kokoro, gpt-4o-mini-tts at OpenAI, tts-1 elsewhere.'),
  SPEECH_SERVER: z
    .enum(SPEECH_SERVERS, `must be one of ${SPEECH_SERVERS.join(', ')}`)
    .optional()
    .describe(
      `What it is: ${SPEECH_SERVERS.join(', ')}. Empty: openai at OpenAI, elsewhere other, which needs SPEECH_VOICES.`,
    ),
  SPEECH_VOICES: voices.describe(
    'Which of its voices stand for ours, such as emma=af_heart,xiaoxiao=zf_xiaoxiao; en= and zh= are for all others of a language. Empty: a choice for kokoro and OpenAI.',
  ),
  SPEECH_PAID: z
    .enum(['on', 'off'], 'must be on or off')
    .optional()
    .describe('on: its calls cost money, and none is made twice. Empty: on where there is a key.'),
};

type Given = z.output<z.ZodObject<typeof SPEECH_SETTINGS>>;

export function shapeSpeech(given: Given): SpeechConfig | null {
  const { SPEECH_BASE_URL: baseUrl, SPEECH_API_KEY: key, SPEECH_PAID: paid } = given;
  if (baseUrl === '') return null;
  const isTheirs = new URL(baseUrl).host === OPENAI_HOST;
  const server = given.SPEECH_SERVER ?? (isTheirs ? 'openai' : 'other');
  const sound = {
    baseUrl,
    server,
    model: given.SPEECH_MODEL || SPEECH_MODELS[server],
    voices: { ...SPEECH_VOICES[server], ...given.SPEECH_VOICES },
  };
  const edition = createHash('sha256').update(JSON.stringify(sound)).digest('hex').slice(0, 12);
  return { ...sound, key, isPaid: isTheirs || (paid === undefined ? key !== '' : paid === 'on'), edition };
}

/** Returns a sentence for each of them that says nothing. */
export function findSpeechFaults(given: Given): string[] {
  const speech = shapeSpeech(given);
  const unknown = Object.keys(given.SPEECH_VOICES).filter((id) => !LANGUAGES.has(id) && !findVoice(id));
  return [
    ...unknown.map((id) => `SPEECH_VOICES names ${id}, which is none of our voices (docs/engines/speech.md)`),
    ...(speech && Object.keys(speech.voices).length === 0
      ? [
          'SPEECH_VOICES must say which voices the server has, such as en=en_US-ryan-high, or SPEECH_SERVER what it is',
        ]
      : []),
    ...(speech?.server === 'openai' && speech.key === '' ? ['SPEECH_API_KEY must be set for OpenAI'] : []),
  ];
}
