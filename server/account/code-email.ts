// The email that carries a sign-in code.
import type { EmailMessage } from '#server/adapters/mail.ts';
import type { Language } from '#texts/words.ts';

export const CODE_MINUTES = 10;

const WORDS = {
  en: {
    subject: (code: string) => `${code} is your Atelier code`,
    greeting: 'Your sign-in code',
    life: `It is good for ${CODE_MINUTES} minutes and for one use. Nobody from Atelier will ever ask you for it.`,
    connect:
      'With it, a sign-in by another account (such as Google) is connected to this address: whoever has that account can then sign in here. Did you not begin this? Then type the code nowhere.',
    ignore: 'You did not ask for a code? Then somebody mistyped an address, and you can ignore this letter.',
    name: 'Atelier',
  },
  zh: {
    subject: (code: string) => `画境验证码 ${code}`,
    greeting: '你的登录验证码',
    life: `${CODE_MINUTES} 分钟内有效，仅可使用一次。画境的任何人都不会向你索要验证码。`,
    connect:
      '输入后，另一账号（如 Google）将与此邮箱关联，该账号的持有人即可由此登录。若非你本人操作，请勿在任何地方输入此验证码。',
    ignore: '没有申请过验证码？可能是他人输错了邮箱，忽略此邮件即可。',
    name: '画境',
  },
} as const;

type CodeEmail = {
  to: string;
  code: string;
  language: Language;
  /** The code links an identity: who did not begin that must know what it would do. */
  isToConnect: boolean;
};

export function writeCodeEmail({ to, code, language, isToConnect }: CodeEmail): EmailMessage {
  const words = WORDS[language];
  const last = isToConnect ? words.connect : words.ignore;
  return {
    to,
    subject: words.subject(code),
    text: `${words.greeting}\n\n${code}\n\n${words.life}\n\n${last}\n\n${words.name}\n`,
    html: `<!doctype html>
<html lang="${language}">
  <body style="margin:0;padding:32px;background:#f4f1ea;color:#23211d;font:16px/1.5 Georgia,serif">
    <p>${words.greeting}</p>
    <p style="font-size:36px;letter-spacing:8px;font-variant-numeric:tabular-nums">${code}</p>
    <p>${words.life}</p>
    <p style="color:#6b665c">${last}</p>
    <p>${words.name}</p>
  </body>
</html>
`,
  };
}
