// The next steps of a result, as buttons with what they cost at least.
import { pointsFrom } from '#contract/points-from.ts';
import { Clapperboard, Mic, Scaling, Shuffle, Sparkles, Volume2, WandSparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Result } from '#contract/media.ts';
import type { Task } from '#contract/task.ts';
import { listNextSteps } from '#web/model/tasks/next-steps.ts';
import type { NextStep, NextStepName } from '#web/model/tasks/next-steps.ts';
import { useTaskActs } from '#web/model/tasks/task-acts.tsx';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import { listAgain } from './list-again.ts';
import type { Again } from './list-again.ts';
import style from './studio.module.css';

const ICONS: Readonly<Record<NextStepName, ReactNode>> = {
  change: <WandSparkles />,
  variation: <Shuffle />,
  animate: <Clapperboard />,
  effect: <Sparkles />,
  video_effect: <Sparkles />,
  speak: <Mic />,
  upscale: <Scaling />,
};

const AGAIN_ICONS: Readonly<Record<Again['name'], ReactNode>> = {
  larger: <Scaling />,
  larger_alike: <Scaling />,
  larger_video: <Scaling />,
  sound: <Volume2 />,
  sound_alike: <Volume2 />,
};

/** A link to the form of its tool; a video is begun by the press itself. */
function Step({ task, result, step }: { task: Task; result: Result; step: NextStep }) {
  const { t } = useTranslation();
  const acts = useTaskActs();
  const { name, tool, address } = step;
  const animation = name === 'animate' ? acts.animationPoints(result) : null;
  const label = (
    <>
      {ICONS[name]}
      <span>{t(`gallery.step.${name}`)}</span>
    </>
  );
  return animation === null ? (
    <UiLink href={address} className={style.step}>
      {label}
      <small>{t('gallery.from_points', { n: pointsFrom(tool) })}</small>
    </UiLink>
  ) : (
    <button type="button" className={style.step} onClick={() => acts.animate(task, result.index)}>
      {label}
      <small>{animation}</small>
    </button>
  );
}

export type NextStepsProps = {
  task: Task;
  result: Result;
  /** Steps that need more than an address: a frame of the video. */
  children?: ReactNode;
};

export function NextSteps({ task, result, children }: NextStepsProps) {
  const { t } = useTranslation();
  return (
    <>
      <h2 className={style.title}>{t('gallery.next')}</h2>
      <div className={style.steps}>
        {listNextSteps(task, result).map((step) => (
          <Step key={step.name} task={task} result={result} step={step} />
        ))}
        {listAgain(task, result).map(({ name, address, points }) => (
          <UiLink key={name} href={address} className={style.step}>
            {AGAIN_ICONS[name]}
            <span>{t(`gallery.again.${name}`)}</span>
            <small>{points}</small>
          </UiLink>
        ))}
        {children}
      </div>
    </>
  );
}
