// Why something that was understood could not be done on this image, in the language it was asked in.
import type { Reason } from './work.ts';

const REASONS: Record<Reason, { en: string; zh: string }> = {
  no_sky: { en: 'no sky was found', zh: '没有找到天空' },
  no_subject: { en: 'nothing stands out clearly', zh: '没有找到清晰的主体' },
  no_such_colour: { en: 'nothing has this colour', zh: '没有找到这种颜色' },
  no_room: { en: 'it cannot be drawn here', zh: '这里无法绘制' },
  no_reference: { en: 'that picture was not given', zh: '没有提供这张图片' },
  no_tilt: { en: 'it is level already, as far as can be seen', zh: '画面已基本水平' },
};

export function formatReason(words: string, why: Reason): string {
  const isChinese = /\p{Script=Han}/u.test(words);
  return isChinese ? `${words}（${REASONS[why].zh}）` : `${words} (${REASONS[why].en})`;
}
