// Removes what has run out and proves nothing any more: codes, sessions, tickets, id tokens, counters, old devices.
import { lt, sql } from 'drizzle-orm';
import type { Db } from '#server/database/connect.ts';
import { rate_limits } from '#server/database/schema/system.ts';
import {
  event_tickets,
  known_devices,
  login_codes,
  sessions,
  used_id_tokens,
} from '#server/database/schema/users.ts';

/** A session lasts 90 days at most: who has not signed in for twice as long is as good as new. */
const DEVICE_LIFE = sql`interval '180 days'`;

export async function forgetExpired(db: Db): Promise<void> {
  const now = sql`now()`;
  await db.delete(login_codes).where(lt(login_codes.expires_at, now));
  await db.delete(sessions).where(lt(sessions.expires_at, now));
  await db.delete(event_tickets).where(lt(event_tickets.expires_at, now));
  await db.delete(used_id_tokens).where(lt(used_id_tokens.expires_at, now));
  await db.delete(known_devices).where(lt(known_devices.used_at, sql`now() - ${DEVICE_LIFE}`));
  await db.delete(rate_limits).where(lt(rate_limits.expire, now));
}
