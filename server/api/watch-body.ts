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

/** Calls `onSlow` once for a request whose body is too slow. */
export type WatchBody = (request: IncomingMessage, isUpload: boolean, onSlow: () => void) => void;

type Watched = { request: IncomingMessage; isSlow: () => boolean; onSlow: () => void };

/**
 * Too slow is a body that is not whole in 15 seconds; one that carries files, when it falls silent for 30 seconds or
 * brings less than 30 KB in them. Time in which it is we who do not read does not count. Counted in ticks, so that a
 * process that was kept from running blames nobody; one clock ticks for all bodies, as most are whole at once.
 */
export function openBodyWatch(): WatchBody {
  const bodies = new Set<Watched>();
  /** They came since the last tick, and have had less than a whole one. */
  const fresh = new Set<Watched>();
  let ticking: NodeJS.Timeout | null = null;

  function tick(): void {
    for (const body of bodies) {
      if (fresh.delete(body)) continue;
      if (!body.request.complete && !body.isSlow()) continue;
      forget(body);
      if (!body.request.complete) body.onSlow();
    }
  }

  function forget(body: Watched): void {
    bodies.delete(body);
    fresh.delete(body);
    if (bodies.size > 0 || !ticking) return;
    clearInterval(ticking);
    ticking = null;
  }

  return (request, isUpload, onSlow) => {
    const { headers } = request;
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
    const body = { request, isSlow: isUpload ? countUpload(request) : countTicks(), onSlow };
    bodies.add(body);
    if (ticking) fresh.add(body);
    else ticking = setInterval(tick, TICK_MS).unref();
    request.once('close', () => forget(body));
  };
}

function countTicks(): () => boolean {
  let whole = 0;
  return () => {
    whole += 1;
    return whole >= WHOLE_TICKS;
  };
}

function countUpload(request: IncomingMessage): () => boolean {
  const { socket } = request;
  let silent = 0;
  let stretch = 0;
  let before = socket.bytesRead;
  let atStart = before;
  return () => {
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
  };
}
