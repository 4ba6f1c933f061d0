// A run that came out: its images in one height, its words, and what can be done with it.
import { Trash2, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Result } from '#contract/media.ts';
import type { Task } from '#contract/task.ts';
import { studioAddress } from '#web/model/tasks/task-addresses.ts';
import { useTaskActs } from '#web/model/tasks/task-acts.tsx';
import { dragResult } from '#web/model/works/dragged-work.ts';
import { IconButton } from '#web/ui/base/icon-button.tsx';
import { MediaCard } from '#web/ui/form/media-card.tsx';
import { SmallAction } from '#web/ui/base/small-action.tsx';
import { srcSetOf } from '#web/model/works/renditions.ts';
import { RunRow } from '#web/ui/wall/run-row.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { Batch } from './batch.tsx';
import { ReadingNote } from './reading-note.tsx';
import { useResultActs } from './use-result-acts.tsx';

export type CompletedRowProps = {
  task: Task;
  isFirst: boolean;
  /** It came out while it was being looked at. */
  isFresh: boolean;
  isSmall: boolean;
  onReuse: (task: Task) => void;
};

export function CompletedRow({ task, isFirst, isFresh, isSmall, onReuse }: CompletedRowProps) {
  const { t } = useTranslation();
  const words = useTaskText();
  const acts = useTaskActs();
  return (
    <RunRow
      isFirst={isFirst}
      name={words.name(task)}
      number={words.number(task)}
      words={words.name(task)}
      data={
        <>
          {words.data(task)} · {words.time(task.created_at)}
          <ReadingNote task={task} />
        </>
      }
      actions={
        <>
          <SmallAction icon={<Undo2 />} onClick={() => onReuse(task)}>
            {t('task.reuse')}
          </SmallAction>
          <IconButton
            size="small"
            label={t('task.delete')}
            icon={<Trash2 />}
            onClick={() => acts.deleteTasks([task])}
          />
        </>
      }
    >
      <Batch ratios={task.results.map(({ width, height }) => width / height)} isSmall={isSmall}>
        {task.results.map((result) => (
          <CompletedImage key={result.index} task={task} result={result} isFresh={isFresh} />
        ))}
      </Batch>
    </RunRow>
  );
}

function CompletedImage({ task, result, isFresh }: { task: Task; result: Result; isFresh: boolean }) {
  const { t } = useTranslation();
  const words = useTaskText();
  const { acts, menu } = useResultActs(task, result);
  return (
    <MediaCard
      src={result.thumb}
      srcSet={srcSetOf(result)}
      alt={words.result(task, result)}
      width={result.width}
      height={result.height}
      thumbhash={result.thumbhash}
      href={studioAddress(task, result.index)}
      isFavorite={task.favorite}
      favoriteLabel={t('task.favorite')}
      isDeveloping={isFresh}
      acts={acts}
      menu={menu}
      hasTouchMenu
      drag={dragResult(task, result)}
    />
  );
}
