// Images that did not come: an empty frame, and beside it what happened.
import type { Task } from '#contract/task.ts';
import { EmptyFrame } from '#web/ui/base/empty-frame.tsx';
import { joinClasses } from '#web/ui/base/join-classes.ts';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { Failure, FailureMenu, FailureWays } from './failure.tsx';
import { ReadingNote } from './reading-note.tsx';
import style from './task-feed.module.css';

export type FailedRowProps = { task: Task; isFirst: boolean; onEdit: (task: Task) => void };

export function FailedRow({ task, isFirst, onEdit }: FailedRowProps) {
  const words = useTaskText();
  return (
    <article aria-label={words.name(task)} className={joinClasses(style.failed, isFirst && style.first)}>
      <EmptyFrame ratio={4 / 3} />
      <div className={style.failure}>
        <Failure task={task} />
        <p className={style.asked}>
          {words.name(task)}
          <ReadingNote task={task} />
        </p>
        <div className={style.ways}>
          <FailureWays task={task} onEdit={onEdit} />
          <FailureMenu task={task} />
          <span className={style.number}>{words.number(task)}</span>
        </div>
      </div>
    </article>
  );
}
