// The result studio: one work, large; its batch, its versions, how it was made, what to do with it next.
import { ArrowLeft, ArrowRight, Star } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { TOOL_TYPES } from '#contract/tool-names.ts';
import type { Task } from '#contract/task.ts';
import { CallError } from '#web/api/call-error.ts';
import { useTaskActs } from '#web/api/task-acts.tsx';
import { isFailed, isRunning } from '#web/api/task-cache.ts';
import { isOwnTask, useTask, useTasks } from '#web/api/use-tasks.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useTaskWords } from '#web/words/use-task-words.ts';
import { NoWorkYet, WorkGone } from './studio-empty.tsx';
import { StudioBatch } from './studio-batch.tsx';
import { FailedStage, RunningStage, WaitingStage } from './studio-stages.tsx';
import { StudioLabel } from './studio-label.tsx';
import { StudioVersions } from './studio-versions.tsx';
import { Viewer } from './viewer.tsx';
import style from './studio.module.css';

/** The tools whose results are looked at here (product R9). */
const FAMILY = {
  type: [TOOL_TYPES['text-to-image'], TOOL_TYPES['image-to-image'], TOOL_TYPES['image-effect']],
};

export function StudioScreen() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const family = useTasks(FAMILY);
  const id = params.get('id');
  const latest = family.tasks[0]?.id;
  useEffect(() => {
    if (id === null && latest) void navigate(`/ai-image/generate?id=${latest}`, { replace: true });
  }, [id, latest, navigate]);
  if (id !== null)
    return <Work id={id} index={Math.max(0, Number(params.get('n') ?? 1) - 1)} family={family.tasks} />;
  if (family.error) {
    return (
      <div className={style.alone}>
        <ErrorState
          title={t('gallery.error')}
          about={family.error.message}
          retryLabel={t('task.try_again')}
          onRetry={family.retry}
        />
      </div>
    );
  }
  return family.isLoading || latest ? <WaitingStage /> : <NoWorkYet />;
}

function Work({ id, index, family }: { id: string; index: number; family: readonly Task[] }) {
  const { t } = useTranslation();
  const acts = useTaskActs();
  const { data, error, refetch } = useTask(
    id,
    family.find((task) => task.id === id),
  );
  const { checkNow, markLookedAt } = acts;
  useEffect(() => {
    markLookedAt([id]);
    checkNow([id]);
  }, [id, markLookedAt, checkNow]);
  if (data && isOwnTask(data)) return <KnownWork task={data} index={index} family={family} />;
  if (data || (error instanceof CallError && error.refusal === 'asset_not_found')) return <WorkGone />;
  if (!error) return <WaitingStage />;
  return (
    <div className={style.alone}>
      <ErrorState
        title={t('gallery.error')}
        about={error.message}
        retryLabel={t('task.try_again')}
        onRetry={() => void refetch()}
      />
    </div>
  );
}

function KnownWork({ task, index, family }: { task: Task; index: number; family: readonly Task[] }) {
  const { t } = useTranslation();
  const words = useTaskWords();
  const acts = useTaskActs();
  const navigate = useNavigate();
  const result = task.results.find((candidate) => candidate.index === index) ?? task.results[0];
  const at = family.findIndex(({ id }) => id === task.id);
  const newer = family[at - 1];
  const older = at < 0 ? undefined : family[at + 1];
  const goTo = (other: Task | undefined) => {
    if (other) void navigate(`/ai-image/generate?id=${other.id}`, { replace: true });
  };

  useEffect(() => {
    function press(event: KeyboardEvent) {
      const isTyping =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [role=menu]');
      if (isTyping || event.defaultPrevented) return;
      if (event.key === 'ArrowLeft') goTo(newer);
      if (event.key === 'ArrowRight') goTo(older);
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });

  const actions = (
    <span className={style.neighbours}>
      <IconButton
        label={t('task.favorite')}
        icon={<Star fill={task.favorite ? 'currentColor' : 'none'} />}
        aria-pressed={task.favorite}
        onClick={() => acts.setFavorite([task], !task.favorite)}
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
  const caption =
    task.results.length > 1
      ? `${words.number(task)} · ${t('gallery.of', { n: (result?.index ?? 0) + 1, all: task.results.length })}`
      : words.number(task);
  return (
    <div className={style.studio}>
      <StudioBatch task={task} index={result?.index ?? 0} />
      <div className={style.middle}>
        {isRunning(task) ? (
          <RunningStage task={task} caption={caption} />
        ) : isFailed(task) || !result ? (
          <FailedStage task={task} caption={caption} actions={actions} />
        ) : (
          <Viewer key={result.url} result={result} alt={task.prompt} caption={caption} actions={actions} />
        )}
        <StudioVersions task={task} />
      </div>
      <StudioLabel task={task} index={result?.index ?? 0} />
    </div>
  );
}
