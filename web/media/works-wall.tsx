// One's own finished works as a wall to choose from, wherever it stands: in a sheet, or in a form.
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TASK_STATUS } from '#contract/task.ts';
import type { Task } from '#contract/task.ts';
import { useTasks } from '#web/model/tasks/use-tasks.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { formatClock } from '#web/ui/video/video-clock.ts';
import { JustifiedWall } from '#web/ui/wall/justified-wall.tsx';
import { MoreRows } from '#web/ui/feedback/more-rows.tsx';
import { Image } from '#web/ui/base/image.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import style from './works-wall.module.css';

/** One image or video of a work. */
export type ChosenWork = {
  task: Task;
  index: number;
  kind: 'image' | 'video';
  ratio: number;
  thumb: string;
  thumbhash: string;
  duration: number;
};

export type WorksWallProps = {
  /** Both where left out. */
  media?: 'image' | 'video' | undefined;
  chosen?: readonly ChosenWork[];
  onChoose: (work: ChosenWork) => void;
};

const EXPECTED = [1, 3 / 2, 2 / 3, 16 / 9, 1, 3 / 4, 1, 4 / 3, 2 / 3];

export function WorksWall({ media, chosen = [], onChoose }: WorksWallProps) {
  const { t } = useTranslation();
  const list = useTasks({ status: [TASK_STATUS.completed], ...(media && { media }) });
  const works = list.tasks.flatMap((task) => listWorks(task, media));
  const keys = chosen.map(keyOf);
  if (list.error) {
    return (
      <ErrorState
        title={t('media.works.failed')}
        about={list.error.message}
        retryLabel={t('ui.try_again')}
        onRetry={list.retry}
      />
    );
  }
  if (list.isLoading) {
    return (
      <JustifiedWall
        items={EXPECTED.map((ratio, place) => ({ ratio, place }))}
        keyOf={({ place }) => String(place)}
        ratioOf={({ ratio }) => ratio}
      >
        {({ ratio }) => <Skeleton ratio={ratio} />}
      </JustifiedWall>
    );
  }
  if (works.length === 0 && !list.hasMore) {
    return (
      <EmptyState
        title={t('media.works.empty')}
        about={media === 'video' ? t('media.works.empty_video') : t('media.works.empty_image')}
      />
    );
  }
  return (
    <>
      <JustifiedWall items={works} keyOf={keyOf} ratioOf={({ ratio }) => ratio} label={t('media.creations')}>
        {(work) => (
          <WorkButton work={work} isOn={keys.includes(keyOf(work))} onChoose={() => onChoose(work)} />
        )}
      </JustifiedWall>
      <MoreRows
        hasMore={list.hasMore}
        isLoading={list.isLoadingMore}
        onMore={list.loadMore}
        moreLabel={t('task.load_more')}
        endLabel={t('task.no_more')}
      />
    </>
  );
}

function WorkButton({ work, isOn, onChoose }: { work: ChosenWork; isOn: boolean; onChoose: () => void }) {
  const { task, ratio, thumb, thumbhash, duration } = work;
  return (
    <button type="button" className={style.work} aria-pressed={isOn} onClick={onChoose}>
      <Image src={thumb} alt={task.title} width={ratio * 100} height={100} thumbhash={thumbhash} />
      {duration > 0 && <span className={style.time}>{formatClock(duration)}</span>}
      {isOn && (
        <span className={style.check}>
          <Check aria-hidden="true" />
        </span>
      )}
    </button>
  );
}

function listWorks(task: Task, media: 'image' | 'video' | undefined): ChosenWork[] {
  return task.results
    .filter(({ kind }) => media === undefined || kind === media)
    .map(({ index, kind, width, height, thumb, poster, thumbhash, duration }) => ({
      task,
      index,
      kind,
      ratio: width / height,
      thumb: thumb || poster,
      thumbhash,
      duration,
    }));
}

export function keyOf({ task, index }: ChosenWork): string {
  return `${task.id}-${index}`;
}
