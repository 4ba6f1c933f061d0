// One image of the wall, as what it is now: running, failed or finished; or its empty place while it is fetched.
import { Download, Star } from 'lucide-react';
import { memo } from 'react';
import type { Result } from '#contract/media.ts';
import type { Task } from '#contract/task.ts';
import { standInOf } from '#web/model/tasks/stand-in.ts';
import { videoOf, isFailed, isRunning, ratioOf, titleOf } from '#web/model/tasks/task-shape.ts';
import { useTaskProgress } from '#web/model/tasks/use-task-progress.ts';
import { dragResult } from '#web/model/works/dragged-work.ts';
import { FailedCard } from '#web/ui/feedback/failed-card.tsx';
import { MediaCard } from '#web/ui/form/media-card.tsx';
import { RunningCard } from '#web/ui/feedback/running-card.tsx';
import { thumbhashColour } from '#web/ui/base/thumbhash-url.ts';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import { keyOfTile } from './group-by-day.ts';
import { useOpenedWork } from './opened-work.ts';
import { createWorkMenu } from './use-work-menu.ts';
import type { WorkKit } from './use-work-menu.ts';
import style from './creations.module.css';

export type WorkCardProps = {
  kit: WorkKit;
  /** Undefined while only its geometry is known. */
  task: Task | undefined;
  /** The number of its image. */
  n: number;
  isSelecting: boolean;
  isSelected: boolean;
  isEager: boolean;
  tabIndex: number;
  /** These two stay the same while one scrolls, so that cards need not be drawn anew. */
  onOpen: (id: string, n: number) => void;
  onToggle: (key: string, withRange: boolean) => void;
};

export const WorkCard = memo(function WorkCard(props: WorkCardProps) {
  const { kit, task, n, isEager } = props;
  if (!task) return <span className={style.far} />;
  const result = task.results.find(({ index }) => index === n);
  // To draw what it looks like from afar takes as long as the image itself.
  const colour = isEager ? undefined : thumbhashColour(result?.thumbhash);
  if (isRunning(task))
    return <RunningTile kit={kit} task={task} tabIndex={props.tabIndex} onOpen={props.onOpen} />;
  if (isFailed(task) || !result) return <FailedTile {...props} task={task} />;
  return <FinishedTile {...props} task={task} result={result} colour={colour} />;
});

type TileProps = WorkCardProps & { task: Task };

function FinishedTile({
  kit,
  task,
  n,
  result,
  isSelecting,
  isSelected,
  isEager,
  tabIndex,
  colour,
  onOpen,
  onToggle,
}: TileProps & { result: Result; colour: string | undefined }) {
  const { t, words, acts } = kit;
  const isOpen = useOpenedWork(({ key }) => key === keyOfTile({ id: task.id, n }));
  const listActs = () => [
    {
      label: t('task.favorite'),
      icon: <Star />,
      isPressed: result.favorite,
      onPress: () => acts.setFavorite([{ id: task.id, images: [n] }], !result.favorite),
    },
    {
      label: t('task.download'),
      icon: <Download />,
      onPress: () => void acts.downloadResult(task, result.index),
    },
  ];
  return (
    <MediaCard
      src={result.thumb}
      alt={words.result(task, result)}
      width={result.width}
      height={result.height}
      thumbhash={result.thumbhash}
      colour={colour}
      video={videoOf(result)}
      href={addressOf(task.id, n)}
      onOpen={() => onOpen(task.id, n)}
      isCurrent={isOpen}
      isFavorite={result.favorite}
      favoriteLabel={t('task.favorite')}
      isEager={isEager}
      tabIndex={tabIndex}
      selection={{
        isOn: isSelecting,
        isSelected,
        onToggle: (withRange) => onToggle(keyOfTile({ id: task.id, n }), withRange),
      }}
      acts={listActs}
      menu={createWorkMenu(kit, task, result)}
      drag={dragResult(task, result)}
    />
  );
}

function FailedTile({
  kit: { words },
  task,
  isSelecting,
  isSelected,
  tabIndex,
  onOpen,
  onToggle,
}: TileProps) {
  return (
    <FailedCard
      ratio={ratioOf(task)}
      label={words.state(task)}
      returned={words.returned(task)}
      href={addressOf(task.id)}
      tabIndex={tabIndex}
      onOpen={() => onOpen(task.id, 0)}
      name={titleOf(task)}
      selection={{
        isOn: isSelecting,
        isSelected,
        onToggle: (withRange) => onToggle(keyOfTile({ id: task.id, n: 0 }), withRange),
      }}
    />
  );
}

function RunningTile({
  kit: { t, words },
  task,
  tabIndex,
  onOpen,
}: Pick<TileProps, 'kit' | 'task' | 'tabIndex' | 'onOpen'>) {
  const { percent, secondsLeft, mostLeft, isLate } = useTaskProgress(task);
  const note = isLate
    ? t('task.still_working')
    : words.wait({ ...task, eta_seconds: secondsLeft, eta_most_seconds: mostLeft });
  return (
    <UiLink
      href={addressOf(task.id)}
      className={style.running}
      tabIndex={tabIndex}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen(task.id, 0);
      }}
    >
      <RunningCard
        ratio={ratioOf(task)}
        label={titleOf(task)}
        percent={percent}
        note={note}
        thumbhash={standInOf(task)}
      />
    </UiLink>
  );
}

function addressOf(id: string, n = 0): string {
  return `/creations?id=${id}${n > 0 ? `&n=${n + 1}` : ''}`;
}
