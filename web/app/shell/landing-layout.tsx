// The public pages: a quiet head, the page, a foot. No tasks, no points.
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { sellsAnything } from '#contract/prices.ts';
import { openLogin } from '#web/model/me/user-store.ts';
import { Button } from '#web/ui/base/button.tsx';
import { buttonClass } from '#web/ui/base/button-class.ts';
import { AppLink } from './app-link.tsx';
import { LandingFoot } from './landing-foot.tsx';
import { LanguageButton } from './language-button.tsx';
import { Mark } from './mark.tsx';
import { ThemeButton } from './theme-button.tsx';
import { useViewer } from '../guards/viewer.ts';
import style from './landing-layout.module.css';

export function LandingLayout() {
  const { t } = useTranslation();
  const viewer = useViewer();
  return (
    <>
      <header className={style.head}>
        <Mark href="/" />
        <span className={style.grow} />
        <nav className={style.links} aria-label={t('app.main_navigation')}>
          <AppLink href="/#tools">{t('app.nav.tools')}</AppLink>
          <AppLink href="/#effects">{t('landing.nav.effects')}</AppLink>
          {sellsAnything() && <AppLink href="/#pricing">{t('landing.nav.prices')}</AppLink>}
          <AppLink href="/explore">{t('app.nav.explore')}</AppLink>
        </nav>
        <LanguageButton />
        <ThemeButton className={style.wideOnly} />
        {viewer ? (
          <AppLink href="/home" className={buttonClass('filled')}>
            {t('landing.open_studio')}
          </AppLink>
        ) : (
          <Button look="filled" onClick={openLogin}>
            {t('app.sign_in')}
          </Button>
        )}
      </header>
      <main className={style.main}>
        <Outlet />
      </main>
      <LandingFoot />
    </>
  );
}
