// The stage of the studio when there is no image on it: coming, failed, or not known yet.
import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { TASK_STATUS } from '#contract/task.ts';
import type { Result } from '#contract/media.ts';
import type { Task } from '#contract/task.ts';
import { useTaskActs } from '#web/model/tasks/task-acts.tsx';
import { standInOf } from '#web/model/tasks/stand-in.ts';
import { reuseAddress } from '#web/model/tasks/task-addresses.ts';
import { isVideoTask, ratioOf, titleOf } from '#web/model/tasks/task-shape.ts';
import { useTaskProgress } from '#web/model/tasks/use-task-progress.ts';
import { Button } from '#web/ui/base/button.tsx';
import { EmptyFrame } from '#web/ui/base/empty-frame.tsx';
import { VideoStrip } from '#web/ui/video/video-strip.tsx';
import { RunningCard } from '#web/ui/feedback/running-card.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import style from './studio.module.css';

export type StageProps = {
  task: Task;
  /** "Nº 1,209 · 1 of 4" */
  caption: ReactNode;
  /** Star and neighbours. */
  actions: ReactNode;
};

/** Shows a finished result. */
export type DrawStage = (props: ResultStageProps) => ReactNode;

export type ResultStageProps = StageProps & { result: Result };

export function RunningStage({ task, caption }: Omit<StageProps, 'actions'>) {
  const { t } = useTranslation();
  const words = useTaskText();
  const acts = useTaskActs();
  const { percent, secondsLeft, mostLeft, isLate } = useTaskProgress(task);
  const ratio = ratioOf(task);
  return (
    <>
      <div className={style.tools}>
        <span className={style.number}>{caption}</span>
        {/* Not a live region: it counts the seconds, and the end is spoken anyway. */}
        <span className={style.live}>
          {isLate
            ? t('task.still_working')
            : [
                words.state(task),
                words.wait({ ...task, eta_seconds: secondsLeft, eta_most_seconds: mostLeft }),
              ]
                .filter(Boolean)
                .join(' · ')}
        </span>
        {task.status === TASK_STATUS.queued && (
          <Button look="quiet" onClick={() => void acts.cancelTask(task.id)}>
            {t('task.cancel')}
          </Button>
        )}
        {isLate && (
          <Button look="quiet" onClick={() => acts.checkNow([task.id])}>
            {t('task.check_now')}
          </Button>
        )}
      </div>
      <div className={style.mat}>
        <div className={style.fixed} style={{ '--ratio': ratio }}>
          <RunningCard
            ratio={ratio}
            label={titleOf(task)}
            percent={percent}
            size="page"
            thumbhash={standInOf(task)}
            isBarHidden
          />
          {isVideoTask(task) && (
            <VideoStrip
              seconds={typeof task.params.duration === 'number' ? task.params.duration : null}
              isComing
            />
          )}
          <ProgressBar label={titleOf(task)} percent={percent} />
        </div>
      </div>
    </>
  );
}

export function FailedStage({ task, caption, actions }: StageProps) {
  const { t } = useTranslation();
  const words = useTaskText();
  const acts = useTaskActs();
  const navigate = useNavigate();
  const returned = words.returned(task);
  return (
    <>
      <div className={style.tools}>
        <span className={style.number}>{caption}</span>
        {actions}
      </div>
      <div className={style.mat}>
        <div className={style.failed}>
          <EmptyFrame ratio={4 / 3} />
          <h2>{words.failure(task)}</h2>
          {returned && (
            <p className={style.returned}>
              <Undo2 aria-hidden="true" />
              {returned}
            </p>
          )}
          <div className={style.ways}>
            <Button look="filled" onClick={() => void acts.retryTask(task)}>
              {t('task.retry_price', { points: words.points(task.cost) })}
            </Button>
            <Button onClick={() => void navigate(reuseAddress(task))}>{t('task.edit')}</Button>
          </div>
        </div>
      </div>
    </>
  );
}
