// Starts the API of one process: the wire, the event stream, the browser's files.
import { setTimeout as sleep } from 'node:timers/promises';
import { openSessionCache } from '#server/account/session-cache.ts';
import type { AppContext } from '#server/app-context.ts';
import { openMediaLab } from '#server/media/media-lab.ts';
import { removeOldParts } from '#server/media/receive-file.ts';
import { WEB_FOLDER } from '#server/process/prepare-web.ts';
import { openReadiness } from '#server/monitor/check-ready.ts';
import { listRoutes } from './list-routes.ts';
import { openApiMetrics } from './metrics.ts';
import { serve } from './serve.ts';
import { openTaskEvents } from './task-events.ts';

const CLEAN_EVERY_MS = 10 * 60_000;
/** No upload takes so long. */
const OLD_PART_SECONDS = 60 * 60;

export type ApiOptions = {
  /** 0 = any free one; the answer's `url` says which. */
  port?: number;
  host?: string;
  /** Null serves no pages. */
  webFolder?: string | null;
};

/**
 * Resolves when it takes calls. `close` is not ready for `drainSeconds` first, so that a load balancer sends no more;
 * then it lets running calls end, but event streams only say goodbye.
 */
export async function startApi(
  app: AppContext,
  options: ApiOptions = {},
): Promise<{ url: string; close(): Promise<void> }> {
  const {
    port = app.config.port,
    host = app.config.host,
    webFolder = app.config.servesSources ? null : WEB_FOLDER,
  } = options;
  const metrics = openApiMetrics(app);
  const sessions = openSessionCache(app.db);
  const events = openTaskEvents(app, sessions);
  const readiness = openReadiness(app);
  const lab = openMediaLab(app);
  // Beside an embedded database nobody else receives files: what lies there was left by a process that was killed.
  await removeOldParts(lab.folder, app.config.hasEmbeddedDatabase ? 0 : OLD_PART_SECONDS);
  const routes = listRoutes(app, { events, metrics, readiness, lab, webFolder });
  const serving = await serve({ app, routes, metrics, lab, sessions, webFolder });
  const url = await serving.listen({ host, port });
  // By a timer of each process, not by a schedule: these files lie on this machine, and no worker may share it.
  const cleaning = setInterval(() => {
    removeOldParts(lab.folder, OLD_PART_SECONDS).catch((error: unknown) => {
      app.log.warn(
        { err: error },
        'Files that were not received whole could not be removed; trying again later',
      );
    });
  }, CLEAN_EVERY_MS);
  return {
    url,
    close: async () => {
      clearInterval(cleaning);
      readiness.drain();
      await sleep(app.config.drainSeconds * 1000);
      await events.close();
      await serving.close();
      await lab.close();
    },
  };
}
