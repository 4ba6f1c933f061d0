// What is done by the clock, once for all workers: erasing what is over, and looking whether all is well.
import { DAILY_TIME_ZONE } from '#contract/limits.ts';
import { expireExports } from '#server/account/expire-exports.ts';
import { forgetExpired } from '#server/account/forget-expired.ts';
import { resumeExports } from '#server/account/pack-exports.ts';
import { purgeAccounts } from '#server/account/purge-accounts.ts';
import { advanceSubscriptions } from '#server/billing/advance-subscriptions.ts';
import { closeOldOrders } from '#server/billing/close-old-orders.ts';
import { performRequests } from '#server/billing/payment-requests.ts';
import { applyWaiting, reconcileEvents } from '#server/billing/receive-webhook.ts';
import { remindOfRenewals } from '#server/billing/remind-of-renewals.ts';
import { workSandbox } from '#server/billing/work-sandbox.ts';
import type { Schedule } from '#server/jobs/job.ts';
import { expireUploads } from '#server/media/expire-uploads.ts';
import { expireResumable } from '#server/media/resumable-uploads.ts';
import { forgetUnlabelled } from '#server/task/allow-unlabelled.ts';
import { fillGallery } from '#server/seed/fill-gallery.ts';
import { purgeImages } from '#server/task/purge-images.ts';
import { purgeTasks } from '#server/task/purge-tasks.ts';
import { forgetRuns } from '#server/worker/run/record-run.ts';
import { reportInvariants } from '#server/worker/upkeep/report-invariants.ts';
import type { WorkerContext } from './worker-context.ts';
import { sweepOrphans } from '#server/worker/upkeep/sweep-orphans.ts';

const EVERY_MINUTE = '* * * * *';
const EVERY_TEN_MINUTES = '*/10 * * * *';
/** Providers keep what they told for longer than a week; webhooks are tried again for three days. */
const RECONCILED_MS = 4 * 24 * 60 * 60_000;
const STALE_SECONDS = 60 * 60;
const ORPHAN_SECONDS = 24 * 60 * 60;

export const SCHEDULES: readonly Schedule<WorkerContext>[] = [
  {
    name: 'fill-gallery',
    every: '30 * * * *',
    secondsAfterStart: 0,
    run: (app, signal) => fillGallery(app, signal),
  },
  { name: 'purge-tasks', every: EVERY_MINUTE, run: untilNothingIsDue(purgeTasks) },
  { name: 'purge-images', every: EVERY_MINUTE, run: untilNothingIsDue(purgeImages) },
  { name: 'expire-uploads', every: EVERY_MINUTE, run: untilNothingIsDue(expireUploads) },
  { name: 'expire-resumable-uploads', every: EVERY_MINUTE, run: untilNothingIsDue(expireResumable) },
  { name: 'purge-accounts', every: EVERY_MINUTE, run: purgeAccounts },
  { name: 'expire-exports', every: EVERY_MINUTE, run: untilNothingIsDue(expireExports) },
  { name: 'work-sandbox-payments', every: EVERY_MINUTE, secondsAfterStart: 0, run: workSandbox },
  { name: 'apply-payment-events', every: EVERY_MINUTE, run: applyWaiting },
  { name: 'advance-subscriptions', every: EVERY_MINUTE, run: untilNothingIsDue(advanceSubscriptions) },
  { name: 'close-old-orders', every: '15 * * * *', run: closeOldOrders },
  {
    name: 'perform-payment-requests',
    every: EVERY_MINUTE,
    run: (app, signal) => performRequests(app, { signal }),
  },
  { name: 'remind-of-renewals', every: EVERY_TEN_MINUTES, run: untilNothingIsDue(remindOfRenewals) },
  {
    name: 'reconcile-payments',
    every: '40 2 * * *',
    timeZone: DAILY_TIME_ZONE,
    isMadeUp: true,
    secondsAfterStart: 30,
    run: (app, signal) => reconcileEvents(app, new Date(Date.now() - RECONCILED_MS), signal),
  },
  { name: 'resume-exports', every: EVERY_TEN_MINUTES, secondsAfterStart: 0, run: resumeExports },
  { name: 'forget-expired', every: EVERY_TEN_MINUTES, run: ({ db }) => forgetExpired(db) },
  {
    name: 'forget-unlabelled-downloads',
    every: '10 3 * * *',
    isMadeUp: true,
    run: ({ db }) => forgetUnlabelled(db),
  },
  { name: 'forget-engine-runs', every: '20 3 * * *', isMadeUp: true, run: ({ db }) => forgetRuns(db) },
  // The storage is one for all machines: whoever serves media reads what any worker stored.
  {
    name: 'remove-stale-files',
    every: EVERY_TEN_MINUTES,
    run: ({ storage }) => storage.removeStale(STALE_SECONDS),
  },
  {
    name: 'sweep-orphans',
    every: '20 */6 * * *',
    isMadeUp: true,
    run: (app) => sweepOrphans(app, ORPHAN_SECONDS),
  },
  {
    name: 'check-recent-rows',
    every: EVERY_MINUTE,
    run: (app, signal) => reportInvariants(app, 'recent', signal),
  },
  // Most people sleep at three o'clock in Shanghai; after a start it is known at once what the last one left.
  {
    name: 'check-all-rows',
    every: '0 3 * * *',
    timeZone: DAILY_TIME_ZONE,
    isMadeUp: true,
    secondsAfterStart: 60,
    run: (app, signal) => reportInvariants(app, 'all', signal),
  },
];

/** One batch after another: there is one worker in each minute, whatever is due. */
function untilNothingIsDue(step: (app: WorkerContext) => Promise<number>): Schedule<WorkerContext>['run'] {
  return async (app, signal) => {
    while (!signal.aborted && (await step(app)) > 0);
  };
}
