// The main sections by their names, in the bar of a screen that has no contents column and is none of the tools.
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { AppLink } from './app-link.tsx';
import style from './top-bar.module.css';

const SECTIONS = [
  { path: '/home', name: 'app.nav.home' },
  { path: '/explore', name: 'app.nav.explore' },
  { path: '/creations', name: 'app.nav.creations' },
] as const;

/** Explore is one of the sections: there is no way back to show, only the others. */
export function isSection(pathname: string): boolean {
  return pathname === '/explore';
}

export function SectionsNav() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <nav className={style.sections} aria-label={t('app.menu')}>
      {SECTIONS.map(({ path, name }) => (
        <AppLink key={path} href={path} aria-current={path === pathname ? 'page' : undefined}>
          {t(name)}
        </AppLink>
      ))}
    </nav>
  );
}
