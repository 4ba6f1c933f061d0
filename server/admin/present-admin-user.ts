// A person as an admin sees them: who, which plan, how many points and works, how it is going.
import { desc, eq, sql, type SQL } from 'drizzle-orm';
import { COMPLETED } from '#server/database/task-states.ts';
import type { AdminUser } from '#contract/admin.ts';
import { presentHeadImg } from '#server/media/present-head-img.ts';
import { users } from '#server/database/schema/users.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/refusal.ts';

/** A blocked account that was also given up is shown as blocked. */
export const shownState = sql<AdminUser['state']>`case
  when ${users.state} = 'abnormal' then 'abnormal'
  when ${users.purge_at} is not null then 'leaving'
  else 'normal' end`;

// A column inside a subquery would be taken for the subquery's own: `users.id` is written out.
const points = (kind: SQL) =>
  sql<number>`(select coalesce(sum("left"), 0) from buckets b where b.user_id = users.id and ${kind})`;
const works = (which: SQL) =>
  sql<number>`(select count(*) from tasks t
    where t.user_id = users.id and t.status = ${COMPLETED} and t.deleted_at is null and ${which})`;

type UserContext = Pick<AppContext, 'config' | 'db'>;

/** Newest first. */
export async function selectAdminUsers(
  { config, db }: UserContext,
  where: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<AdminUser[]> {
  const rows = await db
    .select({
      user: users,
      state: shownState,
      point: points(sql`b.expires_at is null`),
      sub_point: points(sql`b.expires_at > now()`),
      works: works(sql`true`),
      public_works: works(sql`t.public and t.hidden_at is null`),
      blocked_tries: sql<number>`(select count(*) from blocked_tries b
        where b.user_id = users.id and b.created_at > now() - interval '30 days')`,
      last_seen_at: sql<Date | null>`(select max(s.used_at) from sessions s where s.user_id = users.id)`,
    })
    .from(users)
    .where(where)
    .orderBy(desc(users.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ user, last_seen_at, ...counted }) => ({
    id: String(user.id),
    name: user.name,
    email: user.email,
    head_img: presentHeadImg(config, user),
    role: user.role,
    plan: user.plan,
    ...counted,
    created_at: user.created_at.toISOString(),
    last_seen_at: last_seen_at && new Date(last_seen_at).toISOString(),
  }));
}

/** Refuses user_not_found. */
export async function readAdminUser(app: UserContext, userId: number): Promise<AdminUser> {
  const [user] = await selectAdminUsers(app, eq(users.id, userId), { limit: 1, offset: 0 });
  if (!user) throw new Refusal('user_not_found');
  return user;
}
