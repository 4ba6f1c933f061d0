// A ComfyUI server on a loopback port: HTTP and its socket, a line that runs one prompt at a time, and real files.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { type ComfyUi, openComfyUi } from '#server/engines/comfyui.ts';
import type { Model } from '#server/engines/comfyui/workflow.ts';
import type { EngineRequest } from '#server/engines/engine.ts';
import { listNodes } from './comfyui/graph-nodes.ts';
import { openQueue, type PromptQueue } from './comfyui/prompt-queue.ts';
import { answerCall, type RouteWorld } from './comfyui/routes.ts';
import { acceptSocket, type FakeSocket } from './comfyui/sockets.ts';
import type { EngineServer, Trouble, TroubledCall } from './engine-server.ts';
import { openTroubles } from './open-troubles.ts';

/** Workflows that need no models: what they make is of the right form, and nothing to look at. */
export const WEIGHTLESS_WORKFLOWS = path.join(import.meta.dirname, 'comfyui', 'weightless');

export type FakeOptions = {
  models?: readonly Model[];
  /** Classes of nodes that it has not. */
  without?: readonly string[];
  /** As newer servers, it can cancel by /api/jobs. */
  hasJobs?: boolean;
  /** Of a proxy in front: who does not send it is refused. */
  needsHeader?: readonly [name: string, value: string];
};

export type FakeComfyUi = {
  url: string;
  queue: PromptQueue;
  /** Uploaded files, by name. */
  inputs: ReadonlyMap<string, Buffer>;
  outputs: ReadonlyMap<string, Buffer>;
  sockets: ReadonlySet<FakeSocket>;
  /** Calls so far, as `GET /queue`. */
  calls: string[];
  submitted(): number;
  canceled(): number;
  trouble(call: TroubledCall, what: Trouble): void;
  /** Nothing of that is still to be met. */
  wasTroubled(): boolean;
  /** Prompts that begin from now on wait for `finish` of the queue again, and no call meets trouble. */
  hold(): void;
  truncate(): void;
  restart(): void;
  /** Models that were added or taken away since. */
  setModels(models: readonly Model[]): void;
  close(): Promise<void>;
};

const TROUBLED: Readonly<Record<TroubledCall, RegExp>> = {
  submit: /^POST \/prompt$/,
  poll: /^GET \/history\//,
  open: /^GET \/view$/,
};
const KINDS = ['submit', 'poll', 'open'] as const satisfies TroubledCall[];

export async function startFakeComfyUi(options: FakeOptions = {}): Promise<FakeComfyUi> {
  const inputs = new Map<string, Buffer>();
  const outputs = new Map<string, Buffer>();
  const sockets = new Set<FakeSocket>();
  const calls: string[] = [];
  const troubles = openTroubles();
  const counts = { submitted: 0, canceled: 0 };
  let models = options.models ?? [];
  let isTruncating = false;
  const preview = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c63' } })
    .jpeg()
    .toBuffer();

  const listen = (client: string) => [...sockets].filter((socket) => socket.client === client);
  const queue = openQueue({
    emit: (client, type, data) => {
      for (const socket of listen(client)) socket.send({ type, data });
    },
    emitPreview: async (client, prompt, node) => {
      for (const socket of listen(client)) {
        const knowsFacts = socket.heard.some((text) => text.includes('supports_preview_metadata'));
        socket.sendBinary(knowsFacts ? previewWithFacts(preview, prompt, node) : plainPreview(preview));
      }
    },
    readInput: (name) => inputs.get(name) ?? Buffer.alloc(0),
    saveOutput: (name, bytes) => outputs.set(name, bytes),
  });
  const world: RouteWorld = {
    queue,
    classes: () => listNodes(models, options.without ?? []),
    inputs,
    outputs,
    hasJobs: options.hasJobs ?? false,
    onSubmit: () => (counts.submitted += 1),
    onCancel: () => (counts.canceled += 1),
  };

  const isRefused = (request: IncomingMessage) => {
    const [name, value] = options.needsHeader ?? [];
    return name !== undefined && request.headers[name] !== value;
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const at = `${request.method} ${url.pathname}`;
    calls.push(at);
    const body = await buffer(request);
    if (isRefused(request)) return send(response, 401, Buffer.from('<h1>Sign in</h1>'));
    const kind = KINDS.find((one) => TROUBLED[one].test(at));
    const what = kind && troubles.consume(kind);
    if (what && what !== 'cut-after' && what !== 'hang-after') return makeTrouble(response, what);
    const call = {
      method: request.method ?? '',
      url,
      contentType: request.headers['content-type'] ?? '',
      body,
    };
    const answer = await answerCall(world, call);
    if (what === 'cut-after') return void response.destroy();
    if (what === 'hang-after') return;
    const bytes = answer.bytes ?? Buffer.from(answer.json === undefined ? '' : JSON.stringify(answer.json));
    const isCut = isTruncating && url.pathname === '/view';
    send(response, answer.status, bytes, isCut);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  server.on('upgrade', (request, stream) => {
    if (isRefused(request)) return void stream.end('HTTP/1.1 401 Unauthorized\r\n\r\n');
    const socket = acceptSocket(request, stream, () => sockets.delete(socket));
    sockets.add(socket);
    socket.send({
      type: 'status',
      data: { status: { exec_info: { queue_remaining: 0 } }, sid: socket.client },
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    queue,
    inputs,
    outputs,
    sockets,
    calls,
    submitted: () => counts.submitted,
    canceled: () => counts.canceled,
    trouble: troubles.add,
    wasTroubled: troubles.areMet,
    hold() {
      queue.hold();
      troubles.clear();
    },
    truncate: () => (isTruncating = true),
    restart: () => {
      queue.restart();
      for (const socket of sockets) socket.cut();
    },
    setModels: (now) => (models = now),
    close: async () => {
      queue.restart();
      for (const socket of sockets) socket.cut();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function send(response: ServerResponse, status: number, bytes: Buffer, isCut = false): void {
  response.writeHead(status, { 'content-length': bytes.byteLength });
  if (!isCut) return void response.end(bytes);
  response.write(bytes.subarray(0, bytes.byteLength / 2), () => response.destroy());
}

function makeTrouble(response: ServerResponse, what: Exclude<Trouble, 'cut-after' | 'hang-after'>): void {
  if (what === 'hang') return;
  if (what === 'cut') return void response.destroy();
  if (what === 'garbage') return send(response, 200, Buffer.from('<html>It works!</html>'));
  if (what === 'busy') response.setHeader('retry-after', '7');
  send(response, { busy: 429, broken: 500, forbidden: 403 }[what], Buffer.from('as told'));
}

function plainPreview(image: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(1, 0);
  head.writeUInt32BE(1, 4);
  return Buffer.concat([head, image]);
}

function previewWithFacts(image: Buffer, prompt_id: string, node_id: string): Buffer {
  const facts = Buffer.from(JSON.stringify({ node_id, prompt_id, image_type: 'image/jpeg' }));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(4, 0);
  head.writeUInt32BE(facts.byteLength, 4);
  return Buffer.concat([head, facts, image]);
}

/** The engine on one fake server that has no models. */
export async function startComfyUiServer(): Promise<EngineServer> {
  const fake = await startFakeComfyUi();
  const open = () => openComfyUi({ urls: [fake.url], headers: {}, workflowFolder: WEIGHTLESS_WORKFLOWS });
  const engine = await open();
  const second = await open();
  const request: EngineRequest = {
    tool: 'text-to-image',
    seeds: [7, 8],
    width: 128,
    height: 96,
    fields: { engine: 'pro', prompt: 'a fox', style: 'auto', negative_prompt: '', resolution: '1K' },
    inputs: [],
  };
  return {
    engine,
    request,
    reopen: (): ComfyUi => second,
    trouble: fake.trouble,
    wasTroubled: fake.wasTroubled,
    hold: fake.hold,
    countSubmitted: () => Math.ceil(fake.submitted() / request.seeds.length),
    finish: () => fake.queue.finish(),
    fail: () => fake.queue.fail(),
    truncate: fake.truncate,
    restart: fake.restart,
    canceled: () => Math.ceil(fake.canceled() / request.seeds.length),
    close: async () => {
      await engine.close();
      await fake.close();
    },
  };
}
