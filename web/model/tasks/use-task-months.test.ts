// Months are asked for when the images of the wall are counted, and again when there are more or fewer.
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { QueryPage } from '#tests/fakes/query-page.tsx';
import type { TaskFilter } from './task-cache.ts';
import { useTaskMonths } from './use-task-months.ts';

const { call } = vi.hoisted(() => ({
  call: vi.fn<(endpoint: unknown, asked: object) => Promise<unknown>>(),
}));
vi.mock('#web/api/call.ts', () => ({ call }));

const november = (images: number) => [{ month: '2026-11', images }];

beforeEach(() => {
  call.mockReset().mockResolvedValue({ items: november(4) });
});

function openMonths(filter: TaskFilter, counted: number | null) {
  return renderHook((asked) => useTaskMonths(asked.filter, asked.counted), {
    initialProps: { filter, counted },
    wrapper: QueryPage,
  });
}

it('asks by the clock of this browser, once the list is there and not empty', async () => {
  const { result, rerender } = openMonths({}, null);
  rerender({ filter: {}, counted: 0 });
  expect(call).not.toHaveBeenCalled();
  rerender({ filter: { q: 'fox' }, counted: 4 });
  await waitFor(() => expect(result.current).toEqual(november(4)));
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(call.mock.calls.map(([, asked]) => asked)).toEqual([{ q: 'fox', zone }]);
});

it('asks again when the list has more or fewer images, and shows what it was until then', async () => {
  const { result, rerender } = openMonths({}, 4);
  await waitFor(() => expect(result.current).toEqual(november(4)));
  const later = Promise.withResolvers<unknown>();
  call.mockReturnValueOnce(later.promise);
  rerender({ filter: {}, counted: 3 });
  expect(result.current).toEqual(november(4));
  later.resolve({ items: november(3) });
  await waitFor(() => expect(result.current).toEqual(november(3)));
});

it('shows nothing of another list, and nothing where the answer does not come', async () => {
  const { result, rerender } = openMonths({}, 4);
  await waitFor(() => expect(result.current).toEqual(november(4)));
  call.mockRejectedValue(new Error('away'));
  rerender({ filter: { favorite: true }, counted: 4 });
  expect(result.current).toEqual([]);
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  expect(result.current).toEqual([]);
});
