// Switches between English and Chinese, without a reload.
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/base/icon-button.tsx';
import { readLanguage } from '#web/i18n/start-i18n.ts';
import { choosePreference } from '../preferences.ts';

export function LanguageButton({ className }: { className?: string }) {
  const { t } = useTranslation();
  const other = readLanguage() === 'zh' ? 'en' : 'zh';
  return (
    <IconButton
      className={className}
      label={t('app.switch_language')}
      lang={other === 'zh' ? 'zh-CN' : 'en'}
      icon={<span style={{ fontSize: 13 }}>{t('app.switch_language_short')}</span>}
      onClick={() => choosePreference({ language: other })}
    />
  );
}
