// The page of the sandbox cashier: what the buyer, the bank or time can do at it.
import type { SandboxAct } from '#contract/billing.ts';
import type { Tx } from '#server/database/tx.ts';
import type { PayableOrder, PaymentEvent, Period } from '../payments.ts';
import { type Checkout, emit, type NameOf, readObject, writeObject, writePayment } from './objects.ts';
import { beginSubscription, PAID_WITH, turnSubscription } from './subscription.ts';

/** How late a payment with `delay` is told. */
export const DELAY_SECONDS = 20;

/** What is possible at the page as it is. */
export function listActs({ status, order, needsAuthentication }: Checkout): SandboxAct[] {
  if (status === 'open')
    return needsAuthentication ? ['pay', 'fail'] : ['pay', 'authenticate', 'fail', 'delay'];
  if (status === 'closed') return [];
  return order.renewal ? ['chargeback', 'renew', 'fail_renewal'] : ['chargeback'];
}

/** Returns false where that cannot be (any more). */
export async function actOnCheckout(tx: Tx, ref: string, act: SandboxAct, nameOf: NameOf): Promise<boolean> {
  const checkout = await readObject(tx, 'checkout', ref);
  if (!checkout || !listActs(checkout).includes(act)) return false;
  switch (act) {
    case 'pay':
      await payCheckout(tx, ref, checkout, nameOf);
      return true;
    case 'delay':
      await payCheckout(tx, ref, checkout, nameOf, DELAY_SECONDS);
      return true;
    case 'authenticate':
      await writeObject(tx, 'checkout', ref, { ...checkout, needsAuthentication: true });
      return true;
    case 'fail':
      await writeObject(tx, 'checkout', ref, { ...checkout, needsAuthentication: false });
      await emit(tx, { kind: 'order_failed', orderId: checkout.order.id });
      return true;
    case 'chargeback':
      if (checkout.paymentRef === null) return false;
      await emit(tx, { kind: 'disputed', paymentRef: checkout.paymentRef });
      return true;
    case 'renew':
    case 'fail_renewal':
      return await pressRenewal(tx, checkout, act, nameOf);
  }
}

async function payCheckout(
  tx: Tx,
  ref: string,
  checkout: Checkout,
  nameOf: NameOf,
  delaySeconds = 0,
): Promise<void> {
  const { order } = checkout;
  const subscriptionRef = order.renewal ? nameOf('subscription', order.id) : null;
  const paymentRef = nameOf('payment', order.id);
  const period = subscriptionRef === null ? null : await beginSubscription(tx, subscriptionRef, order);
  await writePayment(tx, paymentRef, order.amount, subscriptionRef);
  const paid = { status: 'paid', needsAuthentication: false, paymentRef, subscriptionRef } as const;
  await writeObject(tx, 'checkout', ref, { ...checkout, ...paid });
  await emit(tx, describePaid(order, paymentRef, subscriptionRef, period), { delaySeconds });
}

/** As if the period were over, or lets the charge of its end fail. */
async function pressRenewal(
  tx: Tx,
  { subscriptionRef: ref }: Checkout,
  act: 'renew' | 'fail_renewal',
  nameOf: NameOf,
): Promise<boolean> {
  const data = ref === null ? undefined : await readObject(tx, 'subscription', ref);
  if (ref === null || !data || data.isOver) return false;
  if (act === 'renew') await turnSubscription(tx, ref, data, nameOf);
  else await writeObject(tx, 'subscription', ref, { ...data, failsNext: true }, new Date(data.end));
  return true;
}

export function describePaid(
  { id, amount, currency }: PayableOrder,
  paymentRef: string,
  subscriptionRef: string | null,
  period: Period | null,
): PaymentEvent['what'] {
  return {
    kind: 'order_paid',
    orderId: id,
    paymentRef,
    subscriptionRef,
    period,
    amount,
    currency,
    paidWith: PAID_WITH,
  };
}
