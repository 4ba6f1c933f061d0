// Every address of the specification as it is drawn: what stands around it, what it says it is, and who is let in.
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Effect } from '#contract/effect.ts';
import { type AnswerServer, startAnswerServer } from '#tests/fakes/answer-server.ts';
import { signInAs } from '#tests/fakes/sign-in-as.tsx';
import { connectApi } from '#web/api/connection.ts';
import { forgetMe } from '#web/model/me/me.ts';
import { useUserStore } from '#web/model/me/user-store.ts';
import { startI18n } from '#web/i18n/start-i18n.ts';
import { Providers } from '../providers.tsx';
import { queryClient } from '../query-client.ts';
import { Router } from './router.tsx';
import type { Layout } from './site-map.ts';

let server: AnswerServer;

beforeAll(async () => {
  server = await startAnswerServer();
  connectApi({ baseUrl: server.url });
  await startI18n('test');
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('ResizeObserver', NeverResized);
});
beforeEach(() => {
  // Nothing is there: a screen must say what it is all the same.
  server.answerWith(({ path }) => {
    const items = path === '/api/asset/list' ? [EFFECT] : [];
    return path.endsWith('/list')
      ? server.ok({ items, total: items.length, next_cursor: null })
      : { status: 404 };
  });
});
afterAll(() => server.close());
afterEach(() => {
  cleanup();
  queryClient.clear();
  forgetMe();
  useUserStore.setState({ isLoginOpen: false });
});

function open(address: string): void {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Providers>
        <Router />
      </Providers>
    </MemoryRouter>,
  );
}

/** What a layout has and the others have not. */
function readLayout(): Layout {
  if (screen.queryByRole('contentinfo')) return 'landing';
  return screen.queryByRole('complementary') ? 'default' : 'header-only';
}

const none = { en: '', zh: '' };
const EFFECT: Effect = {
  id: 'snow',
  type: 5,
  class_id: 'art',
  name: { en: 'Snow', zh: '雪' },
  desc: none,
  images: 1,
  tips: none,
  price: 4,
  durations: [],
  ratios: ['auto'],
  text: null,
  options: [],
  music: false,
  premium: false,
  needs_face: false,
  cover: '',
  preview: '',
  marker: null,
  uses: 0,
  available: true,
};

class NeverResized {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const isAsked = () => useUserStore.getState().isLoginOpen;

type Row = [mark: string, path: string, layout: Layout, headline: string];

const OPEN: Row[] = [
  ['[§2.1]', '/', 'landing', 'Write a picture.'],
  ['[§2.2]', '/home', 'default', 'Home'],
  ['[§2.4]', '/creations', 'default', 'Creations'],
  ['[§2.5]', '/subscription', 'default', 'Subscription'],
  ['[§2.14]', '/landing/termservice', 'landing', 'Terms of Service'],
  ['[§2.15]', '/landing/subscription', 'landing', 'Prices'],
  ['[§2.16]', '/landing/privacypolicy', 'landing', 'Privacy Policy'],
];

const CLOSED: Row[] = [
  ['[§2.3]', '/explore', 'header-only', 'Explore'],
  ['[§2.6]', '/effects/image', 'default', 'Image effects'],
  ['[§2.7]', '/effects/video', 'default', 'Video effects'],
  ['[§2.8]', '/effects/generate?type=image&effect=snow', 'header-only', 'Snow'],
  ['[§2.9]', '/lipsync/generate', 'header-only', 'Lip sync studio'],
  ['[§2.10]', '/upscale/generate', 'header-only', 'Upscale studio'],
  ['[§2.11]', '/ai-image/generate', 'header-only', 'Image studio'],
  ['[§2.12]', '/ai-tools/lip-sync', 'header-only', 'Lip sync'],
  ['[§2.13]', '/ai-video/generate', 'header-only', 'Video studio'],
  ['[§2.17]', '/ai-image/text-to-image', 'default', 'Text to image'],
  ['[§2.18]', '/ai-tools/upscale-video', 'header-only', 'Upscale video'],
  ['[§2.19]', '/ai-video/text-to-video', 'header-only', 'Text to video'],
  ['[§2.20]', '/ai-image/image-to-image', 'default', 'Image to image'],
  ['[§2.21]', '/ai-video/image-to-video', 'header-only', 'Image to video'],
];

const headline = async () =>
  (await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 })).textContent;

describe('[§1.3] the pages', () => {
  it.each([...OPEN, ...CLOSED])(
    '%s %s stands in the layout %s and is called %s',
    async (_, path, layout, name) => {
      signInAs();
      open(path);
      // A screen that asks for something first may be called by its tool until it is there.
      await waitFor(async () =>
        expect([await headline(), readLayout(), isAsked()]).toEqual([name, layout, false]),
      );
    },
  );

  it.each(OPEN)('%s %s is open to a guest', async (_, path, layout, name) => {
    open(path);
    expect([await headline(), readLayout(), isAsked()]).toEqual([name, layout, false]);
  });

  it.each([
    ['/effects/generate?type=video&effect=snow', 'Video effects'],
    ['/ai-video/generate?id=7', 'Video studio'],
  ])('%s says what it is while what it shows cannot be had', async (path, name) => {
    signInAs();
    server.answerWith({ status: 503 });
    open(path);
    expect(await headline()).toBe(name);
    expect(await screen.findByRole('alert')).toBeTruthy();
  });

  // Which ones are closed: site-map.test.ts.
  it.each(['/explore', '/effects/image'])('%s asks a guest to sign in, and stays closed', async (path) => {
    open(path);
    expect([await headline(), readLayout(), isAsked()]).toEqual(['Home', 'default', true]);
  });
});
