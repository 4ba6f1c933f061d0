// Explore: what people chose to show, hung edge to edge; a work opens over its wall and the wall stays behind it.
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useKeysOf } from '#web/ui/base/use-shortcut.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { MoreRows } from '#web/ui/feedback/more-rows.tsx';
import { CreatorsRow } from './creators-row.tsx';
import { EmptyFollowing, EmptyWall } from './empty-wall.tsx';
import { ExploreBar } from './explore-bar.tsx';
import { feedOf, isNarrowed, readFilter, writeFilter } from './feed-filter.ts';
import { useFeed, useFreshWall } from './use-feed.ts';
import { useOverlayParam } from '#web/model/use-overlay-param.ts';
import { WallSkeleton } from './wall-skeleton.tsx';
import { WorksWall } from './works-wall.tsx';
import { WorkOverlay } from './work-overlay.tsx';
import style from './explore.module.css';

export function ExploreScreen() {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params);
  useKeysOf('explore');
  const feed = feedOf(filter);
  useFreshWall(feed);
  const list = useFeed(feed);
  const open = useOverlayParam('id', ['by']);
  const isEmpty = !list.isLoading && !list.error && list.items.length === 0;
  return (
    <div className={style.page}>
      <ExploreBar
        filter={filter}
        onChange={(next) => setParams(writeFilter(next), { replace: next.tab === filter.tab })}
      />
      {!filter.q && <p className={style.about}>{t(`community.about.${filter.tab}`)}</p>}
      <CreatorsRow q={filter.q} />
      {list.isLoading && <WallSkeleton />}
      {list.error && (
        <ErrorState
          title={t('community.error')}
          about={list.error.message}
          retryLabel={t('ui.try_again')}
          onRetry={list.retry}
        />
      )}
      {isEmpty &&
        (filter.tab === 'following' && !isNarrowed(filter) ? (
          <EmptyFollowing />
        ) : (
          <EmptyWall
            isNarrowed={isNarrowed(filter)}
            onClear={() => setParams(writeFilter({ ...readFilter(new URLSearchParams()), tab: filter.tab }))}
          />
        ))}
      {list.items.length > 0 && (
        <>
          <WorksWall works={list.items} label={t(`community.tab.${filter.tab}`)} />
          <MoreRows
            hasMore={list.hasMore}
            isLoading={list.isLoadingMore}
            onMore={list.loadMore}
            moreLabel={t('task.load_more')}
            endLabel={t('task.no_more')}
          />
        </>
      )}
      {open.value !== null && <WorkOverlay id={open.value} feed={feed} onClose={open.close} />}
    </div>
  );
}
