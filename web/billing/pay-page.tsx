// The page of our own over which Paddle's checkout opens: what is paid, what happens now, and the way back.
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { payPage } from '#contract/billing.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { call } from '#web/api/call.ts';
import { Button } from '#web/ui/base/button.tsx';
import { FactList } from '#web/ui/base/fact-list.tsx';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useBillingText } from './use-billing-text.ts';
import { usePaddle } from './use-paddle.ts';
import style from './sandbox-page.module.css';

type Page = OutputOf<typeof payPage>;

type PayPageProps = {
  /** From another page of ours one comes without the leave to load Paddle's script. */
  reload?: () => void;
};

const reloadPage = () => location.reload();

export function PayPage({ reload = reloadPage }: PayPageProps) {
  const { t } = useBillingText();
  const transaction = useTransaction();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['billing', 'pay-page', transaction],
    queryFn: ({ signal }) =>
      call(
        payPage,
        { transaction },
        { extractData: true, showLoading: false, showError: false, needToken: false, signal },
      ),
    enabled: transaction !== '',
    gcTime: 0,
    // A checkout that is open is not opened again under the buyer's hands.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const order = data?.order;
  const isOpen = data !== undefined && (!order || order.status === 'pending');
  return (
    <main className={style.page}>
      <h1 className={style.title}>{t('billing.pay.title')}</h1>
      {transaction === '' && <p>{t('billing.pay.no_order')}</p>}
      {transaction !== '' && !data && (isFetching || !error) && <Skeleton height="160px" />}
      {error && !data && !isFetching && (
        <ErrorState
          title={t('billing.sandbox.error')}
          about={error.message}
          retryLabel={t('billing.try_again')}
          onRetry={() => void refetch()}
        />
      )}
      {order && <Facts order={order} />}
      {data && isOpen && <Checkout page={data} transaction={transaction} reload={reload} />}
      {order && !isOpen && <output>{t(`billing.pay.is.${order.status}`)}</output>}
      <p className={style.back}>
        <UiLink href={order && isOpen ? `/subscription?order=${order.id}&paid=no` : '/subscription'}>
          {t(isOpen ? 'billing.sandbox.back' : 'billing.sandbox.back_done')}
        </UiLink>
      </p>
    </main>
  );
}

/** Taken out of the address, where Paddle.js would open the checkout by itself, beside ours. */
function useTransaction(): string {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const told = params.get('_ptxn');
  useEffect(() => {
    if (told !== null) void navigate(`/pay?transaction=${encodeURIComponent(told)}`, { replace: true });
  }, [told, navigate]);
  return told === null ? (params.get('transaction') ?? '') : '';
}

function Facts({ order }: { order: NonNullable<Page['order']> }) {
  const { t, price, each, name } = useBillingText();
  const { currency, cycle, renewal_amount: renewal } = order;
  return (
    <FactList
      size="large"
      facts={[
        { name: t('billing.sandbox.what'), value: name(order.name) },
        { name: t('billing.buy.today'), value: price(order.amount, currency), isStrong: true },
        ...(renewal !== null && cycle
          ? [{ name: t('billing.buy.then'), value: each(renewal, currency, cycle) }]
          : []),
        { name: t('billing.invoices.state'), value: t(`billing.sandbox.status.${order.status}`) },
      ]}
    />
  );
}

type CheckoutProps = { page: Page; transaction: string; reload: () => void };

function Checkout({ page: { order, checkout }, transaction, reload }: CheckoutProps) {
  const { t } = useBillingText();
  const navigate = useNavigate();
  const { state, open } = usePaddle(transaction, checkout, () => {
    void navigate(order ? `/subscription?order=${order.id}` : '/subscription');
  });
  if (state === 'blocked' || state === 'failed') {
    return (
      <ErrorState
        title={t(`billing.pay.${state}_title`)}
        about={t(`billing.pay.${state}_about`)}
        retryLabel={t('billing.try_again')}
        onRetry={state === 'blocked' ? reload : open}
      />
    );
  }
  return (
    <>
      <output className={style.about}>{t(`billing.pay.state.${state}`)}</output>
      <div className={style.acts}>
        <Button look="filled" size="large" isWide isBusy={state === 'opening'} onClick={open}>
          {t('billing.pay.open')}
        </Button>
      </div>
      {!order && <p className={style.about}>{t('billing.pay.other')}</p>}
      <p className={style.about}>{t('billing.pay.seller')}</p>
    </>
  );
}
