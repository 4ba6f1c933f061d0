// The user as the browser keeps it, and what is read from it (spec §3). The wire's words are translated here.
import type { Preferences, User as WireUser } from '#contract/account.ts';

export type User = {
  id: string;
  name: string;
  email: string;
  avatar: string;
  role: 'user' | 'admin';
  point: number;
  sub_point: number;
  is_vip: boolean;
  preferences: Preferences;
};

/** Preferences are not part of a login answer: they stay what they were until the full record comes. */
export function translateUser(wire: WireUser, preferences: Preferences): User {
  return {
    id: wire.id,
    name: wire.name,
    email: wire.email,
    avatar: wire.head_img,
    // Spec §6: what the server says about a user never makes an admin of the browser.
    role: 'user',
    point: wire.point,
    sub_point: wire.sub_point,
    is_vip: wire.is_vip,
    preferences,
  };
}

export function isAdmin(user: Pick<User, 'role'>): boolean {
  return user.role === 'admin';
}

export function totalCredits(user: Pick<User, 'point' | 'sub_point'>): number {
  return user.point + user.sub_point;
}
