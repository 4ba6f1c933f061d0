// What a work cost: quoted, charged, returned, and what was paid in the end.
import { useTranslation } from 'react-i18next';
import { LEDGER_KINDS } from '#contract/points.ts';
import type { Task } from '#contract/task.ts';
import { FactList } from '#web/ui/base/fact-list.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import style from './receipt.module.css';

export function Receipt({ task }: { task: Task }) {
  const { t } = useTranslation();
  const words = useTaskText();
  const returns = task.receipt.filter(({ kind }) => kind !== LEDGER_KINDS.task_charge);
  const charged = task.receipt
    .filter(({ kind }) => kind === LEDGER_KINDS.task_charge)
    .reduce((sum, { points }) => sum + Math.abs(points), 0);
  const back = returns.reduce((sum, { points }) => sum + Math.abs(points), 0) || task.refunded;
  const lines = task.cost_detail.map(({ label }) => label).join(t('task.comma'));
  return (
    <div className={style.receipt}>
      <FactList
        facts={[
          {
            name: t('gallery.receipt.quote'),
            note: lines === '' ? undefined : lines,
            value: words.count(task.cost),
          },
          { name: t('gallery.receipt.charged'), value: words.count(charged || task.cost) },
        ]}
      />
      {back > 0 && (
        <div className={style.returned}>
          <FactList facts={[{ name: t('gallery.receipt.returned'), value: `+${words.count(back)}` }]} />
        </div>
      )}
      <p className={style.paid}>
        <span>{t('gallery.receipt.paid')}</span>
        <span>{words.points((charged || task.cost) - back)}</span>
      </p>
    </div>
  );
}
