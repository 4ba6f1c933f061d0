// How often somebody may call. Counted in PostgreSQL for all processes, in portions, so that few calls wait for it.
import { openRateLimit, type RateLimit } from '#server/database/rate-limit.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/refusal.ts';

const WINDOW_SECONDS = 60;
const PORTIONS = 30;
const MANY_KEYS = 20_000;

/** Each refuses with `too_many_requests` and the seconds to wait. */
export type CallLimits = {
  countUserCall(userId: number): Promise<void>;
  countTaskPost(userId: number): Promise<void>;
  countAddressCall(address: string): Promise<void>;
  /** For media and texts: counted in this process alone, so that they come while the database is away. */
  countAddressFile(address: string): Promise<void>;
  /** For pages and what they are built of: a window of their own, so that no number of images locks one out. */
  countAddressPage(address: string): Promise<void>;
};

export function openCallLimits({ db, config, log }: AppContext): CallLimits {
  const open = (name: string, points: number) => {
    const limit = openRateLimit(db, { name, points, seconds: WINDOW_SECONDS });
    return takeInPortions(limit, points, (error) => log.error({ err: error }, 'Calls cannot be counted'));
  };
  const userCall = open('call-user', config.rates.userCalls);
  const taskPost = open('post-user', config.rates.userTasks);
  const addressCall = open('call-address', config.rates.addressCalls);
  return {
    countUserCall: (userId) => userCall(String(userId)),
    countTaskPost: (userId) => taskPost(String(userId)),
    countAddressCall: addressCall,
    countAddressFile: takeInMemory(config.rates.addressFiles),
    countAddressPage: takeInMemory(config.rates.addressFiles),
  };
}

function takeInMemory(points: number) {
  const windows = new Map<string, Portion>();
  return async (key: string): Promise<void> => {
    if (windows.size >= MANY_KEYS) forgetPast(windows);
    const [now, known] = [Date.now(), windows.get(key)];
    const isOpen = known !== undefined && known.until > now;
    const window = isOpen ? known : { left: points, until: now + WINDOW_SECONDS * 1000, isLast: true };
    windows.set(key, window);
    if (window.left === 0) throw refuseUntil(window.until);
    window.left -= 1;
  };
}

type Portion = { left: number; until: number; isLast: boolean };

/**
 * Takes a thirtieth of the limit at a time and spends it here. Together the processes never let more through than
 * the limit; what one of them has taken and not used is lost when the window closes. While the counter cannot be
 * reached, calls pass: whatever they need from the database will say so itself.
 */
function takeInPortions(limit: RateLimit, points: number, onError: (error: unknown) => void) {
  const size = findPortionSize(points);
  const portions = new Map<string, Portion>();
  const fetching = new Map<string, Promise<void>>();

  async function fetchPortion(key: string): Promise<void> {
    if (portions.size >= MANY_KEYS) forgetPast(portions);
    try {
      const { isAllowed, millisecondsLeft } = await limit.take(key, size);
      const until = Date.now() + Math.max(1, millisecondsLeft);
      portions.set(key, { left: isAllowed ? size : 0, until, isLast: !isAllowed });
    } catch (error) {
      onError(error);
      portions.set(key, { left: size, until: Date.now() + 1000, isLast: false });
    } finally {
      fetching.delete(key);
    }
  }

  return async (key: string): Promise<void> => {
    for (;;) {
      const portion = portions.get(key);
      if (portion && portion.until > Date.now()) {
        if (portion.left > 0) {
          portion.left -= 1;
          return;
        }
        if (portion.isLast) throw refuseUntil(portion.until);
      }
      // Calls that come while a portion is fetched wait for the same one.
      const fetched = fetching.get(key) ?? fetchPortion(key);
      fetching.set(key, fetched);
      await fetched;
    }
  };
}

/** A thirtieth, or the next smaller number that divides the limit, so that the last portion ends exactly at it. */
function findPortionSize(points: number): number {
  let size = Math.max(1, Math.floor(points / PORTIONS));
  while (points % size !== 0) size -= 1;
  return size;
}

function refuseUntil(until: number): Refusal {
  const retryAfterSeconds = Math.max(1, Math.ceil((until - Date.now()) / 1000));
  return new Refusal('too_many_requests', { retryAfterSeconds });
}

function forgetPast(portions: Map<string, Portion>): void {
  const now = Date.now();
  for (const [key, portion] of portions) if (portion.until <= now) portions.delete(key);
}
