// Every act of every admin, newest first. It can only be read.
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { adminAuditList } from '#contract/admin.ts';
import type { AuditEntry } from '#contract/admin.ts';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import type { TextBelow } from '#web/i18n/text-key.ts';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { AboutOne } from './about-one.tsx';
import { AdminTable, Cell } from './admin-table.tsx';
import { ListFrame } from './list-frame.tsx';
import { useAdminList } from './use-admin-list.ts';
import { addressOf, useAdminPlace } from './use-place.ts';
import style from './admin.module.css';

export function LogTab() {
  const { t } = useTranslation();
  const words = useTaskText();
  const { place, go } = useAdminPlace();
  const list = useAdminList(adminAuditList, {
    ...(place.user ? { user_id: place.user } : {}),
    ...(place.task ? { task_id: place.task } : {}),
  });
  const one = place.user ?? place.task;
  return (
    <>
      <div className={style.bar}>
        <p className={style.about}>{t('admin.log.about')}</p>
        {one && <AboutOne onClear={() => go({ tab: 'log' })}>{one}</AboutOne>}
      </div>
      <ListFrame list={list} empty={t('admin.log.none')}>
        <AdminTable
          caption={t('admin.tab.log')}
          columns={[
            { name: t('admin.log.time') },
            { name: t('admin.log.who'), isWide: true },
            { name: t('admin.log.act') },
            { name: t('admin.log.whom') },
            { name: t('admin.log.reason') },
          ]}
        >
          {list.items.map((entry) => (
            <tr key={entry.id}>
              <Cell>{words.dateTime(entry.created_at)}</Cell>
              <Cell isWide>{entry.admin?.name ?? t('admin.log.command')}</Cell>
              <Cell isHead second={describeDetail(entry, t)}>
                {t(`admin.act.${entry.act}`)}
              </Cell>
              <Cell>
                {entry.user && (
                  <UiLink href={addressOf({ tab: 'people', q: entry.user.id })}>
                    {entry.user.name || entry.user.id}
                  </UiLink>
                )}
              </Cell>
              <Cell>
                <q className={style.quote}>{entry.reason}</q>
              </Cell>
            </tr>
          ))}
        </AdminTable>
      </ListFrame>
    </>
  );
}

/** What came of it, in the words that there are; the number of a click says nothing to a reader. */
function describeDetail({ task_id, detail }: AuditEntry, t: TFunction): string {
  const facts = Object.entries({ task: task_id, ...detail }).filter(
    ([name, value]) => name !== 'client_token' && Boolean(value),
  );
  // Another version may have written what this one has no word for.
  const nameOf = (name: string) =>
    t(`admin.detail.${name as TextBelow<'admin.detail'>}`, { defaultValue: name });
  return facts.map(([name, value]) => `${nameOf(name)} ${String(value)}`).join(' · ');
}
