// Gives the task module what it needs of the others: where tools are.
import type { ReactNode } from 'react';
import { toolOfType } from '#contract/tool-names.ts';
import { WORK_PATH } from '#web/effects/effect-places.ts';
import { useUserStore } from '#web/model/me/user-store.ts';
import { TaskProvider } from '#web/task/task-provider.tsx';
import { TOOLS } from './tool-list.ts';

export function TaskApp({ children }: { children: ReactNode }) {
  const wantsNotifications = useUserStore((state) => state.preferences.notifications);
  return (
    <TaskProvider addressOfTool={addressOfTool} wantsNotifications={wantsNotifications}>
      {children}
    </TaskProvider>
  );
}

function addressOfTool(type: number): string | undefined {
  const name = toolOfType(type);
  // Effects are picked at one address and worked with at another.
  if (name === 'image-effect' || name === 'video-effect') return WORK_PATH;
  return TOOLS.find((tool) => tool.name === name)?.path;
}
