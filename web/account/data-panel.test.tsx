// Taking one's data along, and giving the account up in two steps.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { field, press, STATS, useAccountFixture, write } from '#tests/fakes/account-fixture.tsx';
import { CallError } from '#web/api/call-error.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { signInAs } from '#tests/fakes/sign-in-as.tsx';

const fixture = useAccountFixture(bundledEn);
const askedFor = (path: string) => fixture.server.asked.filter((asked) => asked.path === path);

async function goToAddress() {
  fixture.open('data');
  press('Delete my account…');
  const go = await screen.findByRole<HTMLButtonElement>('button', { name: 'Continue' });
  await waitFor(() => expect(go.disabled).toBe(false));
  fireEvent.click(go);
}

describe('signing out everywhere', () => {
  it('[product A5] takes one press, and can be tried again when it fails', async () => {
    const failure = new CallError({ kind: 'network', message: 'no answer' });
    fixture.onSignOutEverywhere.mockRejectedValueOnce(failure);
    fixture.open('data');
    press('Sign out everywhere');
    const again = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign out everywhere' });
    await waitFor(() => expect(again.disabled).toBe(false));
    fireEvent.click(again);
    await waitFor(() => expect(fixture.onSignOutEverywhere).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(again.disabled).toBe(false));
  });
});

describe('giving the account up', () => {
  it('[product A16] says first what will be lost, in numbers', async () => {
    fixture.open('data');
    press('Delete my account…');
    await screen.findByText('42');
    const facts = [...document.querySelectorAll('dl > div')].map((fact) => fact.textContent);
    expect(facts).toEqual(['Works42', 'of them published10', 'Followers5', 'Points120', 'PlanFree']);
    expect(askedFor('/api/user/terminate')).toEqual([]);
  });

  it('[product A16] does not go on without the numbers', async () => {
    fixture.told['/users/stats'] = { status: 500 };
    fixture.open('data');
    press('Delete my account…');
    await screen.findByText('What you have here could not be counted');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' }).disabled).toBe(true);
    fixture.told['/users/stats'] = fixture.server.ok(STATS);
    press('Try again');
    await screen.findByText('42');
  });

  it('[product A16] then has the address typed, and only then asks the server', async () => {
    fixture.told['/api/user/terminate'] = fixture.server.ok({ purge_at: '2026-11-28T09:00:00Z' });
    await goToAddress();
    const last = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete my account' });
    expect(last.disabled).toBe(true);
    write('Email', 'somebody@example.com');
    expect(last.disabled).toBe(true);
    write('Email', ' Mei@Example.com ');
    expect(last.disabled).toBe(false);
    fireEvent.click(last);
    await waitFor(() => expect(fixture.onTerminated).toHaveBeenCalledExactlyOnceWith('2026-11-28T09:00:00Z'));
    expect(JSON.parse(askedFor('/api/user/terminate')[0]?.text ?? '')).toEqual({
      email: ' Mei@Example.com ',
    });
  });

  it('takes the name where the account has no address', async () => {
    signInAs({ email: '' });
    await goToAddress();
    write('Name', 'mei lin');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Delete my account' }).disabled).toBe(false);
  });

  it('stays where it is when the server refuses, and says why', async () => {
    fixture.told['/api/user/terminate'] = {
      body: {
        code: 3010001,
        msg: 'Invalid parameters',
        data: { fields: { email: 'This is not the email of your account' } },
      },
    };
    await goToAddress();
    write('Email', 'mei@example.com');
    press('Delete my account');
    await screen.findByText('This is not the email of your account');
    expect(fixture.onTerminated).not.toHaveBeenCalled();
    expect(field('Email').value).toBe('mei@example.com');
  });
});

describe('the data', () => {
  it('are packed while one does other things, and the email is announced', async () => {
    fixture.told['/api/user/export'] = fixture.server.ok({ id: '3' });
    const first = fixture.open('data');
    expect(screen.getByText(/email the link to mei@example.com/)).toBeTruthy();
    press('Export my data');
    await screen.findByText('We’re packing it. The email goes to mei@example.com; you can close this.');
    first.unmount();
    fixture.open('data');
    expect(screen.queryByRole('button', { name: 'Export my data' })).toBeNull();
  });

  it('[product 2.0] come without the label once the statement is accepted', async () => {
    signInAs({ id: '9' });
    const fields = { accept: 'Please accept the statement of responsibility first' };
    fixture.told['/api/user/export'] = { body: { code: 3010001, msg: 'Invalid', data: { fields } } };
    fixture.open('data');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Without the label, as they are stored' }));
    press('Export my data');
    const statement = await screen.findByRole('checkbox', { name: /^I am responsible/ });
    const accept = screen.getByRole<HTMLButtonElement>('button', { name: 'Accept and pack' });
    expect(accept.disabled).toBe(true);
    fireEvent.click(statement);
    fixture.told['/api/user/export'] = fixture.server.ok({ id: '4' });
    fireEvent.click(accept);
    await screen.findByText(/^We’re packing it/);
    const wishes = askedFor('/api/user/export').map(({ text }) => JSON.parse(text) as object);
    expect(wishes.slice(-2)).toEqual([{ unlabelled: true }, { unlabelled: true, accept: true }]);
  });

  it('say it where they were asked for too often', async () => {
    signInAs({ id: '8' });
    fixture.told['/api/user/export'] = {
      status: 429,
      body: { code: 429, msg: 'Once a day is enough', data: null },
    };
    fixture.open('data');
    press('Export my data');
    await screen.findByText('Once a day is enough');
    expect(screen.getByRole('button', { name: 'Export my data' })).toBeTruthy();
  });
});
