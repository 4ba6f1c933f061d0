// A video that did not come, in the place where it would have stood.
import type { Task } from '#contract/task.ts';
import { ratioOf } from '#web/model/tasks/task-shape.ts';
import { EmptyFrame } from '#web/ui/base/empty-frame.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { Failure, FailureMenu, FailureWays } from './failure.tsx';
import { ReadingNote } from './reading-note.tsx';
import style from './video-feed.module.css';

export function FailedVideo({ task, onEdit }: { task: Task; onEdit: (task: Task) => void }) {
  const words = useTaskText();
  return (
    <>
      <EmptyFrame ratio={ratioOf(task)} />
      <div className={style.caption}>
        <div className={style.head}>
          <span className={style.number}>{words.number(task)}</span>
          <FailureMenu task={task} size="small" />
        </div>
        <div className={style.failure}>
          <Failure task={task} />
        </div>
        <p className={style.words}>{words.name(task)}</p>
        <p className={style.data}>
          {words.data(task)}
          <ReadingNote task={task} />
        </p>
        <div className={style.ways}>
          <FailureWays task={task} onEdit={onEdit} />
        </div>
      </div>
    </>
  );
}
