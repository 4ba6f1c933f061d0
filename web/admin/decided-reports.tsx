// What was decided, by whom, and the way back for a hidden work.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adminWorkHide } from '#contract/admin.ts';
import type { AdminReport } from '#contract/admin.ts';
import { call } from '#web/api/call.ts';
import { Sheet } from '#web/ui/layer/sheet.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { ActForm } from './act-form.tsx';
import { AdminTable, Cell, RowButton } from './admin-table.tsx';
import { ReportedImage } from './reported-image.tsx';
import { addressOf } from './use-place.ts';
import style from './admin.module.css';

export function DecidedReports({ reports }: { reports: readonly AdminReport[] }) {
  const { t } = useTranslation();
  const words = useTaskText();
  const [openId, setOpenId] = useState<string | null>(null);
  const open = reports.find(({ task_id }) => task_id === openId);
  return (
    <>
      <AdminTable
        caption={t('admin.report.decided')}
        columns={[
          { name: t('admin.report.work') },
          { name: t('admin.report.author'), isWide: true },
          { name: t('admin.report.reports'), isNumber: true, isWide: true },
          { name: t('admin.report.decision') },
          { name: t('admin.log.who'), isWide: true },
          { name: t('admin.log.time') },
        ]}
      >
        {reports.map((report) => (
          <tr key={report.task_id}>
            <Cell isHead>
              <RowButton onClick={() => setOpenId(report.task_id)}>{report.title}</RowButton>
            </Cell>
            <Cell isWide>
              <UiLink href={addressOf({ tab: 'people', q: report.author.id })}>{report.author.name}</UiLink>
            </Cell>
            <Cell isNumber isWide>
              {words.count(report.reports.length)}
            </Cell>
            <Cell second={report.decision !== 'keep' && !report.hidden && t('admin.report.back')}>
              {report.decision && t(`admin.report.was_${report.decision}`)}
            </Cell>
            <Cell isWide>{report.decided_by}</Cell>
            <Cell>{report.decided_at && words.dateTime(report.decided_at)}</Cell>
          </tr>
        ))}
      </AdminTable>
      <Sheet isOpen={open !== undefined} onClose={() => setOpenId(null)} title={open?.title ?? ''}>
        {open && (
          <div className={style.sheet}>
            <ReportedImage report={open} />
            <VisibilityForm report={open} />
          </div>
        )}
      </Sheet>
    </>
  );
}

function VisibilityForm({ report: { task_id: id, hidden } }: { report: AdminReport }) {
  const { t } = useTranslation();
  async function turn(reason: string) {
    await call(adminWorkHide, { id, hidden: !hidden, reason }, { showError: false });
    toast.success(t(hidden ? 'admin.report.restored' : 'admin.report.done_hide'));
  }
  return (
    <ActForm
      key={String(hidden)}
      title={t(hidden ? 'admin.report.restore' : 'admin.report.hide')}
      about={t(hidden ? 'admin.report.restore_about' : 'admin.report.hide_about')}
      button={t(hidden ? 'admin.report.restore' : 'admin.report.hide')}
      onAct={turn}
    />
  );
}
