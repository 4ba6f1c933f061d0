// The queues of an export: it is packed, then mailed; one that was given up is told so.
import * as z from 'zod';
import type { Queue } from '#server/jobs/job.ts';

const ofExport = z.object({ export_id: z.int() });
export type ExportJob = z.infer<typeof ofExport>;

/** The last word on an export: nothing comes after this queue. */
export const failedExports: Queue<ExportJob> = {
  name: 'export-failed',
  data: ofExport,
  options: { retryLimit: 10, retryDelay: 60 },
};

/** Three times, half a minute to a minute after the first and twice that after the second (pg-boss spreads them). */
export const packExports: Queue<ExportJob> = {
  name: 'export-pack',
  data: ofExport,
  options: {
    policy: 'exclusive',
    retryLimit: 2,
    retryDelay: 30,
    retryBackoff: true,
    deadLetter: failedExports.name,
  },
};

/** Every five minutes, for a day: so long a mail server may be away before the zip is given up. */
export const mailExports: Queue<ExportJob> = {
  name: 'export-mail',
  data: ofExport,
  options: { policy: 'exclusive', retryLimit: 288, retryDelay: 300, deadLetter: failedExports.name },
};
