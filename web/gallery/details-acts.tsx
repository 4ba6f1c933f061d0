// What is done most with the open work, in one line: its words, its star, and a video of it in one press.
import { Clapperboard, Copy, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Result } from '#contract/media.ts';
import type { Task } from '#contract/task.ts';
import { useTaskActs } from '#web/model/tasks/task-acts.tsx';
import { SmallAction } from '#web/ui/base/small-action.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import style from './details-panel.module.css';

export function DetailsActs({ task, result }: { task: Task; result: Result | undefined }) {
  const { t } = useTranslation();
  const words = useTaskText();
  const acts = useTaskActs();
  const isFavorite = result?.favorite ?? task.favorite;
  const part = result ? { id: task.id, images: [result.index] } : { id: task.id };
  const animation = result ? acts.animationPoints(result) : null;
  return (
    <div className={style.acts}>
      {task.prompt && (
        <SmallAction icon={<Copy />} onClick={() => void acts.copyPrompt(task.prompt)}>
          {t('task.copy_prompt')}
        </SmallAction>
      )}
      <SmallAction
        icon={<Star fill={isFavorite ? 'currentColor' : 'none'} />}
        aria-pressed={isFavorite}
        onClick={() => acts.setFavorite([part], !isFavorite)}
      >
        {t('task.favorite')}
      </SmallAction>
      {result && animation !== null && (
        <SmallAction icon={<Clapperboard />} onClick={() => acts.animate(task, result.index)}>
          {t('task.animate', { points: words.points(animation) })}
        </SmallAction>
      )}
    </div>
  );
}
