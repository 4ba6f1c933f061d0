// What is bought, for how much, when again and how to leave: directly above the button that carries the amount.
import { useState } from 'react';
import { orderCreate, REFUND_DAYS, REFUND_MOST_USED_PERCENT, subscriptionChange } from '#contract/billing.ts';
import type { ChangeQuote, Plan, PointPack } from '#contract/billing.ts';
import type { Currency, Cycle } from '#contract/prices.ts';
import { call } from '#web/api/call.ts';
import { createRequestId } from '#web/api/request-headers.ts';
import { useAct } from '#web/model/use-act.ts';
import { Button } from '#web/ui/base/button.tsx';
import { Dialog } from '#web/ui/layer/dialog.tsx';
import { FactList } from '#web/ui/base/fact-list.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { packPrice } from './pack-price.ts';
import { useBillingText } from './use-billing-text.ts';
import type { BillingText } from './use-billing-text.ts';
import { useLeave } from './use-leave.ts';
import { useBillingChanged } from './use-subscription-acts.ts';
import style from './dialogs.module.css';

export type Purchase =
  | { kind: 'plan'; plan: Plan; cycle: Cycle; quote: ChangeQuote; currentName: string }
  | { kind: 'pack'; pack: PointPack; currency: Currency };

export type BuyDialogProps = {
  purchase: Purchase;
  onClose: () => void;
  /** The server has other terms by now than those that are shown. */
  onRefused: () => void;
};

export function BuyDialog({ purchase, onClose, onRefused }: BuyDialogProps) {
  const text = useBillingText();
  const { t } = text;
  const paying = useAct();
  const [token] = useState(createRequestId);
  const [wasRefused, setRefused] = useState(false);
  const order = useOrder(purchase, token);
  const change = useChange(purchase, onClose);
  const isUpgrade = purchase.kind === 'plan' && purchase.quote.kind === 'upgrade';
  const isLater = purchase.kind === 'plan' && purchase.quote.kind === 'scheduled';

  async function confirm() {
    const isDone = await paying.run(isUpgrade || isLater ? change : order);
    if (isDone) return;
    setRefused(true);
    onRefused();
  }
  return (
    <Dialog isOpen onClose={onClose} title={describeTitle(text, purchase)}>
      <div className={style.dialog}>
        <FactList
          facts={purchase.kind === 'plan' ? listPlanFacts(text, purchase) : listPackFacts(text, purchase)}
        />
        <p className={style.note}>
          {listWaysOut(text, purchase).map((sentence) => (
            <span key={sentence}>{sentence} </span>
          ))}
        </p>
        {paying.error && (
          <p className={style.error} role="alert">
            {paying.error}
          </p>
        )}
        <Button look="filled" size="large" isWide isBusy={paying.isBusy} onClick={() => void confirm()}>
          {describeButton(text, purchase)}
        </Button>
        {isUpgrade && wasRefused && (
          <Button size="large" isWide disabled={paying.isBusy} onClick={() => void paying.run(order)}>
            {t('billing.buy.other_card')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** Makes the order, the same for every try of one press, and goes to where it is paid. */
function useOrder(purchase: Purchase, token: string): () => Promise<void> {
  const leave = useLeave();
  return async () => {
    const bought =
      purchase.kind === 'plan'
        ? {
            kind: 'plan' as const,
            item_id: purchase.plan.id,
            cycle: purchase.cycle,
            currency: purchase.quote.currency,
          }
        : { kind: 'pack' as const, item_id: purchase.pack.id, currency: purchase.currency };
    const order = await call(
      orderCreate,
      { ...bought, client_token: token },
      { extractData: true, showError: false },
    );
    leave(order.pay_url ?? `/subscription?order=${order.id}`);
  };
}

/** Of a running subscription: at once and to its card, or with the next period. */
function useChange(purchase: Purchase, onDone: () => void): () => Promise<void> {
  const { t, name, day } = useBillingText();
  const changed = useBillingChanged();
  return async () => {
    if (purchase.kind !== 'plan') return;
    const { plan, cycle, quote } = purchase;
    const subscription = await call(
      subscriptionChange,
      { plan_id: plan.id, cycle, amount: quote.today },
      { extractData: true, showError: false },
    );
    changed(subscription);
    toast.success(
      quote.kind === 'scheduled'
        ? t('billing.toast.scheduled', {
            plan: name(plan.name),
            date: quote.next_charge_at ? day(quote.next_charge_at) : '',
          })
        : t('billing.toast.upgraded', { plan: name(plan.name) }),
    );
    onDone();
  };
}

function describeTitle({ t, name, count }: BillingText, purchase: Purchase): string {
  if (purchase.kind === 'pack')
    return t('billing.buy.title_pack', { n: count(purchase.pack.points + purchase.pack.bonus) });
  const { kind } = purchase.quote;
  return t(
    kind === 'upgrade'
      ? 'billing.buy.title_upgrade'
      : kind === 'scheduled'
        ? 'billing.buy.title_change'
        : 'billing.buy.title_plan',
    { plan: name(purchase.plan.name) },
  );
}

function listPlanFacts(
  text: BillingText,
  { plan, cycle, quote, currentName }: Extract<Purchase, { kind: 'plan' }>,
) {
  const { t, day, price, each, count } = text;
  const { currency } = quote;
  const next = quote.next_charge_at;
  return [
    { name: t('billing.buy.today'), value: price(quote.today, currency), isStrong: true },
    ...(quote.credit > 0
      ? [{ name: t('billing.buy.credit'), value: `−${price(quote.credit, currency)}` }]
      : []),
    {
      name: t(quote.kind === 'scheduled' ? 'billing.buy.from_then' : 'billing.buy.then'),
      value: each(quote.amount, currency, cycle),
    },
    ...(next
      ? [
          {
            name: t('billing.mine.next_charge'),
            value: t('billing.on', { what: price(quote.amount, currency), date: day(next) }),
          },
        ]
      : []),
    ...(quote.kind === 'scheduled' && next
      ? [{ name: t('billing.buy.until_then'), value: currentName }]
      : []),
    { name: t('billing.fact.points'), value: count(plan.points_per_month) },
  ];
}

function listPackFacts(
  { t, price, count }: BillingText,
  { pack, currency }: Extract<Purchase, { kind: 'pack' }>,
) {
  return [
    { name: t('billing.buy.today'), value: price(packPrice(pack, currency) ?? 0, currency), isStrong: true },
    { name: t('billing.buy.then'), value: t('billing.buy.nothing') },
    {
      name: t('billing.buy.points'),
      note: t('billing.buy.never_expire'),
      value: count(pack.points + pack.bonus),
    },
  ];
}

function listWaysOut({ t }: BillingText, purchase: Purchase): string[] {
  if (purchase.kind === 'plan' && purchase.quote.kind === 'scheduled') return [t('billing.buy.undo_until')];
  const refund = t('billing.buy.refund', { days: REFUND_DAYS, percent: REFUND_MOST_USED_PERCENT });
  return purchase.kind === 'plan' ? [t('billing.buy.leave'), refund] : [refund];
}

function describeButton({ t, price, day }: BillingText, purchase: Purchase): string {
  if (purchase.kind === 'pack')
    return t('billing.buy.pay', {
      price: price(packPrice(purchase.pack, purchase.currency) ?? 0, purchase.currency),
    });
  const { quote } = purchase;
  if (quote.kind === 'scheduled')
    return quote.next_charge_at
      ? t('billing.buy.change_on', { date: day(quote.next_charge_at) })
      : t('billing.buy.change');
  return t('billing.buy.pay', { price: price(quote.today, quote.currency) });
}
