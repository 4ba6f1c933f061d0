// What the points are made of: a bar in the order of spending, the buckets with their dates.
import { useTranslation } from 'react-i18next';
import type { Wallet } from '#contract/points.ts';
import { Buckets, DailyNote } from './buckets.tsx';
import { joinClasses } from '#web/ui/base/join-classes.ts';
import style from './balance.module.css';

type Bucket = Wallet['buckets'][number];

export function Breakdown({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation();
  return (
    <>
      <div className={style.bar} aria-hidden="true">
        {wallet.buckets
          .filter(({ left }) => left > 0)
          .map((bucket) => (
            <span
              key={`${bucket.kind}${bucket.expires_at}`}
              className={lookOf(bucket)}
              style={{ flex: `${bucket.left} 0 0` }}
            />
          ))}
      </div>
      <div className={style.buckets}>
        <Buckets wallet={wallet} markOf={(bucket) => joinClasses(style.mark, lookOf(bucket))} />
      </div>
      <p className={style.about}>
        {t('points.spent_first')} {t('points.goes_back')}
      </p>
      <DailyNote wallet={wallet} />
    </>
  );
}

function lookOf({ kind, expires_at }: Bucket): string | undefined {
  if (expires_at === null) return style.lasting;
  return kind === 'daily' ? style.today : style.month;
}
