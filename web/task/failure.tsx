// What both feeds say of a run that did not come: what happened, the points that came back, and the ways on.
import { EllipsisVertical, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Task } from '#contract/task.ts';
import { useTaskActs } from '#web/model/tasks/task-acts.tsx';
import { Button } from '#web/ui/base/button.tsx';
import { IconButton } from '#web/ui/base/icon-button.tsx';
import { Menu } from '#web/ui/layer/menu.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import style from './failure.module.css';

export function Failure({ task }: { task: Task }) {
  const words = useTaskText();
  const returned = words.returned(task);
  return (
    <>
      <h3 className={style.what}>{words.failure(task)}</h3>
      {returned && (
        <p className={style.returned}>
          <Undo2 aria-hidden="true" />
          {returned}
        </p>
      )}
    </>
  );
}

export function FailureWays({ task, onEdit }: { task: Task; onEdit: (task: Task) => void }) {
  const { t } = useTranslation();
  const words = useTaskText();
  const acts = useTaskActs();
  return (
    <>
      <Button onClick={() => void acts.retryTask(task)}>
        {t('task.retry_price', { points: words.points(task.cost) })}
      </Button>
      <Button look="quiet" onClick={() => onEdit(task)}>
        {t('task.edit')}
      </Button>
    </>
  );
}

export function FailureMenu({ task, size }: { task: Task; size?: 'small' }) {
  const { t } = useTranslation();
  const acts = useTaskActs();
  return (
    <Menu
      trigger={<IconButton size={size} label={t('ui.more')} icon={<EllipsisVertical />} />}
      items={[
        ...(task.prompt
          ? [{ label: t('task.copy_prompt'), onSelect: () => void acts.copyPrompt(task.prompt) }]
          : []),
        { label: t('task.delete'), isDanger: true, onSelect: () => acts.deleteTasks([task]) },
      ]}
    />
  );
}
