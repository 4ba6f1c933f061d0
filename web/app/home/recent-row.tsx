// What runs and what was made last, in one row.
import { useTranslation } from 'react-i18next';
import { TASK_STATUS } from '#contract/task.ts';
import type { Task } from '#contract/task.ts';
import { studioAddress } from '#web/model/tasks/task-addresses.ts';
import { standInOf } from '#web/model/tasks/stand-in.ts';
import { videoOf, ratioOf, titleOf } from '#web/model/tasks/task-shape.ts';
import { useTaskProgress } from '#web/model/tasks/use-task-progress.ts';
import { dragResult } from '#web/model/works/dragged-work.ts';
import type { TaskList } from '#web/model/tasks/use-tasks.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { FailedCard } from '#web/ui/feedback/failed-card.tsx';
import { JustifiedWall } from '#web/ui/wall/justified-wall.tsx';
import { MediaCard } from '#web/ui/form/media-card.tsx';
import { RunningCard } from '#web/ui/feedback/running-card.tsx';
import { Section } from '#web/ui/base/section.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { AppLink } from '../shell/app-link.tsx';
import style from './recent-row.module.css';

const SHOWN = 8;
/** Widths of a row summed up, as ratios: more would make its images too low. */
const ROW_RATIOS = 9.2;

/** Ratios of a row that is still coming. */
const EXPECTED = [1, 3 / 2, 1, 2 / 3, 16 / 9, 2 / 3, 16 / 9, 3 / 4];

export function RecentRow({ list }: { list: TaskList }) {
  const { t } = useTranslation();
  const isEmpty = !list.isLoading && !list.error && list.tasks.length === 0;
  return (
    <Section title={t('home.recent')} aside={<AppLink href="/creations">{t('home.all_creations')}</AppLink>}>
      {list.error ? (
        <ErrorState
          title={t('home.recent_failed')}
          about={list.error.message}
          retryLabel={t('ui.try_again')}
          onRetry={list.retry}
        />
      ) : isEmpty ? (
        <p className={style.empty}>{t('home.recent_empty')}</p>
      ) : list.isLoading ? (
        <JustifiedWall
          items={EXPECTED.map((ratio, place) => ({ ratio, place }))}
          keyOf={({ place }) => String(place)}
          ratioOf={({ ratio }) => ratio}
          isRow
        >
          {({ ratio }) => <Skeleton ratio={ratio} />}
        </JustifiedWall>
      ) : (
        <JustifiedWall
          items={fitRow(list.tasks)}
          keyOf={(task) => task.id}
          ratioOf={ratioOf}
          phoneRowHeight={92}
          isRow
        >
          {(task) => <RecentCard task={task} />}
        </JustifiedWall>
      )}
    </Section>
  );
}

function RecentCard({ task }: { task: Task }) {
  const { t } = useTranslation();
  const words = useTaskText();
  const address = studioAddress(task);
  const [result] = task.results;
  if (task.status === TASK_STATUS.failed) {
    return (
      <FailedCard
        ratio={ratioOf(task)}
        label={words.state(task)}
        returned={words.returned(task)}
        href={address}
      />
    );
  }
  if (task.status !== TASK_STATUS.completed || !result) return <Running task={task} />;
  return (
    <MediaCard
      src={result.thumb}
      alt={words.result(task, result)}
      width={result.width}
      height={result.height}
      thumbhash={result.thumbhash}
      video={videoOf(result)}
      href={address}
      isFavorite={task.favorite}
      favoriteLabel={t('home.starred')}
      drag={dragResult(task, result)}
    />
  );
}

function Running({ task }: { task: Task }) {
  const words = useTaskText();
  const { percent } = useTaskProgress(task);
  return (
    <AppLink href={studioAddress(task)} style={{ display: 'block' }}>
      <RunningCard
        ratio={ratioOf(task)}
        label={`${words.state(task)}: ${titleOf(task)}`}
        percent={percent}
        note={words.wait(task)}
        thumbhash={standInOf(task)}
      />
    </AppLink>
  );
}

function fitRow(tasks: readonly Task[]): Task[] {
  let filled = 0;
  return tasks.slice(0, SHOWN).filter((task) => {
    filled += ratioOf(task);
    return filled <= ROW_RATIOS;
  });
}
