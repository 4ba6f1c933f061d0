// Tasks of everybody: how they go, which engine, what they cost; no prompts and no images.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adminTaskList } from '#contract/admin.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { TOOL_TYPES } from '#contract/tool-names.ts';
import type { TaskType } from '#contract/tool-names.ts';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { Sheet } from '#web/ui/layer/sheet.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { AboutOne } from './about-one.tsx';
import { AdminTable, Cell, RowButton } from './admin-table.tsx';
import { ListFrame } from './list-frame.tsx';
import { TaskSheet } from './task-sheet.tsx';
import { useAdminList } from './use-admin-list.ts';
import { useSearchText } from '#web/ui/form/use-search-text.ts';
import { useAdminPlace } from './use-place.ts';
import style from './admin.module.css';

const CHOICES = {
  all: {},
  held: { held: true },
  queued: { status: [0] },
  processing: { status: [1] },
  completed: { status: [2] },
  failed: { status: [-1] },
} as const satisfies Record<string, Partial<InputOf<typeof adminTaskList>>>;
type StatusChoice = keyof typeof CHOICES;
const STATUSES = Object.keys(CHOICES) as StatusChoice[];

export function TasksTab() {
  const { t } = useTranslation();
  const words = useTaskText();
  const { place, go } = useAdminPlace();
  const [type, setType] = useState<TaskType | 0>(0);
  const [status, setStatus] = useState<StatusChoice>(place.held ? 'held' : 'all');
  const [openId, setOpenId] = useState<string | null>(null);
  const [typed, setTyped] = useSearchText(place.task ?? '', (text) => {
    const task = text.replaceAll(/\D/g, '').replace(/^0+/, '');
    go({ tab: 'tasks', ...(task ? { task } : {}) });
  });
  const list = useAdminList(adminTaskList, {
    ...(place.task ? { id: place.task } : {}),
    ...(place.user ? { user_id: place.user } : {}),
    ...(type === 0 ? {} : { type: [type] }),
    ...CHOICES[status],
  });
  const labelOf = (choice: StatusChoice) => {
    if (choice === 'all') return t('admin.tasks.all_states');
    return choice === 'held' ? t('admin.tasks.held') : t(`task.state.${choice}`);
  };
  const open = list.items.find(({ id }) => id === openId);
  return (
    <>
      <div className={style.bar}>
        <SearchField
          className={style.search}
          label={t('admin.tasks.search')}
          value={typed}
          onChange={setTyped}
        />
        <Select
          look="bare"
          label={t('admin.tasks.tool')}
          isLabelHidden
          value={String(type)}
          onChange={(value) => setType(Object.values(TOOL_TYPES).find((one) => String(one) === value) ?? 0)}
          options={[
            { value: '0', label: t('admin.tasks.all_tools') },
            ...Object.values(TOOL_TYPES).map((one) => ({ value: String(one), label: words.tool(one) })),
          ]}
        />
        <Select
          look="bare"
          label={t('admin.tasks.state')}
          isLabelHidden
          value={status}
          onChange={setStatus}
          options={STATUSES.map((value) => ({
            value,
            label: labelOf(value),
          }))}
        />
        {place.user && <AboutOne onClear={() => go({ tab: 'tasks' })}>{place.user}</AboutOne>}
      </div>
      <ListFrame list={list} empty={t('admin.tasks.none')}>
        <AdminTable
          caption={t('admin.tab.tasks')}
          columns={[
            { name: t('admin.tasks.task') },
            { name: t('admin.tasks.state') },
            { name: t('admin.tasks.owner'), isWide: true },
            { name: t('admin.tasks.engine'), isWide: true },
            { name: t('admin.tasks.cost'), isNumber: true },
            { name: t('admin.tasks.refunded'), isNumber: true, isWide: true },
            { name: t('admin.tasks.created'), isWide: true },
          ]}
        >
          {list.items.map((task) => (
            <tr key={task.id}>
              <Cell isHead second={task.id}>
                <RowButton onClick={() => setOpenId(task.id)}>{words.tool(task.type)}</RowButton>
              </Cell>
              <Cell second={task.error_code}>{task.held_at ? t('admin.tasks.held') : words.state(task)}</Cell>
              <Cell isWide>{task.user.name}</Cell>
              <Cell isWide>{task.engine}</Cell>
              <Cell isNumber>{words.count(task.cost)}</Cell>
              <Cell isNumber isWide>
                {words.count(task.refunded)}
              </Cell>
              <Cell isWide>{words.dateTime(task.created_at)}</Cell>
            </tr>
          ))}
        </AdminTable>
      </ListFrame>
      <Sheet
        isOpen={open !== undefined}
        onClose={() => setOpenId(null)}
        title={open ? `${words.tool(open.type)} ${open.id}` : ''}
        width={440}
      >
        {open && <TaskSheet task={open} onNew={(id) => go({ tab: 'tasks', task: id })} />}
      </Sheet>
    </>
  );
}
