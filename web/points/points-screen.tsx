// The account's points: the balance, the buckets behind it, every move. Plans and packs come later and say so.
import { useTranslation } from 'react-i18next';
import { askToSignIn } from '#web/api/ask-to-sign-in.ts';
import { useMineStore, usePoints } from '#web/api/mine-store.ts';
import { Button } from '#web/ui/button.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useTaskWords } from '#web/words/use-task-words.ts';
import { Buckets, DailyNote } from './buckets.tsx';
import { PointsHistory } from './points-history.tsx';
import style from './points-screen.module.css';

export function PointsScreen() {
  const { t } = useTranslation();
  const { count } = useTaskWords();
  const points = usePoints();
  const wallet = useMineStore(({ mine }) => mine?.wallet ?? null);
  return (
    <div className={style.page}>
      <PageTitle>{t('points.screen.title')}</PageTitle>
      <div className={style.columns}>
        <Section title={t('points.screen.plan')}>
          <p className={style.plan}>{t('points.screen.free')}</p>
          <p className={style.about}>{t('points.screen.plans_later')}</p>
          {points === null && (
            <div className={style.ways}>
              <Button look="filled" onClick={askToSignIn}>
                {t('points.screen.sign_in')}
              </Button>
            </div>
          )}
        </Section>
        {points !== null && (
          <Section title={t('points.title')}>
            <p className={style.balance}>{count(points)}</p>
            {wallet ? <Breakdown wallet={wallet} /> : <Skeleton width="60%" />}
          </Section>
        )}
      </div>
      {points !== null && <PointsHistory />}
    </div>
  );
}

function Breakdown({
  wallet,
}: {
  wallet: NonNullable<ReturnType<typeof useMineStore.getState>['mine']>['wallet'];
}) {
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
