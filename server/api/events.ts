// The event stream of one's own tasks, on the wire.
import { eventsTicket, taskEvents } from '#contract/task.ts';
import { issueTicket, takeTicket } from '#server/account/event-ticket.ts';
import type { House } from '#server/house.ts';
import { Refusal } from '#server/refusal.ts';
import { type Served, served, servedRaw } from './served.ts';
import type { TaskEvents } from './task-events.ts';

export function eventEndpoints(house: House, events: TaskEvents): Served[] {
  return [
    served(eventsTicket, async (_input, { token }) => ({ ticket: await issueTicket(house.db, token) })),
    servedRaw(taskEvents, async ({ ticket }, { header }) => {
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
    }),
  ];
}
