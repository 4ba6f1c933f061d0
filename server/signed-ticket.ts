// The right to fetch one thing for ten minutes, packed and signed: a download sends no token.
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';

const LIFE_MS = 10 * 60_000;

/** Epoch milliseconds. */
const End = z.object({ end: z.int() });

/** `purpose` keeps a ticket for one thing from opening another. */
export function signTicket(secret: string, purpose: string, ticket: object): string {
  const packed = Buffer.from(JSON.stringify({ ...ticket, end: Date.now() + LIFE_MS })).toString('base64url');
  return `${packed}.${sign(secret, purpose, packed)}`;
}

/** Null for what we did not sign, and for what is too old. */
export function readTicket<Ticket extends z.ZodType>(
  secret: string,
  purpose: string,
  schema: Ticket,
  signed: string,
): z.output<Ticket> | null {
  const [packed = '', given = ''] = signed.split('.');
  const [ours, theirs] = [Buffer.from(sign(secret, purpose, packed)), Buffer.from(given)];
  if (ours.length !== theirs.length || !timingSafeEqual(ours, theirs)) return null;
  const ticket: unknown = JSON.parse(Buffer.from(packed, 'base64url').toString('utf8'));
  return End.parse(ticket).end > Date.now() ? schema.parse(ticket) : null;
}

function sign(secret: string, purpose: string, packed: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${packed}`).digest('base64url');
}
