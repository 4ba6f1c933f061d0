// The one place that turns a user's row into the wire's words.
import type { Preferences, User } from '#contract/account.ts';
import type { Config } from '#server/config.ts';
import type { users } from '#server/database/schema/users.ts';
import { isVip, presentHeadImg } from '#server/media/present-head-img.ts';
import type { Balance } from '#server/points/read-wallet.ts';

export type UserRow = typeof users.$inferSelect;

export function presentUser(config: Config, user: UserRow, balance: Balance): User {
  return {
    id: String(user.id),
    name: user.name,
    email: user.email,
    head_img: presentHeadImg(config, user),
    ...balance,
    is_vip: isVip(user),
    role: user.role,
  };
}

export function presentPreferences(user: Pick<UserRow, 'theme' | 'language' | 'notifications'>): Preferences {
  return { theme: user.theme, language: user.language, notifications: user.notifications };
}
