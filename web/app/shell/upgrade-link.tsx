// The way to a higher plan, for as long as there is one (product §4.0).
import { useTranslation } from 'react-i18next';
import { PLAN_IDS, type PlanId, prices, sellsAnything } from '#contract/prices.ts';
import { useMe } from '#web/model/me/use-me.ts';
import { buttonClass } from '#web/ui/base/button-class.ts';
import { joinClasses } from '#web/ui/base/join-classes.ts';
import type { Viewer } from '../guards/viewer.ts';
import { AppLink } from './app-link.tsx';

export type UpgradeLinkProps = { viewer: Viewer; className?: string | undefined };

export function UpgradeLink({ viewer, className }: UpgradeLinkProps) {
  const { t } = useTranslation();
  const plan = useMe((me) => me?.subscription.plan_id ?? null);
  // Until the plan is known, nobody who pays is asked to.
  if (plan === null ? viewer.isVip || !sellsAnything() : !hasMore(plan)) return null;
  return (
    <AppLink href="/subscription" className={joinClasses(buttonClass(), className)}>
      {t('app.upgrade')}
    </AppLink>
  );
}

/** Without a plan packs are more, too. */
function hasMore(plan: PlanId): boolean {
  if (plan === 'free') return sellsAnything();
  return PLAN_IDS.slice(PLAN_IDS.indexOf(plan) + 1).some((id) => prices().plans[id].prices !== null);
}
