// Does what can be done with a task: the acts behind the buttons of every card, spread and panel.
import type { QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { MEGABYTE } from '#contract/media.ts';
import { taskCancel, taskRepeat, taskRetry } from '#contract/task.ts';
import type { Posted, StatusOf, Task } from '#contract/task.ts';
import { call } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import { openPointsSheet } from '#web/model/points-sheet.ts';
import { createRequestId } from '#web/api/request-headers.ts';
import type { TaskActs } from '#web/model/tasks/task-acts.tsx';
import { prependTask } from '#web/model/tasks/task-cache.ts';
import { countImages } from '#web/model/tasks/task-images.ts';
import { titleOf } from '#web/model/tasks/task-shape.ts';
import { refreshBalance, setBalance } from '#web/model/me/me.ts';
import { copyText, shareAddress } from '#web/model/works/share-address.ts';
import { sharedWorkAddress } from '#web/model/works/public-places.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { animationPoints, goAnimate } from './animation.ts';
import { createActsOnWorks } from './act-on-works.ts';
import type { DeleteLater } from './delete-later.ts';
import { downloadResult, nameFile, saveFile } from './download-result.ts';
import { labelFrame } from './label-frame.ts';
import { createProvisionalTask } from './provisional-task.ts';
import { usePollingStore } from './polling-store.ts';
import type { TaskWatcher } from './task-watcher.ts';

export type TaskActsParts = {
  client: QueryClient;
  watcher: TaskWatcher;
  deletes: DeleteLater;
  /** Read at the moment of the act: the language may have changed. */
  say: () => TFunction;
  open: (address: string, state?: unknown) => void;
};

/** A larger file takes its time: that it comes is said. */
const ANNOUNCED_BYTES = 20 * MEGABYTE;

const quick = { extractData: true, showLoading: false } as const;

export function createTaskActs({ client, watcher, deletes, say, open }: TaskActsParts): TaskActs {
  function begin(posted: Posted, like: Task) {
    setBalance(posted);
    watcher.follow(posted.id, posted.type);
    prependTask(client, createProvisionalTask(posted, like, new Date()));
    toast.success(say()('task.toast.submitted'));
  }

  async function post(like: Task, endpoint: typeof taskRetry | typeof taskRepeat) {
    try {
      begin(await call(endpoint, { id: like.id, client_token: createRequestId() }, quick), like);
    } catch (error) {
      if (error instanceof CallError && error.refusal === 'not_enough_points') {
        openPointsSheet({ needed: like.cost, cheaper: [] });
      } else if (!(error instanceof CallError)) throw error;
    }
  }

  const onWorks = createActsOnWorks(client, say, open);

  return {
    setFavorite: (parts, isFavorite) => void onWorks.setFavorite(parts, isFavorite),
    setPublic: onWorks.setPublic,
    animate: (task, index) => goAnimate(task, index, open),
    animationPoints,
    downloadArchives: onWorks.downloadArchives,
    downloadEach: onWorks.downloadEach,
    deleteTasks(parts) {
      const t = say();
      const n = countImages(parts);
      deletes.deleteParts(parts, t('task.toast.deleted', { count: n, n }), t('task.undo'));
    },
    retryTask: (task) => post(task, taskRetry),
    runAgain: (task) => post(task, taskRepeat),
    async cancelTask(id) {
      try {
        const status: StatusOf = await call(taskCancel, { id }, quick);
        watcher.take(status);
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        // It had begun in the meantime, most likely: what is true now is shown.
        watcher.revive([id]);
      }
    },
    async downloadResult(task, index, options = {}) {
      const size = task.results.find((result) => result.index === index)?.size ?? 0;
      const isSlow = size > ANNOUNCED_BYTES && !options.onProgress && options.format !== 'srt';
      const megabytes = Math.round(size / MEGABYTE);
      const id = isSlow && toast.info(say()('task.toast.downloading', { n: megabytes }), { duration: 0 });
      let preparing: string | undefined;
      const onWait = () => {
        preparing ??= toast.info(say()('task.toast.preparing'), { duration: 0 });
      };
      try {
        await downloadResult(task, index, { ...options, onWait });
      } catch {
        toast.error(say()('task.toast.download_failed'));
      } finally {
        if (id) toast.close(id);
        if (preparing) toast.close(preparing);
      }
    },
    async saveFrame(task, frame) {
      try {
        saveFile(await labelFrame(frame, task.engine.is_ai), nameFile(task, 0, 'frame.png'));
      } catch {
        toast.error(say()('gallery.frame_failed'));
      }
    },
    async copyPrompt(prompt) {
      if (await copyText(prompt)) toast.success(say()('task.toast.copied'));
      else toast.error(say()('task.toast.not_copied'));
    },
    async shareLink(task) {
      const address = sharedWorkAddress(task.id);
      const done = await shareAddress(titleOf(task), address);
      if (done === 'copied') toast.success(say()('community.link_copied'));
      if (done === 'kept') toast.warning(say()('community.not_copied', { text: address }));
    },
    checkNow(ids) {
      watcher.revive(ids);
      refreshBalance();
    },
    markLookedAt: (ids) => usePollingStore.getState().markLookedAt(ids),
  };
}
