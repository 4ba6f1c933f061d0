// What a person shows, newest first; a work opens over the page and the arrows walk through theirs.
import { useTranslation } from 'react-i18next';
import type { Profile } from '#contract/people.ts';
import { usePublicPlaces } from '#web/model/works/public-places.ts';
import { publicVideoOf, titleOf } from '#web/model/tasks/task-shape.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { VideoImage } from '#web/ui/video/video-image.tsx';
import { JustifiedWall } from '#web/ui/wall/justified-wall.tsx';
import { MoreRows } from '#web/ui/feedback/more-rows.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import { worksOf } from './feed-filter.ts';
import { useFeed } from './use-feed.ts';
import style from './person-sheet.module.css';

export function PersonWorks({ person }: { person: Profile }) {
  const { t } = useTranslation();
  const places = usePublicPlaces();
  const list = useFeed(worksOf(person.id));
  if (list.isLoading) return <Skeleton height="118px" />;
  if (list.error) {
    return (
      <ErrorState
        title={t('community.error')}
        about={list.error.message}
        retryLabel={t('ui.try_again')}
        onRetry={list.retry}
      />
    );
  }
  if (list.items.length === 0) return <p className={style.none}>{t('community.nothing_shown')}</p>;
  return (
    <>
      <JustifiedWall
        items={list.items}
        keyOf={(work) => work.id}
        ratioOf={(work) => work.width / work.height}
        label={t('community.person_tab.works')}
        rowHeight={130}
      >
        {(work) => (
          <UiLink href={places.work(work.id, person.id)} className={style.work}>
            <VideoImage
              video={publicVideoOf(work)}
              src={work.thumb}
              alt={titleOf(work)}
              width={work.width}
              height={work.height}
              thumbhash={work.thumbhash}
            />
          </UiLink>
        )}
      </JustifiedWall>
      {list.hasMore && (
        <MoreRows
          hasMore
          isLoading={list.isLoadingMore}
          onMore={list.loadMore}
          moreLabel={t('task.load_more')}
          endLabel=""
        />
      )}
    </>
  );
}
