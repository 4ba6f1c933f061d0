// The fields of a tool that are folded away under "More options", with what is chosen in them on the line.
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { Expander } from '#web/ui/base/expander.tsx';
import style from './more-options.module.css';

export function MoreOptions({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Expander label={t('tool.more')} aside={aside}>
      <div className={style.fields}>{children}</div>
    </Expander>
  );
}
