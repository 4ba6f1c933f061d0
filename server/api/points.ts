// Where one's points went, on the wire.
import { pointDetailList } from '#contract/points.ts';
import type { House } from '#server/house.ts';
import { listPointDetails } from '#server/points/list-point-details.ts';
import { type Served, served } from './served.ts';

export function pointsEndpoints(house: House): Served[] {
  return [
    served(pointDetailList, (asked, { user, language }) => listPointDetails(house, user.id, asked, language)),
  ];
}
