// Where one's points went, on the wire.
import { pointsEndpoints } from '#contract/points.ts';
import type { House } from '#server/house.ts';
import { listPointDetails } from '#server/points/list-point-details.ts';
import { routes, type Route } from './route.ts';

export function pointsRoutes(house: House): Route[] {
  return routes(pointsEndpoints, {
    pointDetailList: (asked, { user, language }) => listPointDetails(house, user.id, asked, language),
  });
}
