// What this deployment can do now, as the workers' engines have told it.
import { desc, gt, sql } from 'drizzle-orm';
import type { ToolName } from '#contract/tool-names.ts';
import { engine_reports } from '#server/database/schema/system.ts';
import type { DbOrTx } from '#server/database/tx.ts';

/** Reports come every half minute; a worker that has been silent for so long is gone. */
const FRESH_SECONDS = 120;

export type Abilities = {
  /** The engine that does a tool; undefined where none can. */
  engineOf(tool: ToolName): string | undefined;
  hasEffect(id: string): boolean;
  canSpeak: boolean;
};

/**
 * Null as long as no worker has told anything: then nothing is refused for want of an engine. An engine that is not
 * well is asked where no other can do it: only by doing something can it get well.
 */
export async function readAbilities(db: DbOrTx): Promise<Abilities | null> {
  const reports = await db
    .select()
    .from(engine_reports)
    .where(gt(engine_reports.reported_at, sql`now() - make_interval(secs => ${FRESH_SECONDS})`))
    .orderBy(desc(engine_reports.is_well), engine_reports.place);
  if (reports.length === 0) return null;
  return {
    engineOf: (tool) => reports.find(({ tools }) => tools.includes(tool))?.engine,
    hasEffect: (id) => reports.some(({ effects }) => effects.includes(id)),
    canSpeak: reports.some(({ can_speak }) => can_speak),
  };
}
