// The points in the order in which they are spent, each bucket with its date.
import { useTranslation } from 'react-i18next';
import type { Wallet } from '#contract/points.ts';
import { FactList } from '#web/ui/base/fact-list.tsx';
import { formatDate, formatLocaleOf, WITH_TIME } from '#web/i18n/format.ts';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import style from './points-pill.module.css';

export type BucketsProps = {
  wallet: Wallet;
  /** The look of the square before its name, where it is drawn elsewhere, too. */
  markOf?: (bucket: Wallet['buckets'][number]) => string;
};

export function Buckets({ wallet, markOf }: BucketsProps) {
  const { t } = useTranslation();
  const { language, count } = useTaskText();
  const day = (at: string) =>
    formatDate(at, formatLocaleOf(language), {
      month: 'short',
      day: 'numeric',
      ...WITH_TIME,
    });
  return (
    <FactList
      facts={wallet.buckets
        .filter(({ left }) => left > 0)
        .map((bucket) => ({
          mark: markOf && <span className={markOf(bucket)} aria-hidden="true" />,
          // Two of one kind have each its date.
          key: `${bucket.kind}${bucket.expires_at}`,
          name: t(`points.bucket.${bucket.kind}`),
          note: bucket.expires_at
            ? t('points.expires', { date: day(bucket.expires_at) })
            : t('points.never_expires'),
          value: count(bucket.left),
        }))}
    />
  );
}

/** "Topped up to 20 every day; next at 00:00." */
export function DailyNote({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation();
  const { time } = useTaskText();
  return (
    <p className={style.note}>
      {t('points.daily_note', { n: wallet.daily.amount, time: time(wallet.daily.resets_at) })}
    </p>
  );
}
