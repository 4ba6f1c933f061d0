// Everything that is served, in one list.
import type { House } from '#server/house.ts';
import type { MediaLab } from '#server/media/media-lab.ts';
import { accountEndpoints } from './account.ts';
import { adminEndpoints } from './admin.ts';
import { assetEndpoints } from './assets.ts';
import type { Readiness } from './check-ready.ts';
import { communityEndpoints } from './community.ts';
import { eventEndpoints } from './events.ts';
import { leavingEndpoints } from './leaving.ts';
import { mediaEndpoints } from './media.ts';
import type { Metrics } from './metrics.ts';
import { peopleEndpoints } from './people.ts';
import { oauthEndpoints } from './oauth.ts';
import { pointsEndpoints } from './points.ts';
import { promptEndpoints } from './prompt.ts';
import type { Served } from './served.ts';
import { sessionEndpoints } from './session.ts';
import { siteEndpoints } from './site.ts';
import { taskEndpoints } from './task.ts';
import type { TaskEvents } from './task-events.ts';

export type Live = {
  events: TaskEvents;
  metrics: Metrics;
  readiness: Readiness;
  lab: MediaLab;
  webFolder: string | null;
};

export function collectServed(house: House, live: Live): Served[] {
  const { events, lab, webFolder } = live;
  return [
    ...sessionEndpoints(house),
    ...oauthEndpoints(house),
    ...accountEndpoints(house),
    ...peopleEndpoints(house, lab),
    ...pointsEndpoints(house),
    ...promptEndpoints(house),
    ...taskEndpoints(house),
    ...communityEndpoints(house),
    ...assetEndpoints(house, webFolder),
    ...eventEndpoints(house, events),
    ...leavingEndpoints(house),
    ...mediaEndpoints(house, lab),
    ...adminEndpoints(house),
    ...siteEndpoints(house, live),
  ];
}
