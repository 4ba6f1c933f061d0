// How long a task will take once it begins, by the engine that would do it now, or the model that was chosen.
import type { ToolName } from '#contract/tool-names.ts';
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
