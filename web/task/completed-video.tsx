// A video that came out: it plays where it is looked at; its words, and what can be done with it.
import { Ellipsis, RotateCw, Star, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Task } from '#contract/task.ts';
import { studioAddress } from '#web/model/tasks/task-addresses.ts';
import { useTaskActs } from '#web/model/tasks/task-acts.tsx';
import { videoOf, titleOf } from '#web/model/tasks/task-shape.ts';
import { IconButton } from '#web/ui/base/icon-button.tsx';
import { MediaCard } from '#web/ui/form/media-card.tsx';
import { Menu } from '#web/ui/layer/menu.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { ReadingNote } from './reading-note.tsx';
import style from './video-feed.module.css';

export type CompletedVideoProps = {
  task: Task;
  isFresh: boolean;
  isSmall: boolean;
  onReuse: (task: Task) => void;
};

export function CompletedVideo({ task, isFresh, isSmall, onReuse }: CompletedVideoProps) {
  const { t } = useTranslation();
  const words = useTaskText();
  const acts = useTaskActs();
  const [result] = task.results;
  if (!result) return null;
  return (
    <>
      <MediaCard
        src={isSmall ? result.thumb : result.poster || result.thumb}
        alt={titleOf(task)}
        width={result.width}
        height={result.height}
        thumbhash={result.thumbhash}
        href={studioAddress(task)}
        video={videoOf(result)}
        videoSize={isSmall ? 'wall' : 'page'}
        isDeveloping={isFresh}
      />
      <div className={style.caption}>
        <div className={style.head}>
          <span className={style.number}>{words.number(task)}</span>
          <IconButton
            size="small"
            label={t('task.favorite')}
            icon={<Star fill={task.favorite ? 'currentColor' : 'none'} />}
            aria-pressed={task.favorite}
            onClick={() => acts.setFavorite([task], !task.favorite)}
          />
          <IconButton
            size="small"
            label={t('task.reuse')}
            title={t('task.reuse')}
            icon={<Undo2 />}
            onClick={() => onReuse(task)}
          />
          <IconButton
            size="small"
            label={t('task.run_again', { n: words.count(task.cost) })}
            title={t('task.run_again', { n: words.count(task.cost) })}
            icon={<RotateCw />}
            onClick={() => void acts.runAgain(task)}
          />
          <Menu
            trigger={<IconButton size="small" label={t('ui.more')} icon={<Ellipsis />} />}
            items={[
              { label: t('task.open'), href: studioAddress(task) },
              { label: t('task.download'), onSelect: () => void acts.downloadResult(task, result.index) },
              ...(task.prompt
                ? [{ label: t('task.copy_prompt'), onSelect: () => void acts.copyPrompt(task.prompt) }]
                : []),
              'line',
              { label: t('task.delete'), isDanger: true, onSelect: () => acts.deleteTasks([task]) },
            ]}
          />
        </div>
        <p className={style.words}>{titleOf(task)}</p>
        <p className={style.data}>
          {words.data(task)} · {words.time(task.created_at)}
          <ReadingNote task={task} />
        </p>
      </div>
    </>
  );
}
