// Verbs of people with their tasks and works, and with those of others.
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { reportTask } from '#server/community/report-task.ts';
import { seeActivities } from '#server/community/see-activities.ts';
import { viewTask } from '#server/task/view-task.ts';
import { setFavorite } from '#server/task/set-favorite.ts';
import { followPerson, unfollowPerson } from '#server/community/follow-person.ts';
import { keepAvatar } from '#server/community/keep-avatar.ts';
import { likeTask } from '#server/community/like-task.ts';
import { publishTask } from '#server/community/publish-task.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { keepUpload } from '#server/media/keep-upload.ts';
import { receiveFile } from '#server/media/receive-file.ts';
import { grantDailyPoints } from '#server/points/grant-daily-points.ts';
import { cancelTask } from '#server/task/cancel-task.ts';
import { createTask } from '#server/task/create-task.ts';
import { deleteTasks } from '#server/task/delete-tasks.ts';
import { purgeTasks } from '#server/task/purge-tasks.ts';
import { retryTask } from '#server/task/retry-task.ts';
import { addPublicWork, completeTask, postTask } from '#tests/fakes/admin-house.ts';
import { addBucket, addUser } from '#tests/fakes/task-house.ts';
import { type VerbHouse, type Verb, refuses, order, addFailed } from './verb.ts';

async function addUpload(house: VerbHouse, userId: number) {
  const received = await receiveFile(Readable.from([house.picture]), house.lab.folder, 'image');
  if ('problem' in received) throw new Error(received.problem);
  return await keepUpload(house, house.lab, userId, received);
}

export const WORK_VERBS: readonly Verb[] = [
  {
    name: 'post a task',
    prepare: async (house) => {
      const id = await addUser(house);
      await addBucket(house, id, { points: 1, expiresAt: new Date(Date.now() + 3_600_000) });
      const clientToken = randomUUID();
      return { call: () => createTask(house, id, { ...order, clientToken }), people: [id] };
    },
  },
  {
    name: 'retry a task',
    prepare: async (house) => {
      const userId = await addUser(house);
      const id = String(await addFailed(house, userId));
      const clientToken = randomUUID();
      return { call: () => retryTask(house, userId, { id, clientToken, language: 'en' }), people: [userId] };
    },
  },
  {
    name: 'cancel a task',
    prepare: async (house) => {
      const userId = await addUser(house);
      const id = String(await postTask(house, userId));
      return { call: () => cancelTask(house, userId, id), people: [userId] };
    },
    isDone: refuses('bad_parameters'), // it does not wait any more
  },
  {
    name: 'delete tasks',
    prepare: async (house) => {
      const userId = await addUser(house);
      const ids = [await postTask(house, userId), await addPublicWork(house, userId)].map(String);
      return { call: () => deleteTasks(house, userId, ids), people: [userId] };
    },
  },
  {
    name: 'erase deleted tasks',
    prepare: async (house) => {
      const userId = await addUser(house);
      const id = await addPublicWork(house, userId);
      await house.db
        .update(tasks)
        .set({ deleted_at: sql`now() - interval '90 days'` })
        .where(eq(tasks.id, id));
      return { call: () => purgeTasks(house), people: [userId] };
    },
  },
  {
    name: 'publish a work',
    prepare: async (house) => {
      const userId = await addUser(house);
      const id = await postTask(house, userId);
      await completeTask(house, id);
      const user = { id: userId, plan: 'free' } as const;
      return {
        call: () => publishTask(house, user, { id: String(id), public: true }, 'en'),
        people: [userId],
      };
    },
  },
  {
    name: 'like a work',
    prepare: async (house) => {
      const [author, reader] = [await addUser(house), await addUser(house)];
      const id = String(await addPublicWork(house, author));
      return { call: () => likeTask(house, reader, { id, like: true }), people: [author, reader] };
    },
  },
  {
    name: 'like a work no longer',
    prepare: async (house) => {
      const [author, reader] = [await addUser(house), await addUser(house)];
      const id = String(await addPublicWork(house, author));
      await likeTask(house, reader, { id, like: true });
      return { call: () => likeTask(house, reader, { id, like: false }), people: [author, reader] };
    },
  },
  {
    name: 'mark a work with a star',
    prepare: async (house) => {
      const userId = await addUser(house);
      const id = String(await addPublicWork(house, userId));
      return { call: () => setFavorite(house, userId, { id, favorite: true }), people: [userId] };
    },
  },
  {
    name: 'look at a work',
    prepare: async (house) => {
      const [author, reader] = [await addUser(house), await addUser(house)];
      const id = String(await addPublicWork(house, author));
      return { call: () => viewTask(house, reader, id), people: [author, reader] };
    },
  },
  {
    name: 'report a work',
    prepare: async (house) => {
      const [author, reader] = [await addUser(house), await addUser(house)];
      const said = { task_id: String(await addPublicWork(house, author)), reason: 'violence' } as const;
      return { call: () => reportTask(house, reader, said), people: [author, reader] };
    },
  },
  {
    name: 'follow a person',
    prepare: async (house) => {
      const [followed, follower] = [await addUser(house), await addUser(house)];
      return { call: () => followPerson(house, follower, followed), people: [followed, follower] };
    },
  },
  {
    name: 'follow a person no longer',
    prepare: async (house) => {
      const [followed, follower] = [await addUser(house), await addUser(house)];
      await followPerson(house, follower, followed);
      return { call: () => unfollowPerson(house, follower, followed), people: [followed, follower] };
    },
  },
  {
    name: 'read what happened',
    prepare: async (house) => {
      const [followed, follower] = [await addUser(house), await addUser(house)];
      await followPerson(house, follower, followed);
      return { call: () => seeActivities(house, followed), people: [followed] };
    },
  },
  {
    name: 'keep an upload',
    prepare: async (house) => {
      const userId = await addUser(house);
      return { call: () => addUpload(house, userId), people: [userId] };
    },
  },
  {
    name: 'wear a picture',
    prepare: async (house) => {
      const userId = await addUser(house);
      const upload = await addUpload(house, userId);
      if ('problem' in upload) throw new Error(upload.problem);
      return { call: () => keepAvatar(house, house.lab, userId, String(upload.id)), people: [userId] };
    },
  },
  {
    name: 'give the points of the day',
    prepare: async (house) => {
      const id = await addUser(house);
      return { call: () => grantDailyPoints(house.db, id), people: [id] };
    },
  },
];
