// What is asked before a screen is there is what the screen then asks: it must not be asked twice.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { signInAs } from '#tests/fakes/sign-in-as.tsx';
import { useFeed } from '#web/community/use-feed.ts';
import { useEffects } from '#web/effects/use-effects.ts';
import { useTasks } from '#web/model/tasks/use-tasks.ts';
import { useTaskWall } from '#web/model/tasks/use-task-wall.ts';
import { prefetchData } from './first-data.ts';

const { call } = vi.hoisted(() => ({ call: vi.fn<() => Promise<unknown>>() }));
vi.mock('#web/api/call.ts', () => ({ call }));

it.each<[path: string, look: () => unknown]>([
  ['/home', () => useTasks({})],
  ['/creations', () => useTaskWall({})],
  ['/explore', () => useFeed({ tab: 'foryou' })],
  ['/effects/image', () => useEffects(5)],
  ['/effects/video', () => useEffects(6)],
  ['/ai-video/text-to-video', () => useTasks({ type: [3] })],
])('%s', async (path, look) => {
  signInAs();
  call.mockReset().mockResolvedValue({ items: [], total: 0, next_cursor: null });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
  prefetchData(client, path);
  await expect.poll(() => client.isFetching()).toBe(0);
  expect(call).toHaveBeenCalledTimes(1);
  prefetchData(client, path);
  renderHook(look, {
    wrapper: ({ children }) =>
      createElement(MemoryRouter, null, createElement(QueryClientProvider, { client }, children)),
  });
  expect(client.isFetching()).toBe(0);
  expect(call).toHaveBeenCalledTimes(1);
});
