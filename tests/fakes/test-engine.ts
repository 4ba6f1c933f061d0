// An engine for tests of the worker: it keeps the promise of every engine, paints plain squares, and does as it is told.
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import type {
  Engine,
  EngineRequest,
  EngineTraits,
  Poll,
  Prepared,
  RemoteRef,
} from '#server/engines/engine.ts';

type Script = {
  id?: string;
  /** What submit throws, as long as it stands there; `isDone`: after it has begun the run. */
  refuses?: { error: Error; isDone?: boolean };
  /** Polls with these before the end. Without `end` the last of them stays for ever. */
  steps?: Poll[];
  /** Image numbers that do not come. */
  missing?: number[];
  end?: 'succeed' | 'fail' | 'never';
  /** Submit never answers. */
  isDeaf?: boolean;
  /** Delivers each image twice. */
  isDoubling?: boolean;
  /** What `open` gives instead of an image. */
  bytes?: Buffer;
  /** They are a video. */
  isVideo?: boolean;
  traits?: Partial<EngineTraits>;
  recover?: Engine['recover'];
  costMicros?: number;
  /** Says that it is not well. */
  isIll?: boolean;
  /** Its models, by id: why each cannot do a request, null where it can. The first that can does what is left open. */
  models?: Readonly<Record<string, (request: EngineRequest) => string | null>>;
};

export type TestEngine = Engine & {
  /** Changes what happens from now on. */
  script: Script;
  /** Requests in the order of their submit. */
  submitted: EngineRequest[];
  canceled: RemoteRef[];
  released: RemoteRef[];
  /** Lets all runs that wait end. */
  finishAll(): void;
};

export function createTestEngine(script: Script = {}): TestEngine {
  const runs = new Map<string, { request: EngineRequest; polls: number; isFinished: boolean }>();
  const engine: TestEngine = {
    script,
    submitted: [],
    canceled: [],
    released: [],
    finishAll: () => {
      for (const run of runs.values()) run.isFinished = true;
    },
    id: script.id ?? 'test',
    name: 'Test engine',
    isAi: false,
    traits: {
      tools: ['text-to-image'],
      effects: [],
      canSpeak: false,
      canCancel: true,
      hasProgress: true,
      isRestartSafe: false,
      isPaid: false,
      ...script.traits,
    },
    health: () => Promise.resolve({ ok: !engine.script.isIll, detail: '' }),
    ...(script.models && withModels(script.models)),
    prepare: (request) => Promise.resolve({ request }),
    submit: (prepared) => {
      const request = (prepared as { request: EngineRequest }).request;
      const { refuses } = engine.script;
      if (!refuses || refuses.isDone) engine.submitted.push(request);
      if (refuses) return Promise.reject(refuses.error);
      if (engine.script.isDeaf) return new Promise(() => {});
      const run = randomUUID();
      runs.set(run, { request, polls: 0, isFinished: false });
      return Promise.resolve({ run });
    },
    ...(script.recover ? { recover: script.recover } : {}),
    poll: (ref) => {
      const run = runs.get(String(ref.run));
      if (!run) return Promise.resolve({ state: 'unknown' });
      const step = engine.script.steps?.[run.polls];
      run.polls += 1;
      if (step) return Promise.resolve(step);
      if (engine.script.end === 'never' && !run.isFinished) {
        return Promise.resolve({ state: 'running', progress: 50 });
      }
      if (engine.script.end === 'fail') {
        return Promise.resolve({ state: 'failed', failure: 'result_blocked', detail: 'as told' });
      }
      const done = succeed(run.request, engine.script.missing ?? []);
      if (script.costMicros !== undefined) done.costMicros = script.costMicros;
      if (engine.script.isVideo) for (const output of done.outputs) output.kind = 'video';
      if (engine.script.isDoubling) done.outputs.push(...done.outputs);
      return Promise.resolve(done);
    },
    cancel: (ref) => {
      engine.canceled.push(ref);
      runs.delete(String(ref.run));
      return Promise.resolve();
    },
    open: async (output) => Readable.from([engine.script.bytes ?? (await paint(output.location))]),
    release: (ref) => {
      engine.released.push(ref);
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  };
  return engine;
}

function withModels(models: NonNullable<Script['models']>) {
  const findMisfit = (model: string, request: EngineRequest) =>
    models[model] ? models[model](request) : `there is no ${model}`;
  return {
    listModels: () =>
      Object.keys(models).map((id) => ({
        id,
        tool: 'text-to-image' as const,
        title: { en: `Model ${id}`, zh: `模型 ${id}` },
        isWell: true,
        unused: ['negative_prompt' as const],
      })),
    findMisfit,
    modelOf: (prepared: Prepared) => {
      const { request } = prepared as { request: EngineRequest };
      const able = Object.keys(models).find((id) => findMisfit(id, request) === null);
      return request.model ?? able ?? '';
    },
  };
}

function succeed(request: EngineRequest, missing: readonly number[]): Extract<Poll, { state: 'succeeded' }> {
  const outputs = request.seeds.map((seed, index) => ({
    index,
    kind: 'image' as const,
    seed,
    location: `${request.width}x${request.height}#${seed}`,
  }));
  return {
    state: 'succeeded',
    outputs: outputs.filter(({ index }) => !missing.includes(index)),
    missing: missing.map((index) => ({ index, detail: 'as told' })),
    understood: ['fox'],
    ignored: ['zorb'],
  };
}

async function paint(location: string): Promise<Buffer> {
  const [size = '', seed = '0'] = location.split('#');
  const [width, height] = size.split('x').map(Number);
  const hue = Number(seed) % 200;
  return await sharp({
    create: { width: width ?? 64, height: height ?? 64, channels: 3, background: { r: hue, g: 90, b: 140 } },
  })
    .png()
    .toBuffer();
}
