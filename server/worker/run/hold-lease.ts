// Keeps a claimed task ours while we work on it.
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Db } from '#server/database/connect.ts';
import { LEASE_SECONDS } from './claim-task.ts';
import { type Claim, LostClaim, updateClaimed } from './update-claimed.ts';

const HEARTBEAT_MS = (LEASE_SECONDS * 1000) / 3;

/**
 * Renews the lease every 10 seconds of the database's clock until `stop`. `onLost` is called once, when the task has
 * ended or is another worker's. A database that cannot be reached loses nothing by itself: the claim's number does.
 */
export function holdLease(
  app: { db: Db; log: Logger },
  claim: Claim,
  onLost: () => void,
  heartbeatMs = HEARTBEAT_MS,
): { stop(): void } {
  let isStopped = false;
  const timer = setInterval(() => void beat(), heartbeatMs);
  const stop = () => {
    isStopped = true;
    clearInterval(timer);
  };
  async function beat(): Promise<void> {
    try {
      await updateClaimed(app.db, claim, {
        lease_until: sql`now() + make_interval(secs => ${LEASE_SECONDS})`,
      });
    } catch (error) {
      if (isStopped) return;
      if (!(error instanceof LostClaim)) {
        app.log.warn({ err: error, task: claim.id }, 'A lease could not be renewed; trying again');
        return;
      }
      stop();
      onLost();
    }
  }
  return { stop };
}
