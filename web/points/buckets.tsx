// The points in the order in which they are spent, each bucket with its date.
import { useTranslation } from 'react-i18next';
import type { Wallet } from '#contract/points.ts';
import { Leaders } from '#web/ui/base/leaders.tsx';
import { formatDate, formatLocaleOf } from '#web/words/format.ts';
import { useTaskWords } from '#web/words/use-task-words.ts';
import style from './points-pill.module.css';

export function Buckets({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation();
  const { language, count } = useTaskWords();
  const day = (at: string) =>
    formatDate(at, formatLocaleOf(language), {
      month: 'short',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hour12: false,
    });
  return (
    <Leaders
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
  const { time } = useTaskWords();
  return (
    <p className={style.note}>
      {t('points.daily_note', { n: wallet.daily.amount, time: time(wallet.daily.resets_at) })}
    </p>
  );
}
