// Puts together what follows tasks and what acts on them, once for a page. No drawing here.
import type { QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { taskEvents } from '#contract/events.ts';
import type { StatusOf } from '#contract/task.ts';
import { resolveApiUrl } from '#web/api/connection.ts';
import type { TaskActs } from '#web/model/tasks/task-acts.tsx';
import { applyStatus, patchTask, putTask } from '#web/model/tasks/task-cache.ts';
import { readUserId, refreshBalance } from '#web/model/me/me.ts';
import { createTaskActs } from './create-task-acts.ts';
import { createDeleteLater } from './delete-later.ts';
import type { DeleteLater } from './delete-later.ts';
import { createEventStream } from './event-stream.ts';
import type { EventStream } from './event-stream.ts';
import { fetchRunning, fetchStatuses, fetchTicket, replaceByDetail } from './fetch-tasks.ts';
import { usePollingStore } from './polling-store.ts';
import { useRecentTasks } from './recent-tasks.ts';
import { noteHiddenEnds } from './tab-state.ts';
import { createTaskWatcher, isEnded } from './task-watcher.ts';
import type { TaskWatcher } from './task-watcher.ts';

/** What the page of the moment does with what is heard; it changes with route and language. */
export type FirstListener = {
  /** Returns the ids whose end the person does not see. */
  announce: (ends: readonly StatusOf[]) => string[];
  announceTimeout: () => void;
  /** The browser tells of ends while nobody looks. */
  tellsHidden: () => boolean;
  say: () => TFunction;
  /** Goes to an address of the application. */
  open: (address: string, state?: unknown) => void;
};

export type TaskRuntime = {
  watcher: TaskWatcher;
  deletes: DeleteLater;
  stream: EventStream;
  acts: TaskActs;
  hear: (heard: FirstListener) => void;
  /** The page has changed. */
  arriveAt: (pathname: string) => void;
};

/** A delete that leaves its screen by itself is younger than this when the next one is reached. */
const JUST_NOW_MS = 500;

export function createTaskRuntime(client: QueryClient, first: FirstListener): TaskRuntime {
  let heard = first;
  let place = '';

  const watcher = createTaskWatcher({
    store: usePollingStore,
    now: () => Date.now(),
    // Without a session there is nobody to ask for: the same rest as in a hidden tab.
    isVisible: () => !document.hidden && readUserId() !== null,
    fetchStatuses,
    fetchRunning,
    onStatus: (status) => patchTask(client, status.id, (task) => applyStatus(task, status)),
    onRunning: (tasks) => {
      for (const task of tasks) putTask(client, task);
    },
    onEnds(ends) {
      usePollingStore.getState().addUnseen(heard.announce(ends));
      useRecentTasks.getState().addEnds(ends);
      for (const end of ends) void replaceByDetail(client, end.id);
      refreshBalance();
    },
    onTimeout: () => heard.announceTimeout(),
  });

  const stream = createEventStream({
    fetchTicket,
    addressOf(ticket) {
      const url = resolveApiUrl(taskEvents.path);
      url.searchParams.set('ticket', ticket);
      return url.href;
    },
    onStatus: takeStreamed,
    onReopen: () => void watcher.tick(),
  });

  /** An end that nobody would be told of waits until somebody looks: then it is found, and announced. */
  function takeStreamed(status: StatusOf) {
    if (!isEnded(status) || !document.hidden) return watcher.take(status);
    noteHiddenEnds([status]);
    if (heard.tellsHidden()) return watcher.take(status);
    usePollingStore.getState().setStatus(status);
    patchTask(client, status.id, (task) => applyStatus(task, status));
  }

  const deletes = createDeleteLater(client);
  const acts = createTaskActs({
    client,
    watcher,
    deletes,
    say: () => heard.say(),
    open: (address, state) => heard.open(address, state),
  });
  return {
    watcher,
    deletes,
    stream,
    acts,
    arriveAt(pathname) {
      if (pathname === place) return;
      place = pathname;
      deletes.flush(JUST_NOW_MS);
      void watcher.reconcile();
    },
    hear(next) {
      heard = next;
    },
  };
}
