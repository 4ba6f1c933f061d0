// Theme, language and notifications: in force at once, on every device of the same person. What published works show
// is remembered where they are published.
import { useTranslation } from 'react-i18next';
import type { Preferences } from '#contract/account.ts';
import { useIsGuest } from '#web/model/me/use-me.ts';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { NotificationSwitch } from './notification-switch.tsx';
import { Panel } from './panel.tsx';
import { ShowPromptSwitch } from './show-prompt-switch.tsx';
import style from './preferences-panel.module.css';

export type PreferencesPanelProps = {
  preferences: Preferences;
  onPreference: (change: Partial<Preferences>) => void;
};

export function PreferencesPanel({ preferences, onPreference }: PreferencesPanelProps) {
  const { t } = useTranslation();
  const isGuest = useIsGuest();
  return (
    <Panel title={t('account.tab.preferences')}>
      <div className={style.choices}>
        <Segmented
          label={t('account.theme.label')}
          value={preferences.theme}
          onChange={(theme) => onPreference({ theme })}
          options={(['light', 'dark', 'system'] as const).map((value) => ({
            value,
            label: t(`account.theme.${value}`),
          }))}
        />
        <Segmented
          label={t('account.language')}
          value={preferences.language}
          onChange={(language) => onPreference({ language })}
          options={[
            { value: 'en', label: 'English' },
            { value: 'zh', label: '中文' },
          ]}
        />
        <NotificationSwitch
          isOn={preferences.notifications}
          onChange={(notifications) => onPreference({ notifications })}
        />
      </div>
      <p className={style.note}>{t(isGuest ? 'account.kept_here' : 'account.kept_everywhere')}</p>
      {!isGuest && <ShowPromptSwitch />}
    </Panel>
  );
}
