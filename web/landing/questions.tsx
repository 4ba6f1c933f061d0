// What is asked often. Opens without scripts, too.
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Part } from './part.tsx';
import style from './questions.module.css';

const NUMBERS = [1, 2, 3, 4, 5, 6] as const;

export function Questions() {
  const { t } = useTranslation();
  return (
    <Part id="faq" title={t('landing.faq.title')}>
      <div className={style.list}>
        {NUMBERS.map((number) => (
          <details key={number} className={style.question}>
            <summary>
              {t(`landing.faq.q${number}`)}
              <Plus aria-hidden="true" />
            </summary>
            <p>{t(`landing.faq.a${number}`)}</p>
          </details>
        ))}
      </div>
    </Part>
  );
}
