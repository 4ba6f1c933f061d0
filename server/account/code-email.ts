// The email that carries a sign-in code.
import type { EmailMessage } from '#server/adapters/mail.ts';
import { type Language, translate } from '#texts/words.ts';
import { EMAIL_WORDS } from '#server/adapters/email-words.ts';

export const CODE_MINUTES = 10;

const { code: WORDS, signature: SIGNATURE } = EMAIL_WORDS;

type CodeEmail = {
  to: string;
  code: string;
  language: Language;
  /** The code links an identity: who did not begin that must know what it would do. */
  isToConnect: boolean;
};

export function writeCodeEmail({ to, code, language, isToConnect }: CodeEmail): EmailMessage {
  const greeting = WORDS.greeting[language];
  const life = translate(WORDS.life, language, { n: CODE_MINUTES });
  const last = (isToConnect ? WORDS.connect : WORDS.ignore)[language];
  const signature = SIGNATURE[language];
  return {
    to,
    subject: translate(WORDS.subject, language, { code }),
    text: `${greeting}\n\n${code}\n\n${life}\n\n${last}\n\n${signature}\n`,
    html: `<!doctype html>
<html lang="${language}">
  <body style="margin:0;padding:32px;background:#f4f1ea;color:#23211d;font:16px/1.5 Georgia,serif">
    <p>${greeting}</p>
    <p style="font-size:36px;letter-spacing:8px;font-variant-numeric:tabular-nums">${code}</p>
    <p>${life}</p>
    <p style="color:#6b665c">${last}</p>
    <p>${signature}</p>
  </body>
</html>
`,
  };
}
