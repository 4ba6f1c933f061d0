// What a screen asks first, asked before it is there: one cheap question each, and only where it is always the same.
import type { QueryClient } from '@tanstack/react-query';
import { TOOL_TYPES } from '#contract/tool-names.ts';
import { feedOf, readFilter as readFeedFilter } from '#web/community/feed-filter.ts';
import { prefetchFeed } from '#web/community/use-feed.ts';
import { prefetchEffects } from '#web/effects/use-effects.ts';
import { readFilter, toTaskFilter } from '#web/gallery/gallery-filter.ts';
import { prefetchTasks } from '#web/model/tasks/use-tasks.ts';
import { prefetchTaskWall } from '#web/model/tasks/use-task-wall.ts';
import { toolAt } from './tool-list.ts';

const PLAIN = new URLSearchParams();

/** For somebody who is signed in. */
export function prefetchData(client: QueryClient, path: string): void {
  const tool = toolAt(path);
  if (path === '/home') prefetchTasks(client, {});
  else if (path === '/creations') prefetchTaskWall(client, toTaskFilter(readFilter(PLAIN)));
  else if (path === '/explore') prefetchFeed(client, feedOf(readFeedFilter(PLAIN)));
  else if (path === '/effects/image') prefetchEffects(client, 5);
  else if (path === '/effects/video') prefetchEffects(client, 6);
  else if (tool) prefetchTasks(client, { type: [TOOL_TYPES[tool.name]] });
}
