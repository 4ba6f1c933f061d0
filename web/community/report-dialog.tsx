// Tells the operator that a work breaks the rules: which one, and if one likes in one's own words.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REPORT_CHARACTERS, reportTask, RULE_CLASSES } from '#contract/community.ts';
import type { RuleClass } from '#contract/community.ts';
import type { PublicTask } from '#contract/task.ts';
import { call } from '#web/api/call.ts';
import { useAct } from '#web/model/use-act.ts';
import { Button } from '#web/ui/base/button.tsx';
import { Dialog } from '#web/ui/layer/dialog.tsx';
import { WritingField } from '#web/ui/form/writing-field.tsx';
import style from './report-dialog.module.css';

export function ReportDialog({ work, onClose }: { work: PublicTask; onClose: () => void }) {
  const { t } = useTranslation();
  const [reason, setReason] = useState<RuleClass | null>(null);
  const [text, setText] = useState('');
  const [isSent, setSent] = useState(false);
  const sending = useAct();

  async function send() {
    if (!reason) return;
    const said = text.trim();
    const report = { task_id: work.id, reason, ...(said ? { text: said } : {}) };
    setSent(await sending.run(() => call(reportTask, report, { showLoading: false, showError: false })));
  }

  if (isSent) {
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={t('community.report.thanks')}
        footer={
          <Button look="filled" size="medium" onClick={onClose}>
            {t('ui.close')}
          </Button>
        }
      >
        <p className={style.words}>{t('community.report.thanks_about')}</p>
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('community.report.title')}
      about={t('community.report.about')}
      footer={
        <>
          <Button size="medium" onClick={onClose}>
            {t('community.report.cancel')}
          </Button>
          <Button
            look="filled"
            size="medium"
            disabled={reason === null}
            isBusy={sending.isBusy}
            onClick={() => void send()}
          >
            {t(reason === null ? 'community.report.choose' : 'community.report.send')}
          </Button>
        </>
      }
    >
      <fieldset className={style.reasons}>
        <legend className={style.legend}>{t('community.report.reason')}</legend>
        {RULE_CLASSES.map((rule) => (
          <label key={rule} className={style.reason}>
            <input
              type="radio"
              name="reason"
              value={rule}
              checked={reason === rule}
              onChange={() => setReason(rule)}
            />
            <span>{t(`community.report.reasons.${rule}`)}</span>
          </label>
        ))}
      </fieldset>
      <WritingField
        label={t('community.report.text')}
        placeholder={t('community.report.text')}
        value={text}
        onChange={setText}
        limit={REPORT_CHARACTERS}
        minLines={2}
        error={sending.error || undefined}
      />
    </Dialog>
  );
}
