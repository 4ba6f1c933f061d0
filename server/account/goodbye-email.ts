// The email to somebody who has given up their account: what happens, when, and how to come back.
import { GRACE_DAYS } from '#contract/leaving.ts';
import type { EmailMessage } from '#server/adapters/mail.ts';
import { type Language, translate } from '#texts/words.ts';
import { EMAIL_WORDS } from '#server/adapters/email-words.ts';
import { formatMoment, writePlainEmail } from '#server/adapters/plain-email.ts';

type Goodbye = { to: string; language: Language; purgeAt: Date; publicUrl: string };

const WORDS = EMAIL_WORDS.goodbye;

export function writeGoodbyeEmail({ to, language, purgeAt, publicUrl }: Goodbye): EmailMessage {
  const then = { when: formatMoment(purgeAt, language), n: GRACE_DAYS };
  return writePlainEmail({
    to,
    language,
    subject: WORDS.subject[language],
    paragraphs: [
      WORDS.now[language],
      translate(WORDS.then, language, then),
      WORDS.back[language],
      WORDS.wrong[language],
      { link: `${publicUrl}/home`, words: WORDS.link[language] },
    ],
  });
}
