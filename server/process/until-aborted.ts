// Waits for work that may hang for ever, and no longer than somebody wants to wait.

/** Rejects with the signal's reason when it is aborted, though the work goes on: it must not keep its place with it. */
export async function untilAborted<Answer>(work: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    signal.throwIfAborted();
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', abort);
    work.catch(() => {}); // what it says after that, nobody hears
  }
}
