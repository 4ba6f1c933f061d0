// The models of each tool as forms show them: what they can do, how fast they were, and what they made.
import { and, asc, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { ToolModel } from '#contract/model.ts';
import { TOOL_TYPES, type ToolName } from '#contract/tool-names.ts';
import { media } from '#server/database/schema/media.ts';
import { engine_runs } from '#server/database/schema/engines.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import type { AppContext } from '#server/app-context.ts';
import { signMediaUrl } from '#server/media/sign-media-url.ts';
import type { Language } from '#texts/words.ts';
import { isShownImage, isVisible } from './is-visible.ts';
import { LEAST_RUNS, MOST_RUNS } from './learned-times.ts';
import { presentEngine } from './present-engine.ts';
import type { Abilities, AbleModel } from './read-abilities.ts';

type App = Pick<AppContext, 'config' | 'db'>;
type Past = { speed: [number, number] | null; sampleKey: string };

/** What a model has made changes slowly, and everybody asks for it: a work that was taken down is gone so soon. */
const REMEMBERED_MS = 30_000;
/** How fast a machine was two months ago says nothing. */
const RUNS_OF = sql`interval '30 days'`;

export type ListModels = (tool: ToolName, abilities: Abilities, language: Language) => Promise<ToolModel[]>;

/** Answers nothing where there is no choice. */
export function openModelList(app: App, rememberedMs = REMEMBERED_MS): ListModels {
  const pasts = new Map<string, { at: number; past: Promise<Past> }>();

  function readPast(tool: ToolName, model: AbleModel): Promise<Past> {
    const key = `${tool} ${model.id}`;
    const known = pasts.get(key);
    if (known && performance.now() - known.at < rememberedMs) return known.past;
    const past = askPast(app, tool, model);
    pasts.set(key, { at: performance.now(), past });
    past.catch(() => pasts.delete(key));
    return past;
  }

  return async (tool, abilities, language) => {
    const models = abilities.modelsOf(tool);
    if (models.length < 2) return [];
    const listed: ToolModel[] = [];
    for (const model of models) {
      const { id, title, engine, isAi, isAway, accepts, unused } = model;
      const { speed, sampleKey } = await readPast(tool, model);
      const maker = presentEngine(engine, language).name;
      listed.push({
        id,
        // An engine without models is known by its own name.
        name: id === engine ? maker : title[language],
        engine: maker,
        is_ai: isAi,
        away: isAway,
        speed,
        sample: sampleKey === '' ? null : signMediaUrl(app.config, sampleKey),
        accepts,
        unused,
      });
    }
    return listed;
  };
}

async function askPast({ db }: App, tool: ToolName, { id, engine }: AbleModel): Promise<Past> {
  return { speed: await readSpeed(db, tool, id, engine), sampleKey: await findSample(db, tool, id, engine) };
}

/** What was recorded before models were is of the engine. */
const isWhole = (id: string, engine: string) => id === engine;

async function readSpeed(
  db: App['db'],
  tool: ToolName,
  id: string,
  engine: string,
): Promise<[number, number] | null> {
  const isOwn: SQL = isWhole(id, engine)
    ? sql`engine = ${engine} and coalesce(model, ${id}) = ${id}`
    : sql`model = ${id}`;
  const { rows } = await db.execute<{ runs: number; least: number | null; most: number | null }>(sql`
    select count(*)::int as runs,
      percentile_cont(0.1) within group (order by seconds) as least,
      percentile_cont(0.9) within group (order by seconds) as most
    from (
      select extract(epoch from ended_at - begun_at) as seconds from ${engine_runs}
      where ${isOwn} and type = ${TOOL_TYPES[tool]} and state = 'succeeded' and begun_at > now() - ${RUNS_OF}
      order by begun_at desc limit ${MOST_RUNS}
    ) newest`);
  const [found] = rows;
  if (!found || found.runs < LEAST_RUNS || found.least === null || found.most === null) return null;
  return [Math.max(1, Math.round(Number(found.least))), Math.max(1, Math.round(Number(found.most)))];
}

/** The newest public work of the model that has a small image; empty where there is none. */
async function findSample(db: App['db'], tool: ToolName, id: string, engine: string): Promise<string> {
  const isOwn = isWhole(id, engine)
    ? and(eq(tasks.engine, engine), inArray(tasks.model, ['', id]))
    : and(eq(tasks.model, id), sql`${tasks.model} <> ''`);
  const [found] = await db
    .select({ key: media.thumb_key })
    .from(tasks)
    .innerJoin(users, eq(users.id, tasks.user_id))
    .innerJoin(media, and(eq(media.task_id, tasks.id), eq(media.role, 'result'), gt(media.thumb_key, '')))
    .where(and(isOwn, eq(tasks.type, TOOL_TYPES[tool]), isVisible, isShownImage))
    .orderBy(desc(tasks.published_at), desc(tasks.id), asc(media.index))
    .limit(1);
  return found?.key ?? '';
}
