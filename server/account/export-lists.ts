// What an export says of somebody beside their works, list by list; read from the database a page at a time.
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Db } from '#server/database/connect.ts';
import { blocked_tries } from '#server/database/schema/admin.ts';
import { activities, follows, likes, reports } from '#server/database/schema/community.ts';
import { buckets, gifts, ledger } from '#server/database/schema/points.ts';
import { unlabelled_downloads } from '#server/database/schema/tasks.ts';
import { identities, known_devices, sessions, users } from '#server/database/schema/users.ts';
import { AT_ONCE, nameKind, pages, toId } from './export-rows.ts';
import { nameImage } from './export-works.ts';
import { presentPreferences, type UserRow } from './present-user.ts';

export async function readProfile(db: Db, user: UserRow): Promise<object> {
  const others = await db.select().from(identities).where(eq(identities.user_id, user.id));
  const devices = await db.select().from(sessions).where(eq(sessions.user_id, user.id));
  const known = await db.select().from(known_devices).where(eq(known_devices.user_id, user.id));
  const [gift] = await db.select().from(gifts).where(eq(gifts.user_id, user.id));
  return {
    id: String(user.id),
    name: user.name,
    email: user.email,
    bio: user.bio,
    image: await nameImage(db, user.head_img),
    role: user.role,
    plan: user.plan,
    referrer: user.referrer,
    first_login_at: user.first_login_at,
    created_at: user.created_at,
    preferences: presentPreferences(user),
    identities: others.map(({ issuer, subject, created_at }) => ({ issuer, subject, created_at })),
    // Without what would open a session.
    sessions: devices.map(({ device_id, browser, created_at, used_at, expires_at }) => ({
      device_id,
      browser,
      created_at,
      used_at,
      expires_at,
    })),
    // Only a hash is kept, which names no device.
    known_devices: known.map(({ created_at, used_at }) => ({ created_at, used_at })),
    welcome_gift: gift ? { device_id: gift.device_id, created_at: gift.created_at } : null,
  };
}

export async function* listMoves(db: Db, userId: number): AsyncGenerator<object> {
  const read = (after: number) =>
    db
      .select({ move: ledger, bucket: buckets.kind })
      .from(ledger)
      .innerJoin(buckets, eq(buckets.id, ledger.bucket_id))
      .where(and(eq(ledger.user_id, userId), gt(ledger.id, after)))
      .orderBy(asc(ledger.id))
      .limit(AT_ONCE);
  for await (const page of pages(read, ({ move }) => move.id)) {
    for (const { move, bucket } of page) {
      yield {
        id: String(move.id),
        kind: nameKind(move.kind),
        amount: move.amount,
        balance_after: move.balance_after,
        bucket,
        task_id: toId(move.task_id),
        reason: move.reason,
        expires_at: move.expires_at,
        created_at: move.created_at,
      };
    }
  }
}

export async function* listLikes(db: Db, userId: number): AsyncGenerator<object> {
  const read = (after: number) =>
    db
      .select()
      .from(likes)
      .where(and(eq(likes.user_id, userId), gt(likes.task_id, after)))
      .orderBy(asc(likes.task_id))
      .limit(AT_ONCE);
  for await (const page of pages(read, ({ task_id }) => task_id)) {
    for (const { task_id, created_at } of page) yield { work_id: String(task_id), created_at };
  }
}

export async function* listFollows(db: Db, userId: number): AsyncGenerator<object> {
  for (const [direction, own, theirs] of [
    ['following', follows.follower_id, follows.followee_id],
    ['follower', follows.followee_id, follows.follower_id],
  ] as const) {
    const read = (after: number) =>
      db
        .select({ id: users.id, name: users.name, created_at: follows.created_at })
        .from(follows)
        .innerJoin(users, eq(users.id, theirs))
        .where(and(eq(own, userId), gt(theirs, after)))
        .orderBy(asc(theirs))
        .limit(AT_ONCE);
    for await (const page of pages(read, ({ id }) => id)) {
      for (const { id, name, created_at } of page) yield { direction, user_id: String(id), name, created_at };
    }
  }
}

export async function* listActivities(db: Db, userId: number): AsyncGenerator<object> {
  const read = (after: number) =>
    db
      .select({ activity: activities, actor: users.name })
      .from(activities)
      .leftJoin(users, eq(users.id, activities.actor_id))
      .where(and(eq(activities.user_id, userId), gt(activities.id, after)))
      .orderBy(asc(activities.id))
      .limit(AT_ONCE);
  for await (const page of pages(read, ({ activity }) => activity.id)) {
    for (const { activity, actor } of page) {
      const { kind, actor_id, task_id, values, created_at, read_at } = activity;
      const by = actor_id === null ? null : { id: String(actor_id), name: actor };
      yield { kind, by, work_id: toId(task_id), values, created_at, read_at };
    }
  }
}

export async function* listRuleEvents(db: Db, userId: number): AsyncGenerator<object> {
  const reported = await db.select().from(reports).where(eq(reports.reporter_id, userId)).orderBy(reports.id);
  for (const { task_id, reason, text, decision, created_at } of reported) {
    yield { event: 'report', work_id: String(task_id), reason, text, decision, created_at };
  }
  const stopped = await db
    .select()
    .from(blocked_tries)
    .where(eq(blocked_tries.user_id, userId))
    .orderBy(blocked_tries.id);
  for (const { stage, reason, created_at } of stopped) yield { event: 'blocked', stage, reason, created_at };
}

export async function* listUnlabelled(db: Db, userId: number): AsyncGenerator<object> {
  const read = (after: number) =>
    db
      .select()
      .from(unlabelled_downloads)
      .where(and(eq(unlabelled_downloads.user_id, userId), gt(unlabelled_downloads.id, after)))
      .orderBy(asc(unlabelled_downloads.id))
      .limit(AT_ONCE);
  for await (const page of pages(read, ({ id }) => id)) {
    for (const { kind, email, task_id, index, export_id, text_version, created_at } of page) {
      const what = { work_id: toId(task_id), index, export_id: toId(export_id) };
      yield { event: kind, email, ...what, text_version, created_at };
    }
  }
}
