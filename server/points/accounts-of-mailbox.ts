// The accounts that share a mailbox: of what is given to a person, they get it once together.
import { type SQL, sql } from 'drizzle-orm';
import { users } from '#server/database/schema/users.ts';

/** Ids, as a subquery: the account itself, and where it has an address all of its mailbox. */
export function accountsOfMailbox(userId: number): SQL {
  return sql`(select ${userId}::bigint union all
    select other.id from ${users} own join ${users} other on other.mailbox = own.mailbox and other.mailbox <> ''
    where own.id = ${userId})`;
}
