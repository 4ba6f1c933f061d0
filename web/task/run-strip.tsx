// Where the feed is below the fold: the run that was begun last, above the button that began it, until it is dismissed.
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Task } from '#contract/task.ts';
import { TOOL_TYPES } from '#contract/tool-names.ts';
import type { ToolName } from '#contract/tool-names.ts';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { standInOf } from '#web/model/tasks/stand-in.ts';
import { studioAddress } from '#web/model/tasks/task-addresses.ts';
import { useTaskActs } from '#web/model/tasks/task-acts.tsx';
import { isFailed, isRunning } from '#web/model/tasks/task-shape.ts';
import { isOwnTask, useTask } from '#web/model/tasks/use-tasks.ts';
import { Button } from '#web/ui/base/button.tsx';
import { EmptyFrame } from '#web/ui/base/empty-frame.tsx';
import { IconButton } from '#web/ui/base/icon-button.tsx';
import { Image } from '#web/ui/base/image.tsx';
import { thumbhashUrl } from '#web/ui/base/thumbhash-url.ts';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { usePollingStore } from './polling-store.ts';
import { useRecentTasks } from './recent-tasks.ts';
import style from './run-strip.module.css';
import { useRunningWords } from './use-running-words.ts';

export function RunStrip({ tool }: { tool: ToolName }) {
  const { id, dismiss } = useFollowedRun(tool);
  const { data: task } = useTask(id);
  if (!task || !isOwnTask(task)) return null;
  return <KnownRun task={task} onDismiss={dismiss} />;
}

/** The newest run of a tool that was seen running here; how it ends is shown, what has ended before is not. */
function useFollowedRun(tool: ToolName): { id: string | null; dismiss: () => void } {
  const running = usePollingStore(
    ({ entries }) => entries.findLast(({ taskType }) => taskType === TOOL_TYPES[tool])?.id ?? null,
  );
  const ends = useRecentTasks((state) => state.ends);
  const [followed, setFollowed] = useState<string | null>(null);
  const [dismissed, setDismissed] = useState<string | null>(null);
  if (running !== null && running !== followed && running !== dismissed) setFollowed(running);
  const end = ends.find(({ id }) => id === followed);
  const isThere = followed === running || (end !== undefined && end.error_code !== 'canceled');
  return {
    id: isThere && followed !== dismissed ? followed : null,
    dismiss: () => setDismissed(followed),
  };
}

function KnownRun({ task, onDismiss }: { task: Task; onDismiss: () => void }) {
  const { t } = useTranslation();
  const words = useTaskText();
  const acts = useTaskActs();
  const { percent, said } = useRunningWords(task);
  const name = words.name(task);
  const returned = words.returned(task);
  return (
    <section className={style.strip} aria-label={t('task.newest_run')} data-task={task.id}>
      <UiLink href={studioAddress(task)} className={style.run}>
        <Thumb task={task} />
        <span className={style.about}>
          <span className={style.words}>{name}</span>
          {isRunning(task) ? (
            <span className={style.live}>{said}</span>
          ) : isFailed(task) ? (
            <span className={style.failed}>
              {words.failure(task)} {returned && <span className={style.returned}>{returned}</span>}
            </span>
          ) : (
            <span className={style.state}>{t('task.look_at')}</span>
          )}
        </span>
      </UiLink>
      {isFailed(task) && (
        <Button onClick={() => void acts.retryTask(task)}>
          {t('task.retry_price', { points: words.count(task.cost) })}
        </Button>
      )}
      <IconButton label={t('task.dismiss')} icon={<X />} onClick={onDismiss} />
      {isRunning(task) && <ProgressBar label={name} percent={percent} className={style.bar} />}
    </section>
  );
}

/** A square of what is being made: its blur, the image itself, or the empty frame. */
function Thumb({ task }: { task: Task }) {
  const result = task.results.at(-1);
  if (isFailed(task)) return <EmptyFrame className={style.thumb} ratio={1} />;
  if (!result) {
    const standIn = thumbhashUrl(standInOf(task));
    return (
      <span
        className={style.thumb}
        style={standIn ? { backgroundImage: `url("${standIn}")` } : undefined}
        aria-hidden="true"
      />
    );
  }
  return (
    <Image
      // The first of a run comes out of the blur, and so does each after it.
      key={result.index}
      src={result.thumb}
      alt=""
      width={1}
      height={1}
      thumbhash={result.thumbhash}
      isEager
      isDeveloping
      className={style.thumb}
    />
  );
}
