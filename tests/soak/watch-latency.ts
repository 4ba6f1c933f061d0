// Asks for the status of one finished task again and again, and keeps how long each answer took and what went on then.
import { setTimeout as sleep } from 'node:timers/promises';
import { openWireClient } from './wire-client.ts';

export type Sample = { ms: number; during: string; ok: boolean };

type Options = {
  url: string;
  address: string;
  token: string;
  taskId: string;
  callsASecond: number;
  /** What goes on at this moment. */
  during(): string;
  signal: AbortSignal;
};

/** Calls are made at an even pace, whether or not earlier ones were answered. Resolves after the signal. */
export async function watchLatency(options: Options): Promise<Sample[]> {
  const { url, address, token, taskId, callsASecond, during, signal } = options;
  const client = openWireClient(url, address, 8);
  const samples: Sample[] = [];
  const under = new Set<Promise<void>>();
  const ask = async (): Promise<void> => {
    const [startedAt, began] = [performance.now(), during()];
    const answer = await client.call('/api/task/status', { id: taskId }, token).catch(() => null);
    const ms = performance.now() - startedAt;
    samples.push({ ms, during: began || during(), ok: answer?.code === 200 });
  };
  while (!signal.aborted) {
    const call = ask().finally(() => under.delete(call));
    under.add(call);
    await sleep(1000 / callsASecond);
  }
  await Promise.all(under);
  client.close();
  return samples;
}

/** The value below which so large a share of the sorted numbers lies; 0 where there are none. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
