// Three promises.
import { useTranslation } from 'react-i18next';
import { sellsAnything } from '#contract/prices.ts';
import style from './columns-of-words.module.css';

export function Vows() {
  const { t } = useTranslation();
  return (
    <section className={style.vows}>
      <div className={style.columns}>
        {(['fail', 'yours', 'leave'] as const).map((vow) => (
          <div key={vow}>
            <h2 className={style.large}>{t(`landing.vows.${vow}`)}</h2>
            <p className={style.about}>
              {t(
                vow === 'leave' && !sellsAnything()
                  ? 'landing.vows.leave_unsold'
                  : `landing.vows.${vow}_about`,
              )}
            </p>
          </div>
        ))}
      </div>
    </section>
  );
}
