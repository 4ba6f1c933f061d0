// The right to fetch one's own works as a zip for ten minutes, packed and signed: a download sends no token.
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import type { Config } from '#server/config.ts';

const LIFE_MS = 10 * 60_000;

const Ticket = z.strictObject({
  user: z.int(),
  tasks: z.array(z.int()),
  /** Epoch milliseconds. */
  end: z.int(),
});

export type ArchiveTicket = Pick<z.output<typeof Ticket>, 'user' | 'tasks'>;

export function signArchiveTicket({ secret }: Pick<Config, 'secret'>, ticket: ArchiveTicket): string {
  const packed = Buffer.from(JSON.stringify({ ...ticket, end: Date.now() + LIFE_MS })).toString('base64url');
  return `${packed}.${sign(secret, packed)}`;
}

/** Null for what we did not sign, and for what is too old. */
export function readArchiveTicket({ secret }: Pick<Config, 'secret'>, signed: string): ArchiveTicket | null {
  const [packed = '', given = ''] = signed.split('.');
  const [ours, theirs] = [Buffer.from(sign(secret, packed)), Buffer.from(given)];
  if (ours.length !== theirs.length || !timingSafeEqual(ours, theirs)) return null;
  const ticket = Ticket.parse(JSON.parse(Buffer.from(packed, 'base64url').toString('utf8')));
  return ticket.end > Date.now() ? ticket : null;
}

function sign(secret: string, packed: string): string {
  return createHmac('sha256', secret).update(`archive\n${packed}`).digest('base64url');
}
