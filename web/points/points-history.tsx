// Every move of the points, newest first: time, what it was, how much, and what was left after it.
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pointDetailList } from '#contract/points.ts';
import { call } from '#web/api/call.ts';
import { useMineStore } from '#web/api/mine-store.ts';
import { studioAddress } from '#web/api/task-addresses.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FilterTabs } from '#web/ui/filter-tabs.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { MoreRows } from '#web/ui/more-rows.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { UiLink } from '#web/ui/ui-link.tsx';
import { useTaskWords } from '#web/words/use-task-words.ts';
import { groupMoves } from './group-moves.ts';
import type { Move } from './group-moves.ts';
import style from './points-history.module.css';

type Direction = 'all' | 'income' | 'spending';

const PAGE_SIZE = 30;

export function PointsHistory() {
  const { t } = useTranslation();
  const userId = useMineStore((state) => state.userId);
  const balance = useMineStore((state) => state.balance);
  const [direction, setDirection] = useState<Direction>('all');
  const total = balance ? balance.point + balance.sub_point : 0;
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
          <table className={style.table}>
            <thead>
              <tr>
                <th className={style.timeHead}>{t('points.log.time')}</th>
                <th>{t('points.log.what')}</th>
                <th className={style.number}>{t('points.log.amount')}</th>
                <th className={joinClasses(style.number, style.wide)}>{t('points.log.balance')}</th>
              </tr>
            </thead>
            <tbody>
              {moves.map((move, index) => (
                <Row key={move.id} move={move} isBelow={moves[index - 1]?.isJoinedBelow ?? false} />
              ))}
            </tbody>
          </table>
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

function Row({ move, isBelow }: { move: Move; isBelow: boolean }) {
  const { t } = useTranslation();
  const words = useTaskWords();
  const isIncome = move.amount > 0;
  const what =
    move.kind === 'task_charge' && move.taskType ? words.tool(move.taskType) : t(`points.kind.${move.kind}`);
  const address =
    move.taskId && move.taskType ? studioAddress({ id: move.taskId, type: move.taskType }) : null;
  return (
    <tr className={joinClasses(move.isJoinedBelow && style.upper, isBelow && style.lower)}>
      <td className={style.time}>{words.dateTime(move.at)}</td>
      <td>
        {address ? <UiLink href={address}>{what}</UiLink> : what}
        {move.returned > 0 && (
          <span className={style.badge}>
            <Badge>{`${words.count(move.returned)} ${t('points.log.returned')}`}</Badge>
          </span>
        )}
        {(move.kind === 'task_charge' || move.kind === 'admin') && (
          <span className={style.note}>{cutPrefix(move.note, what)}</span>
        )}
      </td>
      <td className={joinClasses(style.number, style.amount, isIncome && style.income)}>
        {isIncome ? '+' : '−'}
        {words.count(Math.abs(move.amount))}
      </td>
      <td className={joinClasses(style.number, style.balance, style.wide)}>{words.count(move.balance)}</td>
    </tr>
  );
}

/** The server's note begins with the name of the tool, which stands before it already. */
function cutPrefix(note: string, what: string): string {
  return note.startsWith(what) ? note.slice(what.length).replace(/^[\s·]+/, '') : note;
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
