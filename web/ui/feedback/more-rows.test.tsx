// The end of a list that grows by itself.
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MoreRows } from './more-rows.tsx';

let look: (...isNear: boolean[]) => void;

beforeEach(() =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        look = (...isNear) => tell(isNear.map((isIntersecting) => ({ isIntersecting })));
      }
      observe() {}
      disconnect() {}
    },
  ),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('asks for more when its end is near, also when it left and came back between two looks', () => {
  const onMore = vi.fn<() => void>();
  render(<MoreRows hasMore isLoading={false} onMore={onMore} moreLabel="more" endLabel="end" />);
  look(false);
  expect(onMore).toHaveBeenCalledTimes(0);
  look(true);
  expect(onMore).toHaveBeenCalledTimes(1);
  look(true, false);
  expect(onMore).toHaveBeenCalledTimes(1);
  look(false, true);
  expect(onMore).toHaveBeenCalledTimes(2);
});
