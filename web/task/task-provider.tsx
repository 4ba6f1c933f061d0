// Keeps running tasks followed on every page, and gives every module its acts. Stands once, around the whole page.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import type { StatusOf } from '#contract/task.ts';
import { TaskActsProvider } from '#web/model/tasks/task-acts.tsx';
import { isRunning } from '#web/model/tasks/task-shape.ts';
import { useUserId } from '#web/model/me/use-me.ts';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { announceEnds, announceTimeout } from './announce-ends.ts';
import { createTaskRuntime } from './create-task-runtime.ts';
import { waitForHiddenWatch } from './hidden-watch.ts';
import { isOnScreen } from './is-on-screen.ts';
import { forgetNotified, mayNotify, notifyEnds } from './notify-ends.ts';
import { followOtherTabs, usePollingStore } from './polling-store.ts';
import { useRecentTasks } from './recent-tasks.ts';

export type TaskProviderProps = {
  /** The screen of a tool: a task that ends there needs no toast. */
  addressOfTool: (type: number) => string | undefined;
  /** The person asked to be told by the browser too. */
  wantsNotifications?: boolean;
  children: ReactNode;
};

export function TaskProvider({ addressOfTool, wantsNotifications = false, children }: TaskProviderProps) {
  const client = useQueryClient();
  const { t } = useTranslation();
  const { language } = useTaskText();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const userId = useUserId();

  function isShown(end: StatusOf): boolean {
    if (document.hidden) return false;
    return (
      new URLSearchParams(search).get('id') === end.id ||
      (pathname === addressOfTool(end.type) && isOnScreen(end.id))
    );
  }
  const open = (address: string, state?: unknown) => void navigate(address, { state });
  const heard = {
    announce: (ends: readonly StatusOf[]) =>
      announceEnds(ends, {
        t,
        language,
        isShown,
        open,
        notify: mayNotify(wantsNotifications) ? (news) => notifyEnds(news, { t, language, open }) : null,
      }),
    announceTimeout: () => announceTimeout({ t, open }),
    tellsHidden: () => mayNotify(wantsNotifications),
    say: () => t,
    open,
  };
  const [runtime] = useState(() => createTaskRuntime(client, heard));
  useLayoutEffect(() => runtime.hear(heard));

  useEffect(() => {
    if (!userId) return;
    usePollingStore.getState().setUser(userId);
    runtime.watcher.start();
    return () => {
      runtime.watcher.stop();
      useRecentTasks.getState().clear();
    };
  }, [runtime, userId]);

  // A stream is held only while something runs, by the tab that somebody looks at and by one of those that wait in the
  // background, whose title tells: browsers allow few connections to one product.
  const hasRunning = usePollingStore(({ entries, statuses }) =>
    entries.some(({ id }) => statuses[id] === undefined || isRunning(statuses[id])),
  );
  useEffect(() => {
    const isWanted = hasRunning && userId !== null;
    let giveUp: (() => void) | null = null;
    function follow() {
      giveUp?.();
      giveUp = null;
      runtime.stream.setWanted(isWanted && !document.hidden);
      if (isWanted && document.hidden) {
        giveUp = waitForHiddenWatch(() => runtime.stream.setWanted(true));
      }
    }
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      giveUp?.();
    };
  }, [runtime, hasRunning, userId]);
  useEffect(() => () => runtime.stream.setWanted(false), [runtime]);

  useEffect(() => {
    runtime.arriveAt(pathname);
  }, [runtime, pathname]);

  useEffect(() => {
    function look() {
      if (document.hidden) return;
      forgetNotified();
      runtime.watcher.revive();
      void runtime.watcher.reconcile();
    }
    const leave = () => runtime.deletes.flush(0, true);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
      window.removeEventListener('pagehide', leave);
    };
  }, [runtime]);

  useEffect(() => followOtherTabs(), []);

  return <TaskActsProvider acts={runtime.acts}>{children}</TaskActsProvider>;
}

/** Ends that were announced and not looked at: for the title of the tab and the dot beside Creations. */
export function useUnseenCount(): number {
  return usePollingStore((state) => state.unseen.length);
}
