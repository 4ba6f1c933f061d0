// A film that did not come: what happened, the points that came back, and the ways on.
import { EllipsisVertical, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Task } from '#contract/task.ts';
import { useTaskActs } from '#web/api/task-acts.tsx';
import { ratioOf, titleOf } from '#web/api/task-shape.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyFrame } from '#web/ui/empty-frame.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { useTaskWords } from '#web/words/use-task-words.ts';
import { ReadingNote } from './reading-note.tsx';
import style from './film-feed.module.css';

export function FailedFilm({ task, onEdit }: { task: Task; onEdit: (task: Task) => void }) {
  const { t } = useTranslation();
  const words = useTaskWords();
  const acts = useTaskActs();
  const returned = words.returned(task);
  return (
    <>
      <EmptyFrame ratio={ratioOf(task)} />
      <div className={style.caption}>
        <div className={style.head}>
          <span className={style.number}>{words.number(task)}</span>
          <Menu
            trigger={<IconButton size="small" label={t('ui.more')} icon={<EllipsisVertical />} />}
            items={[
              ...(task.prompt
                ? [{ label: t('task.copy_prompt'), onSelect: () => void acts.copyPrompt(task.prompt) }]
                : []),
              { label: t('task.delete'), isDanger: true, onSelect: () => acts.deleteTasks([task]) },
            ]}
          />
        </div>
        <h3 className={style.what}>{words.failure(task)}</h3>
        {returned && (
          <p className={style.returned}>
            <Undo2 aria-hidden="true" />
            {returned}
          </p>
        )}
        <p className={style.words}>{titleOf(task)}</p>
        <p className={style.data}>
          {words.data(task)}
          <ReadingNote task={task} />
        </p>
        <div className={style.ways}>
          <Button onClick={() => void acts.retryTask(task)}>
            {t('task.retry_price', { points: words.points(task.cost) })}
          </Button>
          <Button look="quiet" onClick={() => onEdit(task)}>
            {t('task.edit')}
          </Button>
        </div>
      </div>
    </>
  );
}
