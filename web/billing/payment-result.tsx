// What became of a payment, told where the buyer comes back to.
import type { ReactNode } from 'react';
import type { Order, Subscription } from '#contract/billing.ts';
import { Button } from '#web/ui/base/button.tsx';
import { FactList } from '#web/ui/base/fact-list.tsx';
import { Spinner } from '#web/ui/base/spinner.tsx';
import { Dialog } from '#web/ui/layer/dialog.tsx';
import { useBillingText } from './use-billing-text.ts';
import type { BillingText } from './use-billing-text.ts';
import { useLeave } from './use-leave.ts';
import type { WatchedOrder } from './use-watched-order.ts';
import style from './dialogs.module.css';

export type PaymentResultProps = { watched: WatchedOrder; subscription: Subscription | null };

export function PaymentResult({ watched, subscription }: PaymentResultProps) {
  const text = useBillingText();
  const { t } = text;
  const leave = useLeave();
  const { order, outcome, close } = watched;
  const payUrl = order?.pay_url ?? null;
  const canTryAgain =
    (outcome === 'left' || outcome === 'activating' || outcome === 'late') && payUrl !== null;
  return (
    <Dialog isOpen onClose={close} title={t(`billing.result.${outcome}.title`)}>
      <div className={style.dialog}>
        <div aria-live="polite" className={style.dialog}>
          <p>{describeAbout(text, watched)}</p>
          {outcome === 'paid' && order && <FactList facts={listFacts(text, order, subscription)} />}
          {(outcome === 'activating' || outcome === 'asking') && (
            <Waiting>{t('billing.result.asking_now')}</Waiting>
          )}
        </div>
        <div className={style.ways}>
          {outcome === 'unknown' && (
            <Button look="filled" size="medium" onClick={watched.retry}>
              {t('billing.try_again')}
            </Button>
          )}
          {canTryAgain && (
            <Button
              look={outcome === 'left' ? 'filled' : 'outline'}
              size="medium"
              onClick={() => leave(payUrl)}
            >
              {t('billing.result.pay_page')}
            </Button>
          )}
          {outcome === 'closed' && (
            <Button look="filled" size="medium" onClick={() => leave('/subscription#plans')}>
              {t('billing.try_again')}
            </Button>
          )}
          <Button look={outcome === 'paid' ? 'filled' : 'outline'} size="medium" onClick={close}>
            {t(outcome === 'paid' ? 'billing.result.done' : 'ui.close')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function Waiting({ children }: { children: ReactNode }) {
  return (
    <p className={style.waiting}>
      <Spinner />
      {children}
    </p>
  );
}

function describeAbout({ t, name, count }: BillingText, { order, outcome, id, error }: WatchedOrder): string {
  if (outcome === 'unknown') return error?.message ?? '';
  if (outcome === 'asking' || !order) return t('billing.result.asking.about', { id });
  return t(`billing.result.${outcome}.about`, {
    what: name(order.name),
    id: order.id,
    points: count(order.points),
  });
}

function listFacts(
  { t, count, money, day, price }: BillingText,
  order: Order,
  subscription: Subscription | null,
) {
  const next = order.kind === 'plan' ? subscription?.next_charge : null;
  return [
    { name: t('billing.result.added'), value: t('billing.result.points', { n: count(order.points) }) },
    { name: t('billing.result.amount'), value: money(order.amount, order.currency), isStrong: true },
    ...(next && subscription?.currency
      ? [
          {
            name: t('billing.mine.next_charge'),
            value: t('billing.on', { what: price(next.amount, subscription.currency), date: day(next.at) }),
          },
        ]
      : []),
    { name: t('billing.invoices.number'), value: order.id },
  ];
}
