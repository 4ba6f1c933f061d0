// Sees that a body arrives: what holds a connection, a turn or a file open must also send something.
import type { IncomingMessage } from 'node:http';

const TICK_MS = 1000;
/** From its headers to its last byte. */
const WHOLE_TICKS = 15;
/** Without a byte of a file. */
const SILENT_TICKS = 30;
/** In each such stretch a file brings at least `LEAST_BYTES`: 1 KB a second, a tenth of a slow telephone's. */
const STRETCH_TICKS = 30;
const LEAST_BYTES = 30 * 1024;

/**
 * Calls `onSlow` once when a body is not whole in 15 seconds; one that carries files, when it falls silent for 30
 * seconds or brings less than 30 KB in them. Time in which it is we who do not read does not count. Counted in ticks, so
 * that a process that was kept from running blames nobody.
 */
export function watchBody(request: IncomingMessage, isUpload: boolean, onSlow: () => void): void {
  const { headers, socket } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  let whole = 0;
  let silent = 0;
  let stretch = 0;
  let before = socket.bytesRead;
  let atStart = before;

  function isSlow(): boolean {
    whole += 1;
    if (!isUpload) return whole >= WHOLE_TICKS;
    const isWaitingForUs = request.readableLength > 0;
    silent = isWaitingForUs || socket.bytesRead > before ? 0 : silent + 1;
    before = socket.bytesRead;
    stretch = isWaitingForUs ? 0 : stretch + 1;
    if (stretch === 0) atStart = before;
    if (stretch < STRETCH_TICKS) return silent >= SILENT_TICKS;
    const bytes = before - atStart;
    stretch = 0;
    atStart = before;
    return bytes < LEAST_BYTES;
  }

  const ticking = setInterval(() => {
    if (request.complete) return clearInterval(ticking);
    if (!isSlow()) return;
    clearInterval(ticking);
    onSlow();
  }, TICK_MS);
  ticking.unref();
  request.once('close', () => clearInterval(ticking));
}
