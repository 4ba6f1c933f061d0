// How long a task will take once it begins, by the engine that would do it now.
import type { ToolName } from '#contract/tool-names.ts';
import type { DbOrTx } from '#server/database/tx.ts';
import { type Duration, estimateDuration } from './learned-times.ts';
import { readAbilities } from './read-abilities.ts';

/** `formulaSeconds`: what the tool's own formula gives for its size. */
export async function estimateTask(db: DbOrTx, tool: ToolName, formulaSeconds: number): Promise<Duration> {
  const engine = (await readAbilities(db))?.engineOf(tool)?.id ?? 'built-in';
  return await estimateDuration(db, { tool, engine, formulaSeconds });
}
