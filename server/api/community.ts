// What people show one another and do about it, on the wire.
import {
  likeTask as likeEndpoint,
  publishTask as publishEndpoint,
  reportTask as reportEndpoint,
} from '#contract/community.ts';
import { likeTask } from '#server/community/like-task.ts';
import { publishTask } from '#server/community/publish-task.ts';
import { reportTask } from '#server/community/report-task.ts';
import type { House } from '#server/house.ts';
import { type Served, served } from './served.ts';

export function communityEndpoints(house: House): Served[] {
  return [
    served(publishEndpoint, (asked, { user, language }) => publishTask(house, user, asked, language)),
    served(likeEndpoint, (asked, { user }) => likeTask(house, user.id, asked)),
    served(reportEndpoint, async (asked, { user }) => {
      await reportTask(house, user.id, asked);
      return {};
    }),
  ];
}
