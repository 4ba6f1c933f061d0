// Everything that is served, in one list.
import type { House } from '#server/house.ts';
import { accountEndpoints } from './account.ts';
import { mediaEndpoints } from './media.ts';
import type { Metrics } from './metrics.ts';
import type { Served } from './served.ts';
import { sessionEndpoints } from './session.ts';
import { siteEndpoints } from './site.ts';

export type Live = { metrics: Metrics; webFolder: string | null };

export function collectServed(house: House, { metrics, webFolder }: Live): Served[] {
  return [
    ...sessionEndpoints(house),
    ...accountEndpoints(house),
    ...mediaEndpoints(house),
    ...siteEndpoints(house, metrics, webFolder),
  ];
}
