// The bar over every screen of the application: mark or way back, tasks, points, language, theme, person.
import { ArrowLeft, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { EFFECT_TOOLS, galleryAddress, readEffectType, WORK_PATH } from '#web/effects/effect-places.ts';
import { openLogin } from '#web/model/me/user-store.ts';
import { Button } from '#web/ui/base/button.tsx';
import { joinClasses } from '#web/ui/base/join-classes.ts';
import { Menu } from '#web/ui/layer/menu.tsx';
import type { TextKey } from '#web/i18n/text-key.ts';
import { PaletteButton } from '../palette/palette-button.tsx';
import { AppLink } from './app-link.tsx';
import { AvatarMenu } from './avatar-menu.tsx';
import { LanguageButton } from './language-button.tsx';
import { Mark } from './mark.tsx';
import { isSection, SectionsNav } from './sections-nav.tsx';
import { ThemeButton } from './theme-button.tsx';
import { UpgradeLink } from './upgrade-link.tsx';
import { type Layout, placeAt } from '../routes/site-map.ts';
import { TOOLS, toolAt } from '../routes/tool-list.ts';
import { useOpenPlace } from '../guards/use-open-place.ts';
import { useViewer } from '../guards/viewer.ts';
import { isStudio, readWayBack } from './way-back.ts';
import style from './top-bar.module.css';

export type TopBarProps = {
  /** header-only screens name themselves in the bar, with a way back. */
  hasCrumb?: boolean;
  /** The button of the task dock and the points: parts of the product, composed by the layout. */
  children?: ReactNode;
};

export function TopBar({ hasCrumb = false, children }: TopBarProps) {
  const { t } = useTranslation();
  const viewer = useViewer();
  const { pathname } = useLocation();
  const place = useOpenPlace(pathname);
  const isInSection = isSection(pathname);
  return (
    <header className={joinClasses(style.bar, hasCrumb && !isInSection && style.hasCrumb)}>
      <Mark href="/home" />
      {isInSection && <SectionsNav />}
      {hasCrumb && !isInSection && place && <Crumb title={t(place.title)} />}
      <span className={style.grow} />
      <PaletteButton />
      {children}
      {viewer && <UpgradeLink viewer={viewer} className={style.wideOnly} />}
      <LanguageButton className={viewer ? joinClasses(style.wideOnly, style.roomOnly) : undefined} />
      <ThemeButton className={joinClasses(style.wideOnly, viewer && style.roomOnly)} />
      {viewer ? (
        <AvatarMenu />
      ) : (
        <Button look="filled" onClick={openLogin}>
          {t('app.sign_in')}
        </Button>
      )}
    </header>
  );
}

const PLACES_WITH_A_BAR: ReadonlySet<Layout> = new Set(['default', 'header-only']);

/** From a studio where one came from; else one step up: the tools, the gallery that an effect was picked in, or home. */
function chooseBack(pathname: string, search: string): { href: string; label: TextKey; steps?: number } {
  if (isStudio(pathname)) {
    const back = readWayBack();
    const [from = ''] = back?.href.split('?') ?? [];
    const place = placeAt(from);
    if (back && place && PLACES_WITH_A_BAR.has(place.layout) && place.access !== 'admin')
      return { ...back, label: place.title };
    return { href: '/creations', label: 'app.title.creations' };
  }
  if (pathname === WORK_PATH) {
    const type = readEffectType(new URLSearchParams(search).get('type'));
    return { href: galleryAddress(type), label: `app.tool.${EFFECT_TOOLS[type]}.name` };
  }
  return toolAt(pathname)
    ? { href: '/home#tools', label: 'app.nav.tools' }
    : { href: '/home', label: 'app.nav.home' };
}

function Crumb({ title }: { title: string }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const isTool = toolAt(pathname) !== undefined;
  const navigate = useNavigate();
  const back = chooseBack(pathname, search);
  return (
    <nav className={style.crumb} aria-label={t('app.menu')}>
      <AppLink
        href={back.href}
        className={style.back}
        aria-label={t(back.label)}
        onClick={(event) => {
          const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
          if (back.steps === undefined || !isPlain) return;
          event.preventDefault();
          void navigate(-back.steps);
        }}
      >
        <ArrowLeft aria-hidden="true" />
        <span className={style.backWord}>{t(back.label)}</span>
      </AppLink>
      <span className={style.slash} aria-hidden="true">
        /
      </span>
      {isTool ? (
        <Menu
          align="start"
          trigger={
            <button type="button" className={style.here} title={t('app.tool.switch')}>
              {title}
              <ChevronDown aria-hidden="true" />
            </button>
          }
          items={TOOLS.map((tool) => ({
            label: t(`app.tool.${tool.name}.name`),
            href: tool.path,
            isChosen: tool.path === pathname,
          }))}
        />
      ) : (
        <span className={style.here}>{title}</span>
      )}
    </nav>
  );
}
