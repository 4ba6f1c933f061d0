// One picture of the wall, as what it is now: running, failed or finished.
import { Download, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Result } from '#contract/media.ts';
import type { Task } from '#contract/task.ts';
import { useTaskActs } from '#web/api/task-acts.tsx';
import { isFailed, isRunning } from '#web/api/task-cache.ts';
import { reuseAddress, studioAddress } from '#web/api/task-addresses.ts';
import { filmOf, ratioOf, titleOf } from '#web/api/task-shape.ts';
import { useTaskProgress } from '#web/api/use-task-progress.ts';
import { FailedCard } from '#web/ui/failed-card.tsx';
import { MediaCard } from '#web/ui/media-card.tsx';
import type { MediaCardProps } from '#web/ui/media-card.tsx';
import { RunningCard } from '#web/ui/running-card.tsx';
import { UiLink } from '#web/ui/ui-link.tsx';
import { useTaskWords } from '#web/words/use-task-words.ts';
import style from './creations.module.css';

/** A picture of a finished task, or the one place of a task without pictures. */
export type Plate = { key: string; task: Task; result: Result | null };

export function listPlates(tasks: readonly Task[]): (Plate & { created_at: string })[] {
  return tasks.flatMap((task) => {
    const results: (Result | null)[] = isRunning(task) || task.results.length === 0 ? [null] : task.results;
    return results.map((result) => ({
      key: `${task.id}-${result?.index ?? 0}`,
      task,
      result,
      created_at: task.created_at,
    }));
  });
}

export function plateRatio({ task, result }: Plate): number {
  return result ? result.width / result.height : ratioOf(task);
}

export type WorkCardProps = {
  plate: Plate;
  href: string;
  onOpen: () => void;
  selection: MediaCardProps['selection'];
  isEager: boolean;
};

export function WorkCard({ plate, href, onOpen, selection, isEager }: WorkCardProps) {
  const { t } = useTranslation();
  const words = useTaskWords();
  const acts = useTaskActs();
  const navigate = useNavigate();
  const { task, result } = plate;
  if (isRunning(task)) return <RunningPlate plate={plate} href={href} />;
  if (isFailed(task) || !result) {
    return (
      <FailedCard
        ratio={plateRatio(plate)}
        label={words.state(task)}
        returned={words.returned(task)}
        href={href}
        onOpen={onOpen}
      />
    );
  }
  return (
    <MediaCard
      src={result.thumb}
      alt={titleOf(task)}
      width={result.width}
      height={result.height}
      thumbhash={result.thumbhash}
      film={filmOf(result)}
      href={href}
      onOpen={onOpen}
      isFavorite={task.favorite}
      favoriteLabel={t('task.favorite')}
      isEager={isEager}
      selection={selection}
      acts={[
        {
          label: t('task.favorite'),
          icon: <Star />,
          isPressed: task.favorite,
          onPress: () => acts.setFavorite([task], !task.favorite),
        },
        {
          label: t('task.download'),
          icon: <Download />,
          onPress: () => void acts.downloadResult(task, result.index),
        },
      ]}
      menu={[
        { label: t('gallery.open_studio'), href: studioAddress(task, result.index) },
        { label: t('task.reuse'), onSelect: () => void navigate(reuseAddress(task)) },
        { label: t('task.run_again', { n: task.cost }), onSelect: () => void acts.runAgain(task) },
        ...(task.prompt
          ? [{ label: t('task.copy_prompt'), onSelect: () => void acts.copyPrompt(task.prompt) }]
          : []),
        'line',
        { label: t('task.delete'), isDanger: true, onSelect: () => acts.deleteTasks([task]) },
      ]}
    />
  );
}

function RunningPlate({ plate, href }: { plate: Plate; href: string }) {
  const { t } = useTranslation();
  const words = useTaskWords();
  const { task } = plate;
  const { percent, secondsLeft, isLate } = useTaskProgress(task);
  const given = task.inputs.find(({ kind }) => kind !== 'audio');
  const note = isLate ? t('task.still_working') : words.wait({ ...task, eta_seconds: secondsLeft });
  return (
    <UiLink href={href} className={style.running}>
      <RunningCard
        ratio={plateRatio(plate)}
        label={titleOf(task)}
        percent={percent}
        note={note}
        thumbhash={task.results[0]?.thumbhash ?? given?.thumbhash}
      />
    </UiLink>
  );
}
