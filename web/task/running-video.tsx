// A video under way: what it is made from in the bath, how far it is, how long it will take.
import { useTranslation } from 'react-i18next';
import type { Task } from '#contract/task.ts';
import { useTaskActs } from '#web/model/tasks/task-acts.tsx';
import { standInOf } from '#web/model/tasks/stand-in.ts';
import { ratioOf } from '#web/model/tasks/task-shape.ts';
import { VideoStrip } from '#web/ui/video/video-strip.tsx';
import { RunningCard } from '#web/ui/feedback/running-card.tsx';
import { SmallAction } from '#web/ui/base/small-action.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { useRunningWords } from './use-running-words.ts';
import style from './video-feed.module.css';

export function RunningVideo({ task, isSmall }: { task: Task; isSmall: boolean }) {
  const { t } = useTranslation();
  const words = useTaskText();
  const acts = useTaskActs();
  const { percent, isStill, isQueued, said } = useRunningWords(task);
  return (
    <>
      <RunningCard
        ratio={ratioOf(task)}
        label={words.name(task)}
        percent={percent}
        thumbhash={standInOf(task)}
        size={isSmall ? 'wall' : 'page'}
        isBarHidden
      />
      <VideoStrip seconds={typeof task.params.duration === 'number' ? task.params.duration : null} isComing />
      <ProgressBar label={words.name(task)} percent={percent} />
      <div className={style.caption}>
        <div className={style.head}>
          <span className={style.number}>{words.number(task)}</span>
          <span className={style.live}>{said}</span>
          {isQueued && (
            <SmallAction onClick={() => void acts.cancelTask(task.id)}>{t('task.cancel')}</SmallAction>
          )}
          {isStill && (
            <SmallAction onClick={() => acts.checkNow([task.id])}>{t('task.check_now')}</SmallAction>
          )}
        </div>
        <p className={style.words}>{words.name(task)}</p>
        <p className={style.data}>
          {words.data(task)}
          {isStill && <span className={style.note}>{t('task.you_can_leave')}</span>}
        </p>
      </div>
    </>
  );
}
