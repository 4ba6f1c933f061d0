// Opens a session, and the first time an account, by whichever way somebody proves who they are.
import type { OutputOf, ParsedInputOf } from '#contract/endpoint.ts';
import type { login } from '#contract/session.ts';
import type { AppContext } from '#server/app-context.ts';
import { grantDailyPoints } from '#server/points/grant-daily-points.ts';
import { readBalance } from '#server/points/read-wallet.ts';
import type { Visitor } from './open-account.ts';
import { presentUser } from './present-user.ts';
import { notifyOwner } from './notify-owner.ts';
import { signInByEmail } from './sign-in-by-email.ts';
import { signInByGoogle } from './sign-in-by-google.ts';

/**
 * Refuses `invalid_email`, `wrong_code`, `invalid_id_token`, `abnormal_user`, `too_many_requests`, `unavailable`. The
 * owner is told of a device or an identity that is new; the answer waits for the email, but not for long.
 */
export async function signIn(
  app: AppContext,
  input: ParsedInputOf<typeof login>,
  visitor: Visitor,
): Promise<OutputOf<typeof login>> {
  const opened =
    input.platform === 1
      ? await signInByGoogle(app, input, visitor)
      : await signInByEmail(app, input, visitor);
  const { user, linked, isNewDevice, isNew } = opened;
  const at = new Date();
  if (linked) {
    await notifyOwner(app, user, { kind: 'identity', by: new URL(linked.issuer).hostname, at });
  } else if (isNewDevice && !isNew) {
    await notifyOwner(app, user, {
      kind: 'device',
      by: input.platform === 0 ? (input.browser ?? '') : '',
      at,
    });
  }
  const daily = await grantDailyPoints(app.db, opened.user.id);
  const balance = await readBalance(app.db, opened.user.id);
  return {
    ...presentUser(app.config, opened.user, balance),
    token: opened.token,
    first_login: opened.isNew,
    gift: opened.gift,
    daily,
    restored: opened.isRestored,
  };
}
