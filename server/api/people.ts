// People and each other, on the wire.
import { peopleEndpoints } from '#contract/people.ts';
import { editUser } from '#server/account/edit-user.ts';
import { followPerson, unfollowPerson } from '#server/community/follow-person.ts';
import { storeAvatar } from '#server/community/store-avatar.ts';
import { countUnread, listActivities } from '#server/community/list-activities.ts';
import { listFollows } from '#server/community/list-follows.ts';
import { listPublished } from '#server/community/list-published.ts';
import { readProfile, readStats } from '#server/community/read-profile.ts';
import { searchPeople } from '#server/community/search-people.ts';
import { seeActivities } from '#server/community/see-activities.ts';
import type { AppContext } from '#server/app-context.ts';
import type { MediaLab } from '#server/media/media-lab.ts';
import { routes, type Route } from './route.ts';

export function peopleRoutes(app: AppContext, lab: MediaLab): Route[] {
  return routes(peopleEndpoints, {
    ownProfile: (_input, { user }) => readProfile(app, user.id, user.id),
    userProfile: ({ id }, { user }) => readProfile(app, user.id, Number(id)),
    putProfile: async (edit, { user }) => {
      await editUser(app, user.id, edit);
      return await readProfile(app, user.id, user.id);
    },
    uploadAvatar: async ({ file }, { user }) => ({
      url: await storeAvatar(app, lab, user.id, file.upload_id),
    }),
    ownStats: (_input, { user }) => readStats(app, user.id, user.id),
    userStats: ({ id }, { user }) => readStats(app, user.id, Number(id)),
    ownActivities: (asked, { user, language }) => listActivities(app, user.id, asked, language),
    userActivities: ({ id, ...asked }, { language }) => listPublished(app, Number(id), asked, language),
    readActivities: async (_input, { user }) => {
      await seeActivities(app, user.id);
      return { unread: await countUnread(app.db, user.id) };
    },
    follow: ({ id }, { user }) => followPerson(app, user.id, Number(id)),
    unfollow: ({ id }, { user }) => unfollowPerson(app, user.id, Number(id)),
    ownFollowing: (asked, { user }) => listFollows(app, user.id, user.id, 'following', asked),
    ownFollowers: (asked, { user }) => listFollows(app, user.id, user.id, 'followers', asked),
    userFollowing: ({ id, ...asked }, { user }) => listFollows(app, user.id, Number(id), 'following', asked),
    userFollowers: ({ id, ...asked }, { user }) => listFollows(app, user.id, Number(id), 'followers', asked),
    searchUsers: async ({ q }, { user }) => ({ items: await searchPeople(app, user.id, q) }),
  });
}
