// The one place that turns a user's row into the wire's words.
import type { Preferences, User } from '#contract/account.ts';
import type { Config } from '#server/config.ts';
import type { users } from '#server/database/schema.ts';
import { signMediaUrl } from '#server/media/sign-media-url.ts';
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

/** `users.head_img` holds the key of a picture, or nothing. */
export function presentHeadImg(config: Config, { head_img }: Pick<UserRow, 'head_img'>): string {
  return head_img === '' ? '' : signMediaUrl(config, head_img);
}

export function isVip({ plan }: Pick<UserRow, 'plan'>): boolean {
  return plan !== 'free';
}

export function presentPreferences(user: Pick<UserRow, 'theme' | 'language' | 'notifications'>): Preferences {
  return { theme: user.theme, language: user.language, notifications: user.notifications };
}
