// One's own finished works of the right kind, to be used once more.
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TASK_STATUS } from '#contract/task.ts';
import type { Task } from '#contract/task.ts';
import { useTasks } from '#web/model/tasks/use-tasks.ts';
import type { TaskFilter } from '#web/model/tasks/task-cache.ts';
import { Button } from '#web/ui/base/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { formatClock } from '#web/ui/video/video-clock.ts';
import { JustifiedWall } from '#web/ui/wall/justified-wall.tsx';
import { MoreRows } from '#web/ui/feedback/more-rows.tsx';
import { Image } from '#web/ui/base/image.tsx';
import { Sheet } from '#web/ui/layer/sheet.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { shownWork } from './shown-work.ts';
import type { MediaFieldState } from './use-media-field.ts';
import style from './works-sheet.module.css';

export type WorksSheetProps = {
  field: MediaFieldState;
  /** The place to fill: one work. Left out: as many as there is room for. */
  slot?: number;
  onClose: () => void;
};

type Work = { task: Task; index: number; ratio: number; thumb: string; thumbhash: string; duration: number };

const EXPECTED = [1, 3 / 2, 2 / 3, 16 / 9, 1, 3 / 4, 1, 4 / 3, 2 / 3];

export function WorksSheet({ field, slot, onClose }: WorksSheetProps) {
  const { t } = useTranslation();
  const { kind, most } = field.rule;
  const filter: TaskFilter = { status: [TASK_STATUS.completed], media: kind === 'video' ? 'video' : 'image' };
  const list = useTasks(filter);
  const works = list.tasks.flatMap((task) => listWorks(task, filter.media));
  const space = slot === undefined && most > 1 ? most - field.choices.length : 1;
  const [chosen, setChosen] = useState<readonly string[]>([]);

  function choose(work: Work) {
    if (space === 1) return use([work]);
    const key = keyOf(work);
    const isOn = chosen.includes(key);
    if (isOn) setChosen(chosen.filter((other) => other !== key));
    else if (chosen.length < space) setChosen([...chosen, key]);
  }
  function use(picked: readonly Work[]) {
    for (const { task, index } of picked) {
      const shown = shownWork(task, index);
      if (shown) field.addRef({ task_id: task.id, index }, shown, slot);
    }
    onClose();
  }
  const picked = chosen.flatMap((key) => works.find((work) => keyOf(work) === key) ?? []);
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('media.creations')}
      width={520}
      footer={
        space > 1 && (
          <Button
            look="filled"
            size="large"
            isWide
            disabled={picked.length === 0}
            onClick={() => use(picked)}
          >
            {t('media.works.use', { count: picked.length, n: picked.length })}
          </Button>
        )
      }
    >
      <div className={style.body}>{draw()}</div>
    </Sheet>
  );

  function draw() {
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
          about={kind === 'video' ? t('media.works.empty_video') : t('media.works.empty_image')}
        />
      );
    }
    return (
      <>
        <JustifiedWall
          items={works}
          keyOf={keyOf}
          ratioOf={({ ratio }) => ratio}
          label={t('media.creations')}
        >
          {(work) => (
            <WorkButton work={work} order={chosen.indexOf(keyOf(work))} onChoose={() => choose(work)} />
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
}

function WorkButton({ work, order, onChoose }: { work: Work; order: number; onChoose: () => void }) {
  const { task, ratio, thumb, thumbhash, duration } = work;
  const isOn = order >= 0;
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

function listWorks(task: Task, media: 'image' | 'video' | undefined): Work[] {
  return task.results
    .filter(({ kind }) => kind === media)
    .map(({ index, width, height, thumb, poster, thumbhash, duration }) => ({
      task,
      index,
      ratio: width / height,
      thumb: thumb || poster,
      thumbhash,
      duration,
    }));
}

function keyOf({ task, index }: Work): string {
  return `${task.id}-${index}`;
}
