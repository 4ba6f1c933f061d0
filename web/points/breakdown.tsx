// What the points are made of: a bar in the order of spending, the buckets with their dates.
import { useTranslation } from 'react-i18next';
import type { Wallet } from '#contract/points.ts';
import { Buckets, DailyNote } from './buckets.tsx';
import style from './points-screen.module.css';

export function Breakdown({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation();
  const total = Math.max(1, wallet.point + wallet.sub_point);
  return (
    <>
      <div className={style.bar} aria-hidden="true">
        {wallet.buckets
          .filter(({ left }) => left > 0)
          .map((bucket) => (
            <span
              key={`${bucket.kind}${bucket.expires_at}`}
              className={bucket.expires_at ? style.expiring : style.lasting}
              style={{ width: `${(bucket.left / total) * 100}%` }}
            />
          ))}
      </div>
      <Buckets wallet={wallet} />
      <p className={style.about}>{t('points.spent_first')}</p>
      <DailyNote wallet={wallet} />
    </>
  );
}
