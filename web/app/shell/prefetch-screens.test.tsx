// What comes while a hand is on the way: of links that are stayed on, for those who may enter, and nothing twice.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signInAs } from '#tests/fakes/sign-in-as.tsx';
import { forgetMe } from '#web/model/me/me.ts';
import { usePrefetch } from './prefetch-screens.ts';

const { prefetch, prefetchData } = vi.hoisted(() => ({
  prefetch: vi.fn<(path: string) => void>(),
  prefetchData: vi.fn<(client: unknown, path: string) => void>(),
}));
vi.mock('../routes/screens.tsx', () => ({
  SCREENS: Object.fromEntries(
    ['/home', '/explore', '/creations', '/ai-image/text-to-image'].map((path) => [
      path,
      { prefetch: () => prefetch(path) },
    ]),
  ),
}));
vi.mock('../routes/first-data.ts', () => ({ prefetchData }));

beforeEach(() => {
  vi.useFakeTimers();
  signInAs();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  prefetch.mockReset();
  prefetchData.mockReset();
});

function Page() {
  usePrefetch();
  return (
    <>
      <Link to="/home">home</Link>
      <Link to="/explore">
        <b>explore</b>
      </Link>
      <Link to="/creations?id=4">a work</Link>
      <Link to="/no-such-page">nowhere</Link>
      <a href="https://example.com/explore">elsewhere</a>
      <textarea data-prompt="" aria-label="prompt" />
    </>
  );
}
function draw() {
  render(
    <MemoryRouter initialEntries={['/home']}>
      <Page />
    </MemoryRouter>,
  );
}
const fetched = () => prefetch.mock.calls.map(([path]) => path);

it('is what a link leads to that the pointer stays on, not what it passes over', async () => {
  draw();
  fireEvent.pointerOver(screen.getByText('a work'));
  vi.advanceTimersByTime(40);
  fireEvent.pointerOver(screen.getByText('explore'));
  await vi.advanceTimersByTimeAsync(200);
  expect(fetched()).toEqual(['/explore']);
  await expect.poll(() => prefetchData.mock.calls.map(([, path]) => path)).toEqual(['/explore']);
});

it('is what the keyboard reaches, and where the words go that are being written', () => {
  draw();
  screen.getByText('a work').focus();
  screen.getByRole('textbox').focus();
  expect(fetched()).toEqual(['/creations', '/ai-image/text-to-image']);
});

it('is nothing of this page, of another site, or of what is no page', async () => {
  draw();
  for (const name of ['home', 'nowhere', 'elsewhere']) {
    fireEvent.pointerOver(screen.getByText(name));
    await vi.advanceTimersByTimeAsync(200);
  }
  expect(fetched()).toEqual([]);
});

it('is nothing that a guest may not enter, and asks nothing for them', async () => {
  forgetMe();
  draw();
  for (const name of ['explore', 'a work']) {
    fireEvent.pointerOver(screen.getByText(name));
    await vi.advanceTimersByTimeAsync(200);
  }
  expect(fetched()).toEqual(['/creations']);
  expect(prefetchData).not.toHaveBeenCalled();
});

it('is nothing for who saves data', () => {
  vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } });
  draw();
  screen.getByText('a work').focus();
  expect(fetched()).toEqual([]);
  vi.unstubAllGlobals();
});
