// What is done to the own subscription: every act answers with it, and the record, the terms and the lists follow.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { subscriptionCancel, subscriptionPortal, subscriptionResume } from '#contract/billing.ts';
import type { CancelReason, Subscription } from '#contract/billing.ts';
import { call } from '#web/api/call.ts';
import { isCanceled } from '#web/api/call-error.ts';
import { patchMe, refreshMe } from '#web/model/me/me.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { useBillingText } from './use-billing-text.ts';
import { useLeave } from './use-leave.ts';

/** Returns what is to be called after money or a plan has moved. */
export function useBillingChanged(): (subscription?: Subscription) => void {
  const client = useQueryClient();
  return (subscription) => {
    if (subscription) patchMe({ subscription });
    void refreshMe({ force: true });
    void client.invalidateQueries({ queryKey: ['billing', 'orders'] });
  };
}

/** Rejects with a CallError, which was not shown. */
export function useCancelRenewal(): (reason: CancelReason | null, planName: string) => Promise<void> {
  const { t, longDay } = useBillingText();
  const changed = useBillingChanged();
  return async (reason, planName) => {
    const subscription = await call(subscriptionCancel, reason ? { reason } : {}, {
      extractData: true,
      showError: false,
    });
    changed(subscription);
    const { state, period_end } = subscription;
    toast.success(
      state === 'canceled' && period_end
        ? t('billing.toast.canceled', { plan: planName, date: longDay(period_end) })
        : t('billing.toast.ended', { plan: planName }),
    );
  };
}

/** One press: the renewal is on again, and a change that was to come is taken back. A toast says why not. */
export function useResume(): { isBusy: boolean; resume: () => void } {
  const { t, day, price } = useBillingText();
  const changed = useBillingChanged();
  const [isBusy, setBusy] = useState(false);
  async function run() {
    setBusy(true);
    try {
      const subscription = await call(subscriptionResume, {}, { extractData: true });
      changed(subscription);
      const { next_charge: next, currency } = subscription;
      if (next && currency)
        toast.success(
          t('billing.toast.resumed', { price: price(next.amount, currency), date: day(next.at) }),
        );
    } catch {
      // The call has said why.
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, resume: () => void run() };
}

/** To the provider's page for the card; without one, to the plans. */
export function useUpdatePayment(): { isBusy: boolean; updatePayment: () => void } {
  const leave = useLeave();
  const [isBusy, setBusy] = useState(false);
  async function run() {
    setBusy(true);
    try {
      const { url } = await call(subscriptionPortal, {}, { extractData: true });
      leave(url ?? '/subscription#plans');
    } catch (error) {
      if (!isCanceled(error)) leave('/subscription#plans');
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, updatePayment: () => void run() };
}
