// A run under way: its plates in the bath, one wet line for the batch, and how long it will take.
import { useTranslation } from 'react-i18next';
import { imageSize } from '#contract/limits.ts';
import { ASPECT_RATIOS } from '#contract/limits.ts';
import { TASK_STATUS } from '#contract/task.ts';
import type { Task } from '#contract/task.ts';
import { useTaskActs } from '#web/api/task-acts.tsx';
import { useTaskProgress } from '#web/api/use-task-progress.ts';
import { Picture } from '#web/ui/picture.tsx';
import { RunningCard } from '#web/ui/running-card.tsx';
import { SmallAction } from '#web/ui/small-action.tsx';
import { Spread } from '#web/ui/spread.tsx';
import { WetBar } from '#web/ui/wet-bar.tsx';
import { useTaskWords } from '#web/words/use-task-words.ts';
import { Batch } from './batch.tsx';
import { isParked } from './polling-entry.ts';
import { usePollingStore } from './polling-store.ts';
import style from './task-feed.module.css';

export type RunningSpreadProps = { task: Task; isFirst: boolean; isSmall: boolean };

export function RunningSpread({ task, isFirst, isSmall }: RunningSpreadProps) {
  const { t } = useTranslation();
  const words = useTaskWords();
  const acts = useTaskActs();
  const { percent, secondsLeft, isLate } = useTaskProgress(task);
  const hasParked = usePollingStore((state) =>
    state.entries.some((entry) => entry.id === task.id && isParked(entry)),
  );
  const count = typeof task.params.count === 'number' ? task.params.count : 1;
  const { width, height } = sizeOf(task);
  const ratio = width / height;
  const isQueued = task.status === TASK_STATUS.queued;
  const isStill = hasParked || isLate;
  const wait = isStill ? t('task.still_working') : words.wait({ ...task, eta_seconds: secondsLeft });
  return (
    <Spread
      isFirst={isFirst}
      number={words.number(task)}
      words={task.prompt}
      data={
        <>
          {words.data(task)}
          {isStill && <span className={style.reading}>{t('task.you_can_leave')}</span>}
        </>
      }
      actions={
        <>
          <output className={style.live}>
            {isStill ? wait : [words.state(task), wait].filter(Boolean).join(' · ')}
          </output>
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
              <Picture
                key={index}
                src={result.thumb}
                alt={task.prompt}
                width={width}
                height={height}
                thumbhash={result.thumbhash}
                isDeveloping
              />
            );
          }
          return (
            <RunningCard
              key={index}
              ratio={ratio}
              label={task.prompt}
              percent={index === task.results.length ? percent : null}
              size={isSmall ? 'wall' : 'page'}
              isBarHidden
            />
          );
        })}
      </Batch>
      <WetBar label={task.prompt} percent={percent} />
    </Spread>
  );
}

function sizeOf(task: Task): { width: number; height: number } {
  const ratio = ASPECT_RATIOS.find((candidate) => candidate === task.params.aspect_ratio);
  return imageSize(ratio ?? '1:1', '1K');
}
