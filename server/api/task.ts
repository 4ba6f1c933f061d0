// Tasks on the wire: the posts of every registered tool, and what is asked about tasks.
import { type RequestFields, taskEndpoints } from '#contract/task.ts';
import { TOOL_TYPES } from '#contract/tool-names.ts';
import type { ToolContract } from '#contract/tool.ts';
import { listPublicTasks } from '#server/community/list-public-tasks.ts';
import type { AppContext } from '#server/app-context.ts';
import { cancelTask } from '#server/task/cancel-task.ts';
import { createTask } from '#server/task/create-task.ts';
import { deleteImages } from '#server/task/delete-images.ts';
import { deleteTasks } from '#server/task/delete-tasks.ts';
import { listMonths } from '#server/task/list-months.ts';
import { listTasks } from '#server/task/list-tasks.ts';
import { quoteTask } from '#server/task/quote-task.ts';
import { readTaskDetail } from '#server/task/read-task-detail.ts';
import { readTaskStatus, readTaskStatuses } from '#server/task/read-task-status.ts';
import { repeatTask } from '#server/task/repeat-task.ts';
import { retryTask } from '#server/task/retry-task.ts';
import { setFavorite } from '#server/task/set-favorite.ts';
import { toolContracts, toolPosts } from '#tools/contracts.ts';
import { routes, type Route, type SignedIn } from './route.ts';

export function taskRoutes(app: AppContext): Route[] {
  return [
    ...postRoutes(app),
    ...routes(taskEndpoints, {
      taskRetry: ({ id, client_token: clientToken }, { user, language }) =>
        retryTask(app, user.id, { id, clientToken, language }),
      taskRepeat: ({ id, client_token: clientToken }, { user, language }) =>
        repeatTask(app, user.id, { id, clientToken, language }),
      taskStatus: async (asked, { user, language }) =>
        'id' in asked
          ? await readTaskStatus(app, user.id, asked.id, language)
          : { items: await readTaskStatuses(app, user.id, asked.ids, language) },
      taskList: (asked, { user, language }) => listTasks(app, user.id, asked, language),
      taskMonths: async (asked, { user }) => ({ items: await listMonths(app, user.id, asked) }),
      taskPrice: (asked, { user, language }) => quoteTask(app, user, asked, language),
      taskDelete: (asked, { user }) => {
        if ('items' in asked) return deleteImages(app, user.id, asked.items);
        if ('ids' in asked) return deleteTasks(app, user.id, asked.ids);
        return asked.images ? deleteImages(app, user.id, [asked]) : deleteTasks(app, user.id, [asked.id]);
      },
      taskCancel: async ({ id }, { user, language }) => {
        await cancelTask(app, user.id, id);
        return await readTaskStatus(app, user.id, id, language);
      },
      taskFavorite: async (asked, { user }) => {
        await setFavorite(app, user.id, asked);
        return asked;
      },
      taskDetail: ({ id }, { user, language }) => readTaskDetail(app, user?.id ?? null, id, language),
      taskPublic: (asked, { user, language }) => listPublicTasks(app, user?.id ?? null, asked, language),
    }),
  ];
}

type PostInput = RequestFields & Record<string, unknown>;

/** A tool names its calls itself; all of them end in the same verb. Of tools that share a call, one takes the input. */
function postRoutes(app: AppContext): Route[] {
  const contracts: ToolContract<object>[] = Object.values(toolContracts);
  return toolPosts.map((endpoint): Route => {
    const takers = contracts.flatMap(({ name, posts }) =>
      posts
        .filter(({ endpoint: { path } }) => path === endpoint.path)
        .map(({ toParams }) => ({ name, toParams })),
    );
    const handle = (
      { client_token: clientToken, remix_of: remixOf, ...input }: PostInput,
      { user, language }: SignedIn,
    ) => {
      for (const { name, toParams } of takers) {
        const params = toParams(input as never);
        if (!params) continue;
        const type = TOOL_TYPES[name];
        return createTask(app, user.id, { type, params, clientToken, remixOf, language });
      }
      throw new Error(`no tool takes this input of ${endpoint.path}`);
    };
    return { endpoint, handle: handle as Route['handle'] };
  });
}
