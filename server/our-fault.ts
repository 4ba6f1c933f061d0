// Tells faults of this deployment (its disk, its database) from those of an engine or of a file.

const DISK_CODES = /^(ENOSPC|EDQUOT|EROFS|EMFILE|ENFILE|EIO)$/;
/** As the C library says it: ffmpeg, libvips and a child process hand on its words, not its number. */
const DISK_WORDS = /no space left on device|disk quota exceeded|read-only file system|too many open files/i;

/** Lost connections, no resources, starting or stopping, ended by a time limit, a deadlock: the same again may work. */
const DATABASE_CODES =
  /^(08...|25P0[234]|40001|40P01|53...|55P03|57014|57P0.|58...|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
const DATABASE_WORDS =
  /timeout exceeded when trying to connect|connection terminated|connection error and is not queryable/i;

/** The disk is full, read-only or broken, or there are no files left to open. */
export function isDiskFault(error: unknown): boolean {
  return isCausedBy(error, DISK_CODES, DISK_WORDS);
}

/** Of something that the database was asked: it is away, or could not do it now. */
export function isDatabaseFault(error: unknown): boolean {
  return isCausedBy(error, DATABASE_CODES, DATABASE_WORDS);
}

function isCausedBy(error: unknown, codes: RegExp, words: RegExp): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if ('code' in at && typeof at.code === 'string' && codes.test(at.code)) return true;
    if (words.test(at.message)) return true;
  }
  return false;
}
