// An act with its reason: the reason is asked for first, the button does it, a refusal stands below.
import { useId, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/base/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useAdminAct } from './use-admin-act.ts';
import style from './admin.module.css';

type ActFormProps = {
  title: string;
  about?: ReactNode;
  button: string;
  isDanger?: boolean;
  /** Fields before the reason. */
  children?: ReactNode;
  /** Why it cannot be done yet; empty where it can. */
  refuse?: () => string;
  onAct: (reason: string) => Promise<unknown>;
};

export function ActForm({ title, about, button, isDanger, children, refuse, onAct }: ActFormProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const [reason, setReason] = useState('');
  const act = useAdminAct();
  async function submit(event: FormEvent) {
    event.preventDefault();
    const refused = refuse?.() || (reason.trim() === '' ? t('admin.reason_required') : '');
    if (refused) return act.say(refused);
    if (await act.run(() => onAct(reason.trim()))) setReason('');
  }
  return (
    <form className={style.act} aria-labelledby={titleId} onSubmit={(event) => void submit(event)}>
      <h3 id={titleId} className={style.actTitle}>
        {title}
      </h3>
      {about && <p className={style.about}>{about}</p>}
      {children}
      <TextField
        label={t('admin.reason')}
        value={reason}
        onChange={setReason}
        maxLength={300}
        autoComplete="off"
        error={act.error}
      />
      <div>
        <Button type="submit" look={isDanger ? 'danger' : 'outline'} isBusy={act.isBusy}>
          {button}
        </Button>
      </div>
    </form>
  );
}
