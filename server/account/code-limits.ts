// How often sign-in codes may be asked for and tried, counted so that strangers cannot keep the owner out.
import { RESEND_SECONDS } from '#contract/limits.ts';
import { openRateLimit, type RateLimit } from '#server/database/rate-limit.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/refusal.ts';
import { canonicalMailbox } from './canonical-mailbox.ts';
import { hashDevice, isKnownDevice } from './known-devices.ts';
import { askProof, consumeProof } from './proof-of-work.ts';

const DAY_SECONDS = 24 * 60 * 60;
const HOUR_SECONDS = 60 * 60;
/** Codes a mailbox gets from all unknown devices together before each costs a proof of work: times RATE_EMAIL_CODES. */
const FREE_TIMES = 3;
/** Wrong codes a day for one address from unknown devices before each try costs a proof of work (NIST SP 800-63B). */
const FREE_TRIES_A_DAY = 100;
/** Of tries without a challenge; the way with one stays open. */
const PLAIN_TRIES_AN_HOUR = 50;
/** For counters that are read, not kept to. */
const NO_LIMIT = 1_000_000;

type Needed = Pick<AppContext, 'db' | 'config' | 'log'>;

/** Who asks or tries, as far as the call tells. */
export type CodeCaller = {
  /** Normalised. */
  email: string;
  /** The network address. */
  address: string;
  deviceId: string | undefined;
  proof: string | undefined;
};

/** What was taken, to be given back. */
type Taking = { limit: RateLimit; key: string };

/**
 * Takes one email. A device that signed in to this account before has a wait and a day of its own; everybody else is
 * counted by mailbox and network address, and pays with work where a mailbox gets very many. Returns what gives it back
 * when no email leaves: all but the count of the network, or a stranger could probe mailboxes without end. Refuses
 * `too_many_requests`.
 */
export async function countEmail(app: Needed, caller: CodeCaller): Promise<() => Promise<void>> {
  const { db, config } = app;
  const { rates, secret } = config;
  const mailbox = canonicalMailbox(caller.email);
  const perDay = (name: string, points: number) => openRateLimit(db, { name, points, seconds: DAY_SECONDS });
  const wait = openRateLimit(db, { name: 'code-wait', points: 1, seconds: RESEND_SECONDS });
  const day = perDay('code-email', rates.emailCodes);
  const network = perDay('code-address', rates.addressCodes);
  const strangers = perDay('code-mailbox', NO_LIMIT);

  const device = hashDevice(secret, caller.deviceId ?? '');
  if (await isKnownDevice(db, caller.email, device)) {
    const key = `${mailbox} device ${device}`;
    return await takeAll([wait, day].map((limit) => ({ limit, key })));
  }
  // The caller's own limit first: one who is over it must not use up what belongs to a mailbox.
  const key = `${mailbox} ${caller.address}`;
  const own = { limit: network, key: caller.address };
  const ofMailbox = [
    { limit: wait, key },
    { limit: day, key },
  ];
  const all = { limit: strangers, key: mailbox };
  await takeAll([own, ...ofMailbox]);
  await orGiveBack([own, ...ofMailbox, all], async () => {
    const count = NO_LIMIT - (await strangers.take(mailbox)).left;
    const free = FREE_TIMES * rates.emailCodes;
    if (count > free && !(await consumeProof(app, `letter ${mailbox}`, caller.proof))) {
      throw await askProof(app, `letter ${mailbox}`, Math.floor(count / free) - 1);
    }
  });
  return () => giveBackAll([...ofMailbox, all]);
}

/**
 * Takes one try before the code is looked at, so that many at once are counted; returns what gives it back when the
 * code was right. Tries of a known device are bounded by its codes alone. Refuses `too_many_requests`.
 */
export async function countTry(
  app: Needed,
  caller: CodeCaller & { hasChallenge: boolean },
): Promise<() => Promise<void>> {
  const { db, config, log } = app;
  const { email } = caller;
  const taken: Taking[] = [];
  if (!caller.hasChallenge) {
    const plain = { name: 'code-plain', points: PLAIN_TRIES_AN_HOUR, seconds: HOUR_SECONDS };
    taken.push({ limit: openRateLimit(db, plain), key: email });
  }
  const giveBack = await takeAll(taken);
  if (await isKnownDevice(db, email, hashDevice(config.secret, caller.deviceId ?? ''))) return giveBack;
  const wrong = openRateLimit(db, { name: 'code-wrong', points: NO_LIMIT, seconds: DAY_SECONDS });
  const count = NO_LIMIT - (await wrong.take(email)).left;
  taken.push({ limit: wrong, key: email });
  if (count === FREE_TRIES_A_DAY) {
    log.warn(`${FREE_TRIES_A_DAY} wrong sign-in codes were typed for one address within a day`);
  }
  if (count > FREE_TRIES_A_DAY && !(await consumeProof(app, `try ${email}`, caller.proof))) {
    await giveBackAll(taken);
    throw await askProof(app, `try ${email}`, Math.floor(count / FREE_TRIES_A_DAY) - 1);
  }
  return () => giveBackAll(taken);
}

/** All or none. */
async function takeAll(wanted: readonly Taking[]): Promise<() => Promise<void>> {
  const taken: Taking[] = [];
  for (const one of wanted) {
    const { isAllowed, millisecondsLeft } = await orGiveBack([...taken, one], () => one.limit.take(one.key));
    if (!isAllowed) {
      await giveBackAll(taken);
      throw new Refusal('too_many_requests', { retryAfterSeconds: Math.ceil(millisecondsLeft / 1000) });
    }
    taken.push(one);
  }
  return () => giveBackAll(taken);
}

/** A lost connection does not say whether its take was done: what is given back in vain costs nobody a wait. */
async function orGiveBack<Done>(taken: readonly Taking[], work: () => Promise<Done>): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    await giveBackAll(taken);
    throw error;
  }
}

async function giveBackAll(taken: readonly Taking[]): Promise<void> {
  for (const { limit, key } of taken) await limit.giveBack(key);
}
