// Webhooks of the fake Paddle, signed as Paddle signs: sent as they should be, or as badly as a test wants.
import { createHmac } from 'node:crypto';
import type { PaddleEvent } from './store.ts';

const TRIES = 5;

export type Sending = {
  /** Of each event, all at once. */
  copies?: number;
  isReversed?: boolean;
  /** Lost on the way, and never sent again. */
  isLost?: (event: PaddleEvent) => boolean;
};

export type Signing = {
  /** Of the signature; now by default. */
  at?: Date;
  /** Another one is a forgery. */
  secret?: string;
};

export type SignedWebhook = { body: Buffer; header: (name: string) => string | undefined };

export type Webhooks = {
  /** A body and its header, for the interface itself. */
  sign(event: PaddleEvent, signing?: Signing): SignedWebhook;
  /** Sends what was not sent yet, each until it is taken (five times at most). Returns the statuses as they came. */
  send(url: string, sending?: Sending): Promise<number[]>;
  /** Sends one event once more, or signed otherwise. Returns the status. */
  sendAgain(url: string, event: PaddleEvent, signing?: Signing): Promise<number>;
};

export function openWebhooks(events: readonly PaddleEvent[], ownSecret: string): Webhooks {
  let sent = 0;

  function sign(event: PaddleEvent, { at = new Date(), secret = ownSecret }: Signing = {}): SignedWebhook {
    const text = JSON.stringify(event);
    const time = Math.floor(at.getTime() / 1000);
    const signature = createHmac('sha256', secret).update(`${time}:${text}`).digest('hex');
    return {
      body: Buffer.from(text),
      header: (name) => (name === 'paddle-signature' ? `ts=${time};h1=${signature}` : undefined),
    };
  }

  async function postUntilTaken(url: string, event: PaddleEvent): Promise<number[]> {
    const statuses: number[] = [];
    while (statuses.length < TRIES && statuses.at(-1) !== 200) statuses.push(await post(url, sign(event)));
    return statuses;
  }

  return {
    sign,
    async send(url, { copies = 1, isReversed = false, isLost = () => false } = {}) {
      const waiting = events.slice(sent).filter((event) => !isLost(event));
      sent = events.length;
      const statuses: number[] = [];
      for (const event of isReversed ? waiting.toReversed() : waiting) {
        const each = await Promise.all(Array.from({ length: copies }, () => postUntilTaken(url, event)));
        statuses.push(...each.flat());
      }
      return statuses;
    },
    sendAgain: (url, event, signing) => post(url, sign(event, signing)),
  };
}

async function post(url: string, { body, header }: SignedWebhook): Promise<number> {
  const response = await fetch(url, {
    method: 'POST',
    body: new Uint8Array(body),
    headers: { 'content-type': 'application/json', 'paddle-signature': header('paddle-signature') ?? '' },
  });
  await response.arrayBuffer();
  return response.status;
}
