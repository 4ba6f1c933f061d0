// All points of an account as one number, and what it is made of.
import { useTranslation } from 'react-i18next';
import { useMe, usePoints } from '#web/model/me/use-me.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { Breakdown } from './breakdown.tsx';
import style from './balance.module.css';

export function Balance() {
  const { t } = useTranslation();
  const { count } = useTaskText();
  const points = usePoints();
  const wallet = useMe((me) => me?.wallet ?? null);
  return (
    <>
      <p className={style.balance}>
        {points === null ? <Skeleton width="200px" height="72px" /> : <b>{count(points)}</b>}
        <span>{t('points.spent_from_left')}</span>
      </p>
      {wallet ? <Breakdown wallet={wallet} /> : <BreakdownSkeleton />}
    </>
  );
}

function BreakdownSkeleton() {
  return (
    <div className={style.waiting} aria-hidden="true">
      <Skeleton height="12px" />
      <Skeleton width="80%" height="12px" />
      <Skeleton width="80%" height="12px" />
    </div>
  );
}
