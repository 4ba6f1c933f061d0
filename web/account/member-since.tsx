// Since when somebody is here, and on how many days they made something.
import { useTranslation } from 'react-i18next';
import { useMe } from '#web/model/me/use-me.ts';
import { formatDate, formatLocaleOf } from '#web/i18n/format.ts';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { useOwnStats } from './use-own-stats.ts';

export function MemberSince() {
  const { t } = useTranslation();
  const { language, count } = useTaskText();
  const since = useMe((me) => me?.created_at);
  const days = useOwnStats().data?.days_active ?? 0;
  if (!since) return null;
  const date = formatDate(since, formatLocaleOf(language), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return (
    <>
      <p>{t('account.member_since', { date })}</p>
      {days > 0 && <p>{t('account.days_active', { count: days, n: count(days) })}</p>}
    </>
  );
}
