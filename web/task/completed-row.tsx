// A run that came out: its images in one height, its words, and what can be done with it.
import { Download, RotateCw, Star, Trash2, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Task } from '#contract/task.ts';
import { studioAddress } from '#web/model/tasks/task-addresses.ts';
import { titleOf } from '#web/model/tasks/task-shape.ts';
import { useTaskActs } from '#web/model/tasks/task-acts.tsx';
import { IconButton } from '#web/ui/base/icon-button.tsx';
import { MediaCard } from '#web/ui/form/media-card.tsx';
import { SmallAction } from '#web/ui/base/small-action.tsx';
import { srcSetOf } from '#web/model/works/renditions.ts';
import { RunRow } from '#web/ui/wall/run-row.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { Batch } from './batch.tsx';
import { ReadingNote } from './reading-note.tsx';

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
  const toggleFavorite = () => acts.setFavorite([task], !task.favorite);
  const download = (index: number) => void acts.downloadResult(task, index);
  return (
    <RunRow
      isFirst={isFirst}
      number={words.number(task)}
      words={titleOf(task)}
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
          <SmallAction
            icon={<RotateCw />}
            onClick={() => void acts.runAgain(task)}

            title={words.points(task.cost)}
          >
            {t('task.run_again', { n: words.count(task.cost) })}
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
          <MediaCard
            key={result.index}
            src={result.thumb}
            srcSet={srcSetOf(result)}
            alt={titleOf(task)}
            width={result.width}
            height={result.height}
            thumbhash={result.thumbhash}
            href={studioAddress(task, result.index)}
            isFavorite={task.favorite && result.index === 0}
            favoriteLabel={t('task.favorite')}
            isDeveloping={isFresh}
            acts={[
              {
                label: t('task.favorite'),
                icon: <Star />,
                isPressed: task.favorite,
                onPress: toggleFavorite,
              },
              { label: t('task.download'), icon: <Download />, onPress: () => download(result.index) },
            ]}
            menu={[
              { label: t('task.open'), href: studioAddress(task, result.index) },
              ...(task.prompt
                ? [{ label: t('task.copy_prompt'), onSelect: () => void acts.copyPrompt(task.prompt) }]
                : []),
              'line',
              { label: t('task.delete'), isDanger: true, onSelect: () => acts.deleteTasks([task]) },
            ]}
          />
        ))}
      </Batch>
    </RunRow>
  );
}
