// The label beside the work: the words, how it was made, what it cost, where it can go from here.
import { pointsFrom } from '#contract/points-from.ts';
import { Copy, VideoIcon, Mic, RotateCw, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Result } from '#contract/media.ts';
import type { Task } from '#contract/task.ts';
import { TOOL_TYPES } from '#contract/tool-names.ts';
import { reuseAddress } from '#web/model/tasks/task-addresses.ts';
import { useTaskActs } from '#web/model/tasks/task-acts.tsx';
import { isRunning, titleOf } from '#web/model/tasks/task-shape.ts';
import { SmallAction } from '#web/ui/base/small-action.tsx';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { DownloadButton } from './download-button.tsx';
import { NextSteps } from './next-steps.tsx';
import { PublicSwitch } from './public-switch.tsx';
import { Receipt } from './receipt.tsx';
import { UpscaleFacts } from './upscale-facts.tsx';
import { useFrames } from './use-frames.ts';
import { WorkFacts } from './work-facts.tsx';
import { WorkInputs } from './work-inputs.tsx';
import style from './studio.module.css';

export type StudioLabelProps = { task: Task; result: Result | undefined };

export function StudioLabel({ task, result }: StudioLabelProps) {
  const { t } = useTranslation();
  const comma = t('task.comma');
  const isUpscale = task.type === TOOL_TYPES['upscale-video'];
  return (
    <aside className={style.label}>
      <div className={style.about}>
        {isUpscale && result ? (
          <UpscaleFacts task={task} result={result} />
        ) : (
          <h1 className={style.words}>{titleOf(task)}</h1>
        )}
        <LabelActs task={task} />
        {task.ignored.length > 0 && (
          <p className={style.note}>
            {task.understood.length > 0 && t('task.understood', { words: task.understood.join(comma) })}{' '}
            {t('task.ignored', { words: task.ignored.join(comma) })}
          </p>
        )}
        <h2 className={style.title}>{t('gallery.parameters')}</h2>
        <WorkFacts task={task} index={result?.index ?? 0} />
        <WorkInputs task={task} />
        <h2 className={style.title}>{t('gallery.receipt.title')}</h2>
        <Receipt task={task} />
        {result && !isRunning(task) && (
          <NextSteps task={task} result={result}>
            {task.type === TOOL_TYPES['lip-sync'] && <OtherVoice task={task} />}
            {result.kind === 'video' && <Extend task={task} result={result} />}
          </NextSteps>
        )}
        {result && !isRunning(task) && <PublicSwitch task={task} result={result} />}
      </div>
      {result && (
        <div className={style.foot}>
          <DownloadButton task={task} index={result.index} size="huge" />
        </div>
      )}
    </aside>
  );
}

function LabelActs({ task }: { task: Task }) {
  const { t } = useTranslation();
  const words = useTaskText();
  const acts = useTaskActs();
  const navigate = useNavigate();
  return (
    <div className={style.acts}>
      {task.prompt && (
        <SmallAction icon={<Copy />} onClick={() => void acts.copyPrompt(task.prompt)}>
          {t('task.copy_prompt')}
        </SmallAction>
      )}
      <SmallAction icon={<Undo2 />} onClick={() => void navigate(reuseAddress(task))}>
        {t('task.reuse')}
      </SmallAction>
      <SmallAction icon={<RotateCw />} disabled={isRunning(task)} onClick={() => void acts.runAgain(task)}>
        {t('task.run_again', { n: words.count(task.cost) })}
      </SmallAction>
    </div>
  );
}

/** The same face with other words or another voice. */
function OtherVoice({ task }: { task: Task }) {
  const { t } = useTranslation();
  return (
    <UiLink href={reuseAddress(task)} className={style.step}>
      <Mic />
      <span>{t('gallery.step.other_voice')}</span>
      <small>{t('gallery.from_points', { n: pointsFrom('lip-sync') })}</small>
    </UiLink>
  );
}

/** A new video that begins with the last frame of this one. */
function Extend({ task, result }: { task: Task; result: Result }) {
  const { t } = useTranslation();
  const frames = useFrames(task, result);
  return (
    <button type="button" className={style.step} onClick={frames.extend} disabled={frames.isBusy}>
      <VideoIcon />
      <span>{t('gallery.step.extend')}</span>
      <small>{t('gallery.from_points', { n: pointsFrom('image-to-video') })}</small>
    </button>
  );
}
