// Who somebody is: the own record, the public card, preferences.
import * as z from 'zod/mini';
import { LANGUAGES } from '#texts/words.ts';
import { endpoint } from './endpoint.ts';
import { countCharacters, fieldWord } from './field-words.ts';
import { Empty, Id, Time } from './page.ts';
import { Subscription } from './billing.ts';
import { PlanLimits } from './prices.ts';
import { Wallet } from './points.ts';
import { text } from './text.ts';
import { textField } from './text-field.ts';

export const User = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  head_img: z.string(),
  point: z.int(),
  sub_point: z.int(),
  is_vip: z.boolean(),
  role: z.enum(['user', 'admin']),
});
export type User = z.output<typeof User>;

export const Preferences = z.object({
  theme: z.enum(['light', 'dark', 'system']),
  language: z.enum(LANGUAGES),
  notifications: z.boolean(),
});
export type Preferences = z.output<typeof Preferences>;

export const Mine = z.object({
  ...User.shape,
  bio: z.string(),
  preferences: Preferences,
  subscription: Subscription,
  wallet: Wallet,
  limits: z.object(PlanLimits.shape),
  /** Things that happened and were not looked at yet. */
  unread_activities: z.int(),
  first_login_at: Time,
  created_at: Time,
});
export type Mine = z.output<typeof Mine>;

export const mine = endpoint({
  path: '/api/user/mine',
  summary: "The caller's own full record: user, wallet, plan, limits, preferences.",
  access: 'user',
  kind: 'read',
  input: Empty,
  output: Mine,
});

export const userInfo = endpoint({
  path: '/api/user/info',
  summary: 'The public card of a user; without an id the caller’s own.',
  access: 'user',
  kind: 'read',
  input: z.strictObject({ id: z.optional(Id) }),
  output: z.object({
    id: z.string(),
    name: z.string(),
    head_img: z.string(),
    bio: z.string(),
    is_vip: z.boolean(),
    works: z.int(),
    followers: z.int(),
    following: z.int(),
    followed: z.boolean(),
  }),
  refusals: ['user_not_found'],
});

export const NAME_CHARACTERS = 30;
export const BIO_CHARACTERS = 160;
const nameLength = fieldWord('name_length', { n: NAME_CHARACTERS });
/** A composed character may be written as a letter and several marks. */
const NAME_UNITS = NAME_CHARACTERS * 10;

/** Breaks of lines, and what turns the direction of the text around a name. */
const UNRULY = /[\p{Cc}\p{Z}\u202A-\u202E\u2066-\u2069]+/gu;
/** Signs without ink: spaces, joiners, fillers, the empty braille cell. */
const WITHOUT_INK = /^[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** A name as it stands among others' words: composed, and in one line. */
export function tidyName(name: string): string {
  return name.normalize('NFC').replaceAll(UNRULY, ' ').trim();
}

/** False for a name that nobody could read or press. */
export function isLegible(name: string): boolean {
  return !WITHOUT_INK.test(name);
}

/** Fields that are absent stay. */
export const UserEdit = z.strictObject({
  name: z.optional(
    text(NAME_UNITS, nameLength).check(
      z.overwrite(tidyName),
      z.refine((name) => isLegible(name) && countCharacters(name) <= NAME_CHARACTERS, { error: nameLength }),
    ),
  ),
  head_img: z.optional(text(500).check(z.regex(/^$|^\/media\//))),
  bio: z.optional(textField(BIO_CHARACTERS)),
});

export const userEdit = endpoint({
  path: '/api/user/edit',
  summary: 'Change the own name, picture or line about oneself.',
  access: 'user',
  kind: 'act',
  input: UserEdit,
  output: Mine,
});

export const getPreferences = endpoint({
  method: 'GET',
  path: '/users/preferences',
  summary: 'Theme, language and notifications of the caller.',
  access: 'user',
  kind: 'read',
  input: Empty,
  output: Preferences,
});

export const patchPreferences = endpoint({
  method: 'PATCH',
  path: '/users/preferences',
  summary: 'Change some preferences; the others stay.',
  access: 'user',
  kind: 'act',
  input: z.strictObject({
    theme: z.optional(Preferences.shape.theme),
    language: z.optional(Preferences.shape.language),
    notifications: z.optional(z.boolean()),
  }),
  output: Preferences,
});

export const accountEndpoints = { mine, userInfo, userEdit, getPreferences, patchPreferences };
