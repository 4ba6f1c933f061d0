// The account of a proven address; there is one from the first time it is proven.
import { domainToUnicode } from 'node:url';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { users } from '#server/database/schema/users.ts';
import type { Tx } from '#server/database/tx.ts';
import { Refusal } from '#server/refusal.ts';
import type { Language } from '#texts/words.ts';
import { canonicalMailbox } from './canonical-mailbox.ts';
import type { UserRow } from './present-user.ts';

/** `email` in its one spelling, or empty: such an account is found by nothing here, and always new. */
export type NewUser = {
  email: string;
  /** Asked for when there is none yet. */
  chooseName(): Promise<string>;
  language: Language;
  referrer: string;
};

export type FoundUser = { user: UserRow; isNew: boolean };

export async function findOrCreateUser(tx: Tx, person: NewUser): Promise<FoundUser> {
  const found = await findByEmail(tx, person.email);
  if (found) return { user: found, isNew: false };
  const { chooseName, ...facts } = person;
  const values = { ...facts, mailbox: canonicalMailbox(person.email), name: await chooseName() };
  const [created] = await tx.insert(users).values(values).onConflictDoNothing().returning();
  if (created) return { user: created, isNew: true };
  // Another sign-in of the same address was faster between the two statements.
  const other = await findByEmail(tx, person.email);
  if (!other) throw new Refusal('register_failed');
  return { user: other, isNew: false };
}

/** Accounts of before decision 27 may have their domain in its own letters. */
export function hasAddress(email: string): SQL {
  const at = email.lastIndexOf('@') + 1;
  const spellings = [email, email.slice(0, at) + domainToUnicode(email.slice(at))];
  return inArray(sql`lower(${users.email})`, spellings);
}

async function findByEmail(tx: Tx, email: string): Promise<UserRow | undefined> {
  if (email === '') return undefined;
  const found = await tx.select().from(users).where(hasAddress(email));
  return found.find((user) => user.email.toLowerCase() === email) ?? found[0];
}
