// Deleting with an undo: hidden at once, sent when the toast goes, on leaving the page or the screen.
import type { QueryClient } from '@tanstack/react-query';
import type { WorkPart } from '#contract/media.ts';
import { DELETED_AT_ONCE, taskDelete } from '#contract/task.ts';
import { call } from '#web/api/call.ts';
import { hideParts, unhideParts } from '#web/model/tasks/pending-deletes.ts';
import { forgetWalls } from '#web/model/works/public-cache.ts';
import { removeParts } from '#web/model/tasks/task-cache.ts';
import { refreshBalance } from '#web/model/me/me.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';

export const UNDO_MS = 5000;

type Part = { id: string; images?: number[] };
type Batch = { parts: Part[]; toastId: string; madeAt: number };

export type DeleteLater = {
  /** `said` is the toast, `undo` the word on its button. */
  deleteParts: (parts: readonly WorkPart[], said: string, undo: string) => void;
  /** Sends what waits for longer than so many milliseconds. `isLeaving` lets the call outlive the page. */
  flush: (olderThanMs?: number, isLeaving?: boolean) => void;
};

export function createDeleteLater(client: QueryClient): DeleteLater {
  const waiting = new Set<Batch>();

  function send(batch: Batch, isLeaving = false) {
    if (waiting.delete(batch)) void sendAll(batch.parts, isLeaving);
  }

  /** One portion after the other; on leaving the page there is no time for that. */
  async function sendAll(parts: Part[], isLeaving: boolean) {
    for (let at = 0; at < parts.length; at += DELETED_AT_ONCE) {
      const sending = sendParts(parts.slice(at, at + DELETED_AT_ONCE), isLeaving);
      if (!isLeaving) await sending;
    }
  }

  async function sendParts(parts: Part[], isLeaving: boolean) {
    try {
      const options = { extractData: true, showLoading: false, keepalive: isLeaving } as const;
      const { refunded } = await call(taskDelete, { items: parts }, options);
      removeParts(client, parts);
      forgetWalls(client);
      if (refunded > 0) refreshBalance();
    } catch {
      // It was not deleted, so it must not look so; the client has said why.
      unhideParts(parts);
    }
  }

  return {
    deleteParts(given, said, undo) {
      if (given.length === 0) return;
      // Whole tasks may be handed over: no more is kept of them than what is meant.
      const parts = given.map(({ id, images }) => (images ? { id, images: [...images] } : { id }));
      const batch: Batch = { parts, toastId: '', madeAt: Date.now() };
      waiting.add(batch);
      hideParts(parts);
      batch.toastId = toast.success(said, {
        duration: UNDO_MS,
        action: {
          label: undo,
          onPress: () => {
            if (waiting.delete(batch)) unhideParts(batch.parts);
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
