// What became of one prompt: its history decides; while it has none, the line says where it stands.
import * as z from 'zod';
import { EngineError } from '../engine.ts';
import { askServer, type Address } from './client.ts';

const History = z.record(
  z.string(),
  z.object({
    outputs: z.record(z.string(), z.record(z.string(), z.unknown()).nullable()).default({}),
    status: z
      .object({
        status_str: z.string(),
        completed: z.boolean(),
        messages: z.array(z.tuple([z.string(), z.unknown()]).rest(z.unknown())).default([]),
      })
      .nullish(),
  }),
);
export type HistoryEntry = z.output<typeof History>[string];

/** `[number, id, graph, …]`; the lowest number is next. */
const QueueItem = z.tuple([z.number(), z.string()]).rest(z.unknown());
const Queue = z.object({ queue_running: z.array(QueueItem), queue_pending: z.array(QueueItem) });
export type Queue = z.output<typeof Queue>;

export type PartState =
  | { state: 'ended'; entry: HistoryEntry }
  | { state: 'running' }
  | { state: 'queued'; ahead: number }
  | { state: 'unknown' };

/** It holds the graphs of all that wait. */
const QUEUE_MOST_BYTES = 32 * 1024 * 1024;

/** Throws EngineError. */
export async function findPart(server: Address, id: string, signal?: AbortSignal): Promise<PartState> {
  const entry = await askHistory(server, id, signal);
  if (entry) return { state: 'ended', entry };
  const place = findInQueue(await askQueue(server, signal), id);
  if (place) return place;
  // It may have ended between the two questions.
  const late = await askHistory(server, id, signal);
  return late ? { state: 'ended', entry: late } : { state: 'unknown' };
}

async function askHistory(
  server: Address,
  id: string,
  signal: AbortSignal | undefined,
): Promise<HistoryEntry | undefined> {
  const { json } = await askServer(server, `/history/${id}`, { signal });
  const read = History.safeParse(json);
  if (!read.success) throw new EngineError('unavailable', `${server.url} says of a run what makes no sense`);
  return read.data[id];
}

export async function askQueue(server: Address, signal?: AbortSignal): Promise<Queue> {
  const { json } = await askServer(server, '/queue', { mostBytes: QUEUE_MOST_BYTES, signal });
  const read = Queue.safeParse(json);
  if (!read.success)
    throw new EngineError('unavailable', `${server.url} says of its line what makes no sense`);
  return read.data;
}

function findInQueue({ queue_running, queue_pending }: Queue, id: string): PartState | undefined {
  if (queue_running.some(([, running]) => running === id)) return { state: 'running' };
  const own = queue_pending.find(([, waiting]) => waiting === id);
  if (!own) return undefined;
  const before = queue_pending.filter(([number]) => number < own[0]).length;
  return { state: 'queued', ahead: queue_running.length + before };
}
