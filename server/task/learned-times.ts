// How long engines take, learned from what they did: shares of what the formula of each tool gives, which knows the sizes.
import { type SQL, sql } from 'drizzle-orm';
import type { ToolName } from '#contract/tool-names.ts';
import { TOOL_TYPES } from '#contract/tool-names.ts';
import type { DbOrTx } from '#server/database/tx.ts';

/** Seconds: half of such tasks take less than `usual`, nine of ten less than `most`. */
export type Duration = { usual: number; most: number };

/** Fewer runs say too little. */
export const LEAST_RUNS = 8;
/** The newest ones of an engine and a tool: a machine is exchanged, a model too. */
export const MOST_RUNS = 200;

/**
 * Returns the formula's own where too little is known. `engine`: who would do it, by which of its models where that is
 * known; of a model that has done little what its engine did says more than the formula.
 */
export async function estimateDuration(
  db: DbOrTx,
  {
    tool,
    engine,
    model,
    formulaSeconds,
  }: { tool: ToolName; engine: string; model?: string | undefined; formulaSeconds: number },
): Promise<Duration> {
  const whose = model === undefined ? null : await learnShares(db, tool, sql`model = ${model}`);
  const learned = whose ?? (await learnShares(db, tool, sql`engine = ${engine}`));
  if (!learned) return { usual: formulaSeconds, most: formulaSeconds };
  return {
    usual: Math.max(1, formulaSeconds * learned.usual),
    most: Math.max(1, formulaSeconds * learned.most),
  };
}

/** Shares of the formula's seconds; null where too little is known. */
async function learnShares(db: DbOrTx, tool: ToolName, isWhose: SQL): Promise<Duration | null> {
  const { rows } = await db.execute<{ runs: number; usual: number | null; most: number | null }>(sql`
    select count(*)::int as runs,
      percentile_cont(0.5) within group (order by share) as usual,
      percentile_cont(0.9) within group (order by share) as most
    from (
      select extract(epoch from ended_at - begun_at) / formula_seconds as share
      from engine_runs
      where ${isWhose} and type = ${TOOL_TYPES[tool]} and state = 'succeeded' and formula_seconds > 0
      order by begun_at desc limit ${MOST_RUNS}
    ) newest`);
  const [learned] = rows;
  if (!learned || learned.runs < LEAST_RUNS || learned.usual === null || learned.most === null) {
    return null;
  }
  return { usual: Number(learned.usual), most: Number(learned.most) };
}
