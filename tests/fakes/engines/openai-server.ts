// OpenAI's images API on a loopback port, and servers that speak it in their own way.
import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { openDiskStorage } from '#server/adapters/storage-disk.ts';
import type { EngineRequest } from '#server/engines/engine.ts';
import { openOpenAi } from '#server/engines/openai.ts';
import type { KindName } from '#server/engines/openai/kinds.ts';
import type { OpenAiSettings } from '#server/engines/openai/settings.ts';
import type { EngineServer, Trouble } from './engine-server.ts';
import { isBefore, openTroubles } from './open-troubles.ts';
import { paintPng } from './paint-result.ts';
import { REQUESTS } from './example-requests.ts';
import { readCall, type TakenCall } from './read-call.ts';
import { type Answer, type Asked, serveFake } from './serve-fake.ts';

export type OpenAiServer = EngineServer & {
  settings: OpenAiSettings;
  /** Files that its storage has. */
  listStored(): string[];
  calls: TakenCall[];
  /** The next call is answered so, and not taken. */
  refuse(
    status: number,
    error: { message: string; code?: string | null },
    headers?: Record<string, string>,
  ): void;
  /** Each answer has at most so many images. */
  deliverAtMost(images: number): void;
  /** What streams ends with this error. */
  breakStream(error: { message: string; code?: string }): void;
  /** Knows nothing of streaming: a word of it is an error (`refuse`), or passed over (`ignore`). */
  neverStream(how: 'refuse' | 'ignore'): void;
  /** Images are named by an address of this host. */
  answerWithUrls(host?: string): void;
};

const KEY = 'sk-of-the-test';
const MODEL = 'gpt-image-1.5';
const SIZES = new Set(['1024x1024', '1536x1024', '1024x1536', 'auto']);

const number = z.coerce.number();
/** What OpenAI knows of one of its first models; anything else is refused. */
const OPENAI_FIELDS = z.strictObject({
  model: z.literal(MODEL),
  prompt: z.string().min(1).max(32_000),
  n: number.int().min(1).max(10).optional(),
  size: z
    .string()
    .refine((size) => SIZES.has(size))
    .optional(),
  quality: z.enum(['low', 'medium', 'high', 'auto']).optional(),
  background: z.enum(['transparent', 'opaque', 'auto']).optional(),
  output_format: z.enum(['png', 'jpeg', 'webp']).optional(),
  output_compression: number.int().min(0).max(100).optional(),
  moderation: z.enum(['low', 'auto']).optional(),
  user: z.string().optional(),
  stream: z.union([z.literal(true), z.literal('true')]).optional(),
  partial_images: number.int().min(0).max(3).optional(),
});
const OTHER_FIELDS = z.looseObject({ prompt: z.string().min(1), size: z.string(), n: number.optional() });
/** Which of them has a call of its own for edits, and what that must be. */
const EDITS: Readonly<Record<KindName, 'form' | 'json' | 'none'>> = {
  openai: 'form',
  other: 'form',
  localai: 'none',
  ollama: 'json',
};

type Overrides = Partial<
  Pick<OpenAiSettings, 'server' | 'key' | 'model' | 'limitMs' | 'isPaid' | 'previews'>
>;

export async function startOpenAiServer(overrides: Overrides = {}): Promise<OpenAiServer> {
  const { server: kind = 'openai', key = KEY } = overrides;
  const folder = await mkdtemp(path.join(os.tmpdir(), 'openai-test-'));
  const calls: TakenCall[] = [];
  const troubles = openTroubles();
  let refusal: Answer | undefined;
  let end: 'none' | 'made' | 'failed' = 'none';
  const waiting = new Set<() => void>();
  let [canceled, most, isHalf] = [0, Infinity, false];
  let fileHost: string | null = null;
  let [isStreaming, refusesStreams] = [true, false];
  let streamError: object | null = null;

  const server = await serveFake(async (asked) => {
    const { pathname } = asked.url;
    if (pathname.startsWith('/files/')) return await deliverFile(asked);
    if (key !== '' && asked.headers.authorization !== `Bearer ${key}`) {
      return fail(401, 'Incorrect API key provided', 'invalid_api_key');
    }
    if (pathname === '/v1/models')
      return { json: { object: 'list', data: [{ id: MODEL, object: 'model' }] } };
    const isEdit = pathname === '/v1/images/edits' && EDITS[kind] !== 'none';
    if (asked.method === 'POST' && (isEdit || pathname === '/v1/images/generations'))
      return await make(asked);
    return fail(404, 'Unknown request URL', 'unknown_url');
  });

  async function make(asked: Asked): Promise<Answer | Trouble> {
    const met = troubles.consume('submit');
    if (isBefore(met)) return met;
    const refused = refusal;
    refusal = undefined;
    if (refused) return refused;
    const call = await readCall(asked);
    const wrong = findFault(call);
    if (wrong) return wrong;
    calls.push(call);
    if (call.fields['stream'] !== undefined && isStreaming) return answerStream(call, asked.gone, met);
    if (!met) await untilEnd(asked.gone);
    if (end === 'failed') return fail(500, 'The server had an error while processing your request', null);
    return met ?? { json: { created: 1, data: await paint(call), usage: { total_tokens: 42 } } };
  }

  /** A sketch at once, and the image when it is done. */
  function answerStream(call: TakenCall, gone: AbortSignal, met: Trouble | undefined): Answer {
    const kindOfCall = call.path.endsWith('/edits') ? 'image_edit' : 'image_generation';
    const write = (what: string, rest: object) => {
      const type = `${kindOfCall}.${what}`;
      return Buffer.from(`event: ${type}\ndata: ${JSON.stringify({ type, ...rest })}\n\n`);
    };
    async function* parts(): AsyncGenerator<Buffer> {
      if (met === 'garbage') return yield Buffer.from('data: {"type":\n\n: nothing\n\n');
      const sketch = (await paintPng(64, 64, 1)).toString('base64');
      const event = write('partial_image', { b64_json: sketch, partial_image_index: 0 });
      // An event need not come in one piece.
      yield event.subarray(0, 100);
      yield event.subarray(100);
      if (met === 'hang-after') await new Promise((resolve) => gone.addEventListener('abort', resolve));
      if (met) return;
      await untilEnd(gone);
      if (streamError)
        yield Buffer.from(`data: ${JSON.stringify({ type: 'error', error: streamError })}\n\n`);
      else if (end === 'failed')
        yield Buffer.from('data: {"type":"error","error":{"message":"it broke"}}\n\n');
      else for (const image of await paint(call)) yield write('completed', { ...image, usage: {} });
    }
    return { parts: parts(), isCut: met === 'cut-after', headers: { 'content-type': 'text/event-stream' } };
  }

  async function untilEnd(gone: AbortSignal): Promise<void> {
    if (end !== 'none') return;
    await new Promise<void>((resolve) => {
      waiting.add(resolve);
      gone.addEventListener('abort', () => {
        canceled += 1;
        resolve();
      });
    });
  }

  function endAs(how: typeof end): void {
    end = how;
    for (const resolve of waiting) resolve();
    waiting.clear();
  }

  function findFault({ path: called, fields, files }: TakenCall): Answer | null {
    if (refusesStreams && 'stream' in fields)
      return fail(400, "Unknown parameter: 'stream'.", 'unknown_parameter');
    const read = (kind === 'openai' ? OPENAI_FIELDS : OTHER_FIELDS).safeParse(fields);
    if (!read.success) {
      const [issue] = read.error.issues;
      const isUnknown = issue?.code === 'unrecognized_keys';
      const param = isUnknown ? issue.keys[0] : issue?.path.join('.');
      const message = isUnknown ? `Unknown parameter: '${param}'.` : `Invalid value of '${param}'.`;
      return fail(400, message, isUnknown ? 'unknown_parameter' : 'invalid_value');
    }
    if (!called.endsWith('/edits')) return null;
    const isGiven =
      EDITS[kind] === 'json' ? String(fields['image']).startsWith('data:image/') : files.length > 0;
    return isGiven ? null : fail(400, 'image is required', 'missing_required_parameter');
  }

  async function paint({ fields }: TakenCall): Promise<object[]> {
    const count = Math.min(Number(fields['n'] ?? 1), most);
    const [width = 0, height = 0] = String(fields['size']).split('x').map(Number);
    const seed = Number(fields['seed'] ?? 5);
    const png = await paintPng(width, height, seed);
    const address = `${fileHost ?? server.base}/files/${width}-${height}-${seed}.png`;
    const bytes = isHalf ? png.subarray(0, png.byteLength / 2) : png;
    const image = fileHost === null ? { b64_json: bytes.toString('base64') } : { url: address };
    return Array.from({ length: count }, () => image);
  }

  async function deliverFile({ url, headers }: Asked): Promise<Answer> {
    if (headers.authorization) return fail(400, 'the key is not for files', null);
    const [, width, height, seed] = (/(\d+)-(\d+)-(\d+)/.exec(url.pathname) ?? []).map(Number);
    return { bytes: await paintPng(width ?? 1, height ?? 1, seed ?? 1), isCut: isHalf };
  }

  const settings: OpenAiSettings = {
    key,
    baseUrl: `${server.base}/v1`,
    model: MODEL,
    server: kind,
    isPaid: kind === 'openai',
    previews: 0,
    limitMs: 5000,
    ...overrides,
    storage: await openDiskStorage(folder),
  };
  const engine = openOpenAi(settings);
  return {
    engine,
    settings,
    listStored: () =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.png'))
        .map((name) => path.basename(name)),
    calls,
    request: makeRequest(kind, settings.previews),
    reopen: () => openOpenAi(settings),
    trouble(call, what) {
      if (call === 'submit') troubles.add(call, what);
    },
    wasTroubled: troubles.areMet,
    countSubmitted: () => calls.length,
    finish: () => endAs('made'),
    hold() {
      end = 'none';
      troubles.clear();
    },
    fail: () => endAs('failed'),
    truncate: () => void (isHalf = true),
    restart() {}, // it knows nothing of what it has made
    canceled: () => canceled,
    refuse: (status, error, headers = {}) => void (refusal = { status, json: { error }, headers }),
    breakStream: (error) => void (streamError = error),
    neverStream: (how) => {
      isStreaming = false;
      refusesStreams = how === 'refuse';
    },
    deliverAtMost: (images) => void (most = images),
    answerWithUrls: (host) => void (fileHost = host ?? server.base),
    close: async () => {
      await engine.close();
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Two images at OpenAI are one call, elsewhere two; of one alone there are sketches. */
function makeRequest(kind: KindName, previews: number): EngineRequest {
  const seeds = kind === 'openai' && previews === 0 ? [7, 8] : [7];
  return { ...REQUESTS['text-to-image'], seeds, width: 1344, height: 768 };
}

function fail(status: number, message: string, code: string | null): Answer {
  return { status, json: { error: { message, type: 'invalid_request_error', param: null, code } } };
}
