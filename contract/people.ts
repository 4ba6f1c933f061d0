// People and each other: profiles, stats, who follows whom, what happened. Source: spec §7 "Profile", product §1.6.
import * as z from 'zod/mini';
import { UserEdit } from './account.ts';
import { endpoint } from './endpoint.ts';
import { fieldWord } from './field-words.ts';
import { Empty, Id, Time, pageOf, queryPageFields } from './page.ts';
import { Type } from './task.ts';
import { text } from './text.ts';

/** What is counted of a person. `points_spent` and `days_active` are told to oneself only. */
export const UserStats = z.object({
  works: z.int(),
  public_works: z.int(),
  images: z.int(),
  videos: z.int(),
  likes_received: z.int(),
  followers: z.int(),
  following: z.int(),
  points_spent: z.optional(z.int()),
  days_active: z.optional(z.int()),
});
export type UserStats = z.output<typeof UserStats>;

/** `works`, `images` and `videos` count all finished works on one's own profile, the public ones on another's. */
export const Profile = z.object({
  id: z.string(),
  name: z.string(),
  head_img: z.string(),
  bio: z.string(),
  is_vip: z.boolean(),
  created_at: Time,
  stats: UserStats,
  followed: z.boolean(),
  /** Only on one's own. */
  email: z.optional(z.string()),
});
export type Profile = z.output<typeof Profile>;

export const ACTIVITY_KINDS = [
  'task_done',
  'published',
  'liked',
  'followed',
  'remixed',
  'plan_changed',
  'hidden',
  'restored',
  'points_adjusted',
  'money_returned',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

export const Activity = z.object({
  id: z.string(),
  kind: z.enum(ACTIVITY_KINDS),
  /** Who did it; null for the product itself. */
  actor: z.nullable(z.object({ id: z.string(), name: z.string(), head_img: z.string() })),
  /** What it was done to. */
  task: z.nullable(z.object({ id: z.string(), thumb: z.string(), type: Type })),
  /** One sentence in the caller's language. */
  text: z.string(),
  created_at: Time,
  read: z.boolean(),
});
export type Activity = z.output<typeof Activity>;

const Following = z.object({ followed: z.boolean(), followers: z.int() });
const OfUser = z.strictObject({ id: Id });

export const ownProfile = endpoint({
  method: 'GET',
  path: '/users/profile',
  summary: 'The caller’s own profile.',
  access: 'user',
  kind: 'read',
  input: Empty,
  output: Profile,
});

export const userProfile = endpoint({
  method: 'GET',
  path: '/users/{id}',
  summary: 'The profile of a person, as everybody may see it.',
  access: 'user',
  kind: 'read',
  input: OfUser,
  output: Profile,
  refusals: ['user_not_found'],
});

export const putProfile = endpoint({
  method: 'PUT',
  path: '/users/profile',
  summary: 'Change the own name, picture or line about oneself; the same as /api/user/edit.',
  access: 'user',
  kind: 'act',
  input: UserEdit,
  output: Profile,
});

export const AVATAR_BYTES = 5 * 1024 * 1024;
/** Pixels of each side, as kept. */
export const AVATAR_SIDE = 512;

export const uploadAvatar = endpoint({
  path: '/users/avatar',
  summary:
    'Send a picture of oneself. It is cut to a square, cleaned of metadata, and becomes the picture at once.',
  access: 'user',
  kind: 'act',
  files: { file: 1 },
  fileRule: { kind: 'image', bytes: AVATAR_BYTES },
  input: z.strictObject({ file: z.strictObject({ upload_id: Id }, fieldWord('file_required')) }),
  output: z.object({ url: z.string() }),
  refusals: ['body_too_large'],
});

export const ownStats = endpoint({
  method: 'GET',
  path: '/users/stats',
  summary: 'What is counted of the caller.',
  access: 'user',
  kind: 'read',
  input: Empty,
  output: UserStats,
});

export const userStats = endpoint({
  method: 'GET',
  path: '/users/{id}/stats',
  summary: 'What is counted of a person, as everybody may see it.',
  access: 'user',
  kind: 'read',
  input: OfUser,
  output: UserStats,
  refusals: ['user_not_found'],
});

export const ownActivities = endpoint({
  method: 'GET',
  path: '/users/activities',
  summary: 'What happened to the caller and their works, newest first.',
  access: 'user',
  kind: 'read',
  input: z.strictObject(queryPageFields),
  output: pageOf(Activity),
});

export const userActivities = endpoint({
  method: 'GET',
  path: '/users/{id}/activities',
  summary: 'What a person published, newest first.',
  access: 'user',
  kind: 'read',
  input: z.strictObject({ id: Id, ...queryPageFields }),
  output: pageOf(Activity),
  refusals: ['user_not_found'],
});

export const readActivities = endpoint({
  path: '/users/activities/read',
  summary: 'The caller has seen what happened; the dot goes out.',
  access: 'user',
  kind: 'act',
  input: Empty,
  output: z.object({ unread: z.int() }),
});

export const follow = endpoint({
  path: '/users/{id}/follow',
  summary: 'Follow a person. Following again changes nothing; oneself cannot be followed.',
  access: 'user',
  kind: 'act',
  input: OfUser,
  output: Following,
  refusals: ['user_not_found'],
});

export const unfollow = endpoint({
  path: '/users/{id}/unfollow',
  summary: 'Follow a person no longer.',
  access: 'user',
  kind: 'act',
  input: OfUser,
  output: Following,
  refusals: ['user_not_found'],
});

const people = (path: string, summary: string) =>
  endpoint({
    method: 'GET',
    path,
    summary,
    access: 'user',
    kind: 'read',
    input: z.strictObject(queryPageFields),
    output: pageOf(Profile),
  });

const peopleOf = (path: string, summary: string) =>
  endpoint({
    method: 'GET',
    path,
    summary,
    access: 'user',
    kind: 'read',
    input: z.strictObject({ id: Id, ...queryPageFields }),
    output: pageOf(Profile),
    refusals: ['user_not_found'],
  });

export const ownFollowing = people('/users/following', 'Whom the caller follows, newest first.');
export const ownFollowers = people('/users/followers', 'Who follows the caller, newest first.');
export const userFollowing = peopleOf('/users/{id}/following', 'Whom a person follows, newest first.');
export const userFollowers = peopleOf('/users/{id}/followers', 'Who follows a person, newest first.');

export const SEARCH_LEAST_CHARACTERS = 2;
export const SEARCH_MOST_PEOPLE = 10;

export const searchUsers = endpoint({
  method: 'GET',
  path: '/users/search',
  summary: 'At most ten people whose name holds these letters, the most followed first.',
  access: 'user',
  kind: 'read',
  input: z.strictObject({
    q: text(60).check(z.trim(), z.minLength(SEARCH_LEAST_CHARACTERS)),
  }),
  output: z.object({ items: z.array(Profile) }),
});

export const peopleEndpoints = {
  ownProfile,
  userProfile,
  putProfile,
  uploadAvatar,
  ownStats,
  userStats,
  ownActivities,
  userActivities,
  readActivities,
  follow,
  unfollow,
  ownFollowing,
  ownFollowers,
  userFollowing,
  userFollowers,
  searchUsers,
};
