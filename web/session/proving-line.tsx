// Says why it takes a moment: the browser makes a proof of work.
import { useTranslation } from 'react-i18next';
import style from './login-modal.module.css';

export function ProvingLine({ isShown }: { isShown: boolean }) {
  const { t } = useTranslation();
  return <output className={style.proving}>{isShown && t('session.proving')}</output>;
}
