// Three steps.
import { useTranslation } from 'react-i18next';
import { Part } from './part.tsx';
import style from './columns-of-words.module.css';

export function HowItGoes() {
  const { t } = useTranslation();
  return (
    <Part title={t('landing.how.title')}>
      <ol className={style.columns}>
        {(['one', 'two', 'three'] as const).map((step, place) => (
          <li key={step}>
            <h3 className={style.title}>
              <span className={style.number}>{place + 1}</span>
              {t(`landing.how.${step}`)}
            </h3>
            <p className={style.about}>{t(`landing.how.${step}_about`)}</p>
          </li>
        ))}
      </ol>
    </Part>
  );
}
