// What happened to one's works and oneself: by day, newest first, each line a way to what it is about.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { MoreRows } from '#web/ui/feedback/more-rows.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { formatDate, formatLocaleOf } from '#web/i18n/format.ts';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { ActivityRow } from './activity-row.tsx';
import { groupByDay, nameDay } from './group-by-day.ts';
import { Panel } from './panel.tsx';
import { useActivities } from './use-activities.ts';
import style from './activity-panel.module.css';

export function ActivityPanel() {
  const { t } = useTranslation();
  const { language } = useTaskText();
  const [now] = useState(() => new Date());
  const list = useActivities();
  const { items } = list;
  function formatDay(day: string): string {
    const name = nameDay(day, now);
    if (name) return t(`account.activity.${name}`);
    // Without a time a date would be midnight in London.
    return formatDate(`${day}T00:00:00`, formatLocaleOf(language), {
      day: 'numeric',
      month: 'long',
      weekday: 'long',
    });
  }
  return (
    <Panel title={t('account.tab.activity')}>
      {list.isLoading && <Waiting />}
      {list.error && (
        <ErrorState
          title={t('account.activity.failed')}
          about={list.error.message}
          retryLabel={t('account.again')}
          onRetry={list.retry}
        />
      )}
      {!list.isLoading && !list.error && items.length === 0 && (
        <div className={style.nothing}>
          <p>{t('account.activity.nothing')}</p>
          <p>{t('account.activity.nothing_about')}</p>
        </div>
      )}
      {groupByDay(items).map(({ day, items: ofDay }) => (
        <section key={day} className={style.day} aria-label={formatDay(day)}>
          <h3 className={style.date}>{formatDay(day)}</h3>
          <ul>
            {ofDay.map((activity) => (
              <ActivityRow key={activity.id} activity={activity} />
            ))}
          </ul>
        </section>
      ))}
      {items.length > 0 && (
        <MoreRows
          hasMore={list.hasMore}
          isLoading={list.isLoadingMore}
          onMore={list.loadMore}
          moreLabel={t('account.activity.more')}
          endLabel={t('account.activity.end')}
          ahead={120}
        />
      )}
    </Panel>
  );
}

function Waiting() {
  return (
    <div className={style.waiting} aria-hidden="true">
      {[62, 48, 70, 54].map((width) => (
        <Skeleton key={width} width={`${width}%`} height="40px" />
      ))}
    </div>
  );
}
