// The engine on fake servers, for one test: both are closed when it has ended.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { type ComfyUi, type ComfyUiSettings, openComfyUi } from '#server/engines/comfyui.ts';
import type { EngineRequest, Poll } from '#server/engines/engine.ts';
import {
  type FakeComfyUi,
  type FakeOptions,
  startFakeComfyUi,
  WEIGHTLESS_WORKFLOWS,
} from '../comfyui-server.ts';
import { asStored, contextOf, followRun } from './run-request.ts';

export const TEXT: EngineRequest = {
  tool: 'text-to-image',
  seeds: [7],
  width: 64,
  height: 64,
  fields: { prompt: 'a fox', style: 'auto', negative_prompt: '' },
  inputs: [],
};
export const CONTEXT = contextOf(() => Buffer.alloc(0));

export async function start(options: FakeOptions = {}): Promise<FakeComfyUi> {
  const fake = await startFakeComfyUi(options);
  onTestFinished(() => fake.close());
  return fake;
}

export async function open(
  fakes: readonly FakeComfyUi[],
  changes: Partial<ComfyUiSettings> = {},
): Promise<ComfyUi> {
  const urls = fakes.map(({ url }) => url);
  const engine = await openComfyUi({ urls, headers: {}, workflowFolder: WEIGHTLESS_WORKFLOWS, ...changes });
  onTestFinished(() => engine.close());
  return engine;
}

export async function begin(engine: ComfyUi, request: EngineRequest = TEXT) {
  const prepared = asStored(await engine.prepare(request, CONTEXT));
  return { prepared, ref: asStored(await engine.submit(prepared, CONTEXT)) };
}

type Success = Extract<Poll, { state: 'succeeded' }>;
export async function end(engine: ComfyUi, ref: Record<string, unknown>): Promise<Success> {
  const poll = await followRun(engine, ref);
  if (poll.state !== 'succeeded') throw new Error(`it ended ${JSON.stringify(poll)}`);
  return poll;
}

/** A folder with one workflow more. */
export async function withWorkflow(workflow: object): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'workflows-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(path.join(folder, 'own.json'), JSON.stringify(workflow));
  return folder;
}
export const OWN = {
  id: 'own',
  tool: 'text-to-image',
  title: 'Own',
  graph: {
    plain: { class_type: 'EmptyImage', inputs: { width: 64, height: 64, batch_size: 1, color: 0 } },
    save: { class_type: 'SaveImage', inputs: { images: ['plain', 0], filename_prefix: 'x' } },
  },
  bindings: [{ param: 'seed', node: 'plain', input: 'color' }],
  outputs: ['save'],
};
