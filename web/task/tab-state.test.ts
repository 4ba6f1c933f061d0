// What a tab says of its tasks: how far they are together, and how they ended.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { act, cleanup, renderHook } from '@testing-library/react';
import { createEntry } from './polling-entry.ts';
import { usePollingStore } from './polling-store.ts';
import { noteHiddenEnds, readTabState, useTabState } from './tab-state.ts';
import type { StatusOf } from '#contract/task.ts';

const status = (id: string, part: Partial<StatusOf> = {}) =>
  ({ id, type: 1, status: 1, progress: 0, error_code: null, ...part }) as StatusOf;
const entry = (id: string, attempts = 0) => ({ ...createEntry(id, 1, 0), attempts });
const read = (ids: readonly string[], statuses: readonly StatusOf[], ends: readonly StatusOf[] = []) =>
  readTabState(
    {
      entries: ids.map((id) => entry(id)),
      statuses: Object.fromEntries(statuses.map((one) => [one.id, one])),
    },
    ends,
  );

beforeEach(() => {
  usePollingStore.getState().setUser('7');
  usePollingStore.setState({ entries: [], statuses: {}, seen: [], unseen: [] });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function beHidden(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

it('is how far all that runs is, in whole percent', () => {
  expect(read([], [])).toBeNull();
  expect(read(['1'], [])).toEqual({ kind: 'running', percent: 0 });
  expect(read(['1', '2'], [status('1', { progress: 85 }), status('2', { progress: 10 })])).toEqual({
    kind: 'running',
    percent: 47,
  });
});

it('is not about what has ended, or is asked about no more', () => {
  const done = status('1', { status: 2, progress: 100 });
  expect(read(['1', '2'], [done, status('2', { progress: 30 })])).toEqual({ kind: 'running', percent: 30 });
  expect(
    readTabState({ entries: [entry('1', 10_000)], statuses: { 1: status('1', { progress: 50 }) } }, []),
  ).toBeNull();
});

it('is how it ended, once nothing runs: ready where one is, and nothing of what was canceled', () => {
  const done = status('1', { status: 2 });
  const failed = status('2', { status: -1, error_code: 'timeout' });
  expect(read([], [], [done, failed])).toEqual({ kind: 'ready' });
  expect(read([], [], [failed])).toEqual({ kind: 'failed' });
  expect(read([], [], [status('3', { status: -1, error_code: 'canceled' })])).toBeNull();
  expect(read(['4'], [], [done])).toMatchObject({ kind: 'running' });
});

it('is told only of ends that nobody saw, until somebody looks', () => {
  const { result } = renderHook(useTabState);
  // What other tests have left: somebody looks now.
  act(() => beHidden(false));
  act(() => noteHiddenEnds([status('1', { status: 2 })]));
  expect(result.current).toBeNull();
  act(() => beHidden(true));
  act(() => noteHiddenEnds([status('1', { status: 2 })]));
  expect(result.current).toEqual({ kind: 'ready' });
  act(() => beHidden(false));
  expect(result.current).toBeNull();
});
