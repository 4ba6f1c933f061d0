// The runs of a feed: images one under another, videos two in a row. Drawn again only where a run has changed.
import { memo } from 'react';
import type { Task } from '#contract/task.ts';
import { isFailed, isRunning } from '#web/model/tasks/task-shape.ts';
import { CompletedRow } from './completed-row.tsx';
import { FailedRow } from './failed-row.tsx';
import { useRecentTasks } from './recent-tasks.ts';
import { ResultHint } from './result-hint.tsx';
import { RunningRow } from './running-row.tsx';
import { VideoFeed } from './video-feed.tsx';

export type TaskRowsProps = {
  tasks: readonly Task[];
  isVideo: boolean;
  isSmall: boolean;
  /** The form takes over the parameters of this task. */
  onReuse: (task: Task) => void;
};

export const TaskRows = memo(function TaskRows({ tasks, isVideo, isSmall, onReuse }: TaskRowsProps) {
  const ends = useRecentTasks((state) => state.ends);
  const isFresh = (task: Task) => ends.some(({ id }) => id === task.id);
  if (isVideo) return <VideoFeed tasks={tasks} isFresh={isFresh} isSmall={isSmall} onReuse={onReuse} />;
  const freshId = tasks.find((task) => isFresh(task) && !isRunning(task) && !isFailed(task))?.id;
  return tasks.map((task, index) => (
    <div key={task.id} data-task={task.id}>
      <ImageRow
        task={task}
        isFirst={index === 0}
        isFresh={isFresh(task)}
        isSmall={isSmall}
        onReuse={onReuse}
      />
      {task.id === freshId && <ResultHint />}
    </div>
  ));
});

type ImageRowProps = Omit<TaskRowsProps, 'tasks' | 'isVideo'> & {
  task: Task;
  isFirst: boolean;
  /** It came out while it was being looked at. */
  isFresh: boolean;
};

const ImageRow = memo(function ImageRow({ task, isFirst, isFresh, isSmall, onReuse }: ImageRowProps) {
  if (isRunning(task)) return <RunningRow task={task} isFirst={isFirst} isSmall={isSmall} />;
  if (isFailed(task)) return <FailedRow task={task} isFirst={isFirst} onEdit={onReuse} />;
  return <CompletedRow task={task} isFirst={isFirst} isFresh={isFresh} isSmall={isSmall} onReuse={onReuse} />;
});
