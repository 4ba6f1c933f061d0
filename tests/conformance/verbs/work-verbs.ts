// Verbs of people with their tasks and works, and with those of others.
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { and, eq, sql } from 'drizzle-orm';
import { reportTask } from '#server/community/report-task.ts';
import { seeActivities } from '#server/community/see-activities.ts';
import { viewTask } from '#server/task/view-task.ts';
import { setFavorite } from '#server/task/set-favorite.ts';
import { followPerson, unfollowPerson } from '#server/community/follow-person.ts';
import { storeAvatar } from '#server/community/store-avatar.ts';
import { likeTask } from '#server/community/like-task.ts';
import { publishTask } from '#server/community/publish-task.ts';
import { media } from '#server/database/schema/media.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { storeUpload } from '#server/media/store-upload.ts';
import { receiveFile } from '#server/media/receive-file.ts';
import { grantDailyPoints } from '#server/points/grant-daily-points.ts';
import { cancelTask } from '#server/task/cancel-task.ts';
import { createTask } from '#server/task/create-task.ts';
import { deleteImages } from '#server/task/delete-images.ts';
import { deleteTasks } from '#server/task/delete-tasks.ts';
import { purgeImages } from '#server/task/purge-images.ts';
import { purgeTasks } from '#server/task/purge-tasks.ts';
import { repeatTask } from '#server/task/repeat-task.ts';
import { retryTask } from '#server/task/retry-task.ts';
import { addPublicWork, completeTask, postTask } from '#tests/fakes/admin-app.ts';
import { storeResult } from '#tests/fakes/store-result.ts';
import { addBucket, addUser } from '#tests/fakes/task-app.ts';
import { type VerbContext, type Verb, refuses, order, addFailed } from './verb.ts';

async function addUpload(app: VerbContext, userId: number) {
  const received = await receiveFile(Readable.from([app.image]), app.lab.folder, 'image');
  if ('problem' in received) throw new Error(received.problem);
  return await storeUpload(app, app.lab, userId, received);
}

export const WORK_VERBS: readonly Verb[] = [
  {
    name: 'post a task',
    prepare: async (app) => {
      const id = await addUser(app);
      await addBucket(app, id, { points: 1, expiresAt: new Date(Date.now() + 3_600_000) });
      const clientToken = randomUUID();
      return { call: () => createTask(app, id, { ...order, clientToken }), people: [id] };
    },
  },
  {
    name: 'retry a task',
    prepare: async (app) => {
      const userId = await addUser(app);
      const id = String(await addFailed(app, userId));
      const clientToken = randomUUID();
      return { call: () => retryTask(app, userId, { id, clientToken, language: 'en' }), people: [userId] };
    },
  },
  {
    name: 'repeat a task',
    prepare: async (app) => {
      const userId = await addUser(app);
      await addBucket(app, userId, { points: 1, expiresAt: new Date(Date.now() + 3_600_000) });
      const id = String(await addFailed(app, userId));
      const clientToken = randomUUID();
      return { call: () => repeatTask(app, userId, { id, clientToken, language: 'en' }), people: [userId] };
    },
  },
  {
    name: 'cancel a task',
    prepare: async (app) => {
      const userId = await addUser(app);
      const id = String(await postTask(app, userId));
      return { call: () => cancelTask(app, userId, id), people: [userId] };
    },
    isDone: refuses('bad_parameters'), // it does not wait any more
  },
  {
    name: 'delete tasks',
    prepare: async (app) => {
      const userId = await addUser(app);
      const ids = [await postTask(app, userId), await addPublicWork(app, userId)].map(String);
      return { call: () => deleteTasks(app, userId, ids), people: [userId] };
    },
  },
  {
    name: 'delete images',
    prepare: async (app) => {
      const userId = await addUser(app);
      const [some, all] = [await addPublicWork(app, userId), await addPublicWork(app, userId)];
      await storeResult(app, some, undefined, 1);
      const parts = [some, all].map((id) => ({ id: String(id), images: [0] }));
      return { call: () => deleteImages(app, userId, parts), people: [userId] };
    },
  },
  {
    name: 'erase deleted images',
    prepare: async (app) => {
      const userId = await addUser(app);
      const id = await addPublicWork(app, userId);
      await storeResult(app, id, undefined, 1);
      await app.db
        .update(media)
        .set({ deleted_at: sql`now() - interval '90 days'` })
        .where(and(eq(media.task_id, id), eq(media.index, 0)));
      return { call: () => purgeImages(app), people: [userId] };
    },
  },
  {
    name: 'erase deleted tasks',
    prepare: async (app) => {
      const userId = await addUser(app);
      const id = await addPublicWork(app, userId);
      await app.db
        .update(tasks)
        .set({ deleted_at: sql`now() - interval '90 days'` })
        .where(eq(tasks.id, id));
      return { call: () => purgeTasks(app), people: [userId] };
    },
  },
  {
    name: 'publish a work',
    prepare: async (app) => {
      const userId = await addUser(app);
      const id = await postTask(app, userId);
      await completeTask(app, id);
      const user = { id: userId, plan: 'free' } as const;
      return {
        call: () => publishTask(app, user, { id: String(id), public: true }, 'en'),
        people: [userId],
      };
    },
  },
  {
    name: 'like a work',
    prepare: async (app) => {
      const [author, reader] = [await addUser(app), await addUser(app)];
      const id = String(await addPublicWork(app, author));
      return { call: () => likeTask(app, reader, { id, like: true }), people: [author, reader] };
    },
  },
  {
    name: 'like a work no longer',
    prepare: async (app) => {
      const [author, reader] = [await addUser(app), await addUser(app)];
      const id = String(await addPublicWork(app, author));
      await likeTask(app, reader, { id, like: true });
      return { call: () => likeTask(app, reader, { id, like: false }), people: [author, reader] };
    },
  },
  {
    name: 'mark a work with a star',
    prepare: async (app) => {
      const userId = await addUser(app);
      const id = String(await addPublicWork(app, userId));
      return { call: () => setFavorite(app, userId, { id, favorite: true }), people: [userId] };
    },
  },
  {
    name: 'look at a work',
    prepare: async (app) => {
      const [author, reader] = [await addUser(app), await addUser(app)];
      const id = String(await addPublicWork(app, author));
      return { call: () => viewTask(app, reader, id), people: [author, reader] };
    },
  },
  {
    name: 'report a work',
    prepare: async (app) => {
      const [author, reader] = [await addUser(app), await addUser(app)];
      const said = { task_id: String(await addPublicWork(app, author)), reason: 'violence' } as const;
      return { call: () => reportTask(app, reader, said), people: [author, reader] };
    },
  },
  {
    name: 'follow a person',
    prepare: async (app) => {
      const [followed, follower] = [await addUser(app), await addUser(app)];
      return { call: () => followPerson(app, follower, followed), people: [followed, follower] };
    },
  },
  {
    name: 'follow a person no longer',
    prepare: async (app) => {
      const [followed, follower] = [await addUser(app), await addUser(app)];
      await followPerson(app, follower, followed);
      return { call: () => unfollowPerson(app, follower, followed), people: [followed, follower] };
    },
  },
  {
    name: 'read what happened',
    prepare: async (app) => {
      const [followed, follower] = [await addUser(app), await addUser(app)];
      await followPerson(app, follower, followed);
      return { call: () => seeActivities(app, followed), people: [followed] };
    },
  },
  {
    name: 'keep an upload',
    prepare: async (app) => {
      const userId = await addUser(app);
      return { call: () => addUpload(app, userId), people: [userId] };
    },
  },
  {
    name: 'wear a picture',
    prepare: async (app) => {
      const userId = await addUser(app);
      const upload = await addUpload(app, userId);
      if ('problem' in upload) throw new Error(upload.problem);
      return { call: () => storeAvatar(app, app.lab, userId, String(upload.id)), people: [userId] };
    },
  },
  {
    name: 'give the points of the day',
    prepare: async (app) => {
      const id = await addUser(app);
      return { call: () => grantDailyPoints(app.db, id), people: [id] };
    },
  },
];
