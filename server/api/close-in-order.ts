// How a server stops: calls that run may end, but no connection is waited for that carries none.
import type { Server } from 'node:http';

/** A slow download would hold us for hours. */
const PATIENCE_MS = 5000;

/**
 * Watches the server from now on; the answer stops it. Browsers open connections in advance and keep them, and Node
 * counts one that never carried a call as busy.
 */
export function closeInOrder(server: Server, close: () => Promise<void>): () => Promise<void> {
  let running = 0;
  let isClosing = false;
  const cutWhenIdle = () => {
    if (isClosing && running === 0) server.closeAllConnections();
  };
  server.on('request', (_request, response) => {
    running += 1;
    response.once('close', () => {
      running -= 1;
      cutWhenIdle();
    });
  });
  return async () => {
    const patience = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
    const closed = close();
    isClosing = true;
    cutWhenIdle();
    await closed;
    clearTimeout(patience);
  };
}
