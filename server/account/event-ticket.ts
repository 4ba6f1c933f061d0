// Tickets of the event stream: an address may be written down somewhere, so it never holds the token itself.
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/database/connect.ts';
import { event_tickets, sessions, users } from '#server/database/schema/users.ts';
import type { Language } from '#texts/words.ts';
import { hashToken } from './session-token.ts';

const TICKET_BYTES = 24;

const hashTicket = (ticket: string) => createHash('sha256').update(ticket).digest('base64url');

/** Good once, for 60 seconds, and no longer than the session of the token. */
export async function issueTicket(db: Db, token: string): Promise<string> {
  const ticket = randomBytes(TICKET_BYTES).toString('base64url');
  await db.insert(event_tickets).values({
    ticket_hash: hashTicket(ticket),
    session_hash: hashToken(token),
    expires_at: sql`now() + interval '60 seconds'`,
  });
  return ticket;
}

export type TicketHolder = { userId: number; sessionHash: string; language: Language };

/** Uses it up. Null when it was used, is too old, or was never issued, and when its user is blocked. */
export async function consumeTicket(db: Db, ticket: string): Promise<TicketHolder | null> {
  const [taken] = await db
    .delete(event_tickets)
    .where(and(eq(event_tickets.ticket_hash, hashTicket(ticket)), sql`${event_tickets.expires_at} > now()`))
    .returning({ sessionHash: event_tickets.session_hash });
  if (!taken) return null;
  const [user] = await db
    .select({ userId: users.id, language: users.language })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(
      and(
        eq(sessions.token_hash, taken.sessionHash),
        eq(users.state, 'normal'),
        sql`${sessions.expires_at} > now()`,
      ),
    );
  return user ? { ...taken, ...user } : null;
}
