// People: found by name, address or number; a row opens what is known of one and what can be done.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adminUserList } from '#contract/admin.ts';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { Sheet } from '#web/ui/layer/sheet.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { AdminTable, Cell, RowButton } from './admin-table.tsx';
import { ListFrame } from './list-frame.tsx';
import { PersonSheet } from './person-sheet.tsx';
import { useAdminList } from './use-admin-list.ts';
import { useSearchText } from '#web/ui/form/use-search-text.ts';
import { useAdminPlace } from './use-place.ts';
import style from './admin.module.css';

const STATES = ['all', 'normal', 'abnormal', 'leaving'] as const;
type StateChoice = (typeof STATES)[number];

export function PeopleTab() {
  const { t } = useTranslation();
  const words = useTaskText();
  const { place, go } = useAdminPlace();
  const [state, setState] = useState<StateChoice>('all');
  const [typed, setTyped] = useSearchText(place.q ?? '', (q) => go({ tab: 'people', ...(q ? { q } : {}) }));
  const [openId, setOpenId] = useState<string | null>(null);
  const list = useAdminList(adminUserList, {
    ...(place.q ? { q: place.q } : {}),
    ...(state === 'all' ? {} : { state }),
  });
  const open = list.items.find(({ id }) => id === openId);
  return (
    <>
      <div className={style.bar}>
        <SearchField
          className={style.search}
          label={t('admin.people.search')}
          value={typed}
          onChange={setTyped}
        />
        <Select
          look="bare"
          label={t('admin.people.state')}
          isLabelHidden
          value={state}
          onChange={setState}
          options={STATES.map((value) => ({ value, label: t(`admin.state.${value}`) }))}
        />
        {list.total !== null && (
          <span className={style.total}>
            {t('admin.people.total', { count: list.total, n: words.count(list.total) })}
          </span>
        )}
      </div>
      <ListFrame list={list} empty={t('admin.people.none')}>
        <AdminTable
          caption={t('admin.tab.people')}
          columns={[
            { name: t('admin.people.name') },
            { name: t('admin.people.state') },
            { name: t('admin.people.plan'), isWide: true },
            { name: t('admin.people.points'), isNumber: true },
            { name: t('admin.people.works'), isNumber: true, isWide: true },
            { name: t('admin.people.seen'), isWide: true },
          ]}
        >
          {list.items.map((person) => (
            <tr key={person.id}>
              <Cell isHead second={person.email}>
                <RowButton onClick={() => setOpenId(person.id)}>{person.name}</RowButton>
              </Cell>
              <Cell second={person.role === 'admin' && t('admin.role.admin')}>
                {t(`admin.state.${person.state}`)}
              </Cell>
              <Cell isWide>{t(`admin.plan.${person.plan}`)}</Cell>
              <Cell isNumber>{words.count(person.point + person.sub_point)}</Cell>
              <Cell isNumber isWide>
                {words.count(person.works)}
              </Cell>
              <Cell isWide>
                {person.last_seen_at ? words.dateTime(person.last_seen_at) : t('admin.people.never')}
              </Cell>
            </tr>
          ))}
        </AdminTable>
      </ListFrame>
      <Sheet isOpen={open !== undefined} onClose={() => setOpenId(null)} title={open?.name ?? ''} width={440}>
        {open && <PersonSheet person={open} />}
      </Sheet>
    </>
  );
}
