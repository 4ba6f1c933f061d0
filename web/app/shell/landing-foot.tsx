// The colophon of the public pages.
import { useTranslation } from 'react-i18next';
import { sellsAnything } from '#contract/prices.ts';
import { readLanguage, switchLanguage } from '#web/i18n/start-i18n.ts';
import { AppLink } from './app-link.tsx';
import { Mark } from './mark.tsx';
import { THEMES, useTheme } from './theme.ts';
import { writeToSupport } from './write-to-support.ts';
import style from './landing-foot.module.css';

export function LandingFoot() {
  const { t } = useTranslation();
  const { theme, setTheme } = useTheme();
  const other = readLanguage() === 'zh' ? 'en' : 'zh';
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
  return (
    <footer className={style.foot}>
      <div className={style.colophon}>
        <Mark href="/" />
        <p>{t('landing.colophon')}</p>
      </div>
      <ul>
        <li>
          <AppLink href="/#tools">{t('app.nav.tools')}</AppLink>
        </li>
        <li>
          <AppLink href="/#effects">{t('landing.nav.effects')}</AppLink>
        </li>
        <li>
          <AppLink href="/explore">{t('app.nav.explore')}</AppLink>
        </li>
      </ul>
      <ul>
        {sellsAnything() && (
          <li>
            <AppLink href="/landing/subscription">{t('landing.nav.prices')}</AppLink>
          </li>
        )}
        <li>
          <AppLink href="/landing/termservice">{t('app.account.terms')}</AppLink>
        </li>
        <li>
          <AppLink href="/landing/privacypolicy">{t('app.account.privacy')}</AppLink>
        </li>
        <li>
          <button type="button" onClick={() => void writeToSupport()}>
            {t('account.support')}
          </button>
        </li>
      </ul>
      <ul>
        <li>
          <button
            type="button"
            lang={other === 'zh' ? 'zh-CN' : 'en'}
            onClick={() => void switchLanguage(other)}
          >
            {other === 'zh' ? '中文' : 'English'}
          </button>
        </li>
        <li>
          <button type="button" onClick={() => setTheme(next)}>
            {t('app.theme_now', { theme: t(`app.theme_${theme}`) })}
          </button>
        </li>
      </ul>
    </footer>
  );
}
