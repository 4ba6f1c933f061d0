// The points in the order in which they are spent, each bucket with its date.
import { useTranslation } from 'react-i18next';
import type { Wallet } from '#contract/points.ts';
import { FactList } from '#web/ui/base/fact-list.tsx';
import { formatDate, formatLocaleOf } from '#web/i18n/format.ts';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import style from './points-pill.module.css';

export function Buckets({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation();
  const { language, count } = useTaskText();
  const day = (at: string) =>
    formatDate(at, formatLocaleOf(language), {
      month: 'short',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hour12: false,
    });
  return (
    <FactList
      facts={wallet.buckets
        .filter(({ left }) => left > 0)
        .map(({ kind, left, expires_at }) => ({
          name: t(`points.bucket.${kind}`),
          note: expires_at ? t('points.expires', { date: day(expires_at) }) : t('points.never_expires'),
          value: count(left),
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
