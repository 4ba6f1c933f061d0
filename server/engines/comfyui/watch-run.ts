// Listens to a run over the server's socket, and again when it breaks. What ended is for the history to say.
import type { Address } from './client.ts';
import { type ComfyEvent, readBinaryEvent, readTextEvent } from './read-event.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** A connection that is lost without a word says nothing for longer; one that is fine may, while a model is loaded. */
const SILENT_MS = 3 * 60_000;

/**
 * Returns how to stop. Node's own WebSocket: it sends the headers that a proxy wants (a browser's cannot), and what is
 * heard is progress alone, so nothing is asked of it that would need a library.
 */
export function watchEvents(server: Address, client: string, emit: (event: ComfyEvent) => void): () => void {
  let socket: WebSocket | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let pauseMs = FIRST_PAUSE_MS;

  const later = (milliseconds: number, what: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(what, milliseconds);
    timer.unref();
  };

  const reconnect = () => {
    if (isStopped) return;
    drop();
    later(pauseMs, connect);
    pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2);
  };

  function drop(): void {
    const old = socket;
    socket = undefined;
    old?.close();
  }

  function connect(): void {
    const address = `${server.url.replace(/^http/, 'ws')}/ws?clientId=${client}`;
    const opened = new WebSocket(address, { headers: { ...server.headers } });
    socket = opened;
    opened.binaryType = 'arraybuffer';
    later(SILENT_MS, reconnect);
    opened.addEventListener('open', () => {
      // It must be the first thing that is said.
      opened.send(JSON.stringify({ type: 'feature_flags', data: { supports_preview_metadata: true } }));
    });
    opened.addEventListener('message', ({ data }: { data: unknown }) => {
      if (opened !== socket) return;
      pauseMs = FIRST_PAUSE_MS;
      later(SILENT_MS, reconnect);
      const event =
        typeof data === 'string'
          ? readTextEvent(data)
          : data instanceof ArrayBuffer
            ? readBinaryEvent(Buffer.from(data))
            : null;
      if (event) emit(event);
    });
    const onLoss = () => {
      if (opened === socket) reconnect();
    };
    opened.addEventListener('close', onLoss);
    opened.addEventListener('error', onLoss);
  }

  connect();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    drop();
  };
}
