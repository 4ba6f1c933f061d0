// Every verb that changes something, with its connection ended at every statement: it says so, and doing it again does it once.
import { randomUUID } from 'node:crypto';
import { copyFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashHolder } from '#server/account/code-challenge.ts';
import { hashCode } from '#server/account/code-hash.ts';
import { editUser } from '#server/account/edit-user.ts';
import { purgeAccounts } from '#server/account/purge-accounts.ts';
import { signIn } from '#server/account/sign-in.ts';
import { terminateAccount } from '#server/account/terminate-account.ts';
import { adjustPoints } from '#server/admin/adjust-points.ts';
import { setHidden } from '#server/admin/hide-work.ts';
import { refundByHouse } from '#server/admin/refund-by-house.ts';
import { retryForOwner } from '#server/admin/retry-for-owner.ts';
import { setUserState } from '#server/admin/set-user-state.ts';
import { describeError } from '#server/api/describe-error.ts';
import { followPerson } from '#server/community/follow-person.ts';
import { keepAvatar } from '#server/community/keep-avatar.ts';
import { likeTask } from '#server/community/like-task.ts';
import { publishTask } from '#server/community/publish-task.ts';
import { login_codes, tasks, users } from '#server/database/schema.ts';
import { type MediaLab, openMediaLab } from '#server/media/media-lab.ts';
import { keepUpload } from '#server/media/keep-upload.ts';
import { receiveFile } from '#server/media/receive-file.ts';
import { grantDailyPoints } from '#server/points/grant-daily-points.ts';
import { Refusal } from '#server/refusal.ts';
import { cancelTask } from '#server/task/cancel-task.ts';
import { createTask } from '#server/task/create-task.ts';
import { deleteTasks } from '#server/task/delete-tasks.ts';
import { failTask } from '#server/task/fail-task.ts';
import { purgeTasks } from '#server/task/purge-tasks.ts';
import { retryTask } from '#server/task/retry-task.ts';
import { type ClaimedTask, claimTask } from '#server/worker/claim-task.ts';
import { finishTask } from '#server/worker/finish-task.ts';
import { sweep } from '#server/worker/sweep.ts';
import { LostClaim, updateClaimed } from '#server/worker/update-claimed.ts';
import { addAdmin, addPublicWork, completeTask, postTask } from '#tests/fakes/admin-house.ts';
import { expectInvariants } from '#tests/fakes/expect-invariants.ts';
import { type Losses, watchLosses, type When } from '#tests/fakes/lose-connections.ts';
import { makePicture } from '#tests/fakes/sample-media.ts';
import { addBucket, addUser, openTaskHouse, type TaskHouse } from '#tests/fakes/task-house.ts';
import { createTestEngine } from '#tests/fakes/test-engine.ts';

type House = TaskHouse & { google: null };

type Verb = {
  name: string;
  /** Makes what the call needs, anew for every loss. Answers the call, and whose rows show what came of it. */
  prepare(house: House): Promise<{ call(): Promise<unknown>; people: number[] | { email: string } }>;
  /** It may bear the loss, and go on with what comes next. */
  goesOn?: true;
  /** How the same call is refused once it was done. */
  isDone?(error: unknown): boolean;
  /** What is done then instead. */
  instead?(house: House, people: number[] | { email: string }): Promise<unknown>;
};

const refuses = (name: string) => (error: unknown) => error instanceof Refusal && error.refusal === name;
const isLostClaim = (error: unknown) => error instanceof LostClaim;
const input = { prompt: 'a lamp', count: 1, engine: 'pro', negative_prompt: '', style: 'auto' };
const params = { ...input, aspect_ratio: '1:1', resolution: '1K' };
const order = { type: 1, params, language: 'en' } as const;
const CODE = '123456';
const engine = createTestEngine();
const PICTURE_FACTS = {
  kind: 'image',
  width: 64,
  height: 48,
  duration: 0,
  fps: 0,
  has_sound: false,
} as const;
let lab: MediaLab;
let picture: Buffer;
let lastPerson = 0;
let lastPriority = 1000;

async function mailCode({ db, config }: House, email: string): Promise<void> {
  const code_hash = hashCode(config.secret, email, CODE);
  const challenge_hash = hashHolder(config.secret, { email, address: email });
  // A second code of a network takes the place of the first.
  await db.delete(login_codes).where(eq(login_codes.challenge_hash, challenge_hash));
  const expires_at = sql`now() + interval '1 hour'`;
  await db.insert(login_codes).values({ email, code_hash, challenge_hash, expires_at });
}

const enter = (house: House, email: string) =>
  signIn(house, { platform: 0, email, code: CODE }, { language: 'en', address: email });

/** Not by a claim, which might take another's. */
async function addClaimed(house: House, userId: number): Promise<ClaimedTask> {
  const [claimed] = await house.db
    .update(tasks)
    .set({ status: 1, fence: 1, started_at: sql`now()`, lease_until: sql`now() + interval '1 hour'` })
    .where(eq(tasks.id, await postTask(house, userId)))
    .returning();
  if (!claimed) throw new Error('nothing to claim');
  return claimed;
}

/** As the next worker would, once the lease is over. */
async function claimAgain({ db }: House, lost: ClaimedTask): Promise<ClaimedTask> {
  const [claimed] = await db
    .update(tasks)
    .set({ fence: lost.fence + 1 })
    .where(and(eq(tasks.id, lost.id), eq(tasks.status, 1)))
    .returning();
  if (!claimed) throw new LostClaim(lost);
  return claimed;
}

async function addFailed(house: House, userId: number): Promise<number> {
  const { id } = await addClaimed(house, userId);
  await failTask(house.db, { taskId: id, userId, failure: 'engine_error', from: [1] });
  return id;
}

async function addUpload(house: House, userId: number) {
  const received = await receiveFile(Readable.from([picture]), lab.folder, 'image');
  if ('problem' in received) throw new Error(received.problem);
  return await keepUpload(house, lab, userId, received);
}

const VERBS: Verb[] = [
  {
    name: 'sign in for the first time',
    prepare: async (house) => {
      lastPerson += 1;
      const email = `new-${lastPerson}@example.com`;
      await mailCode(house, email);
      return { call: () => enter(house, email), people: { email } };
    },
    // A code opens one session. Whoever did not hear of it asks for another code.
    isDone: refuses('wrong_code'),
    instead: async (house, people) => {
      const { email } = people as { email: string };
      await mailCode(house, email);
      await enter(house, email);
    },
  },
  {
    name: 'take an account back',
    goesOn: true, // the owner is told after the commit, or not
    prepare: async (house) => {
      lastPerson += 1;
      const email = `back-${lastPerson}@example.com`;
      await mailCode(house, email);
      await enter(house, email);
      await mailCode(house, email);
      await house.db
        .update(users)
        .set({ purge_at: sql`now() + interval '1 day'` })
        .where(eq(users.email, email));
      return { call: () => enter(house, email), people: { email } };
    },
    isDone: refuses('wrong_code'),
  },
  {
    name: 'give an account up',
    prepare: async (house) => {
      const id = await addUser(house);
      await postTask(house, id);
      const [user] = await house.db.select().from(users).where(eq(users.id, id));
      const leaving = { userId: id, typed: user?.email ?? '', language: 'en' } as const;
      return { call: () => terminateAccount(house, leaving), people: [id] };
    },
  },
  {
    name: 'erase an account',
    prepare: async (house) => {
      const id = await addUser(house);
      await addFailed(house, id);
      await house.db
        .update(users)
        .set({ purge_at: sql`now()` })
        .where(eq(users.id, id));
      return { call: () => purgeAccounts(house), people: [id] };
    },
    goesOn: true,
  },
  {
    name: 'edit oneself',
    prepare: async (house) => {
      const id = await addUser(house);
      return { call: () => editUser(house, id, { name: 'Ada', bio: 'paints' }), people: [id] };
    },
  },
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
    name: 'follow a person',
    prepare: async (house) => {
      const [followed, follower] = [await addUser(house), await addUser(house)];
      return { call: () => followPerson(house, follower, followed), people: [followed, follower] };
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
      return { call: () => keepAvatar(house, lab, userId, String(upload.id)), people: [userId] };
    },
  },
  {
    name: 'give the points of the day',
    prepare: async (house) => {
      const id = await addUser(house);
      return { call: () => grantDailyPoints(house.db, id), people: [id] };
    },
  },
  {
    name: 'adjust points',
    prepare: async (house) => {
      const [admin, id] = [await addAdmin(house), await addUser(house)];
      const asked = { id: String(id), points: -7, reason: 'a test', client_token: randomUUID() };
      return { call: () => adjustPoints(house, admin, asked), people: [id, admin] };
    },
  },
  {
    name: 'give a price back',
    prepare: async (house) => {
      const [admin, userId] = [await addAdmin(house), await addUser(house)];
      const id = String(await addPublicWork(house, userId));
      return { call: () => refundByHouse(house, admin, { id, reason: 'a test' }), people: [userId, admin] };
    },
    isDone: refuses('bad_parameters'), // nothing is left to return
  },
  {
    name: 'retry for an owner',
    prepare: async (house) => {
      const [admin, userId] = [await addAdmin(house), await addUser(house)];
      const id = String(await addFailed(house, userId));
      const asked = { id, reason: 'a test', client_token: randomUUID() };
      return { call: () => retryForOwner(house, admin, asked), people: [userId, admin] };
    },
  },
  {
    name: 'block an account',
    prepare: async (house) => {
      const [admin, id] = [await addAdmin(house), await addUser(house)];
      await postTask(house, id);
      const asked = { id: String(id), state: 'abnormal', reason: 'a test' } as const;
      return { call: () => setUserState(house, admin, asked), people: [id, admin] };
    },
  },
  {
    name: 'take a work down',
    prepare: async (house) => {
      const [admin, userId] = [await addAdmin(house), await addUser(house)];
      const id = String(await addPublicWork(house, userId));
      return {
        call: () => setHidden(house, admin, { id, hidden: true, reason: 'a test' }),
        people: [userId, admin],
      };
    },
  },
  {
    name: 'claim a task',
    prepare: async (house) => {
      const id = await addUser(house);
      const before = { priority: (lastPriority += 1) }; // what others left waiting comes after it
      await house.db
        .update(tasks)
        .set(before)
        .where(eq(tasks.id, await postTask(house, id)));
      return { call: () => claimTask(house.db, 'people'), people: [id] };
    },
  },
  {
    name: 'write progress',
    prepare: async (house) => {
      const id = await addUser(house);
      const task = await addClaimed(house, id);
      return { call: () => updateClaimed(house.db, task, { progress: 40 }), people: [id] };
    },
  },
  {
    name: 'finish a task',
    goesOn: true, // what was made outlasts a database that is away
    prepare: async (house) => {
      const id = await addUser(house);
      const task = await addClaimed(house, id);
      const request = { width: 64, height: 64, seeds: [3, 4] } as never;
      const output = { index: 0, kind: 'image', seed: 3, location: '64x64#3' } as const;
      const end = {
        state: 'succeeded',
        outputs: [output],
        missing: [{ index: 1, detail: 'as told' }],
        understood: [],
        ignored: [],
      } as const;
      let claimed: ClaimedTask | undefined;
      const call = async () => {
        claimed = claimed ? await claimAgain(house, claimed) : task;
        await finishTask(house, engine, claimed, request, end as never, new AbortController().signal);
      };
      return { call, people: [id] };
    },
    isDone: isLostClaim,
  },
  {
    name: 'fail a task',
    prepare: async (house) => {
      const userId = await addUser(house);
      const { id, fence } = await addClaimed(house, userId);
      const failure = { taskId: id, userId, fence, failure: 'engine_error', from: [1] } as const;
      return { call: () => failTask(house.db, failure), people: [userId] };
    },
  },
  {
    name: 'sweep',
    prepare: async (house) => {
      const [waiting, running] = [await addUser(house), await addUser(house)];
      const claimed = await addClaimed(house, running);
      const late = { deadline_at: sql`now() - interval '1 second'` };
      await house.db.update(tasks).set(late).where(eq(tasks.id, claimed.id));
      await house.db
        .update(tasks)
        .set(late)
        .where(eq(tasks.id, await postTask(house, waiting)));
      await addBucket(house, waiting, { points: 3, expiresAt: new Date(Date.now() - 1000) });
      return { call: () => sweep(house), people: [waiting, running] };
    },
  },
];

/** Pictures are trusted here, or their cleaning would take most of the time. */
function openQuickLab(from: House): MediaLab {
  return {
    ...openMediaLab(from),
    clean: (_userId, { file }, use) =>
      use({ ...PICTURE_FACTS, file, format: 'jpg', thumb: '', thumbhash: '' }),
    cutSquare: (job) => copyFile(job.file, job.to),
  };
}

let house: House;
let losses: Losses;

beforeAll(async () => {
  house = { ...(await openTaskHouse()), google: null };
  losses = await watchLosses(house.database.pool, house.database.url);
  lab = openQuickLab(house);
  picture = await makePicture(64, 48);
});
afterAll(async () => {
  await lab.close();
  await losses.close();
  await house.close();
});

it.each(VERBS)('$name', { timeout: 60_000 }, async (verb) => {
  const undisturbed = await verb.prepare(house);
  await undisturbed.call();
  const effect = await readEffect(undisturbed.people);
  for (const when of ['before', 'after'] as const) {
    for (let nth = 1, isMet = true; isMet; nth += 1) {
      const place = `${when} statement ${nth}`;
      const told = await loseAndRepeat(verb, nth, when);
      isMet = told.isMet;
      expect({ place, ...told }).toEqual({
        place,
        isMet: nth === 1 || isMet,
        answer: 'right',
        lostFiles: [],
        again: 'done',
        effect,
      });
    }
  }
  await expectInvariants(house);
  const { pool } = house.database;
  await Promise.all(Array.from({ length: 20 }, () => pool.query('select 1')));
  expect(pool.totalCount).toBe(pool.idleCount);
});

type Told = {
  isMet: boolean;
  /** `right` = 503 of the call that lost its connection; else what it threw. */
  answer: unknown;
  /** Of rows that somebody may see, before anything is done again. */
  lostFiles: string[];
  /** Of the call after it. */
  again: unknown;
  effect: unknown;
};

async function loseAndRepeat(verb: Verb, nth: number, when: When): Promise<Told> {
  const { call, people } = await verb.prepare(house);
  losses.arm(nth, when);
  const error = await caught(call());
  const isMet = losses.disarm();
  const http = error === undefined ? 200 : describeError(error, 'en').http;
  const right = isMet ? [503, ...(verb.goesOn ? [200] : [])] : [200];
  const lostFiles = await listLostFiles();
  const refused = isMet ? await caught(call()) : undefined;
  const isDone = refused === undefined || verb.isDone?.(refused) === true;
  if (refused !== undefined && isDone) await verb.instead?.(house, people);
  return {
    isMet,
    answer: right.includes(http) ? 'right' : error,
    lostFiles,
    again: isDone ? 'done' : refused,
    effect: await readEffect(people),
  };
}

async function caught(work: Promise<unknown>): Promise<unknown> {
  return await work.then(
    () => undefined,
    (error: unknown) => error,
  );
}

async function listLostFiles(): Promise<string[]> {
  const { rows } = await house.db.execute<{ key: string }>(sql`
    select unnest(array[key, thumb_key]) as key from media order by id desc limit 20`);
  const sizes = await Promise.all(rows.map(({ key }) => (key === '' ? 0 : house.storage.size(key))));
  return rows.flatMap(({ key }, at) => (sizes[at] === undefined ? [key] : []));
}

/** All that a call can leave behind of these people, without ids and times. */
async function readEffect(people: number[] | { email: string }): Promise<unknown> {
  const ids = sql.param(Array.isArray(people) ? people : await findIds(people.email));
  const { rows } = await house.db.execute<{ effect: unknown }>(sql`
    select json_agg(json_build_object(
      'user', (select row(u.name is null, u.bio, u.state, u.role, u.head_img <> '', u.purge_at is not null)),
      'tasks', (select json_agg(row(t.status, t.cost, t.refunded, t.progress,
        case when t.status < 2 then t.fence end, t.public, t.likes,
        t.error_code, t.deleted_at is null, t.hidden_at is null, t.finished_at is null) order by t.id)
        from tasks t where t.user_id = u.id),
      'ledger', (select json_agg(row(l.kind, l.amount, l.balance_after) order by l.id)
        from ledger l where l.user_id = u.id),
      'buckets', (select json_agg(row(b.kind, b.left) order by b.id) from buckets b where b.user_id = u.id),
      'clicks', (select count(*) from clicks c where c.user_id = u.id),
      'media', (select json_agg(row(m.role, m.kind) order by m.id) from media m where m.user_id = u.id),
      'likes', (select count(*) from likes k where k.user_id = u.id),
      'follows', (select count(*) from follows f where f.follower_id = u.id),
      'activities', (select json_agg(row(a.kind, a.values) order by a.id) from activities a where a.user_id = u.id),
      'audit', (select json_agg(a.act order by a.id) from audit_log a where a.admin_id = u.id),
      'sessions', (select count(*) > 0 from sessions s where s.user_id = u.id)
    ) order by array_position(${ids}::bigint[], u.id)) as effect
    from users u where u.id = any(${ids}::bigint[])`);
  return rows[0]?.effect;
}

async function findIds(email: string): Promise<number[]> {
  const found = await house.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return found.map(({ id }) => id);
}
