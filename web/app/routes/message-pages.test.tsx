// The pages for what is not there and for what broke.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { CallError } from '#web/api/call-error.ts';
import { startI18n } from '#web/i18n/start-i18n.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { NotFoundPage } from './not-found-page.tsx';

beforeAll(() => startI18n('test'));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('an address that is none of ours', () => {
  it('[§2.23] is named in the message, with three ways out', () => {
    render(
      <MemoryRouter initialEntries={['/ai-image/text-to-picture']}>
        <NotFoundPage />
      </MemoryRouter>,
    );
    expect(screen.getByText('Page Not Found: /ai-image/text-to-picture')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/home');
    expect(screen.getByRole('link', { name: 'Explore' }).getAttribute('href')).toBe('/explore');
    expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
  });
});

describe('a screen that breaks', () => {
  let isBroken = true;
  const requestId = '2d2fc7d1-2c87-494b-9565-9e72b6b0c185';
  function Fragile() {
    if (isBroken) throw new CallError({ kind: 'http', message: 'no', requestId });
    return <h1>Whole</h1>;
  }

  it('[§2.23] is replaced by the server-error page, with the start of the id, and can be tried again', () => {
    // React tells the console of every caught error.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    isBroken = true;
    render(
      <ErrorBoundary resetKey="/home">
        <Fragile />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('alert').textContent).toContain('Error id 2d2fc7d1');
    isBroken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('heading').textContent).toBe('Whole');
  });

  it('is left behind by going to another address', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    isBroken = true;
    const { rerender } = render(
      <ErrorBoundary resetKey="/home">
        <Fragile />
      </ErrorBoundary>,
    );
    isBroken = false;
    rerender(
      <ErrorBoundary resetKey="/creations">
        <Fragile />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('heading').textContent).toBe('Whole');
  });
});
