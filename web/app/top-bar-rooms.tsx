// What other rooms put into the bar of a signed-in person: the tasks and the points.
import { useTranslation } from 'react-i18next';
import { TaskDock } from '#web/task/task-dock.tsx';
import { AppLink } from './app-link.tsx';
import { useViewer } from './viewer.ts';
import style from './top-bar-rooms.module.css';

export function TopBarRooms() {
  const { t } = useTranslation();
  const viewer = useViewer();
  if (!viewer) return null;
  return (
    <>
      <TaskDock />
      <AppLink href="/subscription" className={style.pill}>
        <b>{viewer.points.toLocaleString('en')}</b>
        <span className={style.unit}>{t('app.points')}</span>
      </AppLink>
    </>
  );
}
