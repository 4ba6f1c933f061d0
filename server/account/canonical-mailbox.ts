// The mailbox behind an address: what limits, welcome gifts and daily points go by, so that a tag makes no second one.

const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/**
 * Without the tag behind a plus; Gmail's without dots, and under one name. Of a normalised address; empty for none.
 * Migration 0010 says the same in SQL: both must agree.
 */
export function canonicalMailbox(email: string): string {
  if (email === '') return '';
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const local = email.slice(0, at).toLowerCase().replace(/\+.*$/su, '');
  return GMAIL.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}
