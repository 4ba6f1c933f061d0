// Tells an outage of the database or the storage (trying again helps) from a bug.
import { StorageFault } from './outside/storage.ts';
import { readErrorCode } from './start-error.ts';

const MAX_CAUSES = 5;

/** System errors of the network and of a disk that is full, read-only or broken. */
const SYSTEM_CODES =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOSPC|EDQUOT|EROFS|EIO|EMFILE|ENFILE)$/;
/**
 * Connection lost (08), transaction called off by its neighbours (40001, 40P01), no resources (53), lock waited for too
 * long (55P03), statement taken too long (57014), server going or coming (57P), transaction left idle (25P), a standby
 * or a read-only server (25006), broken disk (58030).
 */
const SQL_STATES = /^(08...|25006|25P0[34]|40001|40P01|53[1-4]00|55P03|57014|57P0[1-5]|58030)$/;
/** Errors of the driver without a code. */
const WORDS =
  /connection terminated|is not queryable|timeout exceeded when trying to connect|timeout expired|query read timeout|cannot use a pool after calling end/i;

/** True while the database starts, stops, is read-only, full, too slow or lost, or the storage cannot be written. */
export function isUnavailable(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > MAX_CAUSES) return false;
  if (error instanceof StorageFault || WORDS.test(error.message)) return true;
  const code = readErrorCode(error);
  if (SYSTEM_CODES.test(code) || SQL_STATES.test(code)) return true;
  const causes = error instanceof AggregateError ? [...error.errors, error.cause] : [error.cause];
  return causes.some((cause) => isUnavailable(cause, depth + 1));
}
