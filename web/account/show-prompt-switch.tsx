// Whether a published work comes with its prompt: what the question before the first one asks, and where it is changed.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readShowPrompt, saveShowPrompt } from '#web/model/works/share-wish.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import style from './preferences-panel.module.css';

export function ShowPromptSwitch() {
  const { t } = useTranslation();
  const [isOn, setOn] = useState(() => readShowPrompt() ?? true);
  return (
    <div className={style.publishing}>
      <Switch
        labelAt="before"
        isOn={isOn}
        onChange={(isShown) => {
          saveShowPrompt(isShown);
          setOn(isShown);
        }}
        label={
          <span className={style.name}>
            <b>{t('account.show_prompt.label')}</b>
            <span>{t('account.show_prompt.about')}</span>
          </span>
        }
      />
    </div>
  );
}
