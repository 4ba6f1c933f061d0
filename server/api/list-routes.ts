// Every route, in one list.
import type { AppContext } from '#server/app-context.ts';
import type { MediaLab } from '#server/media/media-lab.ts';
import { openDownloads } from '#server/task/prepare-download.ts';
import { accountRoutes } from './account.ts';
import { adminRoutes } from './admin.ts';
import { billingRoutes } from './billing.ts';
import { effectRoutes } from './effect.ts';
import type { Readiness } from '#server/monitor/check-ready.ts';
import { communityRoutes } from './community.ts';
import { eventsRoutes } from './events.ts';
import { leavingRoutes } from './leaving.ts';
import { mediaRoutes } from './media.ts';
import type { ApiMetrics } from './metrics.ts';
import { peopleRoutes } from './people.ts';
import { oauthRoutes } from './oauth.ts';
import { pointsRoutes } from './points.ts';
import { promptRoutes } from './prompt.ts';
import type { Route } from './route.ts';
import { sessionRoutes } from './session.ts';
import { siteRoutes } from './site.ts';
import { taskRoutes } from './task.ts';
import type { TaskEvents } from './task-events.ts';
import { webhookRoutes } from './webhooks.ts';

export type Live = {
  events: TaskEvents;
  metrics: ApiMetrics;
  readiness: Readiness;
  lab: MediaLab;
  webFolder: string | null;
};

export function listRoutes(app: AppContext, live: Live): Route[] {
  const { events, lab, webFolder } = live;
  const prepareDownload = openDownloads(app, lab);
  return [
    ...sessionRoutes(app),
    ...oauthRoutes(app),
    ...accountRoutes(app),
    ...peopleRoutes(app, lab),
    ...pointsRoutes(app),
    ...billingRoutes(app),
    ...webhookRoutes(app),
    ...promptRoutes(app),
    ...taskRoutes(app),
    ...communityRoutes(app),
    ...effectRoutes(app, webFolder),
    ...eventsRoutes(app, events),
    ...leavingRoutes(app, prepareDownload),
    ...mediaRoutes(app, lab, prepareDownload),
    ...adminRoutes(app),
    ...siteRoutes(app, live),
  ];
}
