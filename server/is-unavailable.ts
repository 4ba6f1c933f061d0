// Tells an outage of the database or the storage (trying again helps) from a bug, and from the fault of a file or engine.
import { StorageFault } from './adapters/storage.ts';

const MAX_CAUSES = 5;

/** System errors of a disk that is full, read-only or broken, and of a process that may open no more files. */
const DISK_CODES = /^(ENOSPC|EDQUOT|EROFS|EIO|EMFILE|ENFILE)$/;
/** As the C library says it: ffmpeg, libvips and a child process hand on its words, not its number. */
const DISK_WORDS = /no space left on device|disk quota exceeded|read-only file system|too many open files/i;

const NETWORK_CODES =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/**
 * Connection lost (08), transaction called off by its neighbours (40001, 40P01), no resources (53), lock waited for too
 * long (55P03), statement taken too long (57014), server going or coming (57P), transaction left idle (25P), a standby
 * or a read-only server (25006), broken disk (58030).
 */
const SQL_STATES = /^(08...|25006|25P0[34]|40001|40P01|53[1-4]00|55P03|57014|57P0[1-5]|58030)$/;
/** Errors of the driver without a code. */
const DRIVER_WORDS =
  /connection terminated|is not queryable|timeout exceeded when trying to connect|timeout expired|query read timeout|cannot use a pool after calling end/i;

/** True while the database starts, stops, is read-only, full, too slow or lost, or the storage cannot be used. */
export function isUnavailable(error: unknown): boolean {
  return isDatabaseFault(error) || isStorageFault(error);
}

/** Of something that the database was asked: it is away, or could not do it now. */
export function isDatabaseFault(error: unknown): boolean {
  const causes = listCauses(error);
  // A store in the network is lost by the same codes.
  if (causes.some((cause) => cause instanceof StorageFault)) return false;
  return causes.some(
    (cause) =>
      DRIVER_WORDS.test(cause.message) || hasCode(cause, SQL_STATES) || hasCode(cause, NETWORK_CODES),
  );
}

/** The disk is full, read-only or broken, or there are no files left to open; also where a program tells it in words. */
export function isDiskFault(error: unknown): boolean {
  return isStorageFault(error) || listCauses(error).some(({ message }) => DISK_WORDS.test(message));
}

function isStorageFault(error: unknown): boolean {
  return listCauses(error).some((cause) => cause instanceof StorageFault || hasCode(cause, DISK_CODES));
}

/** The error and what it was caused by, where several things were, each of them. */
function listCauses(error: unknown, depth = 0): Error[] {
  if (!(error instanceof Error) || depth > MAX_CAUSES) return [];
  const below = error instanceof AggregateError ? [...error.errors, error.cause] : [error.cause];
  return [error, ...below.flatMap((cause) => listCauses(cause, depth + 1))];
}

function hasCode(error: Error, codes: RegExp): boolean {
  return 'code' in error && typeof error.code === 'string' && codes.test(error.code);
}
