// The gallery of the first start: works of the product itself, drawn in the background and shown to everybody.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { and, eq, notExists, sql } from 'drizzle-orm';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import { TASK_STATUS } from '#contract/task.ts';
import { TOOL_TYPES } from '#contract/tool-names.ts';
import { lockUser } from '#server/database/lock-user.ts';
import { toolContracts } from '#tools/contracts.ts';
import type { Db } from '#server/database/connect.ts';
import { media } from '#server/database/schema/media.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import type { Tx } from '#server/database/tx.ts';

const PROMPTS_FILE = path.join(import.meta.dirname, '../../engine/illustrator/demo-prompts.json');
/** Nobody can receive mail there, and nobody can sign in: the state refuses it. */
const EMAIL = 'gallery@atelier.invalid';
const NAME = 'Atelier';
/** Below every plan: see `Lane` of the worker. */
const PRIORITY = -1;

const Prompts = z.array(
  z.object({
    prompt: z.string(),
    style: z.string(),
    aspect_ratio: z.string(),
    seed: z.int(),
  }),
);

/**
 * Puts the works that are missing into the waiting line, at no cost, and those that failed once more. Safe to call at
 * every start and by several workers at once. Returns how many are now to be drawn.
 */
export async function fillGallery(db: Db): Promise<number> {
  const prompts = Prompts.parse(JSON.parse(await readFile(PROMPTS_FILE, 'utf8')));
  const owner = await findOrAddOwner(db);
  return await db.transaction(async (tx) => {
    await lockUser(tx, owner);
    await removeFailed(tx, owner);
    const rows = prompts.map((chosen, index) => makeWork(owner, index + 1, chosen));
    if (rows.length === 0) return 0;
    const added = await tx.insert(tasks).values(rows).onConflictDoNothing().returning({ id: tasks.id });
    await tx.update(users).set({ last_seq: prompts.length }).where(eq(users.id, owner));
    return added.length;
  });
}

async function findOrAddOwner(db: Db): Promise<number> {
  await db.insert(users).values({ email: EMAIL, name: NAME, state: 'demo' }).onConflictDoNothing();
  const [owner] = await db
    .select({ id: users.id })
    .from(users)
    .where(sql`lower(${users.email}) = ${EMAIL}`);
  if (!owner) throw new Error('the gallery has no owner');
  return owner.id;
}

async function removeFailed(tx: Tx, owner: number): Promise<void> {
  const kept = tx.select({ id: media.id }).from(media).where(eq(media.task_id, tasks.id));
  await tx
    .delete(tasks)
    .where(and(eq(tasks.user_id, owner), eq(tasks.status, TASK_STATUS.failed), notExists(kept)));
}

function makeWork(
  owner: number,
  seq: number,
  chosen: z.output<typeof Prompts>[number],
): PgInsertValue<typeof tasks> {
  const contract = toolContracts['text-to-image'];
  const { prompt, style, aspect_ratio, seed } = chosen;
  const params = contract.quote.parse({ engine: 'pro', prompt, style, aspect_ratio, seed, count: 1 });
  return {
    user_id: owner,
    seq,
    type: TOOL_TYPES['text-to-image'],
    params: { ...params },
    prompt,
    title: Array.from(prompt).slice(0, 40).join(''),
    cost: 0,
    cost_detail: [],
    eta_seconds: contract.etaSeconds(params),
    eta_most_seconds: contract.etaSeconds(params),
    priority: PRIORITY,
    public: true,
    // It waits as long as people keep the product busy; once begun, the usual limit counts.
    deadline_at: sql`now() + interval '10 years'`,
  };
}
