// The event stream of one's own tasks, on the wire.
import { eventsEndpoints } from '#contract/events.ts';
import { issueTicket, consumeTicket } from '#server/account/event-ticket.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/refusal.ts';
import { routes, type Route } from './route.ts';
import type { TaskEvents } from './task-events.ts';

export function eventsRoutes(app: AppContext, events: TaskEvents): Route[] {
  return routes(eventsEndpoints, {
    eventsTicket: async (_input, { token }) => ({ ticket: await issueTicket(app.db, token) }),
    taskEvents: async ({ ticket }, { header }) => {
      const taken = await consumeTicket(app.db, ticket);
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
