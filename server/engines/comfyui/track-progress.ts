// How far the runs of this process are, as their sockets say it: never less than before.
import type { Preview } from '../engine.ts';
import { shareDone } from './progress.ts';
import type { ComfyEvent } from './read-event.ts';
import type { RunRef } from './run.ts';

export type Tracked = {
  /** Returns what is new to see, if anything is. */
  note(event: ComfyEvent): { progress: number; preview?: Preview } | null;
  /** 0–99. `ended`: parts of which it is known that they have ended. */
  progress(ended: readonly string[]): number;
};

export function trackProgress({ parts }: RunRef): Tracked {
  const shares = new Map(parts.map(({ id }) => [id, new Map<string, number>()]));
  const ended = new Set<string>();
  let running: string | undefined;
  let furthest = 0;

  function measure(): number {
    const done = parts.map(({ id, weights }) =>
      ended.has(id) ? 1 : shareDone(weights, shares.get(id) ?? new Map<string, number>()),
    );
    const mean = done.reduce((sum, one) => sum + one, 0) / parts.length;
    furthest = Math.max(furthest, Math.min(99, Math.floor(mean * 100)));
    return furthest;
  }

  return {
    note(event) {
      const id = event.prompt ?? running;
      const nodes = id === undefined ? undefined : shares.get(id);
      if (id === undefined || !nodes) return null; // somebody else's
      running = id;
      if (event.event === 'progress') {
        for (const [node, share] of event.shares) nodes.set(node, Math.max(nodes.get(node) ?? 0, share));
        return { progress: measure() };
      }
      const index = parts.find((part) => part.id === id)?.indexes[0] ?? 0;
      return { progress: measure(), preview: { index, image: event.image } };
    },
    progress(now) {
      for (const id of now) ended.add(id);
      return measure();
    },
  };
}
