// A thin line over every page of the application, one at a time: a payment that failed, or points that are about to go.
import { Clock, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import type { Mine } from '#contract/account.ts';
import { useMe } from '#web/model/me/use-me.ts';
import { stored } from '#web/model/stored.ts';
import { Strip } from '#web/ui/feedback/strip.tsx';
import { useBillingText } from './use-billing-text.ts';
import { useUpdatePayment } from './use-subscription-acts.ts';

/** Fewer plan points than this go without a word (product §3.1). */
const LEAST_POINTS = 50;
const HOUR_MS = 60 * 60_000;
const SOON_MS = 3 * 24 * HOUR_MS;

/** The date whose points were seen to be about to go. */
const seenExpiry = stored('seen-points-expiry', z.catch(z.string(), ''));

export function BillingBanner() {
  const me = useMe((record) => record);
  const [seen, setSeen] = useState(seenExpiry.read);
  const now = useHour();
  if (!me) return null;
  if (me.subscription.state === 'past_due') return <PastDue graceUntil={me.subscription.grace_until} />;
  const expiring = findExpiring(me, now);
  if (!expiring || expiring.at === seen) return null;
  return (
    <Expiring
      {...expiring}
      onClose={() => {
        seenExpiry.write(expiring.at);
        setSeen(expiring.at);
      }}
    />
  );
}

/** Epoch milliseconds, to the hour: a page may be open for days. */
function useHour(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), HOUR_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

type ExpiringPoints = { points: number; at: string };

/** Plan points that are worth a word and expire within three days. */
export function findExpiring({ wallet }: Pick<Mine, 'wallet'>, now: number): ExpiringPoints | null {
  for (const { kind, left, expires_at } of wallet.buckets) {
    if (kind !== 'plan' || expires_at === null || left < LEAST_POINTS) continue;
    const restMs = Date.parse(expires_at) - now;
    if (restMs > 0 && restMs <= SOON_MS) return { points: left, at: expires_at };
  }
  return null;
}

function PastDue({ graceUntil }: { graceUntil: string | null }) {
  const { t, longDay } = useBillingText();
  const { isBusy, updatePayment } = useUpdatePayment();
  return (
    <Strip
      icon={TriangleAlert}
      act={{ label: t('billing.update_payment'), isDisabled: isBusy, onPress: updatePayment }}
    >
      {t('billing.banner.past_due', { date: graceUntil ? longDay(graceUntil) : '' })}
    </Strip>
  );
}

function Expiring({ points, at, onClose }: ExpiringPoints & { onClose: () => void }) {
  const { t, count, day } = useBillingText();
  return (
    <Strip icon={Clock} onClose={onClose}>
      {t('billing.banner.expiring', { n: count(points), date: day(at) })}
    </Strip>
  );
}
