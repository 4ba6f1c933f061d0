// A run under way: its tiles in the bath, one wet line for the batch, and how long it will take.
import { useTranslation } from 'react-i18next';
import type { Task } from '#contract/task.ts';
import { studioAddress } from '#web/model/tasks/task-addresses.ts';
import { useTaskActs } from '#web/model/tasks/task-acts.tsx';
import { standInOf } from '#web/model/tasks/stand-in.ts';
import { ratioOf } from '#web/model/tasks/task-shape.ts';
import { dragResult } from '#web/model/works/dragged-work.ts';
import { srcSetOf } from '#web/model/works/renditions.ts';
import { MediaCard } from '#web/ui/form/media-card.tsx';
import { RunningCard } from '#web/ui/feedback/running-card.tsx';
import { SmallAction } from '#web/ui/base/small-action.tsx';
import { RunRow } from '#web/ui/wall/run-row.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { Batch } from './batch.tsx';
import { useRunningWords } from './use-running-words.ts';
import style from './task-feed.module.css';

export type RunningRowProps = { task: Task; isFirst: boolean; isSmall: boolean };

export function RunningRow({ task, isFirst, isSmall }: RunningRowProps) {
  const { t } = useTranslation();
  const words = useTaskText();
  const acts = useTaskActs();
  const { percent, isStill, isQueued, said } = useRunningWords(task);
  const count = typeof task.params.count === 'number' ? task.params.count : 1;
  const ratio = ratioOf(task);
  return (
    <RunRow
      isFirst={isFirst}
      name={words.name(task)}
      number={words.number(task)}
      words={words.name(task)}
      data={
        <>
          {words.data(task)}
          {isStill && <span className={style.reading}>{t('task.you_can_leave')}</span>}
        </>
      }
      actions={
        <>
          <span className={style.live}>{said}</span>
          {isQueued && (
            <SmallAction onClick={() => void acts.cancelTask(task.id)}>{t('task.cancel')}</SmallAction>
          )}
          {isStill && (
            <SmallAction onClick={() => acts.checkNow([task.id])}>{t('task.check_now')}</SmallAction>
          )}
        </>
      }
    >
      <Batch ratios={Array.from({ length: count }, () => ratio)} isSmall={isSmall}>
        {Array.from({ length: count }, (_, index) => {
          const result = task.results.find((candidate) => candidate.index === index);
          if (result) {
            return (
              <MediaCard
                key={index}
                src={result.thumb}
                srcSet={srcSetOf(result)}
                alt={words.result(task, result)}
                width={result.width}
                height={result.height}
                thumbhash={result.thumbhash}
                href={studioAddress(task, result.index)}
                isDeveloping
                drag={dragResult(task, result)}
              />
            );
          }
          return (
            <RunningCard
              key={index}
              ratio={ratio}
              label={words.name(task)}
              percent={index === task.results.length ? percent : null}
              thumbhash={standInOf(task)}
              size={isSmall ? 'wall' : 'page'}
              isBarHidden
            />
          );
        })}
      </Batch>
      <ProgressBar label={words.name(task)} percent={percent} />
    </RunRow>
  );
}
