// How long engines take, learned from what they did: shares of what the formula of each tool gives, which knows the sizes.
import { sql } from 'drizzle-orm';
import type { ToolName } from '#contract/tool-names.ts';
import { TOOL_TYPES } from '#contract/tool-names.ts';
import type { DbOrTx } from '#server/database/tx.ts';

/** Seconds: half of such tasks take less than `usual`, nine of ten less than `most`. */
export type Duration = { usual: number; most: number };

/** Fewer runs say too little. */
const LEAST_RUNS = 8;
/** The newest ones of an engine and a tool: a machine is exchanged, a model too. */
const MOST_RUNS = 200;

/** Returns the formula's own where too little is known. `engine`: who would do it. */
export async function estimateDuration(
  db: DbOrTx,
  { tool, engine, formulaSeconds }: { tool: ToolName; engine: string; formulaSeconds: number },
): Promise<Duration> {
  const { rows } = await db.execute<{ runs: number; usual: number | null; most: number | null }>(sql`
    select count(*)::int as runs,
      percentile_cont(0.5) within group (order by share) as usual,
      percentile_cont(0.9) within group (order by share) as most
    from (
      select extract(epoch from ended_at - begun_at) / formula_seconds as share
      from engine_runs
      where engine = ${engine} and type = ${TOOL_TYPES[tool]} and state = 'succeeded' and formula_seconds > 0
      order by begun_at desc limit ${MOST_RUNS}
    ) newest`);
  const [learned] = rows;
  if (!learned || learned.runs < LEAST_RUNS || learned.usual === null || learned.most === null) {
    return { usual: formulaSeconds, most: formulaSeconds };
  }
  return {
    usual: Math.max(1, formulaSeconds * Number(learned.usual)),
    most: Math.max(1, formulaSeconds * Number(learned.most)),
  };
}
