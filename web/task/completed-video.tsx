// A video that came out: it plays where it is looked at; its words, and what can be done with it.
import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Result } from '#contract/media.ts';
import type { Task } from '#contract/task.ts';
import { studioAddress } from '#web/model/tasks/task-addresses.ts';
import { videoOf } from '#web/model/tasks/task-shape.ts';
import { dragResult } from '#web/model/works/dragged-work.ts';
import { SmallAction } from '#web/ui/base/small-action.tsx';
import { MediaCard } from '#web/ui/form/media-card.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { ReadingNote } from './reading-note.tsx';
import { useResultActs } from './use-result-acts.tsx';
import style from './video-feed.module.css';

export type CompletedVideoProps = {
  task: Task;
  isFresh: boolean;
  isSmall: boolean;
  onReuse: (task: Task) => void;
};

export function CompletedVideo(props: CompletedVideoProps) {
  const [result] = props.task.results;
  return result ? <KnownVideo {...props} result={result} /> : null;
}

function KnownVideo({ task, result, isFresh, isSmall, onReuse }: CompletedVideoProps & { result: Result }) {
  const { t } = useTranslation();
  const words = useTaskText();
  const { acts, menu } = useResultActs(task, result);
  return (
    <>
      <MediaCard
        src={isSmall ? result.thumb : result.poster || result.thumb}
        alt={words.result(task, result)}
        width={result.width}
        height={result.height}
        thumbhash={result.thumbhash}
        href={studioAddress(task)}
        video={videoOf(result)}
        videoSize={isSmall ? 'wall' : 'page'}
        isFavorite={task.favorite}
        favoriteLabel={t('task.favorite')}
        isDeveloping={isFresh}
        acts={acts}
        menu={menu}
        hasTouchMenu
        drag={dragResult(task, result)}
      />
      <div className={style.caption}>
        <div className={style.head}>
          <span className={style.number}>{words.number(task)}</span>
          <SmallAction icon={<Undo2 />} onClick={() => onReuse(task)}>
            {t('task.reuse')}
          </SmallAction>
        </div>
        <p className={style.words}>{words.name(task)}</p>
        <p className={style.data}>
          {words.data(task)} · {words.time(task.created_at)}
          <ReadingNote task={task} />
        </p>
      </div>
    </>
  );
}
