// The plan of the signed-in person, as a word in a filled box; none where nothing is sold.
import { planName, sellsAnything } from '#contract/prices.ts';
import { useMe } from '#web/model/me/use-me.ts';
import { Badge } from '#web/ui/base/badge.tsx';
import { readLanguage } from '#web/i18n/start-i18n.ts';

export function PlanBadge() {
  const plan = useMe((me) => me?.subscription.plan_id ?? null);
  if (plan === null || !sellsAnything()) return null;
  return <Badge look={plan === 'free' ? 'edge' : 'fill'}>{planName(plan)[readLanguage()]}</Badge>;
}
