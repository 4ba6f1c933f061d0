// What is shown beside a person's name: their image, and whether they have a plan.
import type { Config } from '#server/config.ts';
import type { users } from '#server/database/schema/users.ts';
import { signMediaUrl } from './sign-media-url.ts';

type UserRow = typeof users.$inferSelect;

/** `users.head_img` holds the key of an image, or nothing. */
export function presentHeadImg(config: Config, { head_img }: Pick<UserRow, 'head_img'>): string {
  return head_img === '' ? '' : signMediaUrl(config, head_img);
}

export function isVip({ plan }: Pick<UserRow, 'plan'>): boolean {
  return plan !== 'free';
}
