// The event stream beside the polling: what changes is known at once, as long as a stream can be held.
import type { StatusOf } from '#contract/task.ts';

const FIRST_WAIT_MS = 3000;
const LONGEST_WAIT_MS = 60_000;

export type EventStreamParts = {
  fetchTicket: () => Promise<string>;
  /** The address of the stream for a ticket. */
  addressOf: (ticket: string) => string;
  onStatus: (status: StatusOf) => void;
  /** It was broken and is back: something may have been missed. */
  onReopen: () => void;
};

export type EventStream = { setWanted: (isWanted: boolean) => void };

/**
 * Holds a stream while it is wanted. A ticket is good for one connection, so that the browser's own
 * reconnecting cannot be used: each new connection brings a new ticket, after a growing wait.
 */
export function createEventStream(parts: EventStreamParts): EventStream {
  let isWanted = false;
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitMs = FIRST_WAIT_MS;
  let hasBroken = false;
  let round = 0;

  async function open() {
    round += 1;
    const ours = round;
    try {
      const ticket = await parts.fetchTicket();
      if (!isWanted || ours !== round) return;
      source = new EventSource(parts.addressOf(ticket));
    } catch {
      return again();
    }
    source.addEventListener('open', () => {
      waitMs = FIRST_WAIT_MS;
      if (hasBroken) parts.onReopen();
      hasBroken = false;
    });
    source.addEventListener('status', (event) => {
      const status = readStatus(event.data);
      if (status) parts.onStatus(status);
    });
    source.addEventListener('error', () => {
      close();
      hasBroken = true;
      again();
    });
  }

  function again() {
    if (!isWanted) return;
    timer = setTimeout(() => void open(), waitMs);
    waitMs = Math.min(LONGEST_WAIT_MS, waitMs * 2);
  }

  function close() {
    source?.close();
    source = null;
    clearTimeout(timer);
  }

  return {
    setWanted(wanted) {
      if (wanted === isWanted) return;
      isWanted = wanted;
      if (wanted) return void open();
      round += 1;
      close();
    },
  };
}

function readStatus(data: unknown): StatusOf | null {
  try {
    const status: unknown = JSON.parse(String(data));
    const hasId = typeof status === 'object' && status !== null && 'id' in status && 'status' in status;
    return hasId ? (status as StatusOf) : null;
  } catch {
    return null;
  }
}
