// What was paid: one row an order, each with its invoice; the first purchase can be given back for a while.
import { useState } from 'react';
import { invoiceNumber, orderList } from '#contract/billing.ts';
import type { Order } from '#contract/billing.ts';
import { useUserId } from '#web/model/me/use-me.ts';
import { usePaged } from '#web/model/use-paged.ts';
import { Badge } from '#web/ui/base/badge.tsx';
import { SmallAction } from '#web/ui/base/small-action.tsx';
import { Section } from '#web/ui/base/section.tsx';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import { VisuallyHidden } from '#web/ui/base/visually-hidden.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { MoreRows } from '#web/ui/feedback/more-rows.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { paidState } from './order-state.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { useBillingText } from './use-billing-text.ts';
import style from './invoices.module.css';

export function Invoices() {
  const { t } = useBillingText();
  const userId = useUserId();
  const [refunding, setRefunding] = useState<Order | null>(null);
  const list = usePaged(
    orderList,
    { paid: true },
    { queryKey: ['billing', 'orders', userId], isWanted: userId !== null },
  );
  return (
    <Section id="invoices" title={t('billing.parts.invoices')}>
      {list.isLoading && <Skeleton width="70%" height="14px" />}
      {list.error && (
        <ErrorState
          title={t('billing.invoices.error')}
          about={list.error.message}
          retryLabel={t('billing.try_again')}
          onRetry={list.retry}
        />
      )}
      {!list.isLoading && !list.error && list.items.length === 0 && (
        <p className={style.nothing}>{t('billing.invoices.nothing')}</p>
      )}
      {list.items.length > 0 && (
        <>
          <InvoiceTable orders={list.items} onRefund={setRefunding} />
          <MoreRows
            hasMore={list.hasMore}
            isLoading={list.isLoadingMore}
            onMore={list.loadMore}
            moreLabel={t('billing.load_more')}
            endLabel={t('billing.end')}
          />
        </>
      )}
      {refunding && <RefundDialog order={refunding} onClose={() => setRefunding(null)} />}
    </Section>
  );
}

type InvoiceTableProps = { orders: readonly Order[]; onRefund: (order: Order) => void };

function InvoiceTable({ orders, onRefund }: InvoiceTableProps) {
  const { t } = useBillingText();
  return (
    <table className={style.table}>
      <caption>
        <VisuallyHidden>{t('billing.invoices.caption')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={style.wide}>
            {t('billing.invoices.number')}
          </th>
          <th scope="col">{t('billing.invoices.date')}</th>
          <th scope="col">{t('billing.invoices.what')}</th>
          <th scope="col" className={style.amount}>
            {t('billing.invoices.amount')}
          </th>
          <th scope="col" className={style.state}>
            {t('billing.invoices.state')}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <InvoiceRow key={order.id} order={order} onRefund={() => onRefund(order)} />
        ))}
      </tbody>
    </table>
  );
}

function InvoiceRow({ order, onRefund }: { order: Order; onRefund: () => void }) {
  const { t, day, date, name, money } = useBillingText();
  const state = paidState(order);
  const { period_start: start, period_end: end } = order;
  return (
    <tr>
      <td className={style.wide}>{invoiceNumber(order)}</td>
      <td>{date(order.paid_at ?? order.created_at)}</td>
      <td>
        <UiLink href={`/invoice?id=${order.id}`}>{name(order.name)}</UiLink>
        {start && end && <span className={style.note}>{`${day(start)} – ${day(end)}`}</span>}
      </td>
      <td className={style.amount}>{money(order.amount, order.currency)}</td>
      <td className={style.state}>
        {state === 'paid' ? t('billing.paid_state.paid') : <Badge>{t(`billing.paid_state.${state}`)}</Badge>}
        {order.refundable && (
          <SmallAction aria-label={`${t('billing.refund.do')} ${order.id}`} onClick={onRefund}>
            {t('billing.refund.do')}
          </SmallAction>
        )}
      </td>
    </tr>
  );
}
