// One task in the dock: its image, its words, how it is going, and the one thing to do about it.
import { EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TASK_STATUS } from '#contract/task.ts';
import type { Task } from '#contract/task.ts';
import { useTaskActs } from '#web/model/tasks/task-acts.tsx';
import { studioAddress } from '#web/model/tasks/task-addresses.ts';
import { isFailed, isRunning } from '#web/model/tasks/task-shape.ts';
import { useTaskProgress } from '#web/model/tasks/use-task-progress.ts';
import { isOwnTask, useTask } from '#web/model/tasks/use-tasks.ts';
import { Button } from '#web/ui/base/button.tsx';
import { EmptyFrame } from '#web/ui/base/empty-frame.tsx';
import { VideoStrip } from '#web/ui/video/video-strip.tsx';
import { IconButton } from '#web/ui/base/icon-button.tsx';
import { Image } from '#web/ui/base/image.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import style from './task-dock.module.css';

export type DockRowProps = {
  id: string;
  /** Its attempts are used up: it goes on, but is not asked about. */
  isParked: boolean;
  onHide: () => void;
  onOpen: () => void;
};

export function DockRow({ id, isParked, onHide, onOpen }: DockRowProps) {
  const { data: task } = useTask(id);
  if (!task || !isOwnTask(task)) {
    return (
      <li className={style.row}>
        <span className={style.thumb}>
          <Skeleton height="48px" />
        </span>
        <Skeleton width="60%" />
      </li>
    );
  }
  return <KnownRow task={task} isParked={isParked} onHide={onHide} onOpen={onOpen} />;
}

function KnownRow({ task, isParked, onHide, onOpen }: Omit<DockRowProps, 'id'> & { task: Task }) {
  const { t } = useTranslation();
  const words = useTaskText();
  const acts = useTaskActs();
  const progress = useTaskProgress(task);
  const [result] = task.results;
  const isStill = isRunning(task) && (isParked || progress.isLate);
  return (
    <li className={style.row}>
      <UiLink href={studioAddress(task)} className={style.thumb} onClick={onOpen} aria-label={task.title}>
        {result?.kind === 'video' && (
          <span className={style.video}>
            <VideoStrip size="wall" seconds={result.duration} />
          </span>
        )}
        {result ? (
          <Image
            src={result.thumb}
            alt=""
            width={64}
            height={48}
            thumbhash={result.thumbhash}
            className={style.image}
          />
        ) : isFailed(task) ? (
          <EmptyFrame ratio={4 / 3} />
        ) : (
          <span className={style.bath} />
        )}
      </UiLink>
      <div className={style.about}>
        <UiLink href={studioAddress(task)} className={style.words} onClick={onOpen}>
          {task.title || words.tool(task.type)}
        </UiLink>
        <p className={isRunning(task) ? style.live : style.state}>
          {isStill ? t('task.still_working') : describeState(task, progress.percent, words)}
        </p>
      </div>
      <div className={style.act}>
        {task.status === TASK_STATUS.queued && (
          <Button look="quiet" onClick={() => void acts.cancelTask(task.id)}>
            {t('task.cancel')}
          </Button>
        )}
        {task.status === TASK_STATUS.processing && isStill && (
          <Button look="quiet" onClick={() => acts.checkNow([task.id])}>
            {t('task.check_now')}
          </Button>
        )}
        {isFailed(task) && (
          <Button look="quiet" onClick={() => void acts.retryTask(task)}>
            {t('task.retry')}
          </Button>
        )}
        {task.status === TASK_STATUS.completed && (
          <UiLink href={studioAddress(task)} className={style.open} onClick={onOpen}>
            {t('task.open')}
          </UiLink>
        )}
        <IconButton size="small" label={t('task.hide')} icon={<EyeOff />} onClick={onHide} />
      </div>
      {isRunning(task) && <ProgressBar label={task.title} percent={progress.percent} className={style.bar} />}
    </li>
  );
}

type Words = ReturnType<typeof useTaskText>;

function describeState(task: Task, percent: number | null, words: Words): string {
  const state = words.state(task);
  if (task.status === TASK_STATUS.queued) return `${state} · ${words.wait(task)}`;
  if (task.status === TASK_STATUS.processing && percent !== null) return `${state} ${Math.floor(percent)} %`;
  const returned = words.returned(task);
  return returned ? `${state} · ${returned}` : state;
}
