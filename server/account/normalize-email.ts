// One spelling for one mailbox, whoever typed it.
import { domainToASCII } from 'node:url';
import { Email } from '#contract/session.ts';
import { Refusal } from '#server/refusal.ts';

/** Letters, digits and hyphens in at least two labels; the last one is no number, so that no IP address passes. */
const HOST_NAME = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/;
const MOST_CHARACTERS = 254;

/**
 * Trimmed, composed, in small letters, its domain as the mail system writes it (punycode). Refuses what is no address
 * with `invalid_email`.
 */
export function normalizeEmail(typed: string): string {
  const read = Email.safeParse(typed.normalize('NFC'));
  if (!read.success) throw refuse(read.error.issues[0]?.message ?? 'email_wrong');
  const at = read.data.lastIndexOf('@');
  // Without this step two domains that look alike, or not even that, are two accounts of one mailbox.
  const domain = domainToASCII(read.data.slice(at + 1));
  const email = `${read.data.slice(0, at).toLowerCase()}@${domain}`;
  if (!HOST_NAME.test(domain) || email.length > MOST_CHARACTERS) throw refuse('email_wrong');
  return email;
}

/** The same for an address that somebody else vouches for; empty where it is none. */
export function readVouchedEmail(given: string): string {
  try {
    return normalizeEmail(given);
  } catch (error) {
    if (error instanceof Refusal) return '';
    throw error;
  }
}

function refuse(word: string): Refusal {
  return new Refusal('invalid_email', { fields: { email: word } });
}
