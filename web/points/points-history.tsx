// Every move of the points, newest first: time, what it was, how much, and what was left after it.
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pointDetailList } from '#contract/points.ts';
import { call } from '#web/api/call.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { FilterTabs } from '#web/ui/form/filter-tabs.tsx';
import { MoreRows } from '#web/ui/feedback/more-rows.tsx';
import { Section } from '#web/ui/base/section.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { groupMoves } from './group-moves.ts';
import { MovesTable } from './moves-table.tsx';
import style from './points-history.module.css';
import { usePoints, useUserId } from '#web/model/me/use-me.ts';

type Direction = 'all' | 'income' | 'spending';

const PAGE_SIZE = 30;

export function PointsHistory() {
  const { t } = useTranslation();
  const userId = useUserId();
  const [direction, setDirection] = useState<Direction>('all');
  const total = usePoints();
  const query = useInfiniteQuery({
    // A changed balance is a changed history.
    queryKey: ['points', direction, total],
    queryFn: ({ pageParam, signal }) =>
      call(
        pointDetailList,
        {
          ...(direction === 'all' ? {} : { direction }),
          ...(pageParam ? { cursor: pageParam } : {}),
          page_size: PAGE_SIZE,
        },
        { extractData: true, showLoading: false, showError: false, signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    enabled: userId !== null,
    placeholderData: (before) => before,
  });
  const moves = groupMoves(query.data?.pages.flatMap((page) => page.items) ?? []);
  return (
    <Section
      id="history"
      title={t('points.log.title')}
      aside={
        <FilterTabs
          label={t('points.log.filter')}
          value={direction}
          onChange={setDirection}
          options={[
            { value: 'all', label: t('points.log.all') },
            { value: 'income', label: t('points.log.income') },
            { value: 'spending', label: t('points.log.spending') },
          ]}
        />
      }
    >
      {query.isPending && <HistorySkeleton />}
      {query.isError && (
        <ErrorState
          title={t('points.log.error')}
          about={query.error.message}
          retryLabel={t('points.log.try_again')}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isSuccess && moves.length === 0 && <p className={style.nothing}>{t('points.log.nothing')}</p>}
      {moves.length > 0 && (
        <>
          <MovesTable moves={moves} />
          <MoreRows
            hasMore={query.hasNextPage}
            isLoading={query.isFetchingNextPage}
            onMore={() => void query.fetchNextPage()}
            moreLabel={t('points.log.load_more')}
            endLabel={t('points.log.end')}
          />
        </>
      )}
    </Section>
  );
}

function HistorySkeleton() {
  return (
    <div className={style.skeleton} aria-hidden="true">
      {[70, 54, 62, 48].map((width) => (
        <Skeleton key={width} width={`${width}%`} height="14px" />
      ))}
    </div>
  );
}
