// People and each other, on the wire.
import { peopleEndpoints } from '#contract/people.ts';
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
import { routes, type Route } from './route.ts';

export function peopleRoutes(house: House, lab: MediaLab): Route[] {
  return routes(peopleEndpoints, {
    ownProfile: (_input, { user }) => readProfile(house, user.id, user.id),
    userProfile: ({ id }, { user }) => readProfile(house, user.id, Number(id)),
    putProfile: async (edit, { user }) => {
      await editUser(house, user.id, edit);
      return await readProfile(house, user.id, user.id);
    },
    uploadAvatar: async ({ file }, { user }) => ({
      url: await keepAvatar(house, lab, user.id, file.upload_id),
    }),
    ownStats: (_input, { user }) => readStats(house, user.id, user.id),
    userStats: ({ id }, { user }) => readStats(house, user.id, Number(id)),
    ownActivities: (asked, { user, language }) => listActivities(house, user.id, asked, language),
    userActivities: ({ id, ...asked }, { language }) => listPublished(house, Number(id), asked, language),
    readActivities: async (_input, { user }) => {
      await seeActivities(house, user.id);
      return { unread: await countUnread(house.db, user.id) };
    },
    follow: ({ id }, { user }) => followPerson(house, user.id, Number(id)),
    unfollow: ({ id }, { user }) => unfollowPerson(house, user.id, Number(id)),
    ownFollowing: (asked, { user }) => listFollows(house, user.id, user.id, 'following', asked),
    ownFollowers: (asked, { user }) => listFollows(house, user.id, user.id, 'followers', asked),
    userFollowing: ({ id, ...asked }, { user }) =>
      listFollows(house, user.id, Number(id), 'following', asked),
    userFollowers: ({ id, ...asked }, { user }) =>
      listFollows(house, user.id, Number(id), 'followers', asked),
    searchUsers: async ({ q }, { user }) => ({ items: await searchPeople(house, user.id, q) }),
  });
}
