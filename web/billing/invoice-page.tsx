// One paid order as an invoice: to read, and to print black on white.
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { invoiceNumber, orderInvoice, orderStatus } from '#contract/billing.ts';
import type { Order } from '#contract/billing.ts';
import { call } from '#web/api/call.ts';
import { resolveApiUrl } from '#web/api/connection.ts';
import { useMe, useUserId } from '#web/model/me/use-me.ts';
import { useSiteConfig } from '#web/model/use-site-config.ts';
import { Button } from '#web/ui/base/button.tsx';
import { buttonClass } from '#web/ui/base/button-class.ts';
import { PageTitle } from '#web/ui/base/page-title.tsx';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import { VisuallyHidden } from '#web/ui/base/visually-hidden.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { paidState } from './order-state.ts';
import { useBillingText } from './use-billing-text.ts';
import style from './invoice-page.module.css';

export function InvoicePage() {
  const { t } = useBillingText();
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const userId = useUserId();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['billing', 'order', id, userId],
    queryFn: ({ signal }) =>
      call(orderStatus, { id }, { extractData: true, showLoading: false, showError: false, signal }),
    enabled: userId !== null && id !== '',
  });
  const isPaid = data?.status === 'paid' || data?.status === 'refunded';
  return (
    <div className={style.page}>
      <div className={style.head}>
        <PageTitle>{t('billing.invoice.title', { id: isPaid ? invoiceNumber(data) : id })}</PageTitle>
        {isPaid && <InvoiceActs order={data} />}
      </div>
      {(!data && !error) || (isFetching && !data) ? <InvoiceSkeleton /> : null}
      {error && !data && (
        <ErrorState
          title={t('billing.invoice.error')}
          about={error.message}
          retryLabel={t('billing.try_again')}
          onRetry={() => void refetch()}
        />
      )}
      {data && (isPaid ? <Invoice order={data} /> : <p>{t('billing.invoice.unpaid')}</p>)}
      <p className={style.back}>
        <UiLink href="/subscription#invoices">{t('billing.invoice.back')}</UiLink>
      </p>
    </div>
  );
}

function InvoiceActs({ order }: { order: Order }) {
  const { t } = useBillingText();
  const isSandbox = useSiteConfig()?.payments === 'sandbox';
  const download = useMutation({
    mutationFn: () => call(orderInvoice, { id: order.id }, { extractData: true, showLoading: false }),
    onSuccess: ({ url }) => location.assign(resolveApiUrl(url).href),
  });
  return (
    <div className={style.acts}>
      <Button onClick={() => print()}>{t('billing.invoice.print')}</Button>
      <Button isBusy={download.isPending} onClick={() => download.mutate()}>
        PDF
      </Button>
      {isSandbox && (
        <UiLink href={`/sandbox/pay?order=${order.id}`} className={buttonClass('quiet')}>
          {t('billing.invoice.sandbox')}
        </UiLink>
      )}
    </div>
  );
}

function Invoice({ order }: { order: Order }) {
  const { t, longDay, money, name: nameOf } = useBillingText();
  const name = useMe((me) => me?.name ?? '');
  const email = useMe((me) => me?.email ?? '');
  const support = useSiteConfig()?.support_email;
  const amountOf = (amount: number) => money(amount, order.currency);
  const { period_start: start, period_end: end, paid_at: paidAt, refunded } = order;
  return (
    <article className={style.invoice}>
      <div className={style.parties}>
        <Party title={t('billing.invoice.seller')}>
          <b>{t('app.name')}</b>
          {support && <span>{support}</span>}
        </Party>
        <Party title={t('billing.invoice.buyer')}>
          <b>{name}</b>
          <span>{email}</span>
        </Party>
        <Party title={t('billing.invoice.about')}>
          <span>{t('billing.invoice.number', { id: invoiceNumber(order) })}</span>
          {paidAt && <span>{longDay(paidAt)}</span>}
          <span>{t(`billing.paid_state.${paidState(order)}`)}</span>
        </Party>
      </div>
      <table className={style.lines}>
        <caption>
          <VisuallyHidden>{t('billing.invoice.lines')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('billing.invoices.what')}</th>
            <th scope="col" className={style.amount}>
              {t('billing.invoices.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          <Line
            name={nameOf(order.name)}
            note={start && end ? `${longDay(start)} – ${longDay(end)}` : ''}
            amount={amountOf(order.amount + order.credit)}
          />
          {order.credit > 0 && <Line name={t('billing.buy.credit')} amount={`−${amountOf(order.credit)}`} />}
        </tbody>
        <tfoot>
          <Line name={t('billing.invoice.total')} amount={amountOf(order.amount)} isStrong />
          <Line
            name={t('billing.invoice.paid')}
            note={[paidAt ? longDay(paidAt) : '', order.paid_with].filter(Boolean).join(' · ')}
            amount={amountOf(order.amount)}
          />
          {refunded > 0 && <Line name={t('billing.invoice.refunded')} amount={`−${amountOf(refunded)}`} />}
        </tfoot>
      </table>
      <p className={style.note}>{t('billing.invoice.note')}</p>
    </article>
  );
}

function Party({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={style.party}>
      <h2 className={style.partyTitle}>{title}</h2>
      {children}
    </div>
  );
}

type LineProps = { name: string; note?: string; amount: string; isStrong?: boolean };

function Line({ name, note = '', amount, isStrong = false }: LineProps) {
  return (
    <tr className={isStrong ? style.strong : undefined}>
      <th scope="row">
        {name}
        {note && <span className={style.lineNote}>{note}</span>}
      </th>
      <td className={style.amount}>{amount}</td>
    </tr>
  );
}

function InvoiceSkeleton() {
  return (
    <div className={style.waiting} aria-hidden="true">
      {[30, 40, 90, 80, 60].map((width) => (
        <Skeleton key={width} width={`${width}%`} height="14px" />
      ))}
    </div>
  );
}
