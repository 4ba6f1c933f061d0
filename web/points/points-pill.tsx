// The balance in the top bar; pressed, it shows the buckets behind it.
import { useTranslation } from 'react-i18next';
import { useMe, usePoints } from '#web/model/me/use-me.ts';
import { buttonClass } from '#web/ui/base/button-class.ts';
import { Popover } from '#web/ui/layer/popover.tsx';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { Buckets, DailyNote } from './buckets.tsx';
import { useCounted } from './use-counted.ts';
import style from './points-pill.module.css';

export function PointsPill() {
  const { t } = useTranslation();
  const { count } = useTaskText();
  const points = usePoints();
  const wallet = useMe((me) => me?.wallet ?? null);
  const shown = useCounted(points ?? 0);
  if (points === null) return null;
  return (
    <Popover
      label={t('points.title')}
      align="end"
      width={320}
      trigger={
        <button type="button" className={style.pill} aria-label={t('points.pill', { n: count(shown) })}>
          <b>{count(shown)}</b> <span className={style.unit}>{t('points.unit')}</span>
        </button>
      }
    >
      <p className={style.total}>{t('points.total', { n: count(points) })}</p>
      {wallet && (
        <>
          <Buckets wallet={wallet} />
          <p className={style.note}>{t('points.spent_first')}</p>
          <DailyNote wallet={wallet} />
        </>
      )}
      <div className={style.ways}>
        <UiLink href="/subscription" className={buttonClass('filled')}>
          {t('points.get')}
        </UiLink>
        <UiLink href="/subscription#history" className={buttonClass()}>
          {t('points.history')}
        </UiLink>
      </div>
    </Popover>
  );
}
