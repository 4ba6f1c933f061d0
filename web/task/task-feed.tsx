// What a tool has made, newest first, as the spreads of a book: running, failed and finished runs.
import { Grid2x2, Square, SquareCheck } from 'lucide-react';
import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import type { Task } from '#contract/task.ts';
import { mediaOfTool, toolOfType } from '#contract/tool-names.ts';
import type { TaskType } from '#contract/tool-names.ts';
import { stored } from '#web/model/stored.ts';
import { selectingStep } from '#web/model/works/selecting-address.ts';
import { useTasks } from '#web/model/tasks/use-tasks.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { FilterTabs } from '#web/ui/form/filter-tabs.tsx';
import { MoreRows } from '#web/ui/feedback/more-rows.tsx';
import { SmallAction } from '#web/ui/base/small-action.tsx';
import { FeedSkeleton } from './feed-skeleton.tsx';
import { TaskRows } from './task-rows.tsx';
import style from './task-feed.module.css';

export type TaskFeedProps = {
  type: TaskType;
  /** The form takes over the parameters of this task. */
  onReuse: (task: Task) => void;
  /** Stands where nothing was made yet: examples to begin from. */
  empty: ReactNode;
  /** The template that the form works with: its own results stand first. */
  effectId?: string | undefined;
};

/** How large results hang is a habit, and the same in all tools. */
const smallImages = stored('atelier_feed_small', z.catch(z.boolean(), false));

type Shown = 'effect' | 'all' | 'favorites';

export function TaskFeed({ type, onReuse, empty, effectId }: TaskFeedProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<Shown>(effectId === undefined ? 'all' : 'effect');
  const navigate = useNavigate();
  const selecting = selectingStep(type);
  const [isSmall, setSmall] = useState(() => smallImages.read());
  const list = useTasks({
    type: [type],
    ...(shown === 'favorites' && { favorite: true }),
    ...(shown === 'effect' && effectId !== undefined && { effect_id: effectId }),
  });
  // Many images take long to draw: what is pressed meanwhile is answered first.
  const tasks = useDeferredValue(list.tasks);
  const isLoading = list.isLoading || (tasks.length === 0 && list.tasks.length > 0);
  // The same for all time, so that a key in the form draws no image again.
  const latest = useRef(onReuse);
  useEffect(() => {
    latest.current = onReuse;
  });
  const reuse = useCallback((task: Task) => latest.current(task), []);

  function resize() {
    smallImages.write(!isSmall);
    setSmall(!isSmall);
  }
  return (
    <section className={style.feed} aria-label={t('task.feed')}>
      <div className={style.bar}>
        <FilterTabs
          label={t('task.feed')}
          value={shown}
          onChange={setShown}
          options={[
            ...(effectId === undefined ? [] : [{ value: 'effect' as const, label: t('task.this_effect') }]),
            { value: 'all', label: t('task.all') },
            { value: 'favorites', label: t('task.favorites') },
          ]}
        />
        <span className={style.barActs}>
          <SmallAction icon={isSmall ? <Square /> : <Grid2x2 />} onClick={resize}>
            {isSmall ? t('task.large') : t('task.small')}
          </SmallAction>
          {tasks.length > 0 && (
            <SmallAction icon={<SquareCheck />} onClick={() => void navigate(selecting.to, selecting)}>
              {t('gallery.select')}
            </SmallAction>
          )}
        </span>
      </div>
      {isLoading && <FeedSkeleton />}
      {list.error && (
        <ErrorState
          title={t('task.feed_error')}
          about={list.error.message}
          retryLabel={t('task.try_again')}
          onRetry={list.retry}
        />
      )}
      {!isLoading &&
        !list.error &&
        tasks.length === 0 &&
        (shown !== 'favorites' ? empty : <p className={style.none}>{t('task.no_favorites')}</p>)}
      {!isLoading && tasks.length > 0 && (
        <TaskRows
          tasks={tasks}
          isVideo={mediaOfTool(toolOfType(type)) === 'video'}
          isSmall={isSmall}
          onReuse={reuse}
        />
      )}
      {tasks.length > 0 && (
        <MoreRows
          hasMore={list.hasMore}
          isLoading={list.isLoadingMore}
          onMore={list.loadMore}
          moreLabel={t('task.load_more')}
          endLabel={t('task.no_more')}
        />
      )}
    </section>
  );
}
