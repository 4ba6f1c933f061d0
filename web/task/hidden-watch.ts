// Of the hidden tabs of one browser only one listens for ends: a browser holds few connections to one product.

const LOCK = 'atelier-hidden-watch';

/** Calls `listen` when it is this tab's turn, at once where the browser knows no turns. Returns what gives it up. */
export function waitForHiddenWatch(listen: () => void): () => void {
  if (!navigator.locks) {
    listen();
    return () => {};
  }
  const waiting = new AbortController();
  const { promise: isOver, resolve: giveUp } = Promise.withResolvers<void>();
  const turn = navigator.locks.request(LOCK, { signal: waiting.signal }, () => {
    listen();
    return isOver;
  });
  // Given up before it was our turn.
  turn.catch(() => {});
  return () => {
    waiting.abort();
    giveUp();
  };
}
