// The task dock: a button with a ring and a count in the top bar, and everything that runs behind it.
import { Loader, X } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/base/icon-button.tsx';
import { ProgressRing } from '#web/ui/feedback/progress-ring.tsx';
import { Sheet } from '#web/ui/layer/sheet.tsx';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import { useIsPhone } from '#web/ui/base/use-is-phone.ts';
import { useShortcut } from '#web/ui/base/use-shortcut.ts';
import { DockRow } from './dock-row.tsx';
import { isParked } from './polling-entry.ts';
import { usePollingStore } from './polling-store.ts';
import { useRecentTasks } from './recent-tasks.ts';
import style from './task-dock.module.css';

export function TaskDock() {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const entries = usePollingStore((state) => state.entries);
  const percent = usePollingStore(({ entries, statuses }) => {
    const sum = entries.reduce((total, { id }) => total + (statuses[id]?.progress ?? 0), 0);
    return entries.length > 0 ? sum / entries.length : 0;
  });
  const running = entries.length;
  const label = running > 0 ? t('task.dock.running', { count: running, n: running }) : t('task.dock.title');
  const close = () => setOpen(false);

  useShortcut('everywhere.close', close, { isOn: isOpen });

  return (
    <>
      <IconButton
        size="large"
        label={label}
        icon={running > 0 ? <ProgressRing label={label} percent={percent} /> : <Loader />}
        count={running}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isPhone ? (
        <Sheet isOpen={isOpen} onClose={close} title={t('task.dock.title')} side="bottom" isTitleSmall>
          <DockList onOpen={close} />
        </Sheet>
      ) : (
        isOpen &&
        createPortal(
          <section className={style.panel} aria-label={t('task.dock.title')}>
            <header className={style.head}>
              <h2>{t('task.dock.title')}</h2>
              <IconButton label={t('ui.close')} icon={<X />} onClick={close} />
            </header>
            <DockList onOpen={close} />
          </section>,
          document.body,
        )
      )}
    </>
  );
}

function DockList({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation();
  const entries = usePollingStore((state) => state.entries);
  const { ends, hidden, hide } = useRecentTasks();
  const runningIds = new Set(entries.map(({ id }) => id));
  const rows = [
    ...entries.toReversed().map((entry) => ({ id: entry.id, isParked: isParked(entry) })),
    ...ends.filter(({ id }) => !runningIds.has(id)).map(({ id }) => ({ id, isParked: false })),
  ].filter(({ id }) => !hidden.has(id));
  return (
    <>
      {rows.length > 0 ? (
        <ul className={style.rows}>
          {rows.map((row) => (
            <DockRow key={row.id} {...row} onHide={() => hide(row.id)} onOpen={onOpen} />
          ))}
        </ul>
      ) : (
        <p className={style.nothing}>{t('task.dock.nothing')}</p>
      )}
      <footer className={style.foot}>
        <UiLink href="/creations" onClick={onOpen}>
          {t('task.dock.all')}
        </UiLink>
      </footer>
    </>
  );
}
