// The calls of ComfyUI that the fake knows, with answers as a real 0.3.64 gives them.
import type { FakeGraph, NodeClasses } from './graph-nodes.ts';
import type { PromptQueue } from './prompt-queue.ts';
import { validateGraph } from './validate-graph.ts';

export type FakeCall = { method: string; url: URL; contentType: string; body: Buffer };
export type FakeAnswer = { status: number; json?: unknown; bytes?: Buffer };

export type RouteWorld = {
  queue: PromptQueue;
  classes(): NodeClasses;
  inputs: Map<string, Buffer>;
  outputs: Map<string, Buffer>;
  /** Newer servers have them. */
  hasJobs: boolean;
  onSubmit(): void;
  onCancel(): void;
};

export async function answerCall(world: RouteWorld, call: FakeCall): Promise<FakeAnswer> {
  const { method, url } = call;
  const at = `${method} ${url.pathname}`;
  const { queue } = world;
  const history = /^\/history\/([\w-]+)$/.exec(url.pathname)?.[1];
  const canceled = /^\/api\/jobs\/([\w-]+)\/cancel$/.exec(url.pathname)?.[1];
  if (method === 'GET' && history !== undefined) {
    const entry = queue.history.get(history);
    return ok(entry ? { [history]: entry } : {});
  }
  if (method === 'POST' && canceled !== undefined && world.hasJobs) {
    const isCanceled = queue.remove(canceled) || queue.interrupt(canceled);
    if (isCanceled) world.onCancel();
    return ok({ cancelled: isCanceled });
  }
  switch (at) {
    case 'GET /prompt':
      return ok({
        exec_info: { queue_remaining: queue.pending().length + (queue.running() ? 1 : 0) },
      });
    case 'GET /object_info':
      return ok(world.classes());
    case 'GET /queue':
      return ok({
        queue_running: [queue.running()].flatMap((item) => (item ? [itemOf(item)] : [])),
        queue_pending: queue.pending().map(itemOf),
      });
    case 'POST /prompt':
      return postPrompt(world, readJson(call));
    case 'POST /queue':
      for (const id of listIds(readJson(call)['delete'])) if (queue.remove(id)) world.onCancel();
      return { status: 200 };
    case 'POST /interrupt': {
      const id = readJson(call)['prompt_id'];
      if (queue.interrupt(typeof id === 'string' ? id : undefined)) world.onCancel();
      return { status: 200 };
    }
    case 'POST /history':
      for (const id of listIds(readJson(call)['delete'])) queue.history.delete(id);
      return { status: 200 };
    case 'POST /upload/image':
      return await upload(world, call);
    case 'GET /view':
      return view(world, url.searchParams);
    default:
      return { status: 404, bytes: Buffer.from('404: Not Found') };
  }
}

function ok(json: unknown): FakeAnswer {
  return { status: 200, json };
}

function itemOf({ number, id, graph, outputs }: ReturnType<PromptQueue['pending']>[number]): unknown[] {
  return [number, id, graph, {}, outputs];
}

function readJson({ body }: FakeCall): Record<string, unknown> {
  return JSON.parse(body.toString('utf8') || '{}') as Record<string, unknown>;
}

function listIds(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

let number = 0;

function postPrompt(world: RouteWorld, asked: Record<string, unknown>): FakeAnswer {
  const graph = asked['prompt'] as FakeGraph | undefined;
  if (!graph) {
    const said = 'No prompt provided';
    const error = { type: 'no_prompt', message: said, details: said, extra_info: {} };
    return { status: 400, json: { error, node_errors: {} } };
  }
  const id = String(asked['prompt_id'] ?? crypto.randomUUID());
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) {
    const error = {
      type: 'invalid_prompt_id',
      message: 'prompt_id must be a UUID',
      details: id,
      extra_info: {},
    };
    return { status: 400, json: { error, node_errors: {} } };
  }
  const validity = validateGraph(graph, world.classes(), (name) => world.inputs.has(name));
  if (validity.error) {
    return { status: 400, json: { error: validity.error, node_errors: validity.node_errors } };
  }
  world.onSubmit();
  number += 1;
  const client = String(asked['client_id'] ?? '');
  // An id that is there already is no reason to refuse: it runs again.
  world.queue.put({ number, id, graph, client, outputs: validity.outputs });
  return ok({ prompt_id: id, number, node_errors: validity.node_errors });
}

async function upload({ inputs }: RouteWorld, { body, contentType }: FakeCall): Promise<FakeAnswer> {
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': contentType },
  }).formData();
  const image = form.get('image');
  if (!(image instanceof Blob)) return { status: 400 };
  const subfolder = String(form.get('subfolder') ?? '');
  const bytes = Buffer.from(await image.arrayBuffer());
  const [, base = '', ending = ''] = /^(.*?)(\.\w+)?$/.exec((image as File).name) ?? [];
  let name = `${base}${ending}`;
  const keyOf = (one: string) => (subfolder === '' ? one : `${subfolder}/${one}`);
  for (let again = 1; ; again += 1) {
    const there = inputs.get(keyOf(name));
    if (!there || there.equals(bytes) || form.get('overwrite') !== null) break;
    name = `${base} (${again})${ending}`;
  }
  inputs.set(keyOf(name), bytes);
  return ok({ name, subfolder, type: 'input' });
}

function view({ outputs }: RouteWorld, params: URLSearchParams): FakeAnswer {
  const bytes = outputs.get(`${params.get('subfolder') ?? ''}/${params.get('filename') ?? ''}`);
  return bytes && params.get('type') === 'output' ? { status: 200, bytes } : { status: 404 };
}
