// What the engine made of the words, said quietly: only what it left out is worth a line.
import { useTranslation } from 'react-i18next';
import type { Task } from '#contract/task.ts';
import style from './task-feed.module.css';

export function ReadingNote({ task }: { task: Task }) {
  const { t } = useTranslation();
  if (task.ignored.length === 0) return null;
  const comma = t('task.comma');
  return (
    <span className={style.reading}>
      {t('task.ignored', { words: task.ignored.join(comma) })}
      {task.understood.length > 0 && (
        <span className={style.understood}>
          {t('task.understood', { words: task.understood.join(comma) })}
        </span>
      )}
    </span>
  );
}
