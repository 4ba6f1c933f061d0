// One reported work: what it is, who made it, what was said about it, and the three decisions.
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { adminReportDecide, adminWorkHide } from '#contract/admin.ts';
import type { AdminReport, ReportDecision } from '#contract/admin.ts';
import { call } from '#web/api/call.ts';
import { Button } from '#web/ui/base/button.tsx';
import { formatKeys } from '#web/ui/base/format-keys.ts';
import { KeyHint } from '#web/ui/base/key-hint.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { BanDialog } from './ban-dialog.tsx';
import { ReportedImage } from './reported-image.tsx';
import { useAdminAct } from './use-admin-act.ts';
import { useDecisionKeys } from './use-decision-keys.ts';
import { addressOf } from './use-place.ts';
import style from './report-card.module.css';

/** Characters; longer words are set as text. */
const SHORT_NAME = 90;
/** As long as a hasty hand needs. */
const UNDO_MS = 8000;

type ReportCardProps = {
  report: AdminReport;
  /** It came up after another: the reader is led to it. */
  isNext: boolean;
  onDecided: () => void;
};

export function ReportCard({ report, isNext, onDecided }: ReportCardProps) {
  const { t } = useTranslation();
  const words = useTaskText();
  // The title is mostly the beginning of the prompt, and what is to be judged is all of it.
  const name = report.prompt || report.title;
  const act = useAdminAct();
  const title = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [reason, setReason] = useState('');
  /** What Enter in the reason line does. */
  const [wanted, setWanted] = useState<ReportDecision | null>(null);
  const [isBanAsked, setBanAsked] = useState(false);
  useEffect(() => {
    if (isNext) title.current?.focus();
  }, [isNext]);
  useDecisionKeys((decision) => void want(decision));

  async function want(decision: ReportDecision) {
    setWanted(decision);
    if (reason.trim() === '') {
      act.say(t('admin.reason_required'));
      field.current?.focus();
    } else if (decision === 'ban') setBanAsked(true);
    else await decide(decision);
  }

  async function decide(decision: ReportDecision) {
    setBanAsked(false);
    const { task_id } = report;
    const isDone = await act.run(() =>
      call(adminReportDecide, { task_id, decision, reason: reason.trim() }, { showError: false }),
    );
    if (!isDone) return;
    toast.success(
      t(`admin.report.done_${decision}`),
      decision === 'hide' ? { duration: UNDO_MS, action: undo(task_id) } : {},
    );
    onDecided();
  }

  function undo(id: string) {
    const put = () => call(adminWorkHide, { id, hidden: false, reason: t('admin.undo_reason') });
    return {
      label: t('admin.undo'),
      onPress: () => void act.run(put).then((isDone) => isDone && toast.success(t('admin.report.restored'))),
    };
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (wanted) void want(wanted);
  }

  const decisions = [
    { name: 'keep', look: 'outline' },
    { name: 'hide', look: 'outline' },
    { name: 'ban', look: 'danger' },
  ] as const;
  return (
    <article className={style.card} aria-label={report.title}>
      <ReportedImage report={report} className={style.image} />
      <div className={style.text}>
        <h2 ref={title} tabIndex={-1} className={name.length > SHORT_NAME ? style.prompt : style.title}>
          {name}
        </h2>
        <p className={style.author}>
          {words.tool(report.type)} · {t('admin.report.by')}{' '}
          <UiLink href={addressOf({ tab: 'people', q: report.author.id })}>{report.author.name}</UiLink>
          {report.author.email && ` · ${report.author.email}`}
          {report.author.state === 'abnormal' && ` · ${t('admin.state.abnormal')}`}
          {!report.public && ` · ${t('admin.report.not_public')}`}
          {report.hidden && ` · ${t('admin.report.hidden')}`}
        </p>
        <ul className={style.said}>
          {report.reports.map((said) => (
            <li key={said.id}>
              <b>{t(`admin.rule.${said.reason}`)}</b>
              <span className={style.who}>
                {said.reporter.name}, {words.dateTime(said.created_at)}
              </span>
              {said.text && <q>{said.text}</q>}
            </li>
          ))}
        </ul>
        <form onSubmit={submit} className={style.decide}>
          <TextField
            ref={field}
            label={t('admin.reason')}
            hint={wanted ? t('admin.report.enter', { act: t(`admin.report.${wanted}`) }) : undefined}
            value={reason}
            onChange={setReason}
            maxLength={300}
            autoComplete="off"
            error={act.error}
          />
          <div className={style.buttons}>
            {decisions.map(({ name, look }) => (
              <Button
                key={name}
                look={look}
                size="medium"
                isBusy={act.isBusy && wanted === name}
                disabled={act.isBusy}
                onClick={() => void want(name)}
              >
                {t(`admin.report.${name}`)} <KeyHint keys={formatKeys(`reports.${name}`).join(' ')} />
              </Button>
            ))}
          </div>
        </form>
      </div>
      <BanDialog
        isOpen={isBanAsked}
        author={report.author.name}
        onClose={() => setBanAsked(false)}
        onBan={() => void decide('ban')}
      />
    </article>
  );
}
