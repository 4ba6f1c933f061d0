// The queue of reported works, one at a time; those that were decided stand in a list behind it.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adminReportList } from '#contract/admin.ts';
import { FilterTabs } from '#web/ui/form/filter-tabs.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { DecidedReports } from './decided-reports.tsx';
import { ListFrame, ListSkeleton } from './list-frame.tsx';
import { ReportCard } from './report-card.tsx';
import { useAdminList } from './use-admin-list.ts';
import style from './admin.module.css';

type Shown = 'open' | 'decided';

export function ReportsTab() {
  const { t } = useTranslation();
  const [shown, setShown] = useState<Shown>('open');
  return (
    <>
      <div className={style.bar}>
        <FilterTabs<Shown>
          label={t('admin.report.show')}
          value={shown}
          onChange={setShown}
          options={[
            { value: 'open', label: t('admin.report.open') },
            { value: 'decided', label: t('admin.report.decided') },
          ]}
        />
      </div>
      {shown === 'open' ? <Queue /> : <Decided />}
    </>
  );
}

function Queue() {
  const { t } = useTranslation();
  const { count } = useTaskText();
  const list = useAdminList(adminReportList, { state: 'open' });
  const [last, setLast] = useState<{ id: string; at: number } | null>(null);
  // What was just decided is gone at once; the list that is asked again behind it knows the truth.
  const waiting = list.items.filter(({ task_id }) => task_id !== last?.id || list.arrivedAt > last.at);
  const [report] = waiting;
  if (list.isLoading) return <ListSkeleton />;
  if (!report) {
    return (
      <ListFrame list={{ ...list, items: [] }} empty={t('admin.report.none')}>
        {null}
      </ListFrame>
    );
  }
  const left = (list.total ?? list.items.length) - (list.items.length - waiting.length);
  return (
    <>
      <p className={style.about} aria-live="polite">
        {t('admin.report.waiting', { count: left, n: count(left) })}
      </p>
      <ReportCard
        key={report.task_id}
        report={report}
        isNext={last !== null}
        onDecided={() => setLast({ id: report.task_id, at: Date.now() })}
      />
    </>
  );
}

function Decided() {
  const { t } = useTranslation();
  const list = useAdminList(adminReportList, { state: 'decided' });
  return (
    <ListFrame list={list} empty={t('admin.report.none_decided')}>
      <DecidedReports reports={list.items} />
    </ListFrame>
  );
}
