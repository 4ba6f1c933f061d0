// What a work cost: quoted, charged, returned, and what was paid in the end.
import { useTranslation } from 'react-i18next';
import { LEDGER_KINDS } from '#contract/points.ts';
import type { Task } from '#contract/task.ts';
import { Leaders } from '#web/ui/base/leaders.tsx';
import { useTaskWords } from '#web/words/use-task-words.ts';
import style from './receipt.module.css';

export function Receipt({ task }: { task: Task }) {
  const { t } = useTranslation();
  const words = useTaskWords();
  const returns = task.receipt.filter(({ kind }) => kind !== LEDGER_KINDS.task_charge);
  const charged = task.receipt
    .filter(({ kind }) => kind === LEDGER_KINDS.task_charge)
    .reduce((sum, { points }) => sum + Math.abs(points), 0);
  const back = returns.reduce((sum, { points }) => sum + Math.abs(points), 0) || task.refunded;
  const lines = task.cost_detail.map(({ label }) => label).join(t('task.comma'));
  return (
    <div className={style.receipt}>
      <Leaders
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
          <Leaders facts={[{ name: t('gallery.receipt.returned'), value: `+${words.count(back)}` }]} />
        </div>
      )}
      <p className={style.paid}>
        <span>{t('gallery.receipt.paid')}</span>
        <span>{words.points((charged || task.cost) - back)}</span>
      </p>
    </div>
  );
}
