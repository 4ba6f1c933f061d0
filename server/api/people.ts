// People and each other, on the wire.
import {
  follow,
  ownActivities,
  ownFollowers,
  ownFollowing,
  ownProfile,
  ownStats,
  putProfile,
  readActivities,
  searchUsers,
  unfollow,
  uploadAvatar,
  userActivities,
  userFollowers,
  userFollowing,
  userProfile,
  userStats,
} from '#contract/people.ts';
import { editUser } from '#server/account/edit-user.ts';
import { followPerson, unfollowPerson } from '#server/community/follow-person.ts';
import { keepAvatar } from '#server/community/keep-avatar.ts';
import { countUnread, listActivities } from '#server/community/list-activities.ts';
import { listFollows } from '#server/community/list-follows.ts';
import { listPublished } from '#server/community/list-published.ts';
import { readProfile, readStats } from '#server/community/read-profile.ts';
import { searchPeople } from '#server/community/search-people.ts';
import { seeActivities } from '#server/community/see-activities.ts';
import type { House } from '#server/house.ts';
import type { MediaLab } from '#server/media/media-lab.ts';
import { type Served, served } from './served.ts';

export function peopleEndpoints(house: House, lab: MediaLab): Served[] {
  return [
    served(ownProfile, (_input, { user }) => readProfile(house, user.id, user.id)),
    served(userProfile, ({ id }, { user }) => readProfile(house, user.id, Number(id))),
    served(putProfile, async (edit, { user }) => {
      await editUser(house, user.id, edit);
      return await readProfile(house, user.id, user.id);
    }),
    served(uploadAvatar, async ({ file }, { user }) => ({
      url: await keepAvatar(house, lab, user.id, file.upload_id),
    })),
    served(ownStats, (_input, { user }) => readStats(house, user.id, user.id)),
    served(userStats, ({ id }, { user }) => readStats(house, user.id, Number(id))),
    served(ownActivities, (asked, { user, language }) => listActivities(house, user.id, asked, language)),
    served(userActivities, ({ id, ...asked }, { language }) =>
      listPublished(house, Number(id), asked, language),
    ),
    served(readActivities, async (_input, { user }) => {
      await seeActivities(house, user.id);
      return { unread: await countUnread(house.db, user.id) };
    }),
    served(follow, ({ id }, { user }) => followPerson(house, user.id, Number(id))),
    served(unfollow, ({ id }, { user }) => unfollowPerson(house, user.id, Number(id))),
    served(ownFollowing, (asked, { user }) => listFollows(house, user.id, user.id, 'following', asked)),
    served(ownFollowers, (asked, { user }) => listFollows(house, user.id, user.id, 'followers', asked)),
    served(userFollowing, ({ id, ...asked }, { user }) =>
      listFollows(house, user.id, Number(id), 'following', asked),
    ),
    served(userFollowers, ({ id, ...asked }, { user }) =>
      listFollows(house, user.id, Number(id), 'followers', asked),
    ),
    served(searchUsers, async ({ q }, { user }) => ({ items: await searchPeople(house, user.id, q) })),
  ];
}
