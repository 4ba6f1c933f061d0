// More of a list comes by itself for as long as its end is near.
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MoreRows } from './more-rows.tsx';

/** As the browser's where the edge stays near: it tells once for each time that it is asked to observe. */
class NearEdge {
  readonly #report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
  }
  observe() {
    const entry = { isIntersecting: true } as IntersectionObserverEntry;
    this.#report([entry], this as unknown as IntersectionObserver);
  }
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', NearEdge);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const draw = (onMore: () => void, isLoading: boolean, hasMore = true) => (
  <MoreRows hasMore={hasMore} isLoading={isLoading} onMore={onMore} moreLabel="More" endLabel="End" />
);

it('asks again where a load was over before it could be seen to begin', () => {
  const more = vi.fn<() => void>();
  const { rerender } = render(draw(more, false));
  expect(more).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(300);
  expect(more).toHaveBeenCalledTimes(2);
  rerender(draw(more, true));
  vi.advanceTimersByTime(3000);
  expect(more).toHaveBeenCalledTimes(2);
  rerender(draw(more, false));
  expect(more).toHaveBeenCalledTimes(3);
  rerender(draw(more, false, false));
  vi.advanceTimersByTime(3000);
  expect(more).toHaveBeenCalledTimes(3);
});
