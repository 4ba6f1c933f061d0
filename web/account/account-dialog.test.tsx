// The image and the words about oneself, what happened, and the wish to be told of it.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { field, press, useAccountFixture, write } from '#tests/fakes/account-fixture.tsx';
import type { PlannedAnswer } from '#tests/fakes/answer-server.ts';
import { buildMine } from '#tests/fakes/own-record.ts';
import { readMe } from '#web/model/me/me.ts';
import { readShowPrompt } from '#web/model/works/share-wish.ts';
import { useToastQueue } from '#web/ui/feedback/toast-queue.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { signInAs, signInByToken } from '#tests/fakes/sign-in-as.tsx';

const fixture = useAccountFixture(bundledEn);
const askedFor = (path: string) => fixture.server.asked.filter((asked) => asked.path === path);

const image = () => new File(['four'], 'face.png', { type: 'image/png' });

const drop = (file: File) =>
  fireEvent.drop(screen.getByRole('button', { name: 'Change picture' }), {
    dataTransfer: { files: [file], types: ['Files'] },
  });

function allow(before: NotificationPermission, answered = before) {
  const asked = vi.fn<() => Promise<NotificationPermission>>();
  const fake = { permission: before, requestPermission: asked };
  asked.mockImplementation(async () => (fake.permission = answered));
  vi.stubGlobal('Notification', fake);
  return asked;
}

const turn = () => fireEvent.click(screen.getByRole('switch', { name: /Notify me/u }));

const shown = () => screen.getByRole('switch', { name: /Show prompts by default/u });

const item = (id: string, part: object = {}) => ({
  id,
  kind: 'followed',
  actor: { id: '9', name: 'Tomás', head_img: '' },
  task: null,
  text: `Tomás follows you (${id})`,
  created_at: new Date().toISOString(),
  read: false,
  ...part,
});

const page = (items: object[], next: string | null = null) =>
  fixture.server.ok({
    items,
    page: 1,
    page_size: 20,
    total: null,
    has_more: next !== null,
    next_cursor: next,
  });

it('shows all tabs while only the token is known', () => {
  signInByToken();
  fixture.open('data');
  expect(screen.getAllByRole('tab')).toHaveLength(5);
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Your data');
});

describe('the profile', () => {
  it('[product A12] is saved as it was written, and the record is the new one at once', async () => {
    fixture.told['/api/user/edit'] = fixture.server.ok(buildMine({ name: 'Lin', bio: 'rain' }));
    fixture.open('profile');
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    expect(save.disabled).toBe(true);
    write('Name', ' Lin ');
    write('About you', 'rain');
    press('Save');
    await waitFor(() => expect(readMe()?.name).toBe('Lin'));
    expect(JSON.parse(askedFor('/api/user/edit')[0]?.text ?? '')).toEqual({ name: 'Lin', bio: 'rain' });
  });

  it('[product A12] counts, and takes no more than 30 and 160 characters', () => {
    fixture.open('profile');
    write('Name', '画'.repeat(31));
    write('About you', 'x'.repeat(200));
    expect(field('Name').value).toBe('画'.repeat(30));
    expect(field('About you').value).toBe('x'.repeat(160));
    expect(screen.getByText('30 / 30')).toBeTruthy();
    expect(screen.getByText('160 / 160')).toBeTruthy();
  });

  it('[product A12] says under the field what the form or the server does not take', async () => {
    fixture.open('profile');
    write('Name', '   ');
    press('Save');
    expect(await screen.findByText('The name needs 1–30 characters')).toBeTruthy();
    expect(askedFor('/api/user/edit')).toEqual([]);
    fixture.told['/api/user/edit'] = {
      body: { code: 3010001, msg: 'Invalid parameters', data: { fields: { bio: 'not this' } } },
    };
    write('Name', 'Mei');
    press('Save');
    expect(await screen.findByText('not this')).toBeTruthy();
    expect(field('About you').getAttribute('aria-invalid')).toBe('true');
  });

  it('keeps what was written when it could not be saved, and when the dialog was closed', async () => {
    fixture.told['/api/user/edit'] = { drop: true };
    const first = fixture.open('profile');
    write('Name', 'Mei of the rain');
    press('Save');
    await screen.findByText(/What you wrote is still here/);
    first.unmount();
    fixture.open('profile');
    expect(field('Name').value).toBe('Mei of the rain');
    press('Cancel');
    expect(field('Name').value).toBe('Mei Lin');
  });
});

describe('the image', () => {
  it('[§7.11] is cut, sent with its progress, and stands in the record', async () => {
    const held = Promise.withResolvers<PlannedAnswer>();
    fixture.told['/users/avatar'] = () => held.promise;
    fixture.open('profile');
    drop(image());
    press('crop it');
    expect(await screen.findByText('Preparing…')).toBeTruthy();
    await waitFor(() => expect(askedFor('/users/avatar')).toHaveLength(1));
    expect(askedFor('/users/avatar')[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(askedFor('/users/avatar')[0]?.text).toContain('name="file"; filename="face.png"');
    held.resolve(fixture.server.ok({ url: '/media/face.webp' }));
    await waitFor(() => expect(readMe()?.head_img).toBe('/media/face.webp'));
    expect(useToastQueue.getState().toasts.map(({ message }) => message)).toEqual([
      'Your picture has changed',
    ]);
    expect(screen.getByRole('button', { name: 'Remove' })).toBeTruthy();
  });

  it('[§7.11] can be stopped on the way, and is kept for another try', async () => {
    fixture.told['/users/avatar'] = { hang: true };
    fixture.open('profile');
    drop(image());
    press('crop it');
    await waitFor(() => expect(askedFor('/users/avatar')).toHaveLength(1));
    press('Stop');
    await screen.findByText('Upload stopped. The picture is kept here');
    expect(readMe()?.head_img).toBe('');
    fixture.told['/users/avatar'] = fixture.server.ok({ url: '/media/second.webp' });
    press('Retry upload');
    await waitFor(() => expect(readMe()?.head_img).toBe('/media/second.webp'));
    expect(askedFor('/users/avatar')[1]?.text).toContain('four');
  });

  it('[§7.11] that did not arrive says why, can be sent again or dropped', async () => {
    fixture.told['/users/avatar'] = {
      body: { code: 3010001, msg: 'Invalid parameters', data: { fields: { file: 'not a picture' } } },
    };
    fixture.open('profile');
    drop(image());
    press('crop it');
    await screen.findByText('not a picture. The picture is kept here');
    press('Discard');
    expect(await screen.findByRole('button', { name: 'Change picture' })).toBeTruthy();
  });

  it('of another kind is refused before it is cut', () => {
    fixture.open('profile');
    drop(new File(['x'], 'notes.pdf', { type: 'application/pdf' }));
    expect(screen.getByRole('alert').textContent).toBe('Only JPG, PNG and WebP images');
    expect(screen.queryByText('crop it')).toBeNull();
  });

  it('is gone at once when it is removed, and comes back by Undo', () => {
    signInAs({ head_img: '/media/face.webp' });
    fixture.open('profile');
    press('Remove');
    expect(readMe()?.head_img).toBe('');
    const [removed] = useToastQueue.getState().toasts;
    expect(removed).toMatchObject({ message: 'Picture removed', duration: 5000 });
    removed?.action?.onPress();
    useToastQueue.getState().clear();
    expect(readMe()?.head_img).toBe('/media/face.webp');
    expect(askedFor('/api/user/edit')).toEqual([]);
  });

  it('is removed by an empty address when the time to undo is over, and is back if that fails', async () => {
    signInAs({ head_img: '/media/face.webp' });
    fixture.open('profile');
    fixture.told['/api/user/edit'] = { status: 503 };
    press('Remove');
    useToastQueue.getState().clear();
    await waitFor(() => expect(readMe()?.head_img).toBe('/media/face.webp'));
    fixture.told['/api/user/edit'] = fixture.server.ok(buildMine({ head_img: '' }));
    press('Remove');
    useToastQueue.getState().clear();
    await waitFor(() => expect(askedFor('/api/user/edit')).toHaveLength(2));
    expect(JSON.parse(askedFor('/api/user/edit')[1]?.text ?? '')).toEqual({ head_img: '' });
    expect(readMe()?.head_img).toBe('');
  });
});

describe('notifications', () => {
  it('[product A15] ask the browser when they are switched on, and not before', async () => {
    const asked = allow('default', 'granted');
    fixture.open('preferences');
    expect(asked).not.toHaveBeenCalled();
    turn();
    await waitFor(() =>
      expect(fixture.onPreference).toHaveBeenCalledExactlyOnceWith({ notifications: true }),
    );
    expect(asked).toHaveBeenCalledOnce();
  });

  it('[product A15] stay off where the browser blocks them, and say how to change that', async () => {
    const asked = allow('denied');
    fixture.open('preferences');
    expect(screen.getByText('Your browser blocks notifications from this page.')).toBeTruthy();
    expect(screen.getByText(/open the site settings to the left of the address/)).toBeTruthy();
    await act(async () => turn());
    expect(fixture.onPreference).not.toHaveBeenCalled();
    expect(asked).not.toHaveBeenCalled();
  });

  it('[product A15] stay off where the question was closed without an answer', async () => {
    allow('default');
    fixture.open('preferences');
    turn();
    await screen.findByText(/was not answered/);
    expect(fixture.onPreference).not.toHaveBeenCalled();
  });

  it('[product A15] that another device switched on are offered here', async () => {
    const preferences = { theme: 'dark', language: 'en', notifications: true } as const;
    signInAs({ preferences });
    allow('default', 'granted');
    fixture.open('preferences');
    press('Allow in this browser');
    await waitFor(() => expect(fixture.onPreference).toHaveBeenCalledWith({ notifications: true }));
  });
});

it('changes what published works show, where the question is asked but once', () => {
  signInAs();
  fixture.open('preferences');
  expect(readShowPrompt()).toBeNull();
  expect(shown().getAttribute('aria-checked')).toBe('true');
  fireEvent.click(shown());
  expect(readShowPrompt()).toBe(false);
  expect(shown().getAttribute('aria-checked')).toBe('false');
});

describe('what happened', () => {
  it('[§7.14] is told by day, leads to what it is about, and counts as seen', async () => {
    signInAs({ unread_activities: 2 });
    const long = new Date(Date.now() - 3 * 86_400_000).toISOString();
    fixture.told['/users/activities'] = page([
      item('2', { kind: 'liked', task: { id: '41', thumb: '', type: 1 } }),
      item('1', { created_at: long, read: true }),
    ]);
    fixture.told['/users/activities/read'] = fixture.server.ok({ unread: 0 });
    fixture.open('activity');
    expect(screen.getByRole('tab', { name: 'Activity 2 new' })).toBeTruthy();
    const today = await screen.findByRole('region', { name: 'Today' });
    expect(within(today).getByRole('link').getAttribute('href')).toBe('/ai-image/generate?id=41');
    expect(within(today).getByText('New')).toBeTruthy();
    expect(screen.getAllByRole('region')).toHaveLength(2);
    expect(screen.getByRole('link', { name: /\(1\)/ }).getAttribute('href')).toContain('user=9');
    await waitFor(() => expect(readMe()?.unread_activities).toBe(0));
    expect(askedFor('/users/activities/read')).toHaveLength(1);
  });

  it('[§7.14] brings twenty, then more', async () => {
    fixture.told['/users/activities'] = ({ query }) =>
      query.includes('cursor=next') ? page([item('1')]) : page([item('2')], 'next');
    fixture.open('activity');
    await screen.findByText('Tomás follows you (2)');
    expect(askedFor('/users/activities')[0]?.query).toContain('page_size=20');
    press('Load more');
    await screen.findByText('Tomás follows you (1)');
    expect(askedFor('/users/activities/read')).toEqual([]);
  });

  it('says so when nothing happened yet, and when it did not arrive', async () => {
    fixture.told['/users/activities'] = { status: 500 };
    fixture.open('activity');
    await screen.findByText('Your activity couldn’t be loaded');
    fixture.told['/users/activities'] = page([]);
    press('Try again');
    expect(await screen.findByText('Nothing yet')).toBeTruthy();
  });
});
