// People of a run: new accounts by code, with a plan and points for all that they will make.
import { inArray } from 'drizzle-orm';
import type { Db } from '#server/database/connect.ts';
import { buckets } from '#server/database/schema/points.ts';
import { users } from '#server/database/schema/users.ts';
import { movePoints } from '#server/points/move-points.ts';
import { readCode } from '../browser/sign-in.ts';
import { waitUntil } from '../fakes/wait-until.ts';
import type { Person } from './person.ts';
import { openWireClient } from './wire-client.ts';

const POINTS = 200_000;

/** A new account, by the code in the mailbox on disk. */
export async function join(
  { url, dataDir }: { url: string; dataDir: string },
  n: number,
  network: string,
): Promise<Person> {
  const client = openWireClient(url, `${network}${n + 1}`);
  const email = `${network.replaceAll('.', '-')}${n + 1}@example.com`;
  await client.call('/api/validate_email', { email });
  const code = await waitUntil('a code', () => readCode(dataDir, email) ?? undefined);
  const { data, msg } = await client.call('/api/login', { platform: 0, email, code });
  client.close();
  if (!data) throw new Error(`${email} could not sign in: ${msg}`);
  return { email, token: String(data['token']), posts: [], faults: [] };
}

/** A plan with room for many tasks, and points for all of them. */
export async function equip(db: Db, people: readonly Person[]): Promise<void> {
  const emails = people.map(({ email }) => email);
  const rows = await db
    .update(users)
    .set({ plan: 'pro' })
    .where(inArray(users.email, emails))
    .returning({ id: users.id });
  for (const { id } of rows) {
    await db.transaction(async (tx) => {
      const [bucket] = await tx
        .insert(buckets)
        .values({ user_id: id, kind: 'reward', left: 0 })
        .returning({ id: buckets.id });
      await movePoints(tx, { userId: id, bucketId: bucket?.id ?? 0, kind: 'reward', amount: POINTS });
    });
  }
}
