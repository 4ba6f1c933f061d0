// The life of a session in the browser: it begins with a code or an id token, and ends.
import type { OutputOf } from '#contract/endpoint.ts';
import { login, logout, validateEmail } from '#contract/session.ts';
import type { Language } from '#texts/words.ts';
import { call } from '#web/api/call.ts';
import { forgetMe, saveUser } from '#web/model/me/me.ts';
import { STORED, writeStored } from '#web/model/me/stored-values.ts';
import { translateUser } from '#web/model/me/user.ts';
import type { User } from '#web/model/me/user.ts';
import { openLogin, useUserStore } from '#web/model/me/user-store.ts';
import { readBrowserName } from './browser-name.ts';
import { saveChallenge, readChallenge } from './code-challenge.ts';
import { readDeviceId } from './device-id.ts';
import { callWithProof } from './prove-work.ts';
import { readReferrer } from './refsource.ts';
import { emitSessionEvent } from './session-events.ts';

/** Hears when a proof of work is made, which takes a moment, and when it is done. */
type OnWork = (isWorking: boolean) => void;

/** Mails a code and returns the seconds until another may be asked for. Throws a CallError. */
export async function requestCode(email: string, lang: Language, onWork: OnWork): Promise<number> {
  const asked = { email, lang, d_id: readDeviceId(), challenge: readChallenge(email) };
  const { resend_after, challenge } = await callWithProof(
    (proof) => call(validateEmail, { ...asked, proof }, { extractData: true }),
    onWork,
  );
  saveChallenge(email, challenge);
  return resend_after;
}

export type SignedIn = {
  user: User;
  isFirstLogin: boolean;
  giftPoints: number;
  dailyPoints: number;
  isRestored: boolean;
};

/** Trades the mailed code for a session, keeps it and tells the application. Throws a CallError. */
export async function signInWithCode(
  email: string,
  code: string,
  lang: Language,
  onWork: OnWork = () => {},
): Promise<SignedIn> {
  const typed = {
    platform: 0 as const,
    email,
    code,
    challenge: readChallenge(email),
    referrer: readReferrer(),
    browser: readBrowserName(navigator.userAgent),
    lang,
    d_id: readDeviceId(),
  };
  const answer = await callWithProof(
    (proof) => call(login, { ...typed, proof }, { extractData: true }),
    onWork,
  );
  return saveSession(answer);
}

/** The same with an id token that was made for this device. Throws a CallError. */
export async function signInWithGoogle(idToken: string, lang: Language): Promise<SignedIn> {
  const answer = await call(
    login,
    { platform: 1, id_token: idToken, referrer: readReferrer(), lang, d_id: readDeviceId() },
    { extractData: true },
  );
  return saveSession(answer);
}

function saveSession(answer: OutputOf<typeof login>): SignedIn {
  writeStored(STORED.token, answer.token);
  const user = translateUser(answer, useUserStore.getState().preferences);
  saveUser(user);
  useUserStore.setState({ isSignedIn: true, isLoginOpen: false, me: null, error: null });
  const signedIn = {
    user,
    isFirstLogin: answer.first_login,
    giftPoints: answer.gift,
    dailyPoints: answer.daily,
    isRestored: answer.restored,
  };
  emitSessionEvent({ kind: 'signed_in', ...signedIn });
  return signedIn;
}

/** The browser forgets at once; the server is told, and its answer does not matter. */
export async function signOut(): Promise<void> {
  const farewell = call(logout, {}, { showError: false, isBackground: true });
  forgetMe();
  emitSessionEvent({ kind: 'signed_out', isExpired: false, isHere: true });
  await farewell.catch(() => {});
}

/** Every session of the account, on every device. Throws a CallError, and then nobody is signed out. */
export async function signOutEverywhere(): Promise<void> {
  await call(logout, { everywhere: true });
  forgetMe();
  emitSessionEvent({ kind: 'signed_out', isExpired: false, isHere: true });
}

/** The reaction to −1 and 401 (spec §4): credentials go, the user is logged out, the login modal opens. */
export function endSession(): void {
  const wasSignedIn = useUserStore.getState().isSignedIn;
  forgetMe();
  openLogin();
  if (wasSignedIn) emitSessionEvent({ kind: 'signed_out', isExpired: true, isHere: true });
}
