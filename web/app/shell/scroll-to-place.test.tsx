// Where a new page begins.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScrollToPlace } from './scroll-to-place.tsx';

const scrolled = vi.fn<(target: string) => void>();

function Page() {
  return (
    <>
      <Link to="/creations">Creations</Link>
      <Link to="/home?work=7">A work</Link>
      <Link to="/home?user=3">A person</Link>
      <Link to="/#pricing">To the prices</Link>
      <h2 id="pricing">Prices</h2>
    </>
  );
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

it('[§2.24] is the top', () => {
  fireEvent.click(screen.getByText('Creations'));
  expect(scrolled.mock.calls).toEqual([['top']]);
});

it('[§2.24] is the part that the address names', () => {
  fireEvent.click(screen.getByText('To the prices'));
  expect(scrolled.mock.calls).toEqual([['pricing']]);
});

it('[product 4.1] is where one was, when a work or a person opens over the page', () => {
  fireEvent.click(screen.getByText('A work'));
  fireEvent.click(screen.getByText('A person'));
  expect(scrolled.mock.calls).toEqual([]);
});

it('is where somebody has scrolled already, when the application comes to a page that was drawn beforehand', () => {
  cleanup();
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(700);
  render(
    <MemoryRouter initialEntries={['/#pricing']}>
      <ScrollToPlace />
      <Page />
    </MemoryRouter>,
  );
  expect(scrolled.mock.calls).toEqual([]);
  fireEvent.click(screen.getByText('Creations'));
  expect(scrolled.mock.calls).toEqual([['top']]);
});
