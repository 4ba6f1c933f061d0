// The email that tells an owner who can sign in to their account since a moment ago: a new device, or a new identity.
import type { EmailMessage } from '#server/adapters/mail.ts';
import type { Language } from '#texts/words.ts';
import { formatMoment, writePlainEmail } from './plain-email.ts';

/** `by`: what the device calls its browser, or the host of the issuer; empty where it is not known. */
export type SignInNews = { kind: 'device' | 'identity'; by: string; at: Date };

const WORDS = {
  en: {
    device: (when: string, by: string) => ({
      subject: 'A new device has signed in to your Atelier account',
      what: `On ${when} somebody signed in to your account from a device that we had not seen there before${by && ` (${by})`}.`,
    }),
    identity: (when: string, by: string) => ({
      subject: 'A new way to sign in to your Atelier account',
      what: `On ${when} an account at ${by} was connected to your Atelier account. Whoever has that account can sign in to yours from now on.`,
    }),
    fine: 'Was it you? Then there is nothing to do.',
    wrong:
      'Was it not you? Then somebody can read your mail, or has been given a code. Change the password of your mailbox, sign in, choose "Sign out everywhere" in your account under "Your data", and write to us.',
    link: 'Open Atelier',
  },
  zh: {
    device: (when: string, by: string) => ({
      subject: '你的画境账号在新设备上登录',
      what: `${when}，有人在一台此前未使用过的设备上登录了你的账号${by && `（${by}）`}。`,
    }),
    identity: (when: string, by: string) => ({
      subject: '你的画境账号新增了登录方式',
      what: `${when}，${by} 的一个账号已与你的画境账号关联，其持有人今后可登录你的账号。`,
    }),
    fine: '是你本人？那么无需任何操作。',
    wrong:
      '不是你本人？可能有人能读取你的邮件，或已获得验证码。请修改邮箱密码，登录后在账号的“我的数据”中选择“退出所有设备”，并与我们联系。',
    link: '打开画境',
  },
} as const;

export function writeSignInEmail(
  { kind, by, at }: SignInNews,
  { to, language, publicUrl }: { to: string; language: Language; publicUrl: string },
): EmailMessage {
  const words = WORDS[language];
  const { subject, what } = words[kind](formatMoment(at, language), by);
  const link = { link: `${publicUrl}/home`, words: words.link };
  return writePlainEmail({ to, language, subject, paragraphs: [what, words.fine, words.wrong, link] });
}
