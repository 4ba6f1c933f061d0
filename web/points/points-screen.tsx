// The account's points: the balance, the buckets behind it, every move. Plans and packs come later and say so.
import { useTranslation } from 'react-i18next';
import { useMe, usePoints } from '#web/model/me/use-me.ts';
import { openLogin } from '#web/model/me/user-store.ts';
import { Button } from '#web/ui/base/button.tsx';
import { PageTitle } from '#web/ui/base/page-title.tsx';
import { Section } from '#web/ui/base/section.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { Breakdown } from './breakdown.tsx';
import { PointsHistory } from './points-history.tsx';
import style from './points-screen.module.css';

export function PointsScreen() {
  const { t } = useTranslation();
  const { count } = useTaskText();
  const points = usePoints();
  const wallet = useMe((me) => me?.wallet ?? null);
  return (
    <div className={style.page}>
      <PageTitle>{t('points.screen.title')}</PageTitle>
      <div className={style.columns}>
        <Section title={t('points.screen.plan')}>
          <p className={style.plan}>{t('points.screen.free')}</p>
          <p className={style.about}>{t('points.screen.plans_later')}</p>
          {points === null && (
            <div className={style.ways}>
              <Button look="filled" onClick={openLogin}>
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
