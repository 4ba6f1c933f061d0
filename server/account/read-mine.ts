// The caller's own full record; the first look of a day also brings the day's points.
import { eq } from 'drizzle-orm';
import type { Mine } from '#contract/account.ts';
import { prices } from '#contract/prices.ts';
import { readSubscription } from '#server/billing/present-subscription.ts';
import { countUnread } from '#server/community/list-activities.ts';
import { users } from '#server/database/schema/users.ts';
import type { AppContext } from '#server/app-context.ts';
import { grantDailyPoints } from '#server/points/grant-daily-points.ts';
import { readWallet } from '#server/points/read-wallet.ts';
import { Refusal } from '#server/refusal.ts';
import { presentPreferences, presentUser } from './present-user.ts';

/** Refuses `user_not_found` when the account has gone meanwhile. */
export async function readMine({ db, config, payments }: AppContext, userId: number): Promise<Mine> {
  const granted = await grantDailyPoints(db, userId);
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new Refusal('user_not_found');
  const wallet = await readWallet(db, userId, granted);
  const { point, sub_point } = wallet;
  return {
    ...presentUser(config, user, { point, sub_point }),
    bio: user.bio,
    preferences: presentPreferences(user),
    subscription: await readSubscription(db, payments, user),
    wallet,
    limits: { ...prices().plans[user.plan].limits },
    unread_activities: await countUnread(db, userId),
    first_login_at: user.first_login_at.toISOString(),
    created_at: user.created_at.toISOString(),
  };
}
