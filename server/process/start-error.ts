// The error meant for the person who starts the program: its words are shown as they are, without a stack.
export class StartError extends Error {}

/** The code of a system error (`EACCES`), or its words where it has none. */
export function readErrorCode(error: unknown): string {
  if (error instanceof Error)
    return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
  return String(error);
}
