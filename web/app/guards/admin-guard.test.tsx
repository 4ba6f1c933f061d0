// The admin module for those who may not know of it.
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { Mine } from '#contract/account.ts';
import { signInAs, signInStored } from '#tests/fakes/sign-in-as.tsx';
import { forgetMe } from '#web/model/me/me.ts';
import { AdminGuard } from './admin-guard.tsx';
import { useOpenPlace } from './use-open-place.ts';

afterEach(() => {
  cleanup();
  forgetMe();
});

function Page() {
  return <p>{useOpenPlace('/admin')?.title ?? 'nothing is here'}</p>;
}

function enter(role: Mine['role'] | null) {
  if (role) signInAs({ role });
  else signInStored();
  render(
    <MemoryRouter initialEntries={['/admin']}>
      <Page />
      <AdminGuard>
        <h1>Admin</h1>
      </AdminGuard>
    </MemoryRouter>,
  );
}

it('[§6.1] opens for whom the fetched record names an admin', () => {
  enter('admin');
  expect(screen.getByRole('heading').textContent).toBe('Admin');
  expect(screen.getByText('admin.title')).toBeTruthy();
});

it('is like no page at all for a user', () => {
  enter('user');
  expect(screen.getByRole('heading').textContent).not.toBe('Admin');
  expect(screen.getByText('404')).toBeTruthy();
  expect(screen.getByText('nothing is here')).toBeTruthy();
});

it('shows neither before the record is there', () => {
  enter(null);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByText('nothing is here')).toBeTruthy();
});
