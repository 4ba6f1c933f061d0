// Orders of everybody: who bought what, and how it went; a row opens what is known of one and pays it back.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ADMIN_ORDER_STATES, adminOrderList } from '#contract/admin-order.ts';
import type { AdminOrderState } from '#contract/admin-order.ts';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { useSearchText } from '#web/ui/form/use-search-text.ts';
import { Sheet } from '#web/ui/layer/sheet.tsx';
import { formatCurrency, formatLocaleOf } from '#web/i18n/format.ts';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { AboutOne } from './about-one.tsx';
import { AdminTable, Cell, RowButton } from './admin-table.tsx';
import { ListFrame } from './list-frame.tsx';
import { OrderSheet } from './order-sheet.tsx';
import { useAdminList } from './use-admin-list.ts';
import { useAdminPlace } from './use-place.ts';
import style from './admin.module.css';

const STATES = ['all', ...ADMIN_ORDER_STATES] as const;
const KINDS = ['all', 'plan', 'pack'] as const;

export function OrdersTab() {
  const { t } = useTranslation();
  const words = useTaskText();
  const { place, go } = useAdminPlace();
  const [state, setState] = useState<AdminOrderState | 'all'>('all');
  const [kind, setKind] = useState<(typeof KINDS)[number]>('all');
  const [openId, setOpenId] = useState<string | null>(null);
  const [typed, setTyped] = useSearchText(place.order ?? '', (text) => {
    const order = text.replaceAll(/\D/g, '').replace(/^0+/, '');
    go({ tab: 'orders', ...(order ? { order } : {}) });
  });
  const list = useAdminList(adminOrderList, {
    ...(place.order ? { id: place.order } : {}),
    ...(place.user ? { user_id: place.user } : {}),
    ...(state === 'all' ? {} : { state }),
    ...(kind === 'all' ? {} : { kind }),
  });
  const open = list.items.find(({ id }) => id === openId);
  const locale = formatLocaleOf(words.language);
  return (
    <>
      <div className={style.bar}>
        <SearchField
          className={style.search}
          label={t('admin.orders.search')}
          value={typed}
          onChange={setTyped}
        />
        <Select
          look="bare"
          label={t('admin.orders.kind')}
          isLabelHidden
          value={kind}
          onChange={setKind}
          options={KINDS.map((value) => ({ value, label: t(`admin.orders.kinds.${value}`) }))}
        />
        <Select
          look="bare"
          label={t('admin.orders.state')}
          isLabelHidden
          value={state}
          onChange={setState}
          options={STATES.map((value) => ({ value, label: t(`admin.orders.states.${value}`) }))}
        />
        {place.user && <AboutOne onClear={() => go({ tab: 'orders' })}>{place.user}</AboutOne>}
        {list.total !== null && (
          <span className={style.total}>
            {t('admin.orders.total', { count: list.total, n: words.count(list.total) })}
          </span>
        )}
      </div>
      <ListFrame list={list} empty={t('admin.orders.none')}>
        <AdminTable
          caption={t('admin.tab.orders')}
          columns={[
            { name: t('admin.orders.order') },
            { name: t('admin.orders.state') },
            { name: t('admin.orders.buyer'), isWide: true },
            { name: t('admin.orders.amount'), isNumber: true },
            { name: t('admin.orders.refunded'), isNumber: true, isWide: true },
            { name: t('admin.orders.created'), isWide: true },
          ]}
        >
          {list.items.map((order) => (
            <tr key={order.id}>
              <Cell isHead second={order.id}>
                <RowButton onClick={() => setOpenId(order.id)}>{order.name[words.language]}</RowButton>
              </Cell>
              <Cell second={order.disputed && t('admin.orders.states.disputed')}>
                {t(`admin.orders.states.${order.status}`)}
              </Cell>
              <Cell isWide>{order.user.name || order.user.id}</Cell>
              <Cell isNumber>{formatCurrency(order.amount, order.currency, locale)}</Cell>
              <Cell isNumber isWide>
                {order.refunded > 0 ? formatCurrency(order.refunded, order.currency, locale) : '–'}
              </Cell>
              <Cell isWide>{words.dateTime(order.created_at)}</Cell>
            </tr>
          ))}
        </AdminTable>
      </ListFrame>
      <Sheet
        isOpen={open !== undefined}
        onClose={() => setOpenId(null)}
        title={open ? `${open.name[words.language]} ${open.id}` : ''}
        width={440}
      >
        {open && <OrderSheet key={open.id} order={open} />}
      </Sheet>
    </>
  );
}
