// One of the images or videos that are compared, and what is done with it while one looks.
import { Maximize2, Star, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Result } from '#contract/media.ts';
import type { Task } from '#contract/task.ts';
import { studioAddress } from '#web/model/tasks/task-addresses.ts';
import { countAsked } from '#web/model/tasks/task-shape.ts';
import { useTaskActs } from '#web/model/tasks/task-acts.tsx';
import { IconButton } from '#web/ui/base/icon-button.tsx';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import type { Zoom } from '#web/ui/base/use-zoom.ts';
import { EmptyFrame } from '#web/ui/base/empty-frame.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { joinClasses } from '#web/ui/base/join-classes.ts';
import type { SyncedVideos } from './use-synced-videos.ts';
import style from './compare.module.css';

/** How much larger a double click shows them. */
const CLOSER = 3;

export type ComparedWorkProps = {
  /** Undefined while it comes, and where it is no more. */
  task: Task | undefined;
  result: Result | undefined;
  zoom: Zoom;
  attachVideo: SyncedVideos['attach'];
  /** Left out where two are the least. */
  onRemove: (() => void) | undefined;
};

export function ComparedWork({ task, result, zoom, attachVideo, onRemove }: ComparedWorkProps) {
  const { t } = useTranslation();
  const words = useTaskText();
  const acts = useTaskActs();
  const { scale, x, y } = zoom.view;
  const name = task && result ? words.result(task, result) : '';
  const all = task ? countAsked(task) : 1;
  const place = result && all > 1 ? `${result.index + 1}/${all}` : '';
  return (
    <li className={style.work} aria-label={name}>
      <div
        className={joinClasses(style.stage, scale > 1 && style.zoomed)}
        onDoubleClick={() => zoom.toggle(CLOSER)}
        {...zoom.handlers}
      >
        <div className={style.print} style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}>
          {draw()}
        </div>
      </div>
      <footer className={style.caption}>
        <span className={style.name}>{task && [words.number(task), place].filter(Boolean).join(' · ')}</span>
        {task && result && (
          <>
            <IconButton
              size="small"
              label={`${t('task.favorite')}: ${name}`}
              icon={<Star fill={result.favorite ? 'currentColor' : 'none'} />}
              aria-pressed={result.favorite}
              onClick={() => acts.setFavorite([{ id: task.id, images: [result.index] }], !result.favorite)}
            />
            <UiLink
              href={studioAddress(task, result.index)}
              className={style.open}
              aria-label={`${t('gallery.open_studio')}: ${name}`}
              title={t('gallery.open_studio')}
            >
              <Maximize2 aria-hidden="true" />
            </UiLink>
          </>
        )}
        {onRemove && (
          <IconButton
            size="small"
            label={`${t('gallery.compare_remove')}: ${name}`}
            title={t('gallery.compare_remove')}
            icon={<X />}
            onClick={onRemove}
          />
        )}
      </footer>
    </li>
  );

  function draw() {
    if (!result) return <EmptyFrame ratio={1} />;
    const shown = {
      style: { backgroundImage: `url("${result.poster || result.thumb}")` },
      className: style.media,
    };
    if (result.kind === 'image') return <img src={result.url} alt={name} draggable={false} {...shown} />;
    return (
      <video
        ref={attachVideo}
        src={result.url}
        poster={result.poster || result.thumb}
        aria-label={name}
        muted
        loop
        playsInline
        {...shown}
      />
    );
  }
}
