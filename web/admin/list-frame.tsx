// What stands around every list of the admin module: while it comes, when it did not, when it is empty, and its end.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PagedList } from '#web/model/use-paged.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { MoreRows } from '#web/ui/feedback/more-rows.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import style from './admin.module.css';

type ListFrameProps = {
  list: PagedList<unknown>;
  /** Said where there is nothing. */
  empty: string;
  children: ReactNode;
};

export function ListFrame({ list, empty, children }: ListFrameProps) {
  const { t } = useTranslation();
  if (list.isLoading) return <ListSkeleton />;
  if (list.error) {
    return (
      <ErrorState
        title={t('admin.list.error')}
        about={list.error.message}
        retryLabel={t('admin.list.try_again')}
        onRetry={list.retry}
      />
    );
  }
  if (list.items.length === 0) return <p className={style.empty}>{empty}</p>;
  return (
    <>
      {children}
      <MoreRows
        hasMore={list.hasMore}
        isLoading={list.isLoadingMore}
        onMore={list.loadMore}
        moreLabel={t('admin.list.more')}
        endLabel={t('admin.list.end')}
      />
    </>
  );
}

export function ListSkeleton() {
  return (
    <div className={style.skeleton} aria-hidden="true">
      {[70, 54, 62, 48].map((width) => (
        <Skeleton key={width} width={`${width}%`} height="14px" />
      ))}
    </div>
  );
}
