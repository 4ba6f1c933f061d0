// `/v1/videos` on a loopback port, in the manner of vLLM-Omni, of SGLang, and of a gateway that passes on OpenAI's fields.
import * as z from 'zod';
import type { EngineRequest } from '#server/engines/engine.ts';
import { openOpenAiVideo } from '#server/engines/openai-video.ts';
import type { OpenAiVideoSettings } from '#server/engines/openai/settings.ts';
import type { VideoServerName } from '#server/engines/openai/video-servers.ts';
import type { EngineServer, Trouble } from './engine-server.ts';
import { REQUESTS } from './example-requests.ts';
import { isBefore, openTroubles } from './open-troubles.ts';
import { sampleMp4 } from './paint-result.ts';
import { readCall, type TakenCall } from './read-call.ts';
import { type Answer, type Asked, serveFake } from './serve-fake.ts';

export type FakeVideo = {
  id: string;
  state: 'waiting' | 'done' | 'failed' | 'deleted';
  call: TakenCall;
  polls: number;
};

export type OpenAiVideoServer = EngineServer & {
  settings: OpenAiVideoSettings;
  videos: FakeVideo[];
  /** The next call that begins a run is answered so, and not taken. */
  refuse(status: number, json: unknown, headers?: Record<string, string>): void;
  /** What every run says beside its state from now on. */
  say(words: Record<string, unknown>): void;
};

const KEY = 'sk-of-the-videos';
const MODEL = 'wan2.2';

const whole = z.coerce.number().int().positive();
const PLAIN = {
  model: z.string().optional(),
  prompt: z.string().min(1),
  size: z.string().regex(/^\d+x\d+$/),
  seconds: z.string().regex(/^[1-9]\d*$/),
};
const OPEN = {
  ...PLAIN,
  seed: z.coerce.number().int().optional(),
  fps: whole.optional(),
  num_frames: whole.optional(),
  negative_prompt: z.string().optional(),
};
const FIELDS = {
  other: z.strictObject(PLAIN),
  'vllm-omni': z.strictObject(OPEN),
  sglang: z.strictObject(OPEN),
} as const satisfies Record<VideoServerName, z.ZodType>;

type Overrides = Partial<OpenAiVideoSettings>;

export async function startOpenAiVideoServer(overrides: Overrides = {}): Promise<OpenAiVideoServer> {
  const { server: kind = 'other', key = KEY } = overrides;
  const videos: FakeVideo[] = [];
  const troubles = openTroubles();
  let refusal: Answer | undefined;
  let words: Record<string, unknown> = {};
  let [begun, canceled, isFinished, isFailing, isHalf] = [0, 0, false, false, false];
  const server = await serveFake(async (asked) => {
    const { pathname } = asked.url;
    if (key !== '' && asked.headers.authorization !== `Bearer ${key}`) {
      return { status: 401, json: { error: { message: 'Incorrect API key', code: 'invalid_api_key' } } };
    }
    if (pathname === '/v1/models' && kind !== 'sglang') return { json: { data: [{ id: MODEL }] } };
    if (pathname === '/v1/videos' && asked.method === 'POST') return await begin(asked);
    const [, id = '', content] = /^\/v1\/videos\/([\w-]+)(\/content)?$/.exec(pathname) ?? [];
    const video = videos.find((one) => one.id === id && one.state !== 'deleted');
    if (!video) return { status: 404, json: { detail: 'Video not found' } };
    if (content) return await deliver(video);
    return asked.method === 'DELETE' ? remove(video) : (troubles.consume('poll') ?? answerPoll(video));
  });

  async function begin(asked: Asked): Promise<Answer | Trouble> {
    const trouble = troubles.consume('submit');
    if (isBefore(trouble)) return trouble;
    const refused = refusal;
    refusal = undefined;
    if (refused) return refused;
    const call = await readCall(asked);
    const wrong = findFault(call, asked);
    if (wrong) return { status: 422, json: { detail: wrong } };
    begun += 1;
    const state = isFailing ? 'failed' : isFinished ? 'done' : 'waiting';
    const video: FakeVideo = { id: `video_${begun}`, state, call, polls: 0 };
    videos.push(video);
    return trouble ?? { json: describe(video) };
  }

  function findFault({ fields, files }: TakenCall, { headers }: Asked): string | null {
    const isForm = headers['content-type']?.startsWith('multipart/') ?? false;
    if (kind === 'vllm-omni' && !isForm) return 'prompt: Field required';
    if (kind === 'sglang' && isForm && files.length === 0) return 'input_reference file is required';
    const read = FIELDS[kind].safeParse(fields);
    return read.success ? null : (read.error.issues[0]?.message ?? 'invalid');
  }

  function answerPoll(video: FakeVideo): Answer {
    video.polls += 1;
    return { json: describe(video) };
  }

  function describe({ id, state, polls }: FakeVideo): object {
    // vLLM-Omni says that there is no error; others leave it out.
    const base = { id, object: 'video', created_at: 1, ...(kind === 'vllm-omni' && { error: null }) };
    if (state === 'done') return { ...base, status: 'completed', progress: 100, ...words };
    if (state === 'failed') {
      return { ...base, status: 'failed', error: { code: 'broken', message: 'the model broke' }, ...words };
    }
    if (polls < 2) return { ...base, status: 'queued', progress: 0, ...words };
    return { ...base, status: 'in_progress', progress: (polls - 1) * 10, ...words };
  }

  /** A run that is over keeps its file; one under way is ended, but at SGLang only forgotten. */
  function remove(video: FakeVideo): Answer {
    if (video.state === 'waiting') canceled += 1;
    video.state = 'deleted';
    return { json: { id: video.id, deleted: true } };
  }

  async function deliver(video: FakeVideo): Promise<Answer | Trouble> {
    const trouble = troubles.consume('open');
    if (trouble) return trouble;
    if (video.state !== 'done') return { status: 404, json: { detail: 'Generation is still in-progress' } };
    const [width, height] = String(video.call.fields['size']).split('x').map(Number);
    return { bytes: await sampleMp4(width, height), isCut: isHalf };
  }

  const settings: OpenAiVideoSettings = {
    key,
    baseUrl: `${server.base}/v1`,
    model: MODEL,
    server: kind,
    isPaid: kind === 'other',
    sizes: [],
    seconds: [],
    fps: null,
    limitMs: 5000,
    ...overrides,
  };
  const engine = openOpenAiVideo(settings);
  const endAll = (state: 'done' | 'failed') => {
    for (const video of videos) if (video.state === 'waiting') video.state = state;
  };
  return {
    engine,
    settings,
    videos,
    request: REQUEST,
    reopen: () => openOpenAiVideo(settings),
    trouble: troubles.add,
    wasTroubled: troubles.areMet,
    countSubmitted: () => begun,
    finish() {
      isFinished = true;
      endAll('done');
    },
    hold() {
      isFinished = false;
      troubles.clear();
    },
    fail() {
      isFailing = true;
      endAll('failed');
    },
    truncate: () => void (isHalf = true),
    restart: () => void videos.splice(0),
    canceled: () => canceled,
    refuse: (status, json, headers = {}) => void (refusal = { status, json, headers }),
    say: (said) => void (words = said),
    close: async () => {
      await engine.close();
      await server.close();
    },
  };
}

const REQUEST: EngineRequest = { ...REQUESTS['text-to-video'], width: 640, height: 368 };
