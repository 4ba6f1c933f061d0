// How long a task will take once it begins, by the engine that would do it now, or the model that was chosen.
import type { ToolName } from '#contract/tool-names.ts';
import type { Db } from '#server/database/connect.ts';
import type { DbOrTx } from '#server/database/tx.ts';
import { type Duration, estimateDuration } from './learned-times.ts';
import type { Abilities } from './read-abilities.ts';

/** `formulaSeconds`: what the tool's own formula gives for its size. */
export async function estimateTask(
  db: DbOrTx,
  abilities: Abilities | null,
  { tool, formulaSeconds, model }: { tool: ToolName; formulaSeconds: number; model: string | undefined },
): Promise<Duration> {
  const chosen = abilities?.modelsOf(tool).find(({ id }) => id === model);
  const engine = chosen?.engine ?? abilities?.engineOf(tool)?.id ?? 'built-in';
  return await estimateDuration(db, { tool, engine, model: chosen?.id, formulaSeconds });
}

const REMEMBERED_MS = 2000;
const MANY = 1000;
const remembered = new WeakMap<Db, Map<string, { shares: Promise<Duration>; until: number }>>();

/** The same, of what was learned some seconds ago: for posts, which come by the hundred. */
export async function estimateSoon(
  db: Db,
  abilities: Abilities | null,
  { tool, formulaSeconds, model }: Parameters<typeof estimateTask>[2],
): Promise<Duration> {
  const known = remembered.get(db) ?? new Map<string, { shares: Promise<Duration>; until: number }>();
  remembered.set(db, known);
  const key = `${tool} ${formulaSeconds} ${model ?? ''} ${abilities?.engineOf(tool)?.id ?? ''}`;
  const before = known.get(key);
  if (before && before.until > performance.now()) return await before.shares;
  if (known.size >= MANY) known.clear();
  const shares = estimateTask(db, abilities, { tool, formulaSeconds, model });
  known.set(key, { shares, until: performance.now() + REMEMBERED_MS });
  shares.catch(() => known.delete(key));
  return await shares;
}
