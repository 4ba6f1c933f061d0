// Where a result can go from here: each step opens the tool that takes it, with it in.
import { pointsFrom } from '#contract/points-from.ts';
import { Clapperboard, Mic, Scaling, Shuffle, Sparkles, WandSparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Result } from '#contract/media.ts';
import type { Task } from '#contract/task.ts';
import type { ToolName } from '#contract/tool-names.ts';
import type { TextBelow } from '#web/i18n/text-key.ts';
import { nextAddress } from '#web/model/tasks/task-addresses.ts';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import style from './studio.module.css';

type Step = { name: TextBelow<'gallery.step'>; icon: ReactNode; tool: ToolName; more?: string };

const OF_A_IMAGE: readonly Step[] = [
  { name: 'change', icon: <WandSparkles />, tool: 'image-to-image', more: '&mode=edit' },
  { name: 'variation', icon: <Shuffle />, tool: 'image-to-image', more: '&mode=restyle' },
  { name: 'animate', icon: <Clapperboard />, tool: 'image-to-video' },
  { name: 'effect', icon: <Sparkles />, tool: 'image-effect' },
  { name: 'video_effect', icon: <Sparkles />, tool: 'video-effect' },
  { name: 'speak', icon: <Mic />, tool: 'lip-sync' },
];

const OF_A_VIDEO: readonly Step[] = [
  { name: 'upscale', icon: <Scaling />, tool: 'upscale-video' },
  { name: 'speak', icon: <Mic />, tool: 'lip-sync' },
];

export function listSteps(task: Task, result: Result) {
  const steps = result.kind === 'image' ? OF_A_IMAGE : OF_A_VIDEO;
  return steps.map((step) => ({
    ...step,
    address: `${nextAddress(step.tool, task, result.index)}${step.more ?? ''}`,
  }));
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
        {listSteps(task, result).map(({ name, icon, tool, address }) => (
          <UiLink key={name} href={address} className={style.step}>
            {icon}
            <span>{t(`gallery.step.${name}`)}</span>
            <small>{t('gallery.from_points', { n: pointsFrom(tool) })}</small>
          </UiLink>
        ))}
        {children}
      </div>
    </>
  );
}
