// Tickets of the event stream: an address may be written down somewhere, so it never holds the token itself.
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/database/connect.ts';
import { event_tickets, users } from '#server/database/schema.ts';
import type { Language } from '#contract/errors.ts';

const TICKET_BYTES = 24;

const hashTicket = (ticket: string) => createHash('sha256').update(ticket).digest('base64url');

/** Good once, for 60 seconds. */
export async function issueTicket(db: Db, userId: number): Promise<string> {
  const ticket = randomBytes(TICKET_BYTES).toString('base64url');
  await db.insert(event_tickets).values({
    ticket_hash: hashTicket(ticket),
    user_id: userId,
    expires_at: sql`now() + interval '60 seconds'`,
  });
  return ticket;
}

/** Uses it up. Null when it was used, is too old, or was never issued. */
export async function takeTicket(
  db: Db,
  ticket: string,
): Promise<{ userId: number; language: Language } | null> {
  const [taken] = await db
    .delete(event_tickets)
    .where(and(eq(event_tickets.ticket_hash, hashTicket(ticket)), sql`${event_tickets.expires_at} > now()`))
    .returning({ userId: event_tickets.user_id });
  if (!taken) return null;
  const [user] = await db.select({ language: users.language }).from(users).where(eq(users.id, taken.userId));
  return user ? { userId: taken.userId, language: user.language } : null;
}
