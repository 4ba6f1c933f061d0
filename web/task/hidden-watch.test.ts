// Which of the hidden tabs listens: one, then the next when it is given up.
import { waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { waitForHiddenWatch } from './hidden-watch.ts';

type Turn = () => Promise<void>;

/** Locks as a browser keeps them for all its tabs: one holder, the others in line, who may leave it. */
function stubLocks() {
  const line: { turn: Turn; signal: AbortSignal }[] = [];
  let isHeld = false;
  async function next(): Promise<void> {
    const first = line.shift();
    if (isHeld || !first) return;
    if (first.signal.aborted) return next();
    isHeld = true;
    await first.turn();
    isHeld = false;
    await next();
  }
  vi.stubGlobal('navigator', {
    locks: {
      request: (_name: string, { signal }: { signal: AbortSignal }, turn: Turn) => {
        line.push({ turn, signal });
        if (!isHeld) void next();
        return Promise.resolve();
      },
    },
  });
}

afterEach(() => vi.unstubAllGlobals());

it('[product 4.0] one hidden tab at a time, the next when the first is looked at', async () => {
  stubLocks();
  const listening: string[] = [];
  const giveUp = waitForHiddenWatch(() => listening.push('first'));
  const leave = waitForHiddenWatch(() => listening.push('second'));
  const giveUpThird = waitForHiddenWatch(() => listening.push('third'));
  await waitFor(() => expect(listening).toEqual(['first']));
  leave();
  giveUp();
  await waitFor(() => expect(listening).toEqual(['first', 'third']));
  giveUpThird();
});

it('listens at once where the browser knows no locks', () => {
  vi.stubGlobal('navigator', {});
  const listen = vi.fn<() => void>();
  waitForHiddenWatch(listen)();
  expect(listen).toHaveBeenCalledOnce();
});
