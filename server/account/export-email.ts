// The emails about an export: here is the link, or why there is none.
import type { EmailMessage } from '#server/adapters/mail.ts';
import { type Language, translate } from '#texts/words.ts';
import { EMAIL_WORDS } from '#server/adapters/email-words.ts';
import { formatMoment, writePlainEmail } from '#server/adapters/plain-email.ts';

/** So long the link and the file behind it are kept. */
export const EXPORT_HOURS = 24;

/** `no_room`: the storage was full. `broken`: three workers could not pack it. */
export type ExportFault = 'no_room' | 'broken';

const WORDS = EMAIL_WORDS.export;

type About = { to: string; language: Language };

export function writeExportEmail({
  to,
  language,
  link,
  until,
}: About & { link: string; until: Date }): EmailMessage {
  const life = { n: EXPORT_HOURS, until: formatMoment(until, language) };
  return writePlainEmail({
    to,
    language,
    subject: WORDS.subject[language],
    paragraphs: [
      WORDS.what[language],
      translate(WORDS.life, language, life),
      WORDS.private[language],
      { link, words: WORDS.link[language] },
    ],
  });
}

export function writeExportFailedEmail({
  to,
  language,
  fault,
}: About & { fault: ExportFault }): EmailMessage {
  const { subject, [fault]: why } = WORDS.failed;
  return writePlainEmail({ to, language, subject: subject[language], paragraphs: [why[language]] });
}
