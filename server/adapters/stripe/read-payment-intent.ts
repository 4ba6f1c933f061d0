// A payment, and what it was paid with: names of brands, which are the same in every language.
import type { Stripe } from 'stripe';
import { namePaymentMethod } from '../name-payment-method.ts';

const NAMES: Readonly<Record<string, string>> = {
  alipay: 'Alipay',
  amex: 'American Express',
  diners: 'Diners Club',
  jcb: 'JCB',
  link: 'Link',
  paypal: 'PayPal',
  unionpay: 'UnionPay',
  wechat_pay: 'WeChat Pay',
};

export async function readPaymentIntent(
  stripe: Stripe,
  id: string,
): Promise<{ paymentRef: string; paidWith: string }> {
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  const details = typeof charge === 'object' ? charge?.payment_method_details : null;
  return { paymentRef: id, paidWith: details ? describeMethod(details) : '' };
}

/** `Visa •••• 4242`, `WeChat Pay`. */
function describeMethod({ type, card }: Stripe.Charge.PaymentMethodDetails): string {
  if (!card?.last4) return namePaymentMethod(type, NAMES);
  return `${namePaymentMethod(card.brand ?? 'card', NAMES)} •••• ${card.last4}`;
}
