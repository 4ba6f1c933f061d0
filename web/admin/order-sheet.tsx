// One order: its facts, its points, what the provider told about it, and paying it back.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adminOrderDetail, adminOrderRefund } from '#contract/admin-order.ts';
import type { AdminOrder } from '#contract/admin-order.ts';
import { call } from '#web/api/call.ts';
import { createRequestId } from '#web/api/request-headers.ts';
import { FactList } from '#web/ui/base/fact-list.tsx';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { formatCurrency, formatLocaleOf } from '#web/i18n/format.ts';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { ActForm } from './act-form.tsx';
import { readMinorUnits } from './read-minor-units.ts';
import { ADMIN_KEY } from './use-admin-list.ts';
import { addressOf } from './use-place.ts';
import style from './admin.module.css';

const MINOR_UNITS = 100;

export function OrderSheet({ order }: { order: AdminOrder }) {
  const { t } = useTranslation();
  const words = useTaskText();
  const { id } = order;
  const { data: detail } = useQuery({
    queryKey: [ADMIN_KEY, adminOrderDetail.path, id],
    queryFn: ({ signal }) =>
      call(adminOrderDetail, { id }, { extractData: true, showLoading: false, signal }),
  });
  const money = (amount: number) => formatCurrency(amount, order.currency, formatLocaleOf(words.language));
  const when = (at: string | null) => (at ? words.dateTime(at) : '–');
  const left = order.amount - order.refunded;
  return (
    <div className={style.sheet}>
      <FactList
        facts={[
          {
            name: t('admin.orders.buyer'),
            value: (
              <UiLink href={addressOf({ tab: 'people', q: order.user.id })}>
                {order.user.name || order.user.id}
              </UiLink>
            ),
          },
          { name: t('admin.orders.email'), value: order.user.email || '–' },
          { name: t('admin.orders.state'), value: t(`admin.orders.states.${order.status}`) },
          ...(order.disputed
            ? [
                {
                  name: t('admin.orders.states.disputed'),
                  value: t('admin.tasks.yes'),
                  isStrong: true,
                },
              ]
            : []),
          { name: t('admin.orders.cause'), value: t(`admin.orders.causes.${order.cause}`) },
          { name: t('admin.orders.amount'), value: money(order.amount) },
          ...(order.credit > 0 ? [{ name: t('admin.orders.credit'), value: money(order.credit) }] : []),
          { name: t('admin.orders.refunded'), value: money(order.refunded) },
          { name: t('admin.orders.provider'), value: order.provider },
          { name: t('admin.orders.payment'), value: order.payment_ref ?? '–' },
          { name: t('admin.orders.paid_with'), value: order.paid_with || '–' },
          { name: t('admin.orders.created'), value: when(order.created_at) },
          { name: t('admin.orders.paid_at'), value: when(order.paid_at) },
          ...(order.period_end
            ? [
                {
                  name: t('admin.orders.period'),
                  value: `${when(order.period_start)} – ${when(order.period_end)}`,
                },
              ]
            : []),
          ...(detail
            ? [
                { name: t('admin.orders.granted'), value: words.count(detail.granted) },
                { name: t('admin.orders.left'), value: words.count(detail.left) },
                { name: t('admin.orders.taken_back'), value: words.count(detail.taken_back) },
              ]
            : []),
        ]}
      />
      {detail && detail.events.length > 0 && (
        <div>
          <h3 className={style.actTitle}>{t('admin.orders.events')}</h3>
          <FactList
            facts={detail.events.map((event) => ({
              key: event.id,
              name: words.dateTime(event.happened_at),
              note: event.kind.replaceAll('_', ' '),
              value: event.outcome || t('admin.orders.waits'),
              isStrong: event.applied_at === null,
            }))}
          />
        </div>
      )}
      {detail && detail.requests.length > 0 && (
        <div>
          <h3 className={style.actTitle}>{t('admin.orders.requests')}</h3>
          <FactList
            facts={detail.requests.map((request) => ({
              key: request.id,
              name: money(request.amount),
              value: request.last_error || t('admin.orders.waits'),
              isStrong: request.last_error !== '',
            }))}
          />
        </div>
      )}
      <p className={style.links}>
        <UiLink href={addressOf({ tab: 'orders', user: order.user.id })}>{t('admin.orders.others')}</UiLink>
        <UiLink href={addressOf({ tab: 'log', user: order.user.id })}>{t('admin.people.log')}</UiLink>
      </p>
      {order.paid_at && !order.disputed && left > 0 && (
        <RefundForm key={left} id={id} left={left} money={money} />
      )}
    </div>
  );
}

type RefundFormProps = { id: string; left: number; money: (amount: number) => string };

function RefundForm({ id, left, money }: RefundFormProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState((left / MINOR_UNITS).toFixed(2));
  /** Of this click: sent twice by a bad network, it pays once. */
  const [click, setClick] = useState(createRequestId);
  const amount = readMinorUnits(typed);
  async function refund(reason: string) {
    await call(
      adminOrderRefund,
      { id, amount: amount ?? 0, reason, client_token: click },
      { showError: false },
    );
    setClick(createRequestId());
    toast.success(t('admin.orders.refund_done', { money: money(amount ?? 0) }));
  }
  return (
    <ActForm
      title={t('admin.orders.refund')}
      about={t('admin.orders.refund_about', { money: money(left) })}
      button={t('admin.orders.refund')}
      isDanger
      refuse={() =>
        amount !== null && amount >= 1 && amount <= left
          ? ''
          : t('admin.orders.refund_range', { money: money(left) })
      }
      onAct={refund}
    >
      <TextField
        kind="data"
        label={t('admin.orders.refund_amount')}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={setTyped}
      />
    </ActForm>
  );
}
