// What this deployment can do now, as the workers' engines have told it.
import { asc, gt, sql } from 'drizzle-orm';
import { findUnable, type Options } from '#contract/model.ts';
import type { ToolName } from '#contract/tool-names.ts';
import { engine_reports, type ReportedModel } from '#server/database/schema/system.ts';
import type { Db } from '#server/database/connect.ts';
import type { DbOrTx } from '#server/database/tx.ts';

/** Reports come every half minute; a worker that has been silent for so long is gone. */
const FRESH_SECONDS = 120;
const BUILT_IN = 'built-in';

type Report = typeof engine_reports.$inferSelect;
export type AbleEngine = { id: string; isWell: boolean };
/** `isAway`: it cannot be asked just now. */
export type AbleModel = Omit<ReportedModel, 'is_well'> & { engine: string; isAi: boolean; isAway: boolean };

export type Abilities = {
  /** The engine that would do a tool now; undefined where none can. One that is not well is named where no other can. */
  engineOf(tool: ToolName): AbleEngine | undefined;
  /** What may be chosen for a tool, in the order in which they are asked where nothing was chosen. */
  modelsOf(tool: ToolName): AbleModel[];
  hasEffect(id: string): boolean;
  /** Some model does all of these together; true where no engine has told of its models. */
  canDo(tool: ToolName, options: Options): boolean;
  /** The built-in engine would do it now. */
  drawsEffect(tool: ToolName, id: string): boolean;
  canSpeak: boolean;
};

const isFresh = gt(
  engine_reports.reported_at,
  sql`now() - make_interval(secs => ${sql.raw(String(FRESH_SECONDS))})`,
);

/** Inside another statement: changes with every report that comes or grows old. */
export const markOfReports = sql`(
  select coalesce(string_agg(${engine_reports.engine} || ' ' || xmin::text, ', ' order by ${engine_reports.engine}), '')
  from ${engine_reports} where ${isFresh})`;

/** As `readAbilities`, which is asked again only when `mark` is another one (`markOfReports`). */
export async function recallAbilities(db: Db, mark: string): Promise<Abilities | null> {
  const known = recalled.get(db);
  if (known?.mark === mark) return await known.abilities;
  const abilities = readAbilities(db);
  recalled.set(db, { mark, abilities });
  abilities.catch(() => recalled.delete(db));
  return await abilities;
}

const recalled = new WeakMap<Db, { mark: string; abilities: Promise<Abilities | null> }>();

/** Null as long as no worker has told anything: then nothing is refused for want of an engine. */
export async function readAbilities(db: DbOrTx): Promise<Abilities | null> {
  const reports = await db.select().from(engine_reports).where(isFresh).orderBy(asc(engine_reports.place));
  if (reports.length === 0) return null;
  return {
    engineOf: (tool) => {
      const able = listAble(reports, tool);
      const chosen = able.find(({ is_well }) => is_well) ?? able[0];
      return chosen && { id: chosen.engine, isWell: isAsked(chosen) };
    },
    modelsOf: (tool) =>
      listAble(reports, tool).flatMap((report) =>
        report.models
          .filter((model) => model.tool === tool)
          .map(({ is_well, ...model }) => ({
            ...model,
            engine: report.engine,
            isAi: report.is_ai,
            isAway: !(is_well && isAsked(report)),
          })),
      ),
    canDo: (tool, options) => {
      const models = listAble(reports, tool).flatMap((report) => report.models);
      const able = models.filter((model) => model.tool === tool);
      return able.length === 0 || able.some(({ accepts }) => findUnable(accepts, options).length === 0);
    },
    hasEffect: (id) => reports.some(({ effects }) => effects.includes(id)),
    drawsEffect: (tool, id) => {
      const able = listAble(reports, tool).filter(({ effects }) => effects.includes(id));
      return (able.find(({ is_well }) => is_well) ?? able[0])?.engine === BUILT_IN;
    },
    canSpeak: reports.some(({ can_speak }) => can_speak),
  };
}

function listAble(reports: readonly Report[], tool: ToolName): Report[] {
  return reports
    .filter((report) => placeFor(report, tool) >= 0)
    .toSorted((one, other) => placeFor(one, tool) - placeFor(other, tool));
}

/** Below zero for an engine that cannot do it, or may not be asked. */
function placeFor({ tools, places, place }: Report, tool: ToolName): number {
  return tools.includes(tool) ? (places[tool] ?? place) : -1;
}

/** Only by doing something can the built-in engine get well; another is asked again when it says that it is. */
const isAsked = ({ engine, is_well }: Report) => is_well || engine === BUILT_IN;
