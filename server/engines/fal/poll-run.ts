// How a run at fal goes. That it is completed does not mean that it went well: its result says so.
import * as z from 'zod';
import { EngineError } from '../engine.ts';
import { collectFiles } from '../hosted/collect-files.ts';
import { readProgress } from '../hosted/read-progress.ts';
import type { RunPoll } from '../hosted/provider.ts';
import { isContentRule, nameFailure, readReason } from '../hosted/read-reason.ts';
import type { Plan, RemoteRun } from '../hosted/stored.ts';
import { askFal, type FalSettings } from './ask-fal.ts';

const Status = z.object({
  status: z.enum(['IN_QUEUE', 'IN_PROGRESS', 'COMPLETED']).optional(),
  queue_position: z.number().nullish(),
  logs: z.array(z.object({ message: z.string() })).nullish(),
  metrics: z.object({ inference_time: z.number().nullish() }).nullish(),
});

/** What a result may answer beside 2xx, of a run that is over: its error. 499 is one that was canceled. */
const ENDED_BADLY = [400, 404, 408, 409, 413, 415, 422, 499, 500, 502, 503, 504];

/** Throws EngineError. */
export async function pollFalRun(
  settings: FalSettings,
  { urls }: RemoteRun,
  kind: Plan['kind'],
): Promise<RunPoll> {
  const url = new URL(urls['status'] ?? '');
  url.searchParams.set('logs', '1');
  const { status, json } = await askFal(settings, { url: url.href, schema: Status, alsoFine: [404] });
  if (status === 404) return { state: 'unknown' };
  if (json.status === undefined) throw new EngineError('unavailable', 'fal does not say how the run goes');
  if (json.status === 'IN_QUEUE') return { state: 'queued', ahead: json.queue_position ?? null };
  if (json.status === 'IN_PROGRESS') {
    const text = json.logs?.map(({ message }) => message).join('\n') ?? '';
    return { state: 'running', progress: readProgress(text) };
  }
  return await readResult(settings, urls['result'] ?? '', kind, json.metrics?.inference_time ?? null);
}

async function readResult(
  settings: FalSettings,
  url: string,
  kind: Plan['kind'],
  computeSeconds: number | null,
): Promise<RunPoll> {
  const { status, json } = await askFal(settings, { url, schema: z.unknown(), alsoFine: ENDED_BADLY });
  const reason = readReason(json);
  // Something before the run answered, not the run: ask again.
  if (status >= 500 && reason === '')
    throw new EngineError('unavailable', `fal answers ${status} for a result`);
  if (status === 499 || /cancell?ed/i.test(reason)) return { state: 'canceled' };
  if (status >= 400) return failed(`fal: ${reason || `the result answers ${status}`}`);
  if (isBlocked(json)) return failed('fal: the safety checker flagged the result', false);
  const files = collectFiles(json, kind);
  return files.length > 0
    ? { state: 'succeeded', files, computeSeconds }
    : failed('fal: the result names no file', false);
}

/** fal charges for what is delivered, for no failure (fal.ai/docs, Pricing: “You pay only for successful outputs”). */
function failed(detail: string, isFree = true): RunPoll {
  return { state: 'failed', failure: nameFailure(detail), detail, isFree: isFree && !isContentRule(detail) };
}

const Checked = z.object({ has_nsfw_concepts: z.array(z.boolean()) });

/** A flagged image is delivered black. */
function isBlocked(json: unknown): boolean {
  return Checked.safeParse(json).data?.has_nsfw_concepts[0] ?? false;
}
