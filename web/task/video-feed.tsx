// The videos that a tool has made, two in a row in one height; on a phone one under another.
import { Fragment } from 'react';
import type { Task } from '#contract/task.ts';
import { isFailed, isRunning, ratioOf } from '#web/model/tasks/task-shape.ts';
import { joinClasses } from '#web/ui/base/join-classes.ts';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { CompletedVideo } from './completed-video.tsx';
import { FailedVideo } from './failed-video.tsx';
import { RunningVideo } from './running-video.tsx';
import style from './video-feed.module.css';

export type VideoFeedProps = {
  tasks: readonly Task[];
  /** Those that came out while they were being looked at. */
  isFresh: (task: Task) => boolean;
  isSmall: boolean;
  onReuse: (task: Task) => void;
};

const IN_A_ROW = 2;
const SMALL_IN_A_ROW = 4;

export function VideoFeed({ tasks, isFresh, isSmall, onReuse }: VideoFeedProps) {
  const words = useTaskText();
  const inRow = isSmall ? SMALL_IN_A_ROW : IN_A_ROW;
  const rest = (inRow - (tasks.length % inRow)) % inRow;
  const last = tasks.at(-1);
  return (
    <div className={joinClasses(style.videos, isSmall && style.small)}>
      {tasks.map((task, index) => (
        // The line between two rows comes with the video after it, so that no video moves to another parent.
        <Fragment key={task.id}>
          {index > 0 && index % inRow === 0 && <hr className={style.line} />}
          <article
            aria-label={words.name(task)}
            className={style.video}
            data-task={task.id}
            style={{ '--ratio': ratioOf(task) }}
          >
            {isRunning(task) ? (
              <RunningVideo task={task} isSmall={isSmall} />
            ) : isFailed(task) ? (
              <FailedVideo task={task} onEdit={onReuse} />
            ) : (
              <CompletedVideo task={task} isFresh={isFresh(task)} isSmall={isSmall} onReuse={onReuse} />
            )}
          </article>
        </Fragment>
      ))}
      {last &&
        Array.from({ length: rest }, (_, index) => (
          <span key={index} className={style.video} style={{ '--ratio': ratioOf(last) }} aria-hidden="true" />
        ))}
    </div>
  );
}
