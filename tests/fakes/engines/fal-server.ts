// A fal on a loopback port: its queue, its storage, its files, and webhooks signed with a real key.
import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import * as z from 'zod';
import type { EngineRequest } from '#server/engines/engine.ts';
import { openFal } from '#server/engines/fal.ts';
import type { FalSettings } from '#server/engines/fal/ask-fal.ts';
import { verifyFalWebhook } from '#server/adapters/fal/verify-webhook.ts';
import type { EngineServer, Trouble } from './engine-server.ts';
import { answerResult, answerStatus, createRun, describeResult, type FalRun, readFile } from './fal-queue.ts';
import { FAL_INPUTS } from './fal-schemas.ts';
import { isBefore, openTroubles } from './open-troubles.ts';
import { type Answer, type Asked, serveFake } from './serve-fake.ts';

const KEY = 'fal-key:secret';

export type FalServer = Omit<EngineServer, 'finish'> & {
  /** Resolves when the webhooks of the runs that ended are delivered. */
  finish(): Promise<void>;
  settings: FalSettings;
  runs: FalRun[];
  /** Files that were uploaded, by their address. */
  uploads: Map<string, Buffer>;
  /** Calls to hosts of files and uploads that carried the key. */
  leakedKeys(): number;
  /** The runs that are there, and those that come, end like this. */
  failWith(status: number, json: unknown): void;
  /** Runs that come after so many are refused: too many calls. */
  acceptOnly(runs: number): void;
  /** A cancellation takes some polls. */
  cancelSlowly(): void;
  /** Answers of submits name addresses at another host. */
  lieAboutAddresses(): void;
  /** What the last webhook held, to be sent again. */
  lastWebhook(): { body: Buffer; headers: Record<string, string> } | undefined;
};

/** Text to image: the first of its tools, and the fastest to paint. */
const REQUEST: EngineRequest = {
  tool: 'text-to-image',
  seeds: [7],
  width: 1024,
  height: 768,
  fields: { engine: 'lite', prompt: 'a red fox in the snow', style: 'photo', negative_prompt: '' },
  inputs: [],
};

export async function startFalServer(overrides: Partial<FalSettings> = {}): Promise<FalServer> {
  const keys = generateKeyPairSync('ed25519');
  const runs: FalRun[] = [];
  const uploads = new Map<string, Buffer>();
  const troubles = openTroubles();
  const tokens = new Map<string, string>();
  let [leaked, canceled] = [0, 0];
  let [isFinished, isHalf, isSlow, isLying] = [false, false, false, false];
  let mostRuns = Number.POSITIVE_INFINITY;
  let failure: FalRun['error'] | undefined;
  let lastWebhook: { body: Buffer; headers: Record<string, string> } | undefined;

  const server = await serveFake(async (asked) => {
    const { pathname } = asked.url;
    if (pathname === '/rest/.well-known/jwks.json')
      return { json: { keys: [keys.publicKey.export({ format: 'jwk' })] } };
    if (pathname === '/our-webhook') return await takeWebhook(asked);
    if (pathname.startsWith('/files/') || pathname.startsWith('/put/')) return await handleFile(asked);
    if (asked.headers.authorization !== `Key ${KEY}`) return { status: 401, json: { detail: 'Invalid key' } };
    if (pathname === '/platform/models/pricing') {
      const id = asked.url.searchParams.get('endpoint_id');
      return {
        json: { prices: [{ endpoint_id: id, unit_price: 0.003, unit: 'megapixels', currency: 'USD' }] },
      };
    }
    if (pathname === '/rest/storage/upload/initiate') return initiate();
    const found = /^\/([^/]+\/[^/]+)\/requests\/([\w-]+)(\/status|\/cancel)?$/.exec(pathname);
    return found ? await handleRun(asked, found[1] ?? '', found[2] ?? '', found[3]) : await submit(asked);
  });
  const fileAt = (name: string) => `${server.base}/files/${name}`;
  function initiate(): Answer {
    const name = randomUUID();
    return { json: { upload_url: `${server.base}/put/${name}`, file_url: fileAt(name) } };
  }

  async function handleFile({ method, url, headers, body }: Asked): Promise<Answer | Trouble> {
    if (headers.authorization) leaked += 1;
    const name = url.pathname.split('/').at(-1) ?? '';
    if (method === 'PUT') {
      uploads.set(fileAt(name), body);
      return {};
    }
    const trouble = troubles.consume('open');
    if (trouble) return trouble;
    const run = runs.find(({ id }) => name.startsWith(id));
    return run ? { bytes: await readFile(run), isCut: isHalf } : { status: 404 };
  }

  async function submit({ method, url, body }: Asked): Promise<Answer | Trouble> {
    const upstream = url.pathname.slice(1);
    const schema = FAL_INPUTS[upstream];
    if (method !== 'POST' || !schema) return { status: 404, json: { detail: 'Application not found' } };
    const trouble = runs.length >= mostRuns ? 'busy' : troubles.consume('submit');
    if (isBefore(trouble)) return trouble;
    const read = schema.safeParse(JSON.parse(body.toString()));
    if (!read.success) {
      const detail = read.error.issues.map((issue) => ({
        loc: ['body', ...issue.path],
        msg: issue.message,
        type: issue.code,
      }));
      return { status: 422, json: { detail } };
    }
    const run = createRun(upstream, read.data, url.searchParams.get('fal_webhook'));
    if (failure) run.error = failure;
    runs.push(run);
    if (isFinished) await endRun(run);
    if (trouble) return trouble;
    const app = upstream.split('/').slice(0, 2).join('/');
    const base = `${isLying ? 'http://127.0.0.1:9' : server.base}/${app}/requests/${run.id}`;
    const addresses = { response_url: base, status_url: `${base}/status`, cancel_url: `${base}/cancel` };
    return { json: { status: 'IN_QUEUE', request_id: run.id, queue_position: 1, ...addresses } };
  }

  async function handleRun({ method }: Asked, app: string, id: string, what = ''): Promise<Answer | Trouble> {
    const run = runs.find((one) => one.id === id && one.upstream.startsWith(`${app}`));
    if (!run) return { status: 404, json: { detail: 'Request not found' } };
    if (what === '/cancel' && method === 'PUT') return cancel(run);
    if (what === '/status') return troubles.consume('poll') ?? answerStatus(run);
    return answerResult(run, fileAt);
  }

  function cancel(run: FalRun): Answer {
    if (run.state !== 'waiting') return { status: 400, json: { status: 'ALREADY_COMPLETED' } };
    canceled += 1;
    run.state = isSlow ? 'canceling' : 'canceled';
    return { status: 202, json: { status: 'CANCELLATION_REQUESTED' } };
  }

  async function endRun(run: FalRun): Promise<void> {
    if (run.state !== 'waiting') return;
    run.state = failure ? 'failed' : 'done';
    if (run.webhook) await callWebhook(run, run.webhook);
  }

  async function callWebhook(run: FalRun, address: string): Promise<void> {
    const isWell = run.state === 'done';
    const body = Buffer.from(
      JSON.stringify({
        request_id: run.id,
        gateway_request_id: run.id,
        status: isWell ? 'OK' : 'ERROR',
        payload: isWell ? describeResult(run, fileAt) : run.error.json,
      }),
    );
    const time = String(Math.floor(Date.now() / 1000));
    const signed = [run.id, 'user-1', time, createHash('sha256').update(body).digest('hex')].join('\n');
    const headers = {
      'x-fal-webhook-request-id': run.id,
      'x-fal-webhook-user-id': 'user-1',
      'x-fal-webhook-timestamp': time,
      'x-fal-webhook-signature': sign(null, Buffer.from(signed), keys.privateKey).toString('hex'),
    };
    lastWebhook = { body, headers };
    // Nobody may be listening any more.
    await fetch(address, { method: 'POST', headers, body: new Uint8Array(body) }).catch(() => {});
  }

  /** What our own server does with a webhook. */
  async function takeWebhook({ url, body, headers }: Asked): Promise<Answer> {
    const header = (name: string) => z.string().optional().parse(headers[name]);
    const hint = await verifyFalWebhook(
      { body, header, address: new URL(url.pathname + url.search, server.base).href },
      { jwksUrl: `${server.base}/rest/.well-known/jwks.json` },
    );
    if (hint.token) tokens.set(hint.token, hint.remoteId);
    return { json: { received: true } };
  }

  const settings: FalSettings = {
    key: KEY,
    apiBase: server.base,
    restBase: `${server.base}/rest`,
    platformBase: `${server.base}/platform`,
    webhookUrl: `${server.base}/our-webhook`,
    findByToken: async (token) => tokens.get(token) ?? null,
    webhookWaitMs: 300,
    fileHosts: [`${server.base}/files/`],
    limitMs: 5000,
    ...overrides,
  };
  const engine = openFal(settings);
  return {
    engine,
    settings,
    runs,
    uploads,
    request: REQUEST,
    reopen: () => openFal(settings),
    trouble: troubles.add,
    wasTroubled: troubles.areMet,
    countSubmitted: () => runs.length,
    async finish() {
      isFinished = true;
      for (const run of runs) await endRun(run);
    },
    hold() {
      isFinished = false;
      troubles.clear();
    },
    fail() {
      failure = { status: 500, json: { detail: 'the model broke', error_type: 'internal_error' } };
      for (const run of runs) if (run.state === 'waiting') run.state = 'failed';
    },
    failWith(status, json) {
      failure = { status, json };
      isFinished = true;
      for (const run of runs) {
        run.error = failure;
        run.state = 'failed';
      }
    },
    truncate: () => void (isHalf = true),
    restart() {}, // its queue outlives it
    canceled: () => canceled,
    leakedKeys: () => leaked,
    acceptOnly: (count) => void (mostRuns = count),
    cancelSlowly: () => void (isSlow = true),
    lieAboutAddresses: () => void (isLying = true),
    lastWebhook: () => lastWebhook,
    close: async () => {
      await engine.close();
      await server.close();
    },
  };
}
