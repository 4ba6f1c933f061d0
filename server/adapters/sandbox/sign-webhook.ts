// How the sandbox cashier signs what it tells, and how a signature is checked.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { BadSignature } from '../payments.ts';

const HEADER = 'sandbox-signature';
const LIFE_MS = 5 * 60_000;

type ReadHeader = (name: string) => string | undefined;

/** Returns the headers of a webhook that is sent now. */
export function signWebhook(secret: string, body: Buffer): ReadHeader {
  const time = Date.now();
  const value = `t=${time},v1=${hash(secret, body, time)}`;
  return (name) => (name === HEADER ? value : undefined);
}

/** Throws BadSignature. */
export function verifyWebhook(secret: string, body: Buffer, header: ReadHeader): void {
  const [, time = '', given = ''] = /^t=(\d{1,15}),v1=([\da-f]{64})$/.exec(header(HEADER) ?? '') ?? [];
  const ours = Buffer.from(hash(secret, body, Number(time)));
  const theirs = Buffer.from(given);
  if (ours.length !== theirs.length || !timingSafeEqual(ours, theirs)) {
    throw new BadSignature('the sandbox did not sign this');
  }
  if (Math.abs(Date.now() - Number(time)) > LIFE_MS) throw new BadSignature('signed too long ago');
}

function hash(secret: string, body: Buffer, time: number): string {
  return createHmac('sha256', secret).update(`sandbox webhook\n${time}.`).update(body).digest('hex');
}
