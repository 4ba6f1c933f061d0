// A Replicate on a loopback port: predictions, files, and webhooks signed with a real secret.
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import * as z from 'zod';
import { verifyReplicateWebhook } from '#server/adapters/replicate/verify-webhook.ts';
import type { EngineRequest } from '#server/engines/engine.ts';
import { openReplicate } from '#server/engines/replicate.ts';
import type { ReplicateSettings } from '#server/engines/replicate/ask-replicate.ts';
import type { EngineServer, Trouble } from './engine-server.ts';
import { isBefore, openTroubles } from './open-troubles.ts';
import { paintPng, sampleMp4 } from './paint-result.ts';
import { ANSWERS_VIDEO, REPLICATE_INPUTS } from './replicate-schemas.ts';
import { type Answer, type Asked, serveFake } from './serve-fake.ts';

const PAGE = 2;

type FakePrediction = {
  id: string;
  model: string;
  version: string | null;
  input: Record<string, unknown>;
  webhook: string | null;
  status: 'starting' | 'processing' | 'succeeded' | 'failed' | 'canceled' | 'aborted';
  error: string | null;
  polls: number;
  createdAt: number;
  cancelAfter: string;
  isRemoved: boolean;
};

export type ReplicateServer = Omit<EngineServer, 'finish'> & {
  /** Resolves when the webhooks of the runs that ended are delivered. */
  finish(): Promise<void>;
  settings: ReplicateSettings;
  runs: FakePrediction[];
  /** Files that were uploaded: how many bytes each has. */
  uploads: number[];
  /** Calls to the host of files that carried the token. */
  leakedKeys(): number;
  /** Hints of webhooks that were taken, in their order. */
  hints: { remoteId: string; token: string | null }[];
  /** What is there, and what comes, ends like this. */
  endAs(status: FakePrediction['status'], error: string | null): void;
  /** An hour has passed. */
  forgetResults(): void;
  /** Another of the account asks for this many predictions. */
  addStrangers(count: number): void;
};

const REQUEST: EngineRequest = {
  tool: 'text-to-image',
  seeds: [7],
  width: 1024,
  height: 1024,
  fields: { engine: 'lite', prompt: 'a red fox in the snow', style: 'photo', negative_prompt: '' },
  inputs: [],
};

export async function startReplicateServer(
  overrides: Partial<ReplicateSettings> = {},
): Promise<ReplicateServer> {
  const account = `r8_${randomUUID()}`;
  const secret = `whsec_${randomBytes(24).toString('base64')}`;
  const runs: FakePrediction[] = [];
  const uploads: number[] = [];
  const hints: { remoteId: string; token: string | null }[] = [];
  const troubles = openTroubles();
  let [leaked, canceled, strangers] = [0, 0, 0];
  let [isFinished, isHalf] = [false, false];
  let end: { status: FakePrediction['status']; error: string | null } = { status: 'succeeded', error: null };

  const server = await serveFake(async (asked) => {
    const { pathname } = asked.url;
    if (pathname === '/our-webhook') return takeWebhook(asked);
    if (pathname.startsWith('/delivery/')) return await deliver(asked);
    if (asked.headers.authorization !== `Bearer ${account}`) {
      return { status: 401, json: { title: 'Unauthenticated', detail: 'You did not pass a valid token' } };
    }
    if (pathname === '/v1/webhooks/default/secret') return { json: { key: secret } };
    if (pathname === '/v1/account') return { json: { type: 'user', username: 'atelier' } };
    if (pathname === '/v1/files' && asked.method === 'POST') return storeFile(asked);
    const model = /^\/v1\/models\/([^/]+\/[^/]+)\/predictions$/.exec(pathname)?.[1];
    if (asked.method === 'POST' && (model || pathname === '/v1/predictions'))
      return await create(asked, model);
    if (pathname === '/v1/predictions') return list(asked);
    return handlePrediction(asked);
  });

  function storeFile({ body, headers }: Asked): Answer {
    if (!headers['content-type']?.startsWith('multipart/form-data')) return { status: 415 };
    uploads.push(body.byteLength);
    const id = randomUUID();
    return { status: 201, json: { id, urls: { get: `${server.base}/v1/files/${id}` } } };
  }

  async function create({ body, headers }: Asked, model: string | undefined): Promise<Answer | Trouble> {
    const posted = z
      .strictObject({
        input: z.record(z.string(), z.unknown()),
        version: z.string().optional(),
        webhook: z.url().optional(),
        webhook_events_filter: z.array(z.enum(['start', 'output', 'logs', 'completed'])).optional(),
      })
      .parse(JSON.parse(body.toString()));
    const name = model ?? posted.version?.split(':')[0] ?? '';
    const trouble = troubles.consume('submit');
    if (isBefore(trouble)) return trouble;
    const schema = model ? REPLICATE_INPUTS[name] : z.record(z.string(), z.unknown());
    if (!schema) return { status: 404, json: { title: 'Not found', detail: 'The model does not exist' } };
    const read = schema.safeParse(posted.input);
    if (!read.success) {
      const detail = read.error.issues.map(({ path, message }) => `- input.${path.join('.')}: ${message}`);
      return { status: 422, json: { title: 'Input validation failed', detail: detail.join('\n') } };
    }
    const run: FakePrediction = {
      id: randomBytes(13).toString('hex'),
      model: name,
      version: posted.version ?? null,
      input: read.data,
      webhook: posted.webhook ?? null,
      status: 'starting',
      error: null,
      polls: 0,
      createdAt: Date.now(),
      cancelAfter: String(headers['cancel-after'] ?? ''),
      isRemoved: false,
    };
    runs.push(run);
    if (isFinished) await endRun(run);
    return trouble ?? { status: 201, json: describe(run) };
  }

  function describe(run: FakePrediction) {
    const { id, model, version, input, status, error, webhook, polls, createdAt, isRemoved } = run;
    const isDone = status === 'succeeded';
    const logs = Array.from(
      { length: Math.min(9, polls) },
      (_, step) => `${(step + 1) * 10}%|███   | ${step + 1}/10`,
    );
    return {
      id,
      model,
      version: version ?? 'hidden',
      input: isRemoved ? {} : input,
      output: isDone && !isRemoved ? outputOf(run) : null,
      status,
      error,
      logs: status === 'starting' ? '' : logs.join('\n'),
      metrics: isDone ? { predict_time: 2.5, total_time: 3 } : {},
      webhook,
      created_at: new Date(createdAt).toISOString(),
      data_removed: isRemoved,
      urls: {
        get: `${server.base}/v1/predictions/${id}`,
        cancel: `${server.base}/v1/predictions/${id}/cancel`,
      },
    };
  }

  /** A video is named as it is, images as a list. */
  function outputOf({ id, model }: FakePrediction): string | string[] {
    const isVideo = ANSWERS_VIDEO.test(model);
    const address = `${server.base}/delivery/${id}.${isVideo ? 'mp4' : 'png'}`;
    return isVideo ? address : [address];
  }

  /** The newest first, in pages. */
  function list({ url }: Asked): Answer {
    const from = Number(url.searchParams.get('cursor') ?? 0);
    const all = [...Array.from({ length: strangers }, describeStranger), ...runs.toReversed().map(describe)];
    const next = from + PAGE < all.length ? `${server.base}/v1/predictions?cursor=${from + PAGE}` : null;
    return { json: { previous: null, next, results: all.slice(from, from + PAGE) } };
  }

  function handlePrediction({ method, url }: Asked): Answer | Trouble {
    const [, id, what] = /^\/v1\/predictions\/([^/]+)(\/cancel)?$/.exec(url.pathname) ?? [];
    const run = runs.find((one) => one.id === id);
    if (!run) return { status: 404, json: { title: 'Not found', detail: 'There is no such prediction' } };
    const isOver = run.status !== 'starting' && run.status !== 'processing';
    if (what && method === 'POST') {
      if (!isOver) canceled += 1;
      if (!isOver) run.status = 'canceled';
      return { json: describe(run) };
    }
    const trouble = troubles.consume('poll');
    if (trouble) return trouble;
    run.polls += 1;
    if (run.status === 'starting' && run.polls > 1) run.status = 'processing';
    return { json: describe(run) };
  }

  async function deliver({ url, headers }: Asked): Promise<Answer | Trouble> {
    if (headers.authorization) leaked += 1;
    const trouble = troubles.consume('open');
    if (trouble) return trouble;
    const run = runs.find(({ id }) => url.pathname.includes(id));
    if (!run || run.isRemoved) return { status: 404 };
    const isVideo = ANSWERS_VIDEO.test(run.model);
    const bytes = isVideo ? await sampleMp4() : await paintPng(1024, 1024, Number(run.input['seed'] ?? 1));
    return { bytes, isCut: isHalf };
  }

  async function endRun(run: FakePrediction): Promise<void> {
    if (run.status !== 'starting' && run.status !== 'processing') return;
    Object.assign(run, end);
    if (!run.webhook) return;
    const body = Buffer.from(JSON.stringify(describe(run)));
    const id = `msg_${randomUUID()}`;
    const time = String(Math.floor(Date.now() / 1000));
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const signature = createHmac('sha256', key).update(`${id}.${time}.`).update(body).digest('base64');
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': time,
      'webhook-signature': `v1,AAAA v1,${signature}`,
    };
    // Nobody may be listening any more.
    await fetch(run.webhook, { method: 'POST', headers, body: new Uint8Array(body) }).catch(() => {});
  }

  /** What our own server does with a webhook. */
  function takeWebhook({ url, body, headers }: Asked): Answer {
    const header = (name: string) => z.string().optional().parse(headers[name]);
    const address = new URL(url.pathname + url.search, server.base).href;
    hints.push(verifyReplicateWebhook({ body, header, address }, { secret }));
    return { json: { received: true } };
  }

  const settings: ReplicateSettings = {
    token: account,
    apiBase: `${server.base}/v1`,
    webhookUrl: `${server.base}/our-webhook`,
    fileHosts: [`${server.base}/delivery/`],
    limitMs: 5000,
    settleMs: 50,
    ...overrides,
  };
  const engine = openReplicate(settings);
  const finish = async () => {
    isFinished = true;
    for (const run of runs) await endRun(run);
  };
  return {
    engine,
    settings,
    runs,
    uploads,
    hints,
    request: REQUEST,
    reopen: () => openReplicate(settings),
    trouble: troubles.add,
    wasTroubled: troubles.areMet,
    countSubmitted: () => runs.length,
    finish,
    hold() {
      isFinished = false;
      troubles.clear();
    },
    fail() {
      end = { status: 'failed', error: 'CUDA out of memory' };
      void finish();
    },
    endAs(status, error) {
      end = { status, error };
      void finish();
    },
    forgetResults() {
      for (const run of runs) run.isRemoved = true;
    },
    addStrangers: (count) => void (strangers += count),
    truncate: () => void (isHalf = true),
    restart() {}, // its predictions outlive it
    canceled: () => canceled,
    leakedKeys: () => leaked,
    close: async () => {
      await engine.close();
      await server.close();
    },
  };
}

/** A prediction that somebody else of the account asked for. */
function describeStranger() {
  return { id: randomUUID(), created_at: new Date().toISOString(), status: 'succeeded', webhook: null };
}
