// The result studios: one work, large; its batch, its versions, how it was made, what to do with it next.
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import type { Task } from '#contract/task.ts';
import { TOOL_TYPES, toolOfType } from '#contract/tool-names.ts';
import type { ToolName } from '#contract/tool-names.ts';
import { CallError } from '#web/api/call-error.ts';
import type { TextKey } from '#web/i18n/text-key.ts';
import { STUDIO_PATHS, studioAddress } from '#web/model/tasks/task-addresses.ts';
import { useTaskActs } from '#web/model/tasks/task-acts.tsx';
import { isOwnTask, useShownTask, useTask, useTasks } from '#web/model/tasks/use-tasks.ts';
import { HiddenTitle } from '#web/ui/base/hidden-title.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { VideoStage } from './video-stage.tsx';
import { LipStage } from './lip-stage.tsx';
import { ImageStage } from './image-stage.tsx';
import { NoWorkYet, WorkGone } from './studio-empty.tsx';
import { StudioSkeleton } from './studio-skeleton.tsx';
import type { DrawStage } from './studio-stages.tsx';
import { StudioWork } from './studio-work.tsx';
import { UpscaleStage } from './upscale-stage.tsx';
import style from './studio.module.css';

export function ImageStudio() {
  return <Studio path="/ai-image/generate" title="app.title.studio_image" Stage={ImageStage} />;
}

export function VideoStudio() {
  return <Studio path="/ai-video/generate" title="app.title.studio_video" Stage={VideoStage} />;
}

export function LipStudio() {
  return <Studio path="/lipsync/generate" title="app.title.studio_lipsync" Stage={LipStage} />;
}

export function UpscaleStudio() {
  return <Studio path="/upscale/generate" title="app.title.studio_upscale" Stage={UpscaleStage} />;
}

/** `title` is the key of what the page is called while no work's title stands on it. */
type StudioProps = { path: string; title: TextKey; Stage: DrawStage };

function Studio({ path, title, Stage }: StudioProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const tools = toolsOf(path);
  const family = useTasks({ type: tools.map((tool) => TOOL_TYPES[tool]) });
  const id = params.get('id');
  const latest = family.tasks[0];
  useEffect(() => {
    if (id === null && latest) void navigate(studioAddress(latest), { replace: true });
  }, [id, latest, navigate]);
  if (id !== null) {
    const index = Math.max(0, Number(params.get('n') ?? 1) - 1);
    return <Work id={id} index={index} path={path} title={title} family={family.tasks} Stage={Stage} />;
  }
  return (
    <WithoutWork title={title}>
      {family.error ? (
        <Failed error={family.error} onRetry={family.retry} />
      ) : family.isLoading || latest ? (
        <StudioSkeleton />
      ) : (
        <NoWorkYet tools={tools} />
      )}
    </WithoutWork>
  );
}

function WithoutWork({ title, children }: { title: TextKey; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <HiddenTitle>{t(title)}</HiddenTitle>
      {children}
    </>
  );
}

type WorkProps = StudioProps & { id: string; index: number; family: readonly Task[] };

function Work({ id, index, path, title, family, Stage }: WorkProps) {
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
  const task = useShownTask(data && isOwnTask(data) ? data : undefined);
  if (task) {
    // An address that was put together by hand, or kept from another time.
    if (STUDIO_PATHS[toolOfType(task.type)] !== path)
      return <Navigate to={studioAddress(task, index)} replace />;
    return <StudioWork task={task} index={index} family={family} Stage={Stage} />;
  }
  const isGone = data || (error instanceof CallError && error.refusal === 'asset_not_found');
  return (
    <WithoutWork title={title}>
      {isGone ? (
        <WorkGone />
      ) : error ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : (
        <StudioSkeleton />
      )}
    </WithoutWork>
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={style.alone}>
      <ErrorState
        title={t('gallery.error')}
        about={error.message}
        retryLabel={t('task.try_again')}
        onRetry={onRetry}
      />
    </div>
  );
}

function toolsOf(path: string): ToolName[] {
  return (Object.keys(STUDIO_PATHS) as ToolName[]).filter((tool) => STUDIO_PATHS[tool] === path);
}
