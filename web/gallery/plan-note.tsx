// A line that says which plan something needs, with the way there.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import style from './share.module.css';

export function PlanNote({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <p className={style.note}>
      {children}{' '}
      <UiLink href="/subscription" className={style.link}>
        {t('gallery.see_plans')}
      </UiLink>
    </p>
  );
}
