// The cashier of a deployment without a payment provider: it says that no money moves, and plays whatever a bank may do.
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { sandboxOrder, sandboxPay } from '#contract/billing.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import type { SandboxAct } from '#contract/billing.ts';
import { call } from '#web/api/call.ts';
import { useAct } from '#web/model/use-act.ts';
import { Button } from '#web/ui/base/button.tsx';
import { FactList } from '#web/ui/base/fact-list.tsx';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useBillingText } from './use-billing-text.ts';
import { useLeave } from './use-leave.ts';
import style from './sandbox-page.module.css';

type SandboxOrder = OutputOf<typeof sandboxOrder>;

export function SandboxPage() {
  const { t } = useBillingText();
  const [params] = useSearchParams();
  const ref = params.get('order') ?? '';
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['billing', 'sandbox', ref],
    queryFn: ({ signal }) =>
      call(
        sandboxOrder,
        { order: ref },
        { extractData: true, showLoading: false, showError: false, needToken: false, signal },
      ),
    enabled: ref !== '',
    gcTime: 0,
  });
  return (
    <main className={style.page}>
      <h1 className={style.title}>{t('billing.sandbox.title')}</h1>
      <p className={style.about}>{t('billing.sandbox.about')}</p>
      {ref !== '' && !data && (isFetching || !error) && <Skeleton height="160px" />}
      {ref === '' && <p>{t('billing.sandbox.no_order')}</p>}
      {error && !data && !isFetching && (
        <ErrorState
          title={t('billing.sandbox.error')}
          about={error.message}
          retryLabel={t('billing.try_again')}
          onRetry={() => void refetch()}
        />
      )}
      {data && <Cashier order={data} reference={ref} onChanged={() => void refetch()} />}
      <p className={style.back}>
        <UiLink
          href={data?.status === 'pending' ? `/subscription?order=${data.id}&paid=no` : '/subscription'}
        >
          {t(data?.status === 'pending' ? 'billing.sandbox.back' : 'billing.sandbox.back_done')}
        </UiLink>
      </p>
    </main>
  );
}

type CashierProps = { order: SandboxOrder; reference: string; onChanged: () => void };

function Cashier({ order, reference, onChanged }: CashierProps) {
  const { t, price, each, name } = useBillingText();
  const acting = useAct();
  const leave = useLeave();

  async function act(what: SandboxAct) {
    await acting.run(async () => {
      const { ok } = await call(
        sandboxPay,
        { order: reference, act: what },
        { extractData: true, showError: false, needToken: false },
      );
      // Not possible any more, or only the first step: what is shown here is old.
      if (!ok || what === 'authenticate') onChanged();
      else leave(addressAfter(what, order.id));
    });
  }
  const { currency, cycle, renewal_amount: renewal } = order;
  return (
    <>
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
      {order.needs_authentication && (
        <div>
          <h2 className={style.step}>{t('billing.sandbox.prove_title')}</h2>
          <p className={style.about}>{t('billing.sandbox.prove_about')}</p>
        </div>
      )}
      {acting.error && (
        <p className={style.error} role="alert">
          {acting.error}
        </p>
      )}
      <div className={style.acts}>
        {order.acts.map((what, place) => (
          <Button
            key={what}
            look={place === 0 && order.status === 'pending' ? 'filled' : 'outline'}
            size="large"
            isWide
            disabled={acting.isBusy}
            onClick={() => void act(what)}
          >
            {t(
              order.needs_authentication && (what === 'pay' || what === 'fail')
                ? `billing.sandbox.prove.${what}`
                : `billing.sandbox.act.${what}`,
              { price: price(order.amount, currency) },
            )}
          </Button>
        ))}
      </div>
    </>
  );
}

/** Where the buyer goes on, as a provider sends them back. */
function addressAfter(act: SandboxAct, order: string): string {
  if (act === 'pay' || act === 'delay') return `/subscription?order=${order}`;
  return act === 'fail' ? `/subscription?order=${order}&paid=no` : '/subscription';
}
