// Puts a prepared run into the line of its server.
import * as z from 'zod';
import { EngineError } from '../engine.ts';
import { askServer } from './client.ts';
import { cancelPart } from './cancel-run.ts';
import { weighNodes } from './progress.ts';
import { readNodeErrors, readRefusal } from './read-refusal.ts';
import type { PreparedRun, RunRef } from './run.ts';
import type { Server } from './servers.ts';
import type { Model } from './workflow.ts';

const Accepted = z.object({ prompt_id: z.string(), node_errors: z.unknown().optional() });

const SUBMIT_LIMIT_MS = 30_000;

/**
 * Returns the ref of the run. `known`: parts that the server has already. Throws EngineError; of a run that is refused
 * nothing is left there, and where an answer was lost `recover` finds what was begun. The ids are those that were
 * prepared: they are no key against doubles (ComfyUI runs a prompt again that comes twice), but by them a run is found.
 */
export async function submitRun(
  server: Server,
  run: PreparedRun,
  models: readonly Model[],
  signal: AbortSignal,
  known: readonly string[] = [],
): Promise<RunRef> {
  const begun: string[] = [];
  for (const part of run.parts.filter(({ id }) => !known.includes(id))) {
    try {
      await submitPart(server, run.client, part, models, signal);
      begun.push(part.id);
    } catch (error) {
      const isRefused = error instanceof EngineError && error.kind !== 'unavailable';
      // What cannot be ended here and below costs its server some time, and nobody any money: the refusal is what counts.
      for (const id of isRefused ? begun : []) await cancelPart(server, id).catch(() => {});
      throw error;
    }
  }
  return refOf(run);
}

export function refOf({ parts, ...shared }: PreparedRun): RunRef {
  return { ...shared, parts: parts.map(({ graph, ...part }) => ({ ...part, weights: weighNodes(graph) })) };
}

async function submitPart(
  server: Server,
  client: string,
  { id, graph }: PreparedRun['parts'][number],
  models: readonly Model[],
  signal: AbortSignal,
): Promise<void> {
  const { status, json } = await askServer(server, '/prompt', {
    method: 'POST',
    json: { prompt: graph, prompt_id: id, client_id: client },
    limitMs: SUBMIT_LIMIT_MS,
    expects: [400],
    signal,
  });
  if (status === 400) throw readRefusal(server.url, json, models);
  const read = Accepted.safeParse(json);
  if (!read.success || read.data.prompt_id !== id) {
    // Older ones give ids of their own: such a run could not be found again.
    if (read.success) await cancelPart(server, read.data.prompt_id).catch(() => {});
    throw new EngineError(
      'unavailable',
      `${server.url} does not keep the id of a prompt: is it a ComfyUI of today?`,
    );
  }
  const fault = readNodeErrors(server.url, read.data.node_errors, models);
  if (!fault) return;
  await cancelPart(server, id).catch(() => {});
  throw fault;
}
