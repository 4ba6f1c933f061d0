// The images of one run under one another, each with its own acts; what did not come keeps its empty place.
import { Globe, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Result } from '#contract/media.ts';
import type { Task } from '#contract/task.ts';
import { studioAddress } from '#web/model/tasks/task-addresses.ts';
import { countAsked, isRunning } from '#web/model/tasks/task-shape.ts';
import { EmptyFrame } from '#web/ui/base/empty-frame.tsx';
import { joinClasses } from '#web/ui/base/join-classes.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { MediaCard } from '#web/ui/form/media-card.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { useImageActs } from './use-image-acts.ts';
import style from './studio.module.css';

export function StudioBatch({ task, index }: { task: Task; index: number }) {
  const { t } = useTranslation();
  const words = useTaskText();
  const places = Array.from({ length: countAsked(task) }, (_, at) => at);
  return (
    <ol className={style.batch} aria-label={t('gallery.batch')}>
      {places
        .filter((at) => !task.deleted_images.includes(at))
        .map((at) => {
          const result = task.results.find((candidate) => candidate.index === at);
          if (result) return <Place key={at} task={task} result={result} isHere={at === index} />;
          return (
            <li key={at} className={style.place}>
              {isRunning(task) ? <Skeleton ratio={1} /> : <EmptyFrame ratio={1} />}
              {!isRunning(task) && (
                <span className={style.missing}>
                  {words.state({ status: -1, error_code: task.error_code })}
                </span>
              )}
            </li>
          );
        })}
    </ol>
  );
}

function Place({ task, result, isHere }: { task: Task; result: Result; isHere: boolean }) {
  const { t } = useTranslation();
  const image = useImageActs(task, result);
  const of = t('gallery.of', { n: result.index + 1, all: countAsked(task) });
  return (
    <li className={joinClasses(style.place, isHere && style.here)}>
      <MediaCard
        src={result.thumb}
        alt={of}
        width={result.width}
        height={result.height}
        thumbhash={result.thumbhash}
        href={studioAddress(task, result.index)}
        isCurrent={isHere}
        isFavorite={result.favorite}
        favoriteLabel={t('task.favorite')}
        isEager
        acts={[
          {
            label: t('task.favorite'),
            icon: <Star />,
            isPressed: result.favorite,
            onPress: image.toggleFavorite,
          },
        ]}
        menu={image.menu}
      />
      <span className={style.ordinal}>
        <span aria-hidden="true">{result.index + 1}</span>
        {result.public && <Globe aria-label={t('gallery.public')} />}
      </span>
    </li>
  );
}
