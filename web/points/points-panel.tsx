// The points inside the account: the balance, what it is made of, the last moves, and the way to all of them.
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pointDetailList } from '#contract/points.ts';
import { call } from '#web/api/call.ts';
import { useMe, usePoints, useUserId } from '#web/model/me/use-me.ts';
import { buttonClass } from '#web/ui/base/button-class.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { Breakdown } from './breakdown.tsx';
import { groupMoves } from './group-moves.ts';
import { MovesTable } from './moves-table.tsx';
import style from './points-panel.module.css';

const LAST_MOVES = 5;

export function PointsPanel() {
  const { t } = useTranslation();
  const { count } = useTaskText();
  const points = usePoints();
  const wallet = useMe((me) => me?.wallet ?? null);
  if (points === null) return null;
  return (
    <>
      <p className={style.balance}>
        <b>{count(points)}</b> {t('points.unit')}
      </p>
      {wallet ? <Breakdown wallet={wallet} /> : <Skeleton width="60%" />}
      <h3 className={style.last}>{t('points.last')}</h3>
      <LastMoves points={points} />
      <div className={style.ways}>
        <UiLink href="/subscription#history" className={buttonClass()}>
          {t('points.history')}
        </UiLink>
        <UiLink href="/subscription" className={buttonClass('quiet')}>
          {t('points.get')}
        </UiLink>
      </div>
    </>
  );
}

function LastMoves({ points }: { points: number }) {
  const { t } = useTranslation();
  const userId = useUserId();
  const { data, isError, error, refetch } = useQuery({
    // A changed balance is a changed history.
    queryKey: ['points', 'last', userId, points],
    queryFn: ({ signal }) =>
      call(
        pointDetailList,
        // A move may touch several buckets, each with a row of its own.
        { page_size: LAST_MOVES * 3 },
        { extractData: true, showLoading: false, showError: false, signal },
      ),
    enabled: userId !== null,
    placeholderData: (before) => before,
  });
  if (isError) {
    return (
      <ErrorState
        title={t('points.log.error')}
        about={error.message}
        retryLabel={t('points.log.try_again')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton width="70%" />;
  const moves = groupMoves(data.items).slice(0, LAST_MOVES);
  return moves.length > 0 ? <MovesTable moves={moves} /> : <p>{t('points.log.nothing')}</p>;
}
