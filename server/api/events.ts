// The event stream of one's own tasks, on the wire.
import { eventsEndpoints } from '#contract/events.ts';
import { issueTicket, takeTicket } from '#server/account/event-ticket.ts';
import type { House } from '#server/house.ts';
import { Refusal } from '#server/refusal.ts';
import { routes, type Route } from './route.ts';
import type { TaskEvents } from './task-events.ts';

export function eventsRoutes(house: House, events: TaskEvents): Route[] {
  return routes(eventsEndpoints, {
    eventsTicket: async (_input, { token }) => ({ ticket: await issueTicket(house.db, token) }),
    taskEvents: async ({ ticket }, { header }) => {
      const taken = await takeTicket(house.db, ticket);
      if (!taken) throw new Refusal('need_login');
      return {
        status: 200,
        headers: {
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-store',
          'x-accel-buffering': 'no', // nginx would hold events back
        },
        body: events.open({ ...taken, lastEventId: header('last-event-id') }),
      };
    },
  });
}
