// Pages that need a user: what a guest meets there.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useUserStore } from '#web/model/me/user-store.ts';
import { AppLink } from '../shell/app-link.tsx';
import { RouteGuard } from './route-guard.tsx';
import { useInterruptedPlace } from './interrupted-place.ts';

beforeEach(() => {
  useUserStore.setState({ user: null, isSignedIn: false, isLoginOpen: false });
  useInterruptedPlace.setState({ place: null });
});
afterEach(cleanup);

function open(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Suspense>
        <Routes>
          <Route
            path="/home"
            element={
              <>
                <h1>Home</h1>
                <AppLink href="/ai-image/text-to-image?from=7">Text to image</AppLink>
                <AppLink href="/creations">Creations</AppLink>
              </>
            }
          />
          <Route path="/creations" element={<h1>Creations</h1>} />
          <Route
            path="/ai-image/text-to-image"
            element={
              <RouteGuard>
                <h1>The tool</h1>
              </RouteGuard>
            }
          />
        </Routes>
      </Suspense>
    </MemoryRouter>,
  );
}

const heading = () => screen.getByRole('heading').textContent;

describe('a guest', () => {
  it('who follows a link to a closed page stays, is asked to sign in, and the place is kept', () => {
    open('/home');
    fireEvent.click(screen.getByRole('link', { name: 'Text to image' }));
    expect(heading()).toBe('Home');
    expect(useUserStore.getState().isLoginOpen).toBe(true);
    expect(useInterruptedPlace.getState().place).toBe('/ai-image/text-to-image?from=7');
  });

  it('walks on to an open page', () => {
    open('/home');
    fireEvent.click(screen.getByRole('link', { name: 'Creations' }));
    expect(heading()).toBe('Creations');
    expect(useUserStore.getState().isLoginOpen).toBe(false);
  });

  it('[§6.2] who comes by the address of a closed page lands on /home with sign-in open', () => {
    open('/ai-image/text-to-image?from=7');
    expect(heading()).toBe('Home');
    expect(useUserStore.getState().isLoginOpen).toBe(true);
    expect(useInterruptedPlace.getState().place).toBe('/ai-image/text-to-image?from=7');
  });
});

describe('a signed-in person', () => {
  beforeEach(() => useUserStore.setState({ isSignedIn: true }));

  it('enters', () => {
    open('/ai-image/text-to-image');
    expect(heading()).toBe('The tool');
  });

  it('keeps the page, and what was typed on it, when the session ends inside', () => {
    open('/ai-image/text-to-image');
    act(() => useUserStore.setState({ isSignedIn: false, isLoginOpen: true }));
    expect(heading()).toBe('The tool');
  });
});
