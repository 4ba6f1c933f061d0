// Deleting with an undo: hidden at once, sent when the toast goes, on leaving the page or the screen.
import type { QueryClient } from '@tanstack/react-query';
import { taskDelete } from '#contract/task.ts';
import { call } from '#web/api/call.ts';
import { hideTasks, unhideTasks } from '#web/model/tasks/pending-deletes.ts';
import { forgetWalls } from '#web/model/works/public-cache.ts';
import { removeTasks } from '#web/model/tasks/task-cache.ts';
import { refreshBalance } from '#web/model/me/me.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';

export const UNDO_MS = 5000;

/** The call takes at most so many ids. */
const IDS_PER_CALL = 100;

type Batch = { ids: string[]; toastId: string; madeAt: number };

export type DeleteLater = {
  /** `said` is the toast, `undo` the word on its button. */
  deleteTasks: (ids: readonly string[], said: string, undo: string) => void;
  /** Sends what waits for longer than so many milliseconds. `isLeaving` lets the call outlive the page. */
  flush: (olderThanMs?: number, isLeaving?: boolean) => void;
};

export function createDeleteLater(client: QueryClient): DeleteLater {
  const waiting = new Set<Batch>();

  function send(batch: Batch, isLeaving = false) {
    if (waiting.delete(batch)) void sendAll(batch.ids, isLeaving);
  }

  /** One portion after the other; on leaving the page there is no time for that. */
  async function sendAll(ids: string[], isLeaving: boolean) {
    for (let at = 0; at < ids.length; at += IDS_PER_CALL) {
      const sending = sendIds(ids.slice(at, at + IDS_PER_CALL), isLeaving);
      if (!isLeaving) await sending;
    }
  }

  async function sendIds(ids: string[], isLeaving: boolean) {
    try {
      const options = { extractData: true, showLoading: false, keepalive: isLeaving } as const;
      const { refunded } = await call(taskDelete, { ids }, options);
      removeTasks(client, ids);
      forgetWalls(client);
      if (refunded > 0) refreshBalance();
    } catch {
      // It was not deleted, so it must not look so; the client has said why.
      unhideTasks(ids);
    }
  }

  return {
    deleteTasks(ids, said, undo) {
      if (ids.length === 0) return;
      const batch: Batch = { ids: [...ids], toastId: '', madeAt: Date.now() };
      waiting.add(batch);
      hideTasks(ids);
      batch.toastId = toast.success(said, {
        duration: UNDO_MS,
        action: {
          label: undo,
          onPress: () => {
            if (waiting.delete(batch)) unhideTasks(batch.ids);
          },
        },
        onLeave: () => send(batch),
      });
    },
    flush(olderThanMs = 0, isLeaving = false) {
      for (const batch of waiting) {
        if (Date.now() - batch.madeAt < olderThanMs) continue;
        send(batch, isLeaving);
        toast.close(batch.toastId);
      }
    },
  };
}
