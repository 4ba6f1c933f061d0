// The caller's own full record; the first look of a day also brings the day's points.
import { eq } from 'drizzle-orm';
import type { Mine } from '#contract/account.ts';
import { PLANS } from '#contract/limits.ts';
import { countUnread } from '#server/community/list-activities.ts';
import { users } from '#server/database/schema/users.ts';
import type { AppContext } from '#server/app-context.ts';
import { grantDailyPoints } from '#server/points/grant-daily-points.ts';
import { readWallet } from '#server/points/read-wallet.ts';
import { Refusal } from '#server/refusal.ts';
import { presentPreferences, presentUser, type UserRow } from './present-user.ts';

/** Refuses `user_not_found` when the account has gone meanwhile. */
export async function readMine({ db, config }: AppContext, userId: number): Promise<Mine> {
  await grantDailyPoints(db, userId);
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new Refusal('user_not_found');
  const wallet = await readWallet(db, userId);
  const { point, sub_point } = wallet;
  return {
    ...presentUser(config, user, { point, sub_point }),
    bio: user.bio,
    preferences: presentPreferences(user),
    subscription: presentSubscription(user),
    wallet,
    limits: { ...PLANS[user.plan].limits },
    unread_activities: await countUnread(db, userId),
    first_login_at: user.first_login_at.toISOString(),
    created_at: user.created_at.toISOString(),
  };
}

/** Plans cannot be bought yet; one that an operator gave has no end and no next charge. */
function presentSubscription({ plan }: UserRow): Mine['subscription'] {
  return {
    plan_id: plan,
    state: plan === 'free' ? 'none' : 'active',
    cycle: null,
    currency: null,
    period_start: null,
    period_end: null,
    next_charge: null,
    cancel_at_period_end: false,
    scheduled_plan_id: null,
    next_grant_at: null,
    grace_until: null,
  };
}
