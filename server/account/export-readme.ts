// The page that lies on top of an export and says what the other files are.
import type { Language } from '#texts/words.ts';
import { formatMoment } from './plain-email.ts';

const WORDS = {
  en: (when: string) => `Everything that Atelier keeps of you
Packed on ${when}

profile.json      your profile, preferences, other accounts you sign in with, and devices that are signed in
points.json       every move of your points
works.json        every task: what you asked for, what it cost, and the names of its files
likes.json        works that you like
follows.json      whom you follow, and who follows you
activities.json   what you were told
rules.json        your reports of works, and tries that the content rules stopped
media/            every result, and every uploaded file that is still kept

Times are in UTC. Uploaded files are kept for 30 days after their last use, deleted and failed works for 30 days.
`,
  zh: (when: string) => `画境保存的你的全部数据
打包时间：${when}

profile.json      个人资料、偏好设置、用于登录的其他账号，以及已登录的设备
points.json       全部积分变动
works.json        全部任务：你的要求、消耗的积分与文件名
likes.json        你点赞的作品
follows.json      你关注的人与关注你的人
activities.json   你收到的动态
rules.json        你的举报，以及被内容规范拦截的尝试
media/            全部生成结果，以及仍在保存期内的上传文件

文件内的时间均为 UTC。上传的文件自最后一次使用起保留 30 天，已删除和失败的作品保留 30 天。
`,
} as const;

export function writeExportReadme(language: Language): string {
  return WORDS[language](formatMoment(new Date(), language));
}
