// The whole wire in one list, apart from the task posts, which the tools declare.
import type { Endpoint } from './endpoint.ts';
import { accountEndpoints } from './account.ts';
import { adminEndpoints } from './admin.ts';
import { billingEndpoints } from './billing.ts';
import { communityEndpoints } from './community.ts';
import { effectEndpoints } from './effect.ts';
import { eventsEndpoints } from './events.ts';
import { leavingEndpoints } from './leaving.ts';
import { mediaEndpoints } from './media.ts';
import { oauthEndpoints } from './oauth.ts';
import { peopleEndpoints } from './people.ts';
import { pointsEndpoints } from './points.ts';
import { promptEndpoints } from './prompt.ts';
import { sessionEndpoints } from './session.ts';
import { siteEndpoints } from './site.ts';
import { taskEndpoints } from './task.ts';
import { webhookEndpoints } from './webhooks.ts';

const areas: readonly Readonly<Record<string, Endpoint>>[] = [
  sessionEndpoints,
  oauthEndpoints,
  accountEndpoints,
  leavingEndpoints,
  peopleEndpoints,
  pointsEndpoints,
  billingEndpoints,
  webhookEndpoints,
  promptEndpoints,
  taskEndpoints,
  eventsEndpoints,
  communityEndpoints,
  mediaEndpoints,
  effectEndpoints,
  adminEndpoints,
  siteEndpoints,
];

export const endpoints: readonly Endpoint[] = areas.flatMap((area) => Object.values(area));
