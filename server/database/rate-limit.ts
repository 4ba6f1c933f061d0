// A counter in PostgreSQL that all processes share: so many within so many seconds.
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from './connect.ts';
import { rate_limits } from './schema.ts';

export type RateRule = { name: string; points: number; seconds: number };

export type Taken = { isAllowed: boolean; left: number; millisecondsLeft: number };

export type RateLimit = {
  /** Takes all of `points` or is refused. The window opens with the first take and closes `seconds` later. */
  take(key: string, points?: number): Promise<Taken>;
  giveBack(key: string, points?: number): Promise<void>;
};

/** Rows outlive their window; `forgetExpired` removes them. */
export function openRateLimit(db: Db, rule: RateRule): RateLimit {
  const limiter = new RateLimiterDrizzle({
    storeClient: db,
    schema: rate_limits,
    keyPrefix: rule.name,
    points: rule.points,
    duration: rule.seconds,
    clearExpiredByTimeout: false,
  });
  return {
    async take(key, points = 1) {
      try {
        return describeTaken(true, await limiter.consume(key, points));
      } catch (error) {
        if (error instanceof RateLimiterRes) return describeTaken(false, error);
        throw error;
      }
    },
    async giveBack(key, points = 1) {
      await limiter.reward(key, points);
    },
  };
}

function describeTaken(isAllowed: boolean, result: RateLimiterRes): Taken {
  return { isAllowed, left: result.remainingPoints, millisecondsLeft: result.msBeforeNext };
}
