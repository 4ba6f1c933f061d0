// What is counted of oneself, as four large numbers between rules.
import { useTranslation } from 'react-i18next';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { useOwnStats } from './use-own-stats.ts';
import style from './own-facts.module.css';

export function OwnFacts() {
  const { t } = useTranslation();
  const { count } = useTaskText();
  const { data, isError, error, refetch } = useOwnStats();
  if (isError) {
    return (
      <p className={style.failed} role="alert">
        {error.message}{' '}
        <button type="button" onClick={() => void refetch()}>
          {t('account.again')}
        </button>
      </p>
    );
  }
  const facts = [
    { name: t('account.stats.works'), value: data?.works },
    { name: t('account.stats.likes'), value: data?.likes_received },
    { name: t('account.stats.followers'), value: data?.followers },
    { name: t('account.stats.following'), value: data?.following },
  ];
  return (
    <dl className={style.facts}>
      {facts.map(({ name, value }) => (
        <div key={name} className={style.fact}>
          <dt>{name}</dt>
          <dd>{value === undefined ? <Skeleton width="48px" height="28px" /> : count(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
