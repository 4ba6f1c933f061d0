// What people show one another and do about it, on the wire.
import { communityEndpoints } from '#contract/community.ts';
import { likeTask } from '#server/community/like-task.ts';
import { publishTask } from '#server/community/publish-task.ts';
import { reportTask } from '#server/community/report-task.ts';
import type { AppContext } from '#server/app-context.ts';
import { routes, type Route } from './route.ts';

export function communityRoutes(app: AppContext): Route[] {
  return routes(communityEndpoints, {
    publishTask: (asked, { user, language }) => publishTask(app, user, asked, language),
    likeTask: (asked, { user }) => likeTask(app, user.id, asked),
    reportTask: async (asked, { user }) => {
      await reportTask(app, user.id, asked);
      return {};
    },
  });
}
