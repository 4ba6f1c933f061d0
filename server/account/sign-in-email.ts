// The email that tells an owner who can sign in to their account since a moment ago: a new device, or a new identity.
import type { EmailMessage } from '#server/adapters/mail.ts';
import { type Language, translate } from '#texts/words.ts';
import { EMAIL_WORDS } from '#server/adapters/email-words.ts';
import { formatMoment, writePlainEmail } from '#server/adapters/plain-email.ts';

/** `by`: what the device calls its browser, or the host of the issuer; empty where it is not known. */
export type SignInNews = { kind: 'device' | 'identity'; by: string; at: Date };

const WORDS = EMAIL_WORDS.sign_in;

export function writeSignInEmail(
  { kind, by, at }: SignInNews,
  { to, language, publicUrl }: { to: string; language: Language; publicUrl: string },
): EmailMessage {
  const when = formatMoment(at, language);
  const device = by && translate(WORDS.device.by, language, { browser: by });
  return writePlainEmail({
    to,
    language,
    subject: WORDS[kind].subject[language],
    paragraphs: [
      translate(WORDS[kind].what, language, { when, by: kind === 'device' ? device : by }),
      WORDS.fine[language],
      WORDS.wrong[language],
      { link: `${publicUrl}/home`, words: WORDS.link[language] },
    ],
  });
}
