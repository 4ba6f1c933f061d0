// What this deployment can do now, as the workers' engines have told it.
import { asc, gt, sql } from 'drizzle-orm';
import type { ToolName } from '#contract/tool-names.ts';
import { engine_reports } from '#server/database/schema/system.ts';
import type { DbOrTx } from '#server/database/tx.ts';

/** Reports come every half minute; a worker that has been silent for so long is gone. */
const FRESH_SECONDS = 120;
const BUILT_IN = 'built-in';

type Report = typeof engine_reports.$inferSelect;
export type AbleEngine = { id: string; isWell: boolean };

export type Abilities = {
  /** The engine that would do a tool now; undefined where none can. One that is not well is named where no other can. */
  engineOf(tool: ToolName): AbleEngine | undefined;
  hasEffect(id: string): boolean;
  canSpeak: boolean;
};

/** Null as long as no worker has told anything: then nothing is refused for want of an engine. */
export async function readAbilities(db: DbOrTx): Promise<Abilities | null> {
  const reports = await db
    .select()
    .from(engine_reports)
    .where(gt(engine_reports.reported_at, sql`now() - make_interval(secs => ${FRESH_SECONDS})`))
    .orderBy(asc(engine_reports.place));
  if (reports.length === 0) return null;
  return {
    engineOf: (tool) => {
      const able = reports.filter((report) => placeFor(report, tool) >= 0);
      able.sort((one, other) => placeFor(one, tool) - placeFor(other, tool));
      const chosen = able.find(({ is_well }) => is_well) ?? able[0];
      return chosen && { id: chosen.engine, isWell: isAsked(chosen) };
    },
    hasEffect: (id) => reports.some(({ effects }) => effects.includes(id)),
    canSpeak: reports.some(({ can_speak }) => can_speak),
  };
}

/** Below zero for an engine that cannot do it, or may not be asked. */
function placeFor({ tools, places, place }: Report, tool: ToolName): number {
  return tools.includes(tool) ? (places[tool] ?? place) : -1;
}

/** Only by doing something can the built-in engine get well; another is asked again when it says that it is. */
const isAsked = ({ engine, is_well }: Report) => is_well || engine === BUILT_IN;
