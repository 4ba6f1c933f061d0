// Giving an account up, and taking one's own works along. Source: contract "Additions".
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { WorkPart } from './media.ts';
import { Id, Time } from './page.ts';
import { text } from './text.ts';

/** So long an account that was given up can be had back by signing in. */
export const GRACE_DAYS = 7;

export const terminate = endpoint({
  path: '/api/user/terminate',
  summary:
    'Give up the account, with its address typed again (its name, where it has no address). Signing in within seven days takes it back; after them everything is gone.',
  access: 'user',
  kind: 'act',
  input: z.strictObject({ email: text(1000).check(z.trim()) }),
  output: z.object({ purge_at: Time }),
});

/** Works in one archive (product §3.2). */
export const ARCHIVE_WORKS = 50;

export const archiveTasks = endpoint({
  path: '/api/task/archive',
  summary:
    'An address from which own works, or some of their images, come as one zip, for ten minutes. From the Pro plan.',
  access: 'user',
  kind: 'act',
  input: z.union([
    z.strictObject({ ids: z.array(Id).check(z.minLength(1), z.maxLength(ARCHIVE_WORKS)) }),
    z.strictObject({ items: z.array(WorkPart).check(z.minLength(1), z.maxLength(ARCHIVE_WORKS)) }),
  ]),
  output: z.object({ url: z.string(), files: z.int() }),
  refusals: ['asset_not_found'],
});

export const getArchive = endpoint({
  method: 'GET',
  path: '/archives/works.zip',
  summary:
    'The zip behind an address of /api/task/archive, streamed; each file under its label. 503 with Retry-After while they are made ready.',
  access: 'anyone',
  kind: 'read',
  answer: 'bytes',
  input: z.object({ t: text(2000) }),
  output: z.unknown(),
});

export const exportUser = endpoint({
  path: '/api/user/export',
  summary:
    'Everything that is kept of the caller, as a zip. A letter brings the link, which is good for 24 hours. Asking again while one is being packed gets the same. Results come under their labels; `unlabelled` brings them without, and needs the statement of responsibility as /api/task/download/unlabelled does (`accept`), with the same log.',
  access: 'user',
  kind: 'act',
  input: z.strictObject({
    unlabelled: z.optional(z.literal(true)),
    accept: z.optional(z.literal(true)),
  }),
  output: z.object({ id: z.string() }),
  refusals: ['exports_used_up'],
});

export const leavingEndpoints = { terminate, archiveTasks, getArchive, exportUser };
