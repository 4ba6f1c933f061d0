// The ledger as a person reads it: one line a move, however many buckets it touched; a charge with its refund.
import { LEDGER_KINDS } from '#contract/points.ts';
import type { PointDetail } from '#contract/points.ts';

export type Move = {
  id: string;
  kind: PointDetail['kind_name'];
  amount: number;
  /** Points in all after it. */
  balance: number;
  taskId: string | null;
  taskType: number | null;
  /** By which the points were bought. */
  orderId: string | null;
  note: string;
  expiresAt: string | null;
  at: string;
  /** Of a charge: what came back of it, as far as these rows show. */
  returned: number;
  /** Drawn together with the line below it: the charge that it gives back, or the points that it takes back. */
  isJoinedBelow: boolean;
};

const RETURNS: ReadonlySet<number> = new Set([
  LEDGER_KINDS.task_refund,
  LEDGER_KINDS.task_adjust,
  LEDGER_KINDS.admin,
]);

/** Rows newest first, as the server lists them. */
export function groupMoves(rows: readonly PointDetail[]): Move[] {
  const moves: Move[] = [];
  let last: PointDetail | null = null;
  for (const row of rows) {
    const move = moves.at(-1);
    if (move && last && isSameMove(last, row)) move.amount += row.amount;
    else moves.push(readMove(row));
    last = row;
  }
  const returned = new Map<string, number>();
  for (const row of rows) {
    if (row.task_id === null || !RETURNS.has(row.kind)) continue;
    returned.set(row.task_id, (returned.get(row.task_id) ?? 0) + row.amount);
  }
  return moves.map((move, index) => {
    const below = moves[index + 1];
    return {
      ...move,
      returned: move.kind === 'task_charge' && move.taskId ? (returned.get(move.taskId) ?? 0) : 0,
      isJoinedBelow:
        (isReturn(move) && below?.kind === 'task_charge' && below.taskId === move.taskId) ||
        (move.kind === 'clawback' && move.orderId !== null && below?.orderId === move.orderId),
    };
  });
}

function isReturn(move: Move): boolean {
  return RETURNS.has(LEDGER_KINDS[move.kind]);
}

/** Points of several buckets that moved for one reason: equal in all but the bucket, and written together. */
function isSameMove(newer: PointDetail, older: PointDetail): boolean {
  if (newer.kind !== older.kind) return false;
  if (newer.kind === LEDGER_KINDS.clawback)
    return newer.order_id !== null && newer.order_id === older.order_id;
  return newer.task_id !== null && newer.task_id === older.task_id;
}

function readMove(row: PointDetail): Move {
  return {
    id: row.id,
    kind: row.kind_name,
    amount: row.amount,
    balance: row.balance_after,
    taskId: row.task_id,
    taskType: row.task_type,
    orderId: row.order_id,
    note: row.note,
    expiresAt: row.expires_at,
    at: row.created_at,
    returned: 0,
    isJoinedBelow: false,
  };
}
