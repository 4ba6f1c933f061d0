// What a work cost: quoted, charged, settled by what came, returned and why, and what was paid in the end.
import { useTranslation } from 'react-i18next';
import { LEDGER_KINDS } from '#contract/points.ts';
import type { Task } from '#contract/task.ts';
import { FactList } from '#web/ui/base/fact-list.tsx';
import { isFailed } from '#web/model/tasks/task-shape.ts';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import style from './receipt.module.css';

export function Receipt({ task }: { task: Task }) {
  const { t } = useTranslation();
  const words = useTaskText();
  const returns = task.receipt.filter(({ kind }) => kind !== LEDGER_KINDS.task_charge);
  const charges = task.receipt.filter(({ kind }) => kind === LEDGER_KINDS.task_charge);
  const charged = charges.reduce((sum, { points }) => sum + Math.abs(points), 0);
  const back = returns.reduce((sum, { points }) => sum + Math.abs(points), 0) || task.refunded;
  const lines = task.cost_detail.map(({ label }) => label).join(t('task.comma'));
  /** Why the points of a line came back. */
  const why = (kind: number) => {
    if (kind === LEDGER_KINDS.task_adjust) return t('gallery.receipt.fewer');
    if (kind === LEDGER_KINDS.admin) return t('gallery.receipt.by_team');
    return isFailed(task) ? words.failure(task) : undefined;
  };
  return (
    <div className={style.receipt}>
      <FactList
        facts={[
          {
            name: t('gallery.receipt.quote'),
            note: lines === '' ? undefined : lines,
            value: words.count(task.cost),
          },
          {
            name: t('gallery.receipt.charged'),
            note: charges[0] && words.dateTime(charges[0].at),
            value: words.count(charged || task.cost),
          },
        ]}
      />
      {back > 0 && (
        <div className={style.returned}>
          <FactList
            facts={
              returns.length === 0
                ? [{ name: t('gallery.receipt.returned'), value: `+${words.count(back)}` }]
                : returns.map(({ kind, points }) => ({
                    key: String(kind),
                    name: t(
                      kind === LEDGER_KINDS.task_adjust
                        ? 'gallery.receipt.settled'
                        : 'gallery.receipt.returned',
                    ),
                    note: why(kind),
                    value: `+${words.count(Math.abs(points))}`,
                  }))
            }
          />
        </div>
      )}
      <p className={style.paid}>
        <span>{t('gallery.receipt.paid')}</span>
        <span>{words.points((charged || task.cost) - back)}</span>
      </p>
    </div>
  );
}
