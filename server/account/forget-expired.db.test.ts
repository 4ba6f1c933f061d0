// What has run out goes, what still opens or limits something stays.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rate_limits } from '#server/database/schema/system.ts';
import {
  event_tickets,
  known_devices,
  login_codes,
  sessions,
  used_id_tokens,
} from '#server/database/schema/users.ts';
import { addUser, openTaskApp, type TaskApp } from '#tests/fakes/task-app.ts';
import { forgetExpired } from './forget-expired.ts';

let app: TaskApp;

beforeAll(async () => {
  app = await openTaskApp();
});

afterAll(async () => {
  await app.close();
});

it('removes codes, sessions, tickets, id tokens, devices and counters that have run out, and no others', async () => {
  const { db } = app;
  const user_id = await addUser(app);
  const times = { old: sql`now() - interval '1 second'`, new: sql`now() + interval '1 minute'` };
  for (const [name, expires_at] of Object.entries(times)) {
    await db.insert(login_codes).values({ email: name, code_hash: '', expires_at });
    await db.insert(sessions).values({ token_hash: name, user_id, expires_at });
    await db.insert(used_id_tokens).values({ token_hash: name, expires_at });
    await db.insert(rate_limits).values({ key: name, points: 1, expire: expires_at });
  }
  const inNew = { session_hash: 'new' }; // a session takes its tickets with it
  await db.insert(event_tickets).values([
    { ...inNew, ticket_hash: 'old', expires_at: times.old },
    { ...inNew, ticket_hash: 'new', expires_at: times.new },
  ]);
  await db.insert(known_devices).values([
    { user_id, device_hash: 'old', used_at: sql`now() - interval '181 days'` },
    { user_id, device_hash: 'new', used_at: sql`now() - interval '179 days'` },
  ]);
  await forgetExpired(db);
  expect(await db.select({ name: login_codes.email }).from(login_codes)).toEqual([{ name: 'new' }]);
  expect(await db.select({ name: sessions.token_hash }).from(sessions)).toEqual([{ name: 'new' }]);
  expect(await db.select({ name: event_tickets.ticket_hash }).from(event_tickets)).toEqual([{ name: 'new' }]);
  expect(await db.select({ name: used_id_tokens.token_hash }).from(used_id_tokens)).toEqual([
    { name: 'new' },
  ]);
  expect(await db.select({ name: known_devices.device_hash }).from(known_devices)).toEqual([{ name: 'new' }]);
  expect(await db.select({ name: rate_limits.key }).from(rate_limits)).toEqual([{ name: 'new' }]);
});
