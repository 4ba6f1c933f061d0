// Moves of the points as rows: time, what it was, how much, and what was left after it.
import { useTranslation } from 'react-i18next';
import { studioAddress } from '#web/model/tasks/task-addresses.ts';
import { Badge } from '#web/ui/base/badge.tsx';
import { joinClasses } from '#web/ui/base/join-classes.ts';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import type { Move } from './group-moves.ts';
import style from './points-history.module.css';

export function MovesTable({ moves }: { moves: readonly Move[] }) {
  const { t } = useTranslation();
  return (
    <table className={style.table}>
      <thead>
        <tr>
          <th className={style.timeHead}>{t('points.log.time')}</th>
          <th>{t('points.log.what')}</th>
          <th className={style.number}>{t('points.log.amount')}</th>
          <th className={joinClasses(style.number, style.wide)}>{t('points.log.balance')}</th>
        </tr>
      </thead>
      <tbody>
        {moves.map((move, index) => (
          <Row key={move.id} move={move} isBelow={moves[index - 1]?.isJoinedBelow ?? false} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ move, isBelow }: { move: Move; isBelow: boolean }) {
  const { t } = useTranslation();
  const words = useTaskText();
  const isIncome = move.amount > 0;
  const what =
    move.kind === 'task_charge' && move.taskType ? words.tool(move.taskType) : t(`points.kind.${move.kind}`);
  const address = addressOf(move);
  return (
    <tr className={joinClasses(move.isJoinedBelow && style.upper, isBelow && style.lower)}>
      <td className={style.time}>{words.dateTime(move.at)}</td>
      <td>
        {address ? <UiLink href={address}>{what}</UiLink> : what}
        {move.returned > 0 && (
          <span className={style.badge}>
            <Badge>{`${words.count(move.returned)} ${t('points.log.returned')}`}</Badge>
          </span>
        )}
        {(move.kind === 'task_charge' || move.kind === 'admin' || move.orderId !== null) && (
          <span className={style.note}>{cutPrefix(move.note, what)}</span>
        )}
      </td>
      <td className={joinClasses(style.number, style.amount, isIncome && style.income)}>
        {isIncome ? '+' : '−'}
        {words.count(Math.abs(move.amount))}
      </td>
      <td className={joinClasses(style.number, style.balance, style.wide)}>{words.count(move.balance)}</td>
    </tr>
  );
}

/** Where one reads more of it: the task that was paid, or the invoice of the order. */
function addressOf({ taskId, taskType, orderId }: Move): string | null {
  if (taskId && taskType) return studioAddress({ id: taskId, type: taskType });
  return orderId === null ? null : `/invoice?id=${orderId}`;
}

/** The server's note begins with the name of the tool, which stands before it already. */
function cutPrefix(note: string, what: string): string {
  return note.startsWith(what) ? note.slice(what.length).replace(/^[\s·]+/, '') : note;
}
