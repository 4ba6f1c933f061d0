// What other modules put into the bar of a signed-in person: the tasks and the points.
import { PointsPill } from '#web/points/points-pill.tsx';
import { TaskDock } from '#web/task/task-dock.tsx';
import { useViewer } from '../guards/viewer.ts';

export function TopBarSections() {
  const viewer = useViewer();
  if (!viewer) return null;
  return (
    <>
      <TaskDock />
      <PointsPill />
    </>
  );
}
