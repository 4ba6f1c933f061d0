// Where one's points went, on the wire.
import { pointsEndpoints } from '#contract/points.ts';
import type { AppContext } from '#server/app-context.ts';
import { listPointDetails } from '#server/points/list-point-details.ts';
import { routes, type Route } from './route.ts';

export function pointsRoutes(app: AppContext): Route[] {
  return routes(pointsEndpoints, {
    pointDetailList: (asked, { user, language }) => listPointDetails(app, user.id, asked, language),
  });
}
