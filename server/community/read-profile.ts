// People as others see them, and oneself.
import type { Profile, UserStats } from '#contract/people.ts';
import { isVip, presentHeadImg } from '#server/media/present-head-img.ts';
import type { AppContext } from '#server/app-context.ts';
import { countOwn, countPeople } from './count-people.ts';
import { findPerson, type PersonRow } from './find-person.ts';
import { listFollowed } from '#server/task/list-followed.ts';

/** Refuses `user_not_found`. */
export async function readProfile(
  app: Pick<AppContext, 'config' | 'db'>,
  readerId: number,
  id: number,
): Promise<Profile> {
  const person = await findPerson(app.db, id);
  const [profile] = await presentProfiles(app, readerId, [person]);
  if (!profile) throw new Error('a person without a profile');
  if (id !== readerId) return profile;
  return { ...profile, stats: await countOwn(app.db, id), email: person.email };
}

/** Refuses `user_not_found`. */
export async function readStats(
  { db }: Pick<AppContext, 'db'>,
  readerId: number,
  id: number,
): Promise<UserStats> {
  if (id === readerId) return await countOwn(db, id);
  await findPerson(db, id);
  const stats = (await countPeople(db, readerId, [id])).get(id);
  if (!stats) throw new Error('a person without counts');
  return stats;
}

/** In the order of the rows. */
export async function presentProfiles(
  { config, db }: Pick<AppContext, 'config' | 'db'>,
  readerId: number,
  people: readonly PersonRow[],
): Promise<Profile[]> {
  const ids = people.map(({ id }) => id);
  const stats = await countPeople(db, readerId, ids);
  const followed = await listFollowed(db, readerId, ids);
  return people.flatMap((person) => {
    const counted = stats.get(person.id);
    return counted
      ? {
          id: String(person.id),
          name: person.name,
          head_img: presentHeadImg(config, person),
          bio: person.bio,
          is_vip: isVip(person),
          created_at: person.created_at.toISOString(),
          stats: counted,
          followed: followed.has(person.id),
        }
      : [];
  });
}
