// Acts on one work or thousands: stars, publishing, taking home. Shown at once, put back where the server refused.
import type { QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { publishTask } from '#contract/community.ts';
import { ARCHIVE_WORKS, archiveTasks } from '#contract/leaving.ts';
import { taskDetail, taskFavorite } from '#contract/task.ts';
import { call } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import { resolveApiUrl } from '#web/api/connection.ts';
import { forgetWalls } from '#web/model/works/public-cache.ts';
import { EXPLORE_PATH } from '#web/model/works/public-places.ts';
import { flagTasks, patchTask, putTask } from '#web/model/tasks/task-cache.ts';
import { isOwnTask } from '#web/model/tasks/use-tasks.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { downloadResult, fetchReady } from './download-result.ts';

/** Calls under way at once. */
const AT_ONCE = 3;
/** Of more works it is said that they are being worked on. */
const QUIET_WORKS = 12;
/** Where the server asks for patience without saying how long. */
const PAUSE_SECONDS = 5;
/** A browser that is handed many files at once drops some. */
const BETWEEN_FILES_MS = 400;
/** Archives in one go: what is more has to be chosen again. */
export const MOST_ARCHIVES = 10;

const quietly = { extractData: true, showLoading: false, showError: false } as const;

export function createActsOnWorks(
  client: QueryClient,
  say: () => TFunction,
  open: (address: string) => void,
) {
  /** Returns the ids for which it did not work; what the server said of the first is shown. */
  async function forAll(ids: readonly string[], act: (id: string) => Promise<unknown>): Promise<string[]> {
    const working =
      ids.length > QUIET_WORKS && toast.info(say()('task.toast.working', { n: ids.length }), { duration: 0 });
    const { failed, error } = await actOnEach(ids, act);
    if (working) toast.close(working);
    if (error && failed.length === ids.length) toast.error(error.message);
    else if (error) {
      toast.warning(
        say()('task.toast.some_failed', { n: failed.length, all: ids.length, why: error.message }),
      );
    }
    return failed;
  }

  return {
    async setFavorite(ids: readonly string[], favorite: boolean): Promise<void> {
      flagTasks(client, ids, { favorite });
      const failed = await forAll(ids, (id) => call(taskFavorite, { id, favorite }, quietly));
      flagTasks(client, failed, { favorite: !favorite });
    },

    /** Without `showPrompt` what was said of the prompt before stays. */
    async setPublic(ids: readonly string[], isPublic: boolean, showPrompt?: boolean): Promise<void> {
      const before = new Map<string, boolean>();
      for (const id of ids) {
        patchTask(client, id, (task) => {
          before.set(id, task.show_prompt);
          return { ...task, show_prompt: showPrompt ?? task.show_prompt };
        });
      }
      const wasPublic =
        isPublic && showPrompt !== undefined && ids.length === 1 && isKnownPublic(client, ids[0]);
      flagTasks(client, ids, { public: isPublic });
      const failed = await forAll(ids, async (id) => {
        const input = {
          id,
          public: isPublic,
          ...(showPrompt === undefined ? {} : { show_prompt: showPrompt }),
        };
        putTask(client, await call(publishTask, input, quietly));
      });
      flagTasks(client, failed, { public: wasPublic ? true : !isPublic });
      for (const id of failed) {
        patchTask(client, id, (task) => ({ ...task, show_prompt: before.get(id) ?? task.show_prompt }));
      }
      const done = ids.length - failed.length;
      if (done === 0) return;
      forgetWalls(client);
      const word = wasPublic ? 'saved' : isPublic ? 'published' : 'unpublished';
      const place = ids.length === 1 ? `${EXPLORE_PATH}?id=${ids[0] ?? ''}` : `${EXPLORE_PATH}?tab=latest`;
      const view = { label: say()('task.view'), onPress: () => open(place) };
      toast.success(say()(`task.toast.${word}`, { count: done, n: done }), isPublic ? { action: view } : {});
    },

    /** As archives of fifty works each, which the browser takes over. */
    async downloadArchives(ids: readonly string[]): Promise<void> {
      const portions = Math.min(MOST_ARCHIVES, Math.ceil(ids.length / ARCHIVE_WORKS));
      const taken = ids.slice(0, portions * ARCHIVE_WORKS);
      let preparing: string | undefined;
      const onWait = () => {
        preparing ??= toast.info(say()('task.toast.preparing'), { duration: 0 });
      };
      try {
        for (let at = 0; at < taken.length; at += ARCHIVE_WORKS) {
          const { url } = await call(
            archiveTasks,
            { ids: taken.slice(at, at + ARCHIVE_WORKS) },
            { extractData: true, showLoading: false },
          );
          const address = resolveApiUrl(url);
          // The browser is handed a file that is there; the server labels every work first. Without a connection there
          // is no answer, and no file either.
          const ready = await fetchReady(address, onWait, 'HEAD').catch(() => null);
          if (!ready?.ok) {
            toast.error(say()('task.toast.download_failed'));
            return;
          }
          followDownload(address.href);
          await pause(BETWEEN_FILES_MS);
        }
      } catch (error) {
        // The client has said why.
        if (!(error instanceof CallError)) throw error;
        return;
      } finally {
        if (preparing) toast.close(preparing);
      }
      const left = ids.length - taken.length;
      if (left > 0)
        toast.info(say()('task.toast.archives_first', { n: taken.length, left }), { duration: 8000 });
      else toast.info(say()('task.toast.archives', { count: portions, n: portions }));
    },

    /** File after file; each work is asked for, as the page may not hold it. */
    async downloadEach(ids: readonly string[]): Promise<void> {
      const showing = toast.info(say()('task.toast.one_by_one', { count: ids.length, n: ids.length }), {
        duration: 0,
        showClose: true,
      });
      let failed = 0;
      for (const id of ids) {
        try {
          const task = await call(taskDetail, { id }, quietly);
          if (!isOwnTask(task)) continue;
          for (const { index } of task.results) {
            await downloadResult(task, index, {});
            await pause(BETWEEN_FILES_MS);
          }
        } catch {
          failed += 1;
        }
      }
      toast.close(showing);
      if (failed > 0) toast.error(say()('task.toast.downloads_failed', { count: failed, n: failed }));
    },
  };
}

/** Some at a time, each once; where the server asks for patience all wait. */
export async function actOnEach(
  ids: readonly string[],
  act: (id: string) => Promise<unknown>,
  wait: (milliseconds: number) => Promise<void> = pause,
): Promise<{ failed: string[]; error: CallError | null }> {
  const rest = [...ids];
  const failed: string[] = [];
  let first: CallError | null = null;
  async function work(): Promise<void> {
    for (let id = rest.shift(); id !== undefined; id = rest.shift()) {
      try {
        await act(id);
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        if (error.refusal === 'too_many_requests') {
          rest.unshift(id);
          await wait((error.retryAfterSeconds ?? PAUSE_SECONDS) * 1000);
          continue;
        }
        failed.push(id);
        first ??= error;
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, ids.length) }, work));
  return { failed, error: first };
}

function isKnownPublic(client: QueryClient, id: string | undefined): boolean {
  let known = false;
  if (id) {
    patchTask(client, id, (task) => {
      known = task.public;
      return task;
    });
  }
  return known;
}

function followDownload(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
