// A work on the wall: the image, a name, a heart; and how often it was begun again by others.
import { Layers, Shuffle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PublicTask } from '#contract/task.ts';
import { publicVideoOf } from '#web/model/tasks/task-shape.ts';
import { remixAddress } from '#web/model/tasks/task-addresses.ts';
import { dragPublicWork } from '#web/model/works/dragged-work.ts';
import { MediaCard } from '#web/ui/form/media-card.tsx';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { srcSetOf } from '#web/model/works/renditions.ts';
import { LikeButton } from './like-button.tsx';
import { PersonLink } from './person-link.tsx';
import style from './public-card.module.css';

export type PublicCardProps = {
  work: PublicTask;
  href: string;
  isEager?: boolean;
  /** Of the column, in pixels. */
  width?: number;
};

export function PublicCard({ work, href, isEager = false, width }: PublicCardProps) {
  const { t } = useTranslation();
  const words = useTaskText();
  const video = publicVideoOf(work);
  return (
    <article className={style.card}>
      <MediaCard
        src={work.thumb}
        srcSet={srcSetOf(work)}
        sizes={width === undefined ? undefined : `${width}px`}
        alt={words.work(work)}
        width={work.width}
        height={work.height}
        thumbhash={work.thumbhash}
        href={href}
        isEager={isEager}
        drag={dragPublicWork(work)}
        {...(video ? { video } : {})}
      />
      <UiLink href={remixAddress(work)} className={style.remix}>
        {t('community.remix')}
      </UiLink>
      <div className={style.caption}>
        <PersonLink id={work.author.id} className={style.author}>
          {work.author.name}
        </PersonLink>
        {work.images.length > 1 && (
          <span
            className={style.remixes}
            title={t('community.images_count', { n: words.count(work.images.length) })}
          >
            <Layers aria-hidden="true" />
            {words.count(work.images.length)}
          </span>
        )}
        {work.remixes > 0 && (
          <span
            className={style.remixes}
            title={t('community.remixes', { count: work.remixes, n: words.count(work.remixes) })}
          >
            <Shuffle aria-hidden="true" />
            {words.count(work.remixes)}
          </span>
        )}
        <LikeButton work={work} />
      </div>
    </article>
  );
}
