// The name of the product with its wet point.
import { useTranslation } from 'react-i18next';
import { AppLink } from './app-link.tsx';
import style from './mark.module.css';

export function Mark({ href }: { href: string }) {
  const { t } = useTranslation();
  return (
    <AppLink href={href} className={style.mark}>
      {t('app.name')}
    </AppLink>
  );
}
