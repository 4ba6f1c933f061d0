// The event stream of one's own tasks.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Empty } from './page.ts';
import { StatusOf } from './task.ts';
import { text } from './text.ts';

export const eventsTicket = endpoint({
  path: '/api/task/events/ticket',
  summary:
    'A ticket for the event stream, for one use within 60 seconds: a token never stands in an address.',
  access: 'user',
  kind: 'act',
  input: Empty,
  output: z.object({ ticket: z.string() }),
});

export const taskEvents = endpoint({
  method: 'GET',
  path: '/api/task/events',
  summary: 'Server-sent events: one `status` event per change of the caller’s own tasks.',
  access: 'anyone',
  kind: 'read',
  answer: 'events',
  input: z.object({ ticket: text(200) }),
  output: StatusOf,
  refusals: ['need_login'],
});

export const eventsEndpoints = { eventsTicket, taskEvents };
