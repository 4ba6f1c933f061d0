// The email to somebody who has given up their account: what happens, when, and how to come back.
import { GRACE_DAYS } from '#contract/leaving.ts';
import type { EmailMessage } from '#server/adapters/mail.ts';
import type { Language } from '#texts/words.ts';
import { formatMoment, writePlainEmail } from './plain-email.ts';

type Goodbye = { to: string; language: Language; purgeAt: Date; publicUrl: string };

const WORDS = {
  en: (when: string) => ({
    subject: 'Your Atelier account is closed',
    paragraphs: [
      'You have given up your Atelier account. Your works are hidden from everybody now, all your devices are signed out, and tasks that were still waiting were canceled and their points returned.',
      `On ${when}, ${GRACE_DAYS} days from now, everything is erased for good: works, uploaded files, likes, follows and points.`,
      'Changed your mind? Sign in before then, in any way you have signed in before, and everything is as it was.',
      'Was it not you? Sign in now: that takes the account back.',
    ],
    link: 'Sign in',
  }),
  zh: (when: string) => ({
    subject: '你的画境账号已关闭',
    paragraphs: [
      '你已注销画境账号。你的作品已对所有人隐藏，所有设备均已退出登录，排队中的任务已取消并退还积分。',
      `${GRACE_DAYS} 天后，即 ${when}，作品、上传的文件、点赞、关注与积分将被永久清除。`,
      '改变主意了？在此之前用任意一种你用过的方式登录，一切都会恢复原样。',
      '不是你本人操作？请立即登录，账号即可恢复。',
    ],
    link: '登录',
  }),
} as const;

export function writeGoodbyeEmail({ to, language, purgeAt, publicUrl }: Goodbye): EmailMessage {
  const { subject, paragraphs, link } = WORDS[language](formatMoment(purgeAt, language));
  return writePlainEmail({
    to,
    language,
    subject,
    paragraphs: [...paragraphs, { link: `${publicUrl}/home`, words: link }],
  });
}
