// The account dialog on a page of a test, with a server on the loopback behind it.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { Mine } from '#contract/account.ts';
import { AccountDialog } from '#web/account/account-dialog.tsx';
import type { AccountTab } from '#web/account/account-tabs.ts';
import type { ImageWays } from '#web/account/image-ways.ts';
import { dropProfileDraft } from '#web/account/profile-draft.ts';
import { dropAvatar } from '#web/account/send-avatar.ts';
import { connectApi } from '#web/api/connection.ts';
import { readMe } from '#web/model/me/me.ts';
import { useToastQueue } from '#web/ui/feedback/toast-queue.ts';
import { startAnswerServer } from './answer-server.ts';
import type { AnswerServer, Asked, PlannedAnswer } from './answer-server.ts';
import { buildMine } from './own-record.ts';
import { speakEnglish } from './speak-english.ts';
import { signInAs } from './sign-in-as.tsx';

/** The cropper of the page is tried in the browser; here it gives back what it got. */
const imageWays: ImageWays = {
  accept: 'image/*',
  findProblem: (file) => (file.type.startsWith('image/') ? null : 'Only JPG, PNG and WebP images'),
  drawCropper: ({ file, onDone }) => (
    <button type="button" onClick={() => onDone(file)}>
      crop it
    </button>
  ),
  drawCamera: () => null,
};

export const STATS = {
  works: 42,
  public_works: 10,
  images: 30,
  videos: 12,
  likes_received: 88,
  followers: 5,
  following: 9,
  points_spent: 900,
  days_active: 12,
};

type Answer = PlannedAnswer | ((asked: Asked) => PlannedAnswer | Promise<PlannedAnswer>);

export type AccountFixture = {
  server: AnswerServer;
  /** What is answered at each path; 404 elsewhere. Empty but for the stats before each test. */
  told: Record<string, Answer>;
  onTerminated: ReturnType<typeof vi.fn<(purgeAt: string) => void>>;
  onSignOutEverywhere: ReturnType<typeof vi.fn<() => Promise<void>>>;
  onPreference: ReturnType<typeof vi.fn<(change: Partial<Mine['preferences']>) => void>>;
  open: (tab: AccountTab) => { unmount: () => void };
};

/** Before the first test there is no server yet. */
const unopened: AnswerServer = {
  url: '',
  asked: [],
  answerWith: () => {},
  ok: () => ({}),
  close: async () => {},
};

/** Sets up and clears away around the tests of a file. */
export function useAccountFixture(words: Record<string, unknown>): AccountFixture {
  const fixture: AccountFixture = {
    server: unopened,
    told: {},
    onTerminated: vi.fn<(purgeAt: string) => void>(),
    onSignOutEverywhere: vi.fn<() => Promise<void>>(async () => {}),
    onPreference: vi.fn<(change: Partial<Mine['preferences']>) => void>(),
    open,
  };
  beforeAll(async () => {
    fixture.server = await startAnswerServer();
    await speakEnglish(words);
    connectApi({ baseUrl: fixture.server.url, readToken: () => 'the-token' });
    URL.createObjectURL = () => 'blob:picture';
    URL.revokeObjectURL = () => {};
  });
  afterAll(() => fixture.server.close());
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    signInAs();
    fixture.told = { '/users/stats': fixture.server.ok(STATS) };
    fixture.server.asked.length = 0;
    fixture.server.answerWith((asked) => {
      const answer = fixture.told[asked.path];
      return (typeof answer === 'function' ? answer(asked) : answer) ?? { status: 404 };
    });
  });
  afterEach(() => {
    cleanup();
    dropAvatar();
    dropProfileDraft();
    useToastQueue.getState().clear();
    fixture.onTerminated.mockReset();
    fixture.onSignOutEverywhere.mockReset();
    fixture.onPreference.mockReset();
    vi.unstubAllGlobals();
  });

  function open(tab: AccountTab) {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const preferences = (readMe() ?? buildMine()).preferences;
    return render(
      <MemoryRouter>
        <QueryClientProvider client={client}>
          <AccountDialog
            tab={tab}
            onTab={() => {}}
            onClose={() => {}}
            preferences={preferences}
            onPreference={fixture.onPreference}
            imageWays={imageWays}
            points={null}
            onSignOut={() => {}}
            onSignOutEverywhere={fixture.onSignOutEverywhere}
            onTerminated={fixture.onTerminated}
          />
        </QueryClientProvider>
      </MemoryRouter>,
    );
  }
  return fixture;
}

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
export const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
