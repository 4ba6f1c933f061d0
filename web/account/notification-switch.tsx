// Notifications of the browser when a task ends. It is asked only when they are switched on, never before.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/base/button.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { useNotificationPermission } from './use-notification-permission.ts';
import style from './preferences-panel.module.css';

export type NotificationSwitchProps = { isOn: boolean; onChange: (isOn: boolean) => void };

export function NotificationSwitch({ isOn, onChange }: NotificationSwitchProps) {
  const { t } = useTranslation();
  const { permission, ask } = useNotificationPermission();
  /** The question of the browser was closed without an answer. */
  const [isUnanswered, setUnanswered] = useState(false);

  async function turn(wanted: boolean) {
    setUnanswered(false);
    if (!wanted) return onChange(false);
    const answered = await ask();
    setUnanswered(answered === 'default');
    if (answered === 'granted') onChange(true);
  }
  return (
    <div className={style.notify}>
      <Switch
        labelAt="before"
        isOn={isOn}
        disabled={permission === 'missing' && !isOn}
        onChange={(wanted) => void turn(wanted)}
        label={
          <span className={style.name}>
            <b>{t('account.notify.label')}</b>
            <span>{t('account.notify.about')}</span>
          </span>
        }
      />
      {permission === 'missing' && <Said title={t('account.notify.missing')} />}
      {permission === 'denied' && (
        <Said title={t('account.notify.blocked')} about={t('account.notify.unblock')} />
      )}
      {permission === 'default' && isUnanswered && <Said title={t('account.notify.unanswered')} />}
      {permission === 'default' && isOn && !isUnanswered && (
        <Said title={t('account.notify.not_here')}>
          <Button onClick={() => void turn(true)}>{t('account.notify.ask_here')}</Button>
        </Said>
      )}
    </div>
  );
}

type SaidProps = { title: string; about?: string; children?: React.ReactNode };

function Said({ title, about, children }: SaidProps) {
  return (
    <output className={style.said}>
      <span>
        <b>{title}</b> {about}
      </span>
      {children}
    </output>
  );
}
