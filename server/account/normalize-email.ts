// One spelling for one mailbox, whoever typed it.
import { Email } from '#contract/session.ts';
import { Refusal } from '#server/refusal.ts';

/** Trimmed, composed, in small letters. Refuses what is no address with `invalid_email`. */
export function normalizeEmail(typed: string): string {
  const read = Email.safeParse(typed.normalize('NFC'));
  if (read.success) return read.data.toLowerCase();
  throw new Refusal('invalid_email', { fields: { email: read.error.issues[0]?.message ?? 'email_wrong' } });
}
