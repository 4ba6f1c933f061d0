// What is still coming of a request that has been answered, refused in the middle of its body as a rule.
import type { IncomingMessage } from 'node:http';

/**
 * Reads what is left of the body and drops it, `mostBytes` of it before the connection ends. Unread it would stand in
 * the way of the next request of the connection, and one that ends with bytes unread is reset: what the other side has
 * not read by then, our answer among it, is lost to it.
 */
export function dropRest(request: IncomingMessage, mostBytes: number): void {
  if (request.readableEnded || request.destroyed) return;
  let bytes = 0;
  request
    .unpipe()
    .on('error', () => {}) // there is nobody left to be told
    .on('data', ({ length }: Buffer) => {
      bytes += length;
      if (bytes > mostBytes) request.destroy();
    })
    .resume();
}
