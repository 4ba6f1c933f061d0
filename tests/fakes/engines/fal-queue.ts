// The queue of a fake fal: its runs, and what becomes of them.
import { randomUUID } from 'node:crypto';
import type { Answer } from './serve-fake.ts';
import { makesVideo } from './fal-schemas.ts';
import { paintPng, sampleMp4 } from './paint-result.ts';

export type FalRun = {
  id: string;
  upstream: string;
  params: Record<string, unknown>;
  webhook: string | null;
  polls: number;
  state: 'waiting' | 'done' | 'failed' | 'canceling' | 'canceled';
  /** What the result answers of a run that failed. */
  error: { status: number; json: unknown };
};

export const MODEL_ERROR = { status: 500, json: { detail: 'the model broke', error_type: 'internal_error' } };
/** Polls of a run before it begins, and before it has reached its last log. */
const POLLS_IN_QUEUE = 2;

export function createRun(upstream: string, params: Record<string, unknown>, webhook: string | null): FalRun {
  return { id: randomUUID(), upstream, params, webhook, polls: 0, state: 'waiting', error: MODEL_ERROR };
}

export function answerStatus(run: FalRun): Answer {
  run.polls += 1;
  if (run.state === 'canceling' && run.polls > 4) run.state = 'canceled';
  const isOver = run.state !== 'waiting' && run.state !== 'canceling';
  if (isOver) return { json: { status: 'COMPLETED', logs: [], metrics: { inference_time: 2.5 } } };
  const before = POLLS_IN_QUEUE - run.polls;
  if (before >= 0) return { status: 202, json: { status: 'IN_QUEUE', queue_position: before } };
  const steps = Math.min(9, run.polls - POLLS_IN_QUEUE);
  const logs = Array.from({ length: steps }, (_, step) => ({
    message: ` ${(step + 1) * 10}%|███       | ${step + 1}/10 [00:01<00:09,  1.02it/s]`,
    level: 'INFO',
    source: 'USER',
    timestamp: '2026-11-20T10:00:00Z',
  }));
  return { status: 202, json: { status: 'IN_PROGRESS', logs } };
}

export function answerResult(run: FalRun, fileAt: (name: string) => string): Answer {
  if (run.state === 'waiting' || run.state === 'canceling') {
    return { status: 400, json: { detail: 'Request is still in progress' } };
  }
  if (run.state === 'canceled') return { status: 499, json: { detail: 'Request was cancelled' } };
  if (run.state === 'failed') return run.error;
  return { json: describeResult(run, fileAt) };
}

/** Each kind of model names its files in its own way. */
export function describeResult({ id, upstream, params }: FalRun, fileAt: (name: string) => string): object {
  if (makesVideo(upstream)) {
    return { video: { url: fileAt(`${id}.mp4`), content_type: 'video/mp4' }, seed: params['seed'] ?? 1 };
  }
  const image = { url: fileAt(`${id}.png`), content_type: 'image/png', ...sizeOf(params) };
  if (upstream.includes('birefnet')) return { image };
  return { images: [image], seed: params['seed'] ?? 1, has_nsfw_concepts: [false], prompt: params['prompt'] };
}

export async function readFile({ upstream, params }: FalRun): Promise<Buffer> {
  if (makesVideo(upstream)) return await sampleMp4();
  const { width, height } = sizeOf(params);
  return await paintPng(width, height, Number(params['seed'] ?? 1));
}

function sizeOf(params: Record<string, unknown>): { width: number; height: number } {
  const size = params['image_size'];
  const isPixels = typeof size === 'object' && size !== null;
  return isPixels ? (size as { width: number; height: number }) : { width: 1024, height: 1024 };
}
