// Sends a sign-in code to whoever asks for one. Source: product A1.
import type { ParsedInputOf } from '#contract/endpoint.ts';
import type { validateEmail } from '#contract/session.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Language } from '#texts/words.ts';
import { normalizeEmail } from './normalize-email.ts';
import { type CodeSent, sendCode } from './send-code.ts';

/** Refuses `invalid_email` (no address, or no such mailbox), `too_many_requests`, `unavailable`. */
export async function requestCode(
  app: AppContext,
  { email, d_id: deviceId, challenge, proof }: ParsedInputOf<typeof validateEmail>,
  caller: { language: Language; address: string },
): Promise<CodeSent> {
  return await sendCode(app, {
    ...caller,
    email: normalizeEmail(email),
    deviceId,
    wantsChallenge: deviceId !== undefined || challenge !== undefined,
    challenge,
    proof,
    identity: null,
  });
}
