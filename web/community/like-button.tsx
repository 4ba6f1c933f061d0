// The heart with its number, where somebody likes it: on a card, and larger in the open work. Liked is a filled heart
// in ink.
import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PublicTask } from '#contract/task.ts';
import { joinClasses } from '#web/ui/base/join-classes.ts';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { useLike } from './use-like.ts';
import style from './like-button.module.css';

export type LikeButtonProps = { work: PublicTask; size?: 'small' | 'large' };

export function LikeButton({ work, size = 'small' }: LikeButtonProps) {
  const { t } = useTranslation();
  const words = useTaskText();
  const like = useLike();
  return (
    <button
      type="button"
      className={joinClasses(style.like, style[size], work.liked && style.isLiked)}
      aria-pressed={work.liked}
      aria-label={
        work.likes > 0
          ? t('community.like_label', { count: work.likes, n: words.count(work.likes) })
          : t('community.like_first')
      }
      onClick={() => like(work)}
    >
      <Heart aria-hidden="true" />
      {work.likes > 0 && <span aria-hidden="true">{words.count(work.likes)}</span>}
    </button>
  );
}
