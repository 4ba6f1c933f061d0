// Every move of the points, newest first: time, what it was, how much, and what was left after it.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pointDetailList } from '#contract/points.ts';
import { usePaged } from '#web/model/use-paged.ts';
import { usePoints, useUserId } from '#web/model/me/use-me.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { FilterTabs } from '#web/ui/form/filter-tabs.tsx';
import { MoreRows } from '#web/ui/feedback/more-rows.tsx';
import { Section } from '#web/ui/base/section.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { groupMoves } from './group-moves.ts';
import { MovesTable } from './moves-table.tsx';
import style from './points-history.module.css';

type Direction = 'all' | 'income' | 'spending';

export function PointsHistory() {
  const { t } = useTranslation();
  const userId = useUserId();
  const [direction, setDirection] = useState<Direction>('all');
  const total = usePoints();
  const list = usePaged(pointDetailList, direction === 'all' ? {} : { direction }, {
    // A changed balance is a changed history.
    queryKey: ['points', direction, total],
    isWanted: userId !== null,
    keepsPrevious: true,
  });
  const moves = groupMoves(list.items);
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
      {list.isLoading && <HistorySkeleton />}
      {list.error && (
        <ErrorState
          title={t('points.log.error')}
          about={list.error.message}
          retryLabel={t('points.log.try_again')}
          onRetry={list.retry}
        />
      )}
      {!list.isLoading && !list.error && moves.length === 0 && (
        <p className={style.nothing}>{t('points.log.nothing')}</p>
      )}
      {moves.length > 0 && (
        <>
          <MovesTable moves={moves} />
          <MoreRows
            hasMore={list.hasMore}
            isLoading={list.isLoadingMore}
            onMore={list.loadMore}
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
