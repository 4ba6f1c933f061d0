// Tells the owner of an account by mail who can sign in to it since a moment ago.
import { openRateLimit } from '#server/database/rate-limit.ts';
import type { AppContext } from '#server/app-context.ts';
import { untilAborted } from '#server/process/until-aborted.ts';
import type { UserRow } from './present-user.ts';
import { type SignInNews, writeSignInEmail } from './sign-in-email.ts';

/** A client without a device id is new each time: more than this a day tells nothing more. */
const MOST_A_DAY = { device: 5, identity: 20 } as const;

/** A mail server that is slow keeps nobody waiting; at its usual pace emails arrive in the order of what they tell. */
const PATIENCE_MS = 1000;

type Needed = Pick<AppContext, 'config' | 'db' | 'mail' | 'log'>;
type Owner = Pick<UserRow, 'id' | 'email' | 'language'>;

/** After the sign-in was committed. Never throws, and goes on by itself after a second: it keeps nobody out. */
export async function notifyOwner(app: Needed, owner: Owner, news: SignInNews): Promise<void> {
  if (owner.email === '') return;
  await untilAborted(sendNews(app, owner, news), AbortSignal.timeout(PATIENCE_MS)).catch(() => {});
}

async function sendNews(
  { config, db, mail, log }: Needed,
  { id, email, language }: Owner,
  news: SignInNews,
): Promise<void> {
  try {
    const points = MOST_A_DAY[news.kind];
    const limit = openRateLimit(db, { name: `news-${news.kind}`, points, seconds: 24 * 60 * 60 });
    if (!(await limit.take(String(id))).isAllowed) return;
    await mail.send(writeSignInEmail(news, { to: email, language, publicUrl: config.publicUrl }));
  } catch (err) {
    log.error({ err, user: id }, 'The letter about a sign-in was not taken');
  }
}
