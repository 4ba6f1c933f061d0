// Where a new page begins.
import { act, cleanup, render } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router';
import type { NavigateFunction } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScrollToPlace } from './scroll-to-place.tsx';

const scrolled = vi.fn<(target: string) => void>();
let go: NavigateFunction;

function Page() {
  go = useNavigate();
  return <h2 id="pricing">Prices</h2>;
}

beforeEach(() => {
  // The test environment draws nothing, so it has nowhere to scroll to.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => scrolled('top'));
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled(this.id);
  };
  render(
    <MemoryRouter initialEntries={['/home']}>
      <ScrollToPlace />
      <Page />
    </MemoryRouter>,
  );
  scrolled.mockClear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('[§2.24] is the top', async () => {
  await act(() => go('/creations'));
  expect(scrolled.mock.calls).toEqual([['top']]);
});

it('[§2.24] is the part that the address names', async () => {
  await act(() => go('/#pricing'));
  expect(scrolled.mock.calls).toEqual([['pricing']]);
});
