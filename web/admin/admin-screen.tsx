// The admin module: reports to decide, people, tasks, orders, how the product is, and the log of every act. Plain on purpose.
import { useTranslation } from 'react-i18next';
import { PageTitle } from '#web/ui/base/page-title.tsx';
import { Tabs } from '#web/ui/form/tabs.tsx';
import { HealthTab } from './health-tab.tsx';
import { LogTab } from './log-tab.tsx';
import { OrdersTab } from './orders-tab.tsx';
import { PeopleTab } from './people-tab.tsx';
import { ReportsTab } from './reports-tab.tsx';
import { TasksTab } from './tasks-tab.tsx';
import { TABS, useAdminPlace } from './use-place.ts';
import style from './admin.module.css';

const PANELS = {
  reports: ReportsTab,
  people: PeopleTab,
  tasks: TasksTab,
  orders: OrdersTab,
  health: HealthTab,
  log: LogTab,
};

export function AdminScreen() {
  const { t } = useTranslation();
  const { place, go } = useAdminPlace();
  return (
    <div className={style.page}>
      <PageTitle>{t('admin.title')}</PageTitle>
      <Tabs
        label={t('admin.title')}
        value={place.tab}
        onChange={(tab) => go({ tab })}
        className={style.tabs}
        tabs={TABS.map((value) => {
          const Panel = PANELS[value];
          return { value, label: t(`admin.tab.${value}`), panel: <Panel /> };
        })}
      />
    </div>
  );
}
