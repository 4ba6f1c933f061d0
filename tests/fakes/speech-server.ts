// `/v1/audio/speech` on a loopback port, in the manner of Kokoro-FastAPI, of OpenAI, and of a small server of Piper.
import * as z from 'zod';
import type { SpeechServer } from '#server/adapters/speech-voices.ts';
import { makeMedia, makeSound } from '#tests/fakes/sample-media.ts';
import type { Trouble } from './engines/engine-server.ts';
import { type Answer, serveFake } from './engines/serve-fake.ts';

type Asked = z.output<(typeof BODIES)[SpeechServer]>;
/** `silent`: a sound without a word; `json`: an error that says it went well; `half`: the file ends before it says. */
export type SpeechTrouble = Trouble | 'silent' | 'json' | 'half' | 'endless' | 'noise';

export type FakeSpeechServer = {
  baseUrl: string;
  key: string;
  /** What was taken: what costs the operator money, or would. */
  calls: Asked[];
  /** What calls meet from now on; undefined: nothing. */
  trouble(what: SpeechTrouble | undefined): void;
  refuse(status: number, json: unknown): void;
  /** Seconds that each sound takes. */
  speakFor(seconds: number): void;
  close(): Promise<void>;
};

const COMMON = {
  model: z.string().min(1),
  input: z.string().min(1).max(4096),
  voice: z.string().min(1),
  response_format: z.literal('wav'),
  speed: z.number().min(0.25).max(4),
};
const BODIES = {
  other: z.strictObject(COMMON),
  openai: z.strictObject({ ...COMMON, instructions: z.string().optional() }),
  kokoro: z.strictObject({
    ...COMMON,
    model: z.enum(['kokoro', 'tts-1', 'tts-1-hd']),
    lang_code: z.enum(['a', 'b', 'z']).optional(),
    stream: z.boolean().optional(),
  }),
};

export async function startSpeechServer(
  kind: SpeechServer = 'kokoro',
  { key = '' } = {},
): Promise<FakeSpeechServer> {
  const calls: Asked[] = [];
  let trouble: SpeechTrouble | undefined;
  let refusal: Answer | undefined;
  let seconds = 2;

  const server = await serveFake(async ({ method, url, headers, body }) => {
    if (key !== '' && headers.authorization !== `Bearer ${key}`) return { status: 401 };
    if (method !== 'POST' || url.pathname !== '/v1/audio/speech') return { status: 404 };
    if (trouble === 'busy' || trouble === 'broken' || trouble === 'cut' || trouble === 'forbidden')
      return trouble;
    if (refusal) return refusal;
    const read = BODIES[kind].safeParse(JSON.parse(body.toString()));
    if (!read.success) return { status: 400, json: { detail: { message: read.error.issues[0]?.message } } };
    calls.push(read.data);
    if (trouble === 'cut-after' || trouble === 'hang' || trouble === 'garbage') return trouble;
    if (trouble === 'json') return { json: { error: 'it did not work' } };
    return { bytes: await speak(), isCut: trouble === 'half', headers: { 'content-type': 'audio/wav' } };
  });

  async function speak(): Promise<Buffer> {
    if (trouble === 'silent')
      return await makeMedia('s.wav', ['-f', 'lavfi', '-i', 'aevalsrc=0:s=16000:d=2']);
    if (trouble === 'endless') return Buffer.alloc(33 * 1024 * 1024);
    if (trouble === 'noise') return Buffer.from('RIFF and then nothing that anybody can play');
    return await makeSound(seconds);
  }

  return {
    baseUrl: `${server.base}/v1`,
    key,
    calls,
    trouble: (what) => void (trouble = what),
    refuse: (status, json) => void (refusal = { status, json }),
    speakFor: (asked) => void (seconds = asked),
    close: server.close,
  };
}
