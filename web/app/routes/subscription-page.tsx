// Composes /subscription out of what is sold and of what is known of the points.
import { BillingScreen } from '#web/billing/billing-screen.tsx';
import { Balance } from '#web/points/balance.tsx';
import { PointsHistory } from '#web/points/points-history.tsx';
import { signInFor } from './sign-in-for.ts';

export function SubscriptionPage() {
  return <BillingScreen balance={<Balance />} history={<PointsHistory />} onSignIn={signInFor} />;
}
