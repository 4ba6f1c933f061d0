// Decides which workflow does a request on which server, sends its files there, and makes the graphs.
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import * as z from 'zod';
import { EngineError, type EngineContext, type EngineInput, type EngineRequest } from '../engine.ts';
import { buildGraph, type SentFile } from './build-graph.ts';
import { askServer } from './client.ts';
import { findMisfit } from './fit-request.ts';
import { valuesOf } from './request-values.ts';
import type { PreparedRun } from './run.ts';
import { describeServers, hasWorkflow, type Server, type Servers } from './servers.ts';
import type { Workflow } from './workflow.ts';

const Uploaded = z.object({ name: z.string().min(1), subfolder: z.string().default('') });

const UPLOAD_LIMIT_MS = 2 * 60_000;
/** Below the folders of inputs and of outputs, so that an operator sees what is ours. */
const FOLDER = 'app';

/** Throws EngineError. */
export async function prepareRun(
  servers: Servers,
  workflows: readonly Workflow[],
  request: EngineRequest,
  context: EngineContext,
): Promise<PreparedRun> {
  const known = workflows.filter(
    ({ tool, id }) => tool === request.tool && (request.model === undefined || request.model === id),
  );
  // Whoever was away when we asked last may be back.
  if (!isAnyThere(servers, known)) await servers.refresh();
  const workflow = chooseWorkflow(servers, known, request);
  const server = await servers.choose(workflow, context.signal);
  const files: SentFile[] = [];
  for (const input of request.inputs) files.push(await sendFile(server, input, context));
  return {
    server: server.url,
    workflow: workflow.id,
    tool: request.tool,
    client: randomUUID(),
    outputs: workflow.outputs,
    parts: makeParts(workflow, server, request, files, context.taskId),
  };
}

function isAnyThere(servers: Servers, workflows: readonly Workflow[]): boolean {
  return workflows.some(({ id }) => servers.list().some((server) => hasWorkflow(server, id)));
}

/** The first of the list that can do it, and is on some server. */
function chooseWorkflow(servers: Servers, known: readonly Workflow[], request: EngineRequest): Workflow {
  const there = known.filter((workflow) => isAnyThere(servers, [workflow]));
  if (there.length === 0) {
    const why = known.length === 0 ? 'there is no workflow for it' : describeServers(servers.list(), known);
    const isAway = known.length > 0 && servers.list().every(({ fault }) => fault !== null);
    const kind = isAway ? 'unavailable' : 'misconfigured';
    throw new EngineError(kind, `ComfyUI cannot do ${request.tool}: ${why}`);
  }
  const misfits = there.map((workflow) => ({ workflow, why: findMisfit(workflow, request) }));
  const fit = misfits.find(({ why }) => why === null);
  if (fit) return fit.workflow;
  const said = misfits.map(({ workflow, why }) => `${workflow.id}: ${why}`).join('; ');
  throw new EngineError('refused', `no workflow does this ${request.tool} (${said})`);
}

async function sendFile(server: Server, input: EngineInput, context: EngineContext): Promise<SentFile> {
  const { role, index, format } = input;
  const bytes = await buffer(await context.openInput(input));
  const form = new FormData();
  // A name of its own: ComfyUI would not look again into a file that it has read under this name.
  form.set('image', new Blob([bytes]), `${randomUUID()}.${format}`);
  form.set('type', 'input');
  form.set('subfolder', FOLDER);
  const { json } = await askServer(server, '/upload/image', {
    method: 'POST',
    form,
    limitMs: UPLOAD_LIMIT_MS,
    signal: context.signal,
  });
  const read = Uploaded.safeParse(json);
  if (!read.success) throw new EngineError('unavailable', `${server.url} does not say where it put a file`);
  const { name, subfolder } = read.data;
  return { role, index, name: subfolder === '' ? name : path.posix.join(subfolder, name) };
}

/** One prompt makes all where the workflow has a place for how many; else each its own, with its own seed. */
function makeParts(
  workflow: Workflow,
  server: Server,
  request: EngineRequest,
  files: readonly SentFile[],
  taskId: string,
): PreparedRun['parts'] {
  const isBatch = workflow.bindings.some(({ param }) => param === 'count');
  const hasSeed = workflow.bindings.some(({ param }) => param === 'seed');
  const all = request.seeds.map((seed, index) => ({ seed, index }));
  const groups = isBatch ? [all] : all.map((one) => [one]);
  return groups.map((group) => {
    const id = randomUUID();
    const [first] = group;
    return {
      id,
      indexes: group.map(({ index }) => index),
      // Of a batch only the first can be made again: the others depend on those before them.
      seeds: group.map(({ seed }, place) => (hasSeed && place === 0 ? seed : null)),
      graph: buildGraph(workflow, {
        values: valuesOf(request, workflow, first?.seed ?? 0, group.length),
        files,
        models: server.fitness.get(workflow.id)?.models ?? new Map<string, string>(),
        prefix: `${FOLDER}/${taskId}-${id.slice(0, 8)}`,
      }),
    };
  });
}
