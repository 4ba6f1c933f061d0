// Writes down what an admin did, in the transaction in which it is done: never one without the other.
import type { AuditAct } from '#contract/admin.ts';
import { audit_log } from '#server/database/schema/admin.ts';
import type { Tx } from '#server/database/tx.ts';

type Act = {
  /** Null: from the command line. */
  adminId: number | null;
  act: AuditAct;
  /** Whom it concerns. */
  userId: number;
  taskId?: number;
  reason: string;
  detail?: Record<string, unknown>;
};

/** Returns the number of the line. */
export async function writeAudit(tx: Tx, act: Act): Promise<number> {
  const [line] = await tx
    .insert(audit_log)
    .values({
      admin_id: act.adminId,
      act: act.act,
      user_id: act.userId,
      task_id: act.taskId ?? null,
      reason: act.reason,
      detail: act.detail ?? {},
    })
    .returning({ id: audit_log.id });
  if (!line) throw new Error('the act was not written down');
  return line.id;
}
