// Leaving on the wire: giving the account up, and taking one's own along.
import { create as describeDownload } from 'content-disposition';
import { leavingEndpoints } from '#contract/leaving.ts';
import { requestExport } from '#server/account/request-export.ts';
import { terminateAccount } from '#server/account/terminate-account.ts';
import type { House } from '#server/house.ts';
import { Refusal } from '#server/refusal.ts';
import { archiveWorks, openArchive } from '#server/task/archive-works.ts';
import { routes, type Route } from './route.ts';

export function leavingRoutes(house: House): Route[] {
  return routes(leavingEndpoints, {
    terminate: ({ email }, { user, language }) =>
      terminateAccount(house, { userId: user.id, typed: email, language }),
    exportUser: (_input, { user, language }) => requestExport(house, user.id, language),
    archiveTasks: ({ ids }, { user }) => archiveWorks(house, user, ids),
    getArchive: async ({ t }) => {
      const archive = await openArchive(house, t);
      // The same answer for a wrong address, an old one and one whose works were deleted.
      if (!archive) throw new Refusal('unknown_path');
      return {
        status: 200,
        headers: {
          'content-type': 'application/zip',
          'content-length': String(archive.bytes),
          'content-disposition': describeDownload(archive.name),
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        },
        body: archive.open(),
      };
    },
  });
}
