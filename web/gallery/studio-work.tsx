// One own work in its studio: the stage in the middle, its batch at the left, its label at the right.
import { ArrowLeft, ArrowRight, Link, Share, Star, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Result } from '#contract/media.ts';
import type { Task } from '#contract/task.ts';
import { countAsked, isFailed, isVideoTask, isRunning } from '#web/model/tasks/task-shape.ts';
import { IconButton } from '#web/ui/base/icon-button.tsx';
import { joinClasses } from '#web/ui/base/join-classes.ts';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { StudioBatch } from './studio-batch.tsx';
import { StudioLabel } from './studio-label.tsx';
import { FailedStage, RunningStage } from './studio-stages.tsx';
import type { DrawStage } from './studio-stages.tsx';
import { StudioVersions } from './studio-versions.tsx';
import { useImageActs } from './use-image-acts.ts';
import { useStudioKeys } from './use-studio-keys.ts';
import { nextResult } from './walk-results.ts';
import style from './studio.module.css';

export type StudioWorkProps = { task: Task; index: number; family: readonly Task[]; Stage: DrawStage };

export function StudioWork({ task, index, family, Stage }: StudioWorkProps) {
  const { t } = useTranslation();
  const words = useTaskText();
  const result = task.results.find((candidate) => candidate.index === index) ?? task.results[0];
  const isVideo = isVideoTask(task);
  const number = words.number(task);
  const of = { n: (result?.index ?? 0) + 1, all: countAsked(task) };
  const caption = result && of.all > 1 ? `${number} · ${t('gallery.of', of)}` : number;
  const actions = <StudioActions task={task} result={result} family={family} hasKeys={!isVideo} />;
  return (
    <div className={joinClasses(style.studio, isVideo && style.single)}>
      {!isVideo && <StudioBatch task={task} index={result?.index ?? 0} />}
      <div className={style.middle}>
        {isRunning(task) ? (
          <RunningStage task={task} caption={caption} />
        ) : isFailed(task) || !result ? (
          <FailedStage task={task} caption={caption} actions={actions} />
        ) : (
          <Stage key={result.url} task={task} result={result} caption={caption} actions={actions} />
        )}
        <StudioVersions task={task} />
      </div>
      <StudioLabel task={task} result={result} />
    </div>
  );
}

type StudioActionsProps = {
  task: Task;
  /** The one that is shown. */
  result: Result | undefined;
  family: readonly Task[];
  /** ← → walk to the neighbours; with a video they walk its frames. */
  hasKeys: boolean;
};

function StudioActions({ task, result, family, hasKeys }: StudioActionsProps) {
  const { t } = useTranslation();
  const image = useImageActs(task, result);
  const navigate = useNavigate();
  const index = result?.index ?? 0;
  const isFavorite = result?.favorite ?? task.favorite;
  const newer = nextResult(family, { task, index }, 'before');
  const older = nextResult(family, { task, index }, 'after');
  const goTo = (address: string | undefined) => {
    if (address) void navigate(address, { replace: true });
  };
  useStudioKeys({
    task,
    result,
    family,
    goTo,
    toggleFavorite: image.toggleFavorite,
    hasArrows: hasKeys,
  });
  return (
    <span className={style.neighbours}>
      <IconButton
        label={t('task.favorite')}
        icon={<Star fill={isFavorite ? 'currentColor' : 'none'} />}
        aria-pressed={isFavorite}
        onClick={image.toggleFavorite}
      />
      {result && !task.hidden && (
        <IconButton
          label={t(result.public ? 'gallery.share_link' : 'gallery.share')}
          title={t(result.public ? 'gallery.share_link' : 'gallery.share')}
          icon={result.public ? <Link /> : <Share />}
          onClick={image.share}
        />
      )}
      <IconButton
        label={t('task.delete')}
        title={t('task.delete')}
        icon={<Trash2 />}
        onClick={image.remove}
      />
      <IconButton
        label={t('gallery.newer')}
        icon={<ArrowLeft />}
        onClick={() => goTo(newer)}
        disabled={!newer}
      />
      <IconButton
        label={t('gallery.older')}
        icon={<ArrowRight />}
        onClick={() => goTo(older)}
        disabled={!older}
      />
    </span>
  );
}
