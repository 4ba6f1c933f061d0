// Turning the renewal off: what is kept and until when, one question that need not be answered, two ways of equal size.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { CANCEL_REASONS } from '#contract/billing.ts';
import type { CancelReason, Subscription } from '#contract/billing.ts';
import { ownStats } from '#contract/people.ts';
import { call } from '#web/api/call.ts';
import { useMe, useUserId } from '#web/model/me/use-me.ts';
import { useAct } from '#web/model/use-act.ts';
import { Button } from '#web/ui/base/button.tsx';
import { Dialog } from '#web/ui/layer/dialog.tsx';
import { FactList } from '#web/ui/base/fact-list.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { useBillingText } from './use-billing-text.ts';
import { useCancelRenewal } from './use-subscription-acts.ts';
import style from './dialogs.module.css';

export type CancelDialogProps = { subscription: Subscription; planName: string; onClose: () => void };

export function CancelDialog({ subscription, planName, onClose }: CancelDialogProps) {
  const { t, longDay, day } = useBillingText();
  const [reason, setReason] = useState<CancelReason | 'unsaid'>('unsaid');
  const canceling = useAct();
  const cancel = useCancelRenewal();
  const isDue = subscription.state === 'past_due';
  const end = isDue ? null : subscription.period_end;

  async function confirm() {
    const isDone = await canceling.run(() => cancel(reason === 'unsaid' ? null : reason, planName));
    if (isDone) onClose();
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('billing.cancel.title')}
      about={t(isDue ? 'billing.cancel.about_due' : 'billing.cancel.about', {
        plan: planName,
        date: end ? longDay(end) : '',
      })}
    >
      <div className={style.dialog}>
        <WhatChanges end={end && day(end)} />
        <Select
          label={t('billing.cancel.question')}
          value={reason}
          onChange={setReason}
          options={[
            { value: 'unsaid', label: t('billing.cancel.choose') },
            ...CANCEL_REASONS.map((value) => ({ value, label: t(`billing.cancel.reason.${value}`) })),
          ]}
        />
        {canceling.error && (
          <p className={style.error} role="alert">
            {canceling.error}
          </p>
        )}
        <div className={style.pair}>
          <Button size="medium" onClick={onClose}>
            {t('billing.cancel.keep', { plan: planName })}
          </Button>
          <Button look="filled" size="medium" isBusy={canceling.isBusy} onClick={() => void confirm()}>
            {t('billing.cancel_renewal')}
          </Button>
        </div>
        {end && <p className={style.note}>{t('billing.cancel.resume', { date: day(end) })}</p>}
      </div>
    </Dialog>
  );
}

/** `end` is null where it ends now. */
function WhatChanges({ end }: { end: string | null }) {
  const { t, count } = useBillingText();
  const wallet = useMe((me) => me?.wallet ?? null);
  const works = useOwnWorks();
  if (!wallet) return null;
  const planPoints = wallet.buckets
    .filter(({ kind }) => kind === 'plan')
    .reduce((sum, { left }) => sum + left, 0);
  const kept = (n: number) => t('billing.cancel.kept', { n: count(n) });
  return (
    <FactList
      facts={[
        {
          name: t('billing.cancel.plan_points'),
          value:
            end === null
              ? t('billing.cancel.expire_now', { n: count(planPoints) })
              : t('billing.cancel.expire', { n: count(planPoints), date: end }),
        },
        { name: t('billing.cancel.permanent'), value: kept(wallet.point) },
        {
          name: t('billing.cancel.works'),
          value: works === null ? t('billing.cancel.all_kept') : kept(works),
        },
        {
          name: t('billing.cancel.daily'),
          value: t('billing.cancel.as_before', { n: count(wallet.daily.amount) }),
        },
      ]}
    />
  );
}

/** Null while they are counted, and where they could not be. */
function useOwnWorks(): number | null {
  const userId = useUserId();
  const { data } = useQuery({
    queryKey: ['own-stats', userId],
    queryFn: ({ signal }) =>
      call(ownStats, {}, { extractData: true, showLoading: false, showError: false, signal }),
    enabled: userId !== null,
  });
  return data?.works ?? null;
}
