// The login modal as a person uses it, against a real server on the loopback.
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Solution } from 'altcha-lib/types';
import { t } from 'i18next';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startAnswerServer } from '#tests/fakes/answer-server.ts';
import type { AnswerServer, Asked, PlannedAnswer } from '#tests/fakes/answer-server.ts';
import { connectApi } from '#web/api/connection.ts';
import { forgetMe, readToken } from '#web/model/me/me.ts';
import { closeLogin, openLogin, openLoginToConnect, useUserStore } from '#web/model/me/user-store.ts';
import { useToastQueue } from '#web/ui/feedback/toast-queue.ts';
import { readLanguage, startI18n, switchLanguage } from '#web/i18n/start-i18n.ts';
import { LoginModal } from './login-modal.tsx';
import { onSessionEvent } from './session-events.ts';
import type { SessionEvent } from './session-events.ts';
import { endSession } from './session.ts';
import { useLoginForm } from './use-login-form.ts';

let server: AnswerServer;
let events: SessionEvent[];
let stopListening: () => void;
/** Each test has an address of its own, so that no countdown of another stands in its way. */
let email: string;
let round = 0;

const session = {
  id: '7',
  name: 'Mei Lin',
  head_img: '',
  point: 100,
  sub_point: 20,
  is_vip: false,
  role: 'admin',
  token: 'fresh-token',
  first_login: true,
  gift: 100,
  daily: 20,
};

function answer(
  told: Partial<Record<'mail' | 'login', PlannedAnswer>> = {},
): (asked: Asked) => PlannedAnswer {
  return ({ path }) => {
    if (path === '/api/validate_email') return told.mail ?? server.ok({ resend_after: 60 });
    if (path === '/api/login') return told.login ?? server.ok({ ...session, email });
    return { status: 404 };
  };
}

beforeAll(async () => {
  server = await startAnswerServer();
  connectApi({
    baseUrl: server.url,
    readToken,
    readLanguage,
    say: (word, values) => t(`errors.${word}`, { ...values }),
    showToast: ({ type, message, durationMs }) =>
      useToastQueue.getState().show(type, message, { duration: durationMs }),
    onNeedLogin: endSession,
  });
  await startI18n('test');
});
afterAll(() => server.close());
beforeEach(() => {
  round += 1;
  email = `mei${round}@example.com`;
  events = [];
  stopListening = onSessionEvent((event) => events.push(event));
  server.asked.length = 0;
  server.answerWith(answer());
});
afterEach(async () => {
  cleanup();
  stopListening();
  vi.useRealTimers();
  forgetMe();
  useToastQueue.getState().clear();
  useUserStore.setState({ isLoginOpen: false });
  await switchLanguage('en');
});

function open(onGoogle: (() => Promise<void>) | null = null): void {
  const legalTexts = { terms: <p>All the terms</p>, privacy: <p>All the privacy</p> };
  render(<LoginModal legalTexts={legalTexts} onGoogle={onGoogle} />);
  act(() => openLogin());
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(button(name));
const submit = (name: string) => {
  const form = field(name).form;
  if (form) fireEvent.submit(form);
};
const codeStep = () => screen.findByRole('textbox', { name: 'Verification code' });
async function goToCode(): Promise<void> {
  open();
  type('Email', email);
  press('Continue');
  await codeStep();
}
const toasts = () => useToastQueue.getState().toasts.map(({ message }) => message);
const askedFor = (path: string) => server.asked.filter((asked) => asked.path === path);

it('is called what it is once', () => {
  open();
  expect(screen.getAllByRole('heading', { name: t('session.sign_in') })).toHaveLength(1);
});

describe('the address', () => {
  it("[§5.1] is required: 'Please enter your email address'", () => {
    open();
    submit('Email');
    expect(screen.getByText('Please enter your email address')).toBeTruthy();
    expect(server.asked).toHaveLength(0);
  });

  it("[§5.2] has to look like one: 'Please enter the correct email address！'", () => {
    open();
    type('Email', 'mei.lin@');
    expect(screen.queryByText('Please enter the correct email address！')).toBeNull();
    fireEvent.blur(field('Email'));
    expect(screen.getByText('Please enter the correct email address！')).toBeTruthy();
    type('Email', email);
    expect(screen.queryByText('Please enter the correct email address！')).toBeNull();
  });

  it('says so at Enter, too, where the disabled button sends nothing', () => {
    open();
    type('Email', 'mei.lin@');
    fireEvent.keyDown(field('Email'), { key: 'Enter' });
    expect(screen.getByText('Please enter the correct email address！')).toBeTruthy();
  });

  it('[§5.3] Continue is disabled while it is empty or in error', () => {
    open();
    expect(button('Continue').disabled).toBe(true);
    type('Email', 'mei.lin@');
    expect(button('Continue').disabled).toBe(true);
    type('Email', ` ${email} `);
    expect(button('Continue').disabled).toBe(false);
    type('Email', '');
    expect(button('Continue').disabled).toBe(true);
    expect(screen.getByText('Please enter your email address')).toBeTruthy();
  });

  it('[§8.9] says inline and as a toast that the server does not take it', async () => {
    server.answerWith(answer({ mail: { body: { code: 3010006, msg: '', data: null } } }));
    open();
    type('Email', email);
    press('Continue');
    expect(await screen.findByText('Invalid email address')).toBeTruthy();
    expect(toasts()).toEqual(['Invalid email address']);
    expect(button('Continue').disabled).toBe(true);
  });
});

describe('sending the code', () => {
  it('[§7.3] mails it and goes to the second step', async () => {
    await goToCode();
    const d_id = localStorage.getItem('device_id');
    expect(JSON.parse(server.asked[0]?.text ?? '')).toEqual({ email, lang: 'en', d_id });
    expect(screen.getByText(`Code sent to ${email}`)).toBeTruthy();
    expect(document.activeElement).toBe(field('Verification code'));
  });

  it("[§5.6] says 'send code failed, retry' and lets it be tried again", async () => {
    server.answerWith(answer({ mail: { drop: true } }));
    open();
    type('Email', email);
    press('Continue');
    expect(await screen.findByText('send code failed, retry')).toBeTruthy();
    server.answerWith(answer());
    press('Continue');
    await codeStep();
  });

  it('tells the limit of the server in its own words', async () => {
    server.answerWith(
      answer({
        mail: {
          status: 429,
          headers: { 'retry-after': '40' },
          body: { code: 429, msg: 'Slowly', data: null },
        },
      }),
    );
    open();
    type('Email', email);
    press('Continue');
    expect(await screen.findByText('Slowly (40 s)')).toBeTruthy();
  });

  it('[§5.5] [§9.6] keeps Resend disabled for 60 seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 });
    await goToCode();
    expect(button('Resend (60s)').disabled).toBe(true);
    vi.setSystemTime(1_800_000_059_000);
    await waitFor(() => expect(button('Resend (1s)').disabled).toBe(true));
    vi.setSystemTime(1_800_000_060_000);
    await waitFor(() => expect(button('Resend').disabled).toBe(false));
    press('Resend');
    await waitFor(() => expect(button('Resend (60s)').disabled).toBe(true));
    expect(askedFor('/api/validate_email')).toHaveLength(2);
  });

  it('keeps the countdown with its address over Back, and sends nothing twice', async () => {
    await goToCode();
    press('Back');
    expect(field('Email').value).toBe(email);
    press('Continue');
    await codeStep();
    expect(askedFor('/api/validate_email')).toHaveLength(1);
    expect(button(/^Resend \(/).disabled).toBe(true);
    press('Back');
    type('Email', `other-${email}`);
    press('Continue');
    await codeStep();
    expect(askedFor('/api/validate_email')).toHaveLength(2);
  });
});

describe('the code', () => {
  it("[§5.4] is required: 'Please enter the verification code'", async () => {
    await goToCode();
    press('Sign in');
    expect(screen.getByText('Please enter the verification code')).toBeTruthy();
    expect(askedFor('/api/login')).toHaveLength(0);
  });

  it('[§5.4] [§9.6] keeps at most 6 characters, and sends the sixth at once', async () => {
    server.answerWith(answer({ login: { hang: true } }));
    await goToCode();
    expect(field('Verification code').maxLength).toBe(6);
    type('Verification code', '12a 34');
    expect(field('Verification code').value).toBe('1234');
    expect(askedFor('/api/login')).toHaveLength(0);
    type('Verification code', '1234567');
    expect(field('Verification code').value).toBe('123456');
    await waitFor(() => expect(askedFor('/api/login')).toHaveLength(1));
  });

  it('can be pasted with its spaces, and in full width', async () => {
    await goToCode();
    fireEvent.paste(field('Verification code'), { clipboardData: { getData: () => ' １２３ 456\n' } });
    await waitFor(() => expect(askedFor('/api/login')).toHaveLength(1));
    expect(JSON.parse(askedFor('/api/login')[0]?.text ?? '')).toMatchObject({ code: '123456' });
  });

  it('[§8.10] says inline and as a toast that it is wrong, and takes the next', async () => {
    server.answerWith(answer({ login: { body: { code: 3010007, msg: '', data: null } } }));
    await goToCode();
    type('Verification code', '111111');
    expect(await screen.findByText('The code is wrong or has expired')).toBeTruthy();
    expect(toasts()).toContain('The code is wrong or has expired');
    const { value, selectionStart, selectionEnd } = field('Verification code');
    expect(value.slice(selectionStart ?? 0, selectionEnd ?? 0)).toBe('111111');
    expect(document.activeElement).toBe(field('Verification code'));
    server.answerWith(answer());
    type('Verification code', '11111');
    type('Verification code', '111112');
    await waitFor(() => expect(events.map(({ kind }) => kind)).toEqual(['signed_in']));
  });

  it("[§5.6] says 'login failed, retry' when it could not be checked", async () => {
    server.answerWith(answer({ login: { status: 502, body: '' } }));
    await goToCode();
    type('Verification code', '123456');
    expect(await screen.findByText('login failed, retry')).toBeTruthy();
  });

  it('[§7.1] [§4.3] signs in: token, user, closed modal, and the application is told', async () => {
    await goToCode();
    type('Verification code', '123456');
    await waitFor(() => expect(useUserStore.getState().isLoginOpen).toBe(false));
    expect(readToken()).toBe('fresh-token');
    expect(JSON.parse(askedFor('/api/login')[0]?.text ?? '')).toEqual({
      platform: 0,
      email,
      code: '123456',
      referrer: '',
      browser: expect.any(String) as string,
      lang: 'en',
      d_id: expect.stringMatching(/^[\da-f-]{36}$/) as string,
    });
    expect(events).toEqual([
      {
        kind: 'signed_in',
        user: expect.objectContaining({ id: '7', email }) as object,
        isFirstLogin: true,
        giftPoints: 100,
        dailyPoints: 20,
      },
    ]);
  });
});

describe('a challenge', () => {
  it('goes back with the code, and with the wish for another code', async () => {
    server.answerWith(answer({ mail: server.ok({ resend_after: 0, challenge: 'of-this-browser' }) }));
    await goToCode();
    press('Resend');
    await waitFor(() => expect(askedFor('/api/validate_email')).toHaveLength(2));
    expect(JSON.parse(askedFor('/api/validate_email')[1]?.text ?? '')).toMatchObject({
      challenge: 'of-this-browser',
    });
    await waitFor(() => expect(button('Resend').disabled).toBe(false));
    type('Verification code', '123456');
    await waitFor(() => expect(askedFor('/api/login')).toHaveLength(1));
    expect(JSON.parse(askedFor('/api/login')[0]?.text ?? '')).toMatchObject({ challenge: 'of-this-browser' });
  });

  it('of one address is not sent for another', async () => {
    server.answerWith(answer({ mail: server.ok({ resend_after: 60, challenge: 'of-the-first' }) }));
    await goToCode();
    press('Back');
    type('Email', `other-${email}`);
    press('Continue');
    await codeStep();
    expect(JSON.parse(askedFor('/api/validate_email')[1]?.text ?? '')).not.toHaveProperty('challenge');
  });
});

describe('a proof of work', () => {
  it('is made when the server asks for one, with a word about it, and no toast', async () => {
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 1000,
      counter: 400,
      deriveKey,
      hmacSignatureSecret: 'of the test',
    });
    const held = Promise.withResolvers<void>();
    server.answerWith(async ({ path, text }) => {
      if (path !== '/api/validate_email') return { status: 404 };
      if (!text.includes('"proof"')) {
        return { status: 429, body: { code: 429, msg: 'Slowly', data: { proof: challenge } } };
      }
      await held.promise;
      return server.ok({ resend_after: 60 });
    });
    open();
    type('Email', email);
    press('Continue');
    expect(await screen.findByText('One moment, checking that you are a person…')).toBeTruthy();
    held.resolve();
    await codeStep();
    const { proof } = JSON.parse(askedFor('/api/validate_email')[1]?.text ?? '') as { proof: string };
    const payload = JSON.parse(atob(proof)) as { challenge: typeof challenge; solution: Solution };
    const checked = await verifySolution({ ...payload, deriveKey, hmacSignatureSecret: 'of the test' });
    expect(checked.verified).toBe(true);
    expect(toasts()).toEqual([]);
  });
});

describe('connecting another way of signing in', () => {
  it('begins with the code that was mailed, says what it is for, and Back leads to the address', () => {
    render(<LoginModal legalTexts={{ terms: null, privacy: null }} onGoogle={null} />);
    act(() => openLoginToConnect(email));
    expect(
      screen.getByText(`We have sent a code to ${email}. Type it to connect this sign-in with that address.`),
    ).toBeTruthy();
    press('Back');
    expect(field('Email').value).toBe(email);
    act(() => closeLogin());
    act(() => openLogin());
    expect(field('Email').value).toBe('');
  });
});

describe('[product A4] Google', () => {
  it('has no button where it is not to be had', () => {
    open();
    expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull();
    expect(screen.queryByText('or')).toBeNull();
  });

  it('stands above the address, is pressed once, and can be pressed again by who comes back', () => {
    const leave = vi.fn<() => Promise<void>>(() => new Promise(() => {}));
    open(leave);
    const google = button('Continue with Google');
    expect(google.compareDocumentPosition(field('Email'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    fireEvent.click(google);
    fireEvent.click(google);
    expect(leave).toHaveBeenCalledTimes(1);
    expect(google.getAttribute('aria-busy')).toBe('true');
    fireEvent(window, new Event('pageshow'));
    expect(google.disabled).toBe(false);
  });

  it('says so when the way there cannot be found', async () => {
    open(() => Promise.reject(new Error('no')));
    press('Continue with Google');
    await waitFor(() => expect(toasts()).toEqual([t('session.google_failed')]));
    expect(button('Continue with Google').disabled).toBe(false);
  });
});

describe('the modal', () => {
  it('[§2.27] [§4.4] has two steps, and Back from the second to the first', async () => {
    await goToCode();
    type('Verification code', '123');
    press('Back');
    expect(field('Email').value).toBe(email);
    press('Continue');
    expect((await codeStep()) satisfies HTMLElement).toHaveProperty('value', '');
  });

  it('[§2.27] opens the legal texts on top of itself', async () => {
    open();
    press('Terms of Service');
    expect(screen.getByRole('dialog', { name: 'Terms of Service' }).textContent).toContain('All the terms');
    press('Close');
    await waitFor(() => expect(screen.queryByText('All the terms')).toBeNull());
    press('Privacy Policy');
    expect(screen.getByRole('dialog', { name: 'Privacy Policy' }).textContent).toContain('All the privacy');
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByText('All the privacy')).toBeNull());
    expect(field('Email')).toBeTruthy();
  });

  it('[§2.27] resets its form 300 ms after it was closed', () => {
    vi.useFakeTimers();
    const { result, rerender } = renderHook(({ isOpen }) => useLoginForm(isOpen), {
      initialProps: { isOpen: true },
    });
    act(() => result.current.changeEmail('someone@example.com'));
    rerender({ isOpen: false });
    act(() => vi.advanceTimersByTime(299));
    expect(result.current.email).toBe('someone@example.com');
    act(() => vi.advanceTimersByTime(1));
    expect(result.current.email).toBe('');
  });

  it('is not changed by an answer that comes after it was closed', async () => {
    const held = Promise.withResolvers<void>();
    server.answerWith(async (asked) => {
      await held.promise;
      return answer()(asked);
    });
    open();
    type('Email', email);
    press('Continue');
    await waitFor(() => expect(server.asked).toHaveLength(1));
    act(() => useUserStore.setState({ isLoginOpen: false }));
    held.resolve();
    act(() => openLogin());
    await waitFor(() => expect(button('Continue').getAttribute('aria-busy')).toBeNull());
    expect(screen.queryByRole('textbox', { name: 'Verification code' })).toBeNull();
  });

  it('[§1.4] speaks Chinese', async () => {
    open();
    await act(() => switchLanguage('zh'));
    fireEvent.submit(field('邮箱').form ?? document.body);
    expect(screen.getByText('请输入邮箱地址')).toBeTruthy();
    expect(button('继续').disabled).toBe(true);
    expect(button('服务条款')).toBeTruthy();
  });
});
