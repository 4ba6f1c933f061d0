// Acts on one image, one work or thousands: stars, publishing, taking home. Shown at once, put back where the server
// refused.
import type { QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { publishTask } from '#contract/community.ts';
import { ARCHIVE_WORKS, archiveTasks } from '#contract/leaving.ts';
import type { WorkPart } from '#contract/media.ts';
import { taskDetail, taskFavorite } from '#contract/task.ts';
import type { Task } from '#contract/task.ts';
import { call } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import { resolveApiUrl } from '#web/api/connection.ts';
import { forgetWalls } from '#web/model/works/public-cache.ts';
import { EXPLORE_PATH } from '#web/model/works/public-places.ts';
import { findTask, markParts, patchTask, putTask, settleParts } from '#web/model/tasks/task-cache.ts';
import { countImages } from '#web/model/tasks/task-images.ts';
import type { Mark } from '#web/model/tasks/task-images.ts';
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
  /** Returns the parts for which it did not work; what the server said of the first is shown. */
  async function forAll(
    parts: readonly WorkPart[],
    act: (part: WorkPart) => Promise<unknown>,
  ): Promise<WorkPart[]> {
    const all = countImages(parts);
    const working =
      parts.length > QUIET_WORKS && toast.info(say()('task.toast.working', { n: all }), { duration: 0 });
    const { failed, error } = await actOnEach(parts, act);
    if (working) toast.close(working);
    if (error && failed.length === parts.length) toast.error(error.message);
    else if (error) {
      const n = countImages(failed);
      toast.warning(say()('task.toast.some_failed', { n, all, why: error.message }));
    }
    return failed;
  }

  /** Marks them at once, and puts those back as they were, as far as this page knew them, for which it did not work. */
  async function mark(
    parts: readonly WorkPart[],
    name: Mark,
    isOn: boolean,
    act: (part: WorkPart) => Promise<unknown>,
  ): Promise<WorkPart[]> {
    const before = new Map(
      parts.map((part) => [part, listUnlike(findTask(client, part.id), part, name, isOn)]),
    );
    markParts(client, parts, name, isOn);
    const failed = await forAll(parts, act);
    for (const part of failed) {
      const images = before.get(part) ?? part.images;
      markParts(client, [images ? { id: part.id, images } : { id: part.id }], name, !isOn);
    }
    const refused = new Set(failed);
    settleParts(
      client,
      parts.filter((part) => !refused.has(part)),
      name,
      isOn,
    );
    return failed;
  }

  return {
    async setFavorite(parts: readonly WorkPart[], favorite: boolean): Promise<void> {
      await mark(parts, 'favorite', favorite, (part) =>
        call(taskFavorite, { ...toInput(part), favorite }, quietly),
      );
    },

    /** Without `showPrompt` what was said of the prompt before stays. */
    async setPublic(parts: readonly WorkPart[], isPublic: boolean, showPrompt?: boolean): Promise<void> {
      const before = new Map<string, boolean>();
      for (const { id } of parts) {
        patchTask(client, id, (task) => {
          before.set(id, task.show_prompt);
          return { ...task, show_prompt: showPrompt ?? task.show_prompt };
        });
      }
      const [first] = parts;
      const known = parts.length === 1 && first ? findTask(client, first.id) : undefined;
      const wasPublic =
        isPublic && first !== undefined && listUnlike(known, first, 'public', true)?.length === 0;
      const failed = await mark(parts, 'public', isPublic, async (part) => {
        const input = {
          ...toInput(part),
          public: isPublic,
          ...(showPrompt === undefined ? {} : { show_prompt: showPrompt }),
        };
        putTask(client, await call(publishTask, input, quietly));
      });
      for (const { id } of failed) {
        patchTask(client, id, (task) => ({ ...task, show_prompt: before.get(id) ?? task.show_prompt }));
      }
      const done = countImages(parts) - countImages(failed);
      if (done === 0) return;
      forgetWalls(client);
      const word = wasPublic ? 'saved' : isPublic ? 'published' : 'unpublished';
      const place =
        parts.length === 1 && first ? `${EXPLORE_PATH}?id=${first.id}` : `${EXPLORE_PATH}?tab=latest`;
      const view = { label: say()('task.view'), onPress: () => open(place) };
      toast.success(say()(`task.toast.${word}`, { count: done, n: done }), isPublic ? { action: view } : {});
    },

    /** As archives of fifty works each, which the browser takes over. */
    async downloadArchives(parts: readonly WorkPart[]): Promise<void> {
      const portions = Math.min(MOST_ARCHIVES, Math.ceil(parts.length / ARCHIVE_WORKS));
      const taken = parts.slice(0, portions * ARCHIVE_WORKS);
      let preparing: string | undefined;
      const onWait = () => {
        preparing ??= toast.info(say()('task.toast.preparing'), { duration: 0 });
      };
      try {
        for (let at = 0; at < taken.length; at += ARCHIVE_WORKS) {
          const { url } = await call(
            archiveTasks,
            { items: taken.slice(at, at + ARCHIVE_WORKS).map(toInput) },
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
      const n = countImages(taken);
      const left = countImages(parts) - n;
      if (left > 0) toast.info(say()('task.toast.archives_first', { n, left }), { duration: 8000 });
      else toast.info(say()('task.toast.archives', { count: portions, n: portions }));
    },

    /** File after file; each work is asked for, as the page may not hold it. */
    async downloadEach(parts: readonly WorkPart[]): Promise<void> {
      const count = countImages(parts);
      const showing = toast.info(say()('task.toast.one_by_one', { count, n: count }), {
        duration: 0,
        showClose: true,
      });
      let failed = 0;
      for (const { id, images } of parts) {
        try {
          const task = await call(taskDetail, { id }, quietly);
          if (!isOwnTask(task)) continue;
          for (const { index } of task.results) {
            if (images && !images.includes(index)) continue;
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
export async function actOnEach<One>(
  all: readonly One[],
  act: (one: One) => Promise<unknown>,
  wait: (milliseconds: number) => Promise<void> = pause,
): Promise<{ failed: One[]; error: CallError | null }> {
  const rest = [...all];
  const failed: One[] = [];
  let first: CallError | null = null;
  async function work(): Promise<void> {
    for (let one = rest.shift(); one !== undefined; one = rest.shift()) {
      try {
        await act(one);
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        if (error.refusal === 'too_many_requests') {
          rest.unshift(one);
          await wait((error.retryAfterSeconds ?? PAUSE_SECONDS) * 1000);
          continue;
        }
        failed.push(one);
        first ??= error;
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, all.length) }, work));
  return { failed, error: first };
}

function toInput({ id, images }: WorkPart): { id: string; images?: number[] } {
  return images ? { id, images: [...images] } : { id };
}

/** Numbers of those images of a part that have not what is said of them; undefined where the task is not known whole. */
function listUnlike(
  task: Task | undefined,
  { images }: WorkPart,
  name: Mark,
  isOn: boolean,
): number[] | undefined {
  if (!task || task.results.length === 0) return undefined;
  return task.results.flatMap((result) =>
    (!images || images.includes(result.index)) && result[name] !== isOn ? result.index : [],
  );
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
