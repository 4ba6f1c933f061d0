// Leaving on the wire: giving the account up, and taking one's own along.
import { create as describeDownload } from 'content-disposition';
import { leavingEndpoints } from '#contract/leaving.ts';
import { requestExport } from '#server/account/request-export.ts';
import { terminateAccount } from '#server/account/terminate-account.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/refusal.ts';
import { archiveWorks, openArchive } from '#server/task/archive-works.ts';
import type { PrepareDownload } from '#server/task/prepare-download.ts';
import { routes, type Route } from './route.ts';

export function leavingRoutes(app: AppContext, prepareDownload: PrepareDownload): Route[] {
  return routes(leavingEndpoints, {
    terminate: ({ email }, { user, language }) =>
      terminateAccount(app, { userId: user.id, typed: email, language }),
    exportUser: (input, { user, language }) => requestExport(app, { userId: user.id, language, ...input }),
    archiveTasks: (asked, { user }) =>
      archiveWorks(app, user, 'items' in asked ? asked.items : asked.ids.map((id) => ({ id }))),
    getArchive: async ({ t }) => {
      const archive = await openArchive(app, prepareDownload, t);
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
