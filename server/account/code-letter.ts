// The letter that carries a sign-in code.
import type { Language } from '#contract/errors.ts';
import type { Letter } from '#server/outside/mail.ts';

export const CODE_MINUTES = 10;

const WORDS = {
  en: {
    subject: (code: string) => `${code} is your Atelier code`,
    greeting: 'Your sign-in code',
    life: `It is good for ${CODE_MINUTES} minutes and for one use. Nobody from Atelier will ever ask you for it.`,
    ignore: 'You did not ask for a code? Then somebody mistyped an address, and you can ignore this letter.',
    name: 'Atelier',
  },
  zh: {
    subject: (code: string) => `画境验证码 ${code}`,
    greeting: '你的登录验证码',
    life: `${CODE_MINUTES} 分钟内有效，仅可使用一次。画境的任何人都不会向你索要验证码。`,
    ignore: '没有申请过验证码？可能是他人输错了邮箱，忽略此邮件即可。',
    name: '画境',
  },
} as const;

export function writeCodeLetter(to: string, code: string, language: Language): Letter {
  const words = WORDS[language];
  return {
    to,
    subject: words.subject(code),
    text: `${words.greeting}\n\n${code}\n\n${words.life}\n\n${words.ignore}\n\n${words.name}\n`,
    html: `<!doctype html>
<html lang="${language}">
  <body style="margin:0;padding:32px;background:#f4f1ea;color:#23211d;font:16px/1.5 Georgia,serif">
    <p>${words.greeting}</p>
    <p style="font-size:36px;letter-spacing:8px;font-variant-numeric:tabular-nums">${code}</p>
    <p>${words.life}</p>
    <p style="color:#6b665c">${words.ignore}</p>
    <p>${words.name}</p>
  </body>
</html>
`,
  };
}
