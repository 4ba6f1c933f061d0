// Tells the API, through the database, what the engines of this worker can do and whether they are well.
import { sql } from 'drizzle-orm';
import { engine_reports } from '#server/database/schema/system.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Engines } from './choose-engine.ts';
import { describeModels } from './describe-models.ts';
import { isSpent } from './run-limits.ts';

const REPORT_EVERY_MS = 30_000;
const DETAIL_CHARACTERS = 1000;
const SPENT = 'what it may cost or earn a day is spent; it is asked again tomorrow (UTC)';

/** The first report is there when it resolves; `stop` waits for one that is under way. */
export async function startEngineReports(
  { config, db, log }: Pick<AppContext, 'config' | 'db' | 'log'>,
  engines: Engines,
): Promise<{ stop(): Promise<void> }> {
  let under: Promise<void> = Promise.resolve();
  const send = () => {
    under = reportEngines(db, engines, config.speech !== null).catch((err: unknown) => {
      log.warn({ err }, 'What the engines can do was not told; trying again');
    });
    return under;
  };
  await send();
  const timer = setInterval(() => void send(), REPORT_EVERY_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await under;
    },
  };
}

/** `isSpokenHere`: typed text becomes a sound before an engine is given it. */
async function reportEngines(db: AppContext['db'], engines: Engines, isSpokenHere: boolean): Promise<void> {
  for (const [place, engine] of engines.list().entries()) {
    const { ok, detail } = await engine.health();
    engines.see(engine.id, ok);
    const spent = await isSpent(db, engine.id, engines.limitsOf(engine.id));
    const report = {
      name: engine.name,
      is_ai: engine.isAi,
      place,
      tools: [...engine.traits.tools],
      places: Object.fromEntries(
        engine.traits.tools.map((tool) => [tool, engines.listFor(tool).indexOf(engine)]),
      ),
      effects: [...engine.traits.effects],
      can_speak: engine.traits.canSpeak || (isSpokenHere && engine.traits.tools.includes('lip-sync')),
      // Who is asked before tomorrow would only be sent on.
      is_well: engines.isWell(engine.id) && !spent,
      models: describeModels(engine),
      detail: (spent ? SPENT : detail).slice(0, DETAIL_CHARACTERS),
      reported_at: sql`now()`,
    };
    await db
      .insert(engine_reports)
      .values({ engine: engine.id, ...report })
      .onConflictDoUpdate({ target: engine_reports.engine, set: report });
  }
}
