// The emails about an export: here is the link, or why there is none.
import type { EmailMessage } from '#server/adapters/mail.ts';
import type { Language } from '#texts/words.ts';
import { formatMoment, writePlainEmail } from './plain-email.ts';

/** So long the link and the file behind it are kept. */
export const EXPORT_HOURS = 24;

/** `no_room`: the storage was full. `broken`: three workers could not pack it. */
export type ExportFault = 'no_room' | 'broken';

const READY = {
  en: (until: string) => ({
    subject: 'Your Atelier data is ready',
    paragraphs: [
      'You asked for everything that Atelier keeps of you. It is one zip file: your profile, your points, all works with their parameters, likes, follows, activities, and every picture, video and sound that is still kept.',
      `The link is good for ${EXPORT_HOURS} hours, until ${until}. After that the file is removed.`,
      'Whoever has this link can fetch the file, so do not hand it on.',
    ],
    link: 'Download the zip file',
  }),
  zh: (until: string) => ({
    subject: '你的画境数据已打包完成',
    paragraphs: [
      '你申请了画境保存的全部个人数据。压缩包内包含个人资料、积分明细、全部作品及其参数、点赞、关注、动态，以及仍在保存期内的所有图片、视频与音频。',
      `下载链接 ${EXPORT_HOURS} 小时内有效，至 ${until} 为止，之后文件将被删除。`,
      '任何拿到此链接的人都可以下载，请勿转发。',
    ],
    link: '下载压缩包',
  }),
} as const;

const FAILED = {
  en: {
    subject: 'Your Atelier data could not be packed',
    no_room:
      'You asked for everything that Atelier keeps of you. The storage has no room for the file at the moment. Nothing of yours was changed. Please ask again tomorrow.',
    broken:
      'You asked for everything that Atelier keeps of you. It could not be packed, and we have noted why. Nothing of yours was changed. Please ask again.',
  },
  zh: {
    subject: '你的画境数据打包失败',
    no_room:
      '你申请了画境保存的全部个人数据。当前存储空间不足，无法生成压缩包。你的数据未受影响，请明天再试。',
    broken: '你申请了画境保存的全部个人数据，但打包未能完成，原因已记录。你的数据未受影响，请重新申请。',
  },
} as const;

type About = { to: string; language: Language };

export function writeExportEmail({
  to,
  language,
  link,
  until,
}: About & { link: string; until: Date }): EmailMessage {
  const words = READY[language](formatMoment(until, language));
  const paragraphs = [...words.paragraphs, { link, words: words.link }];
  return writePlainEmail({ to, language, subject: words.subject, paragraphs });
}

export function writeExportFailedEmail({
  to,
  language,
  fault,
}: About & { fault: ExportFault }): EmailMessage {
  const words = FAILED[language];
  return writePlainEmail({ to, language, subject: words.subject, paragraphs: [words[fault]] });
}
