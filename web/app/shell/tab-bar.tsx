// The bottom of a phone: four places and the filled plus that opens the tools.
import { Compass, House, Images, Plus, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { UnreadDot } from '#web/account/unread-dot.tsx';
import { Sheet } from '#web/ui/layer/sheet.tsx';
import { joinClasses } from '#web/ui/base/join-classes.ts';
import { AppLink } from './app-link.tsx';
import { ContentsDrawer } from './contents-drawer.tsx';
import { EightTools } from '../routes/eight-tools.tsx';
import style from './tab-bar.module.css';

export function TabBar() {
  const { t } = useTranslation();
  const { pathname, key } = useLocation();
  // Remembering where it was opened closes it by itself when one goes elsewhere.
  const [open, setOpen] = useState<{ what: 'tools' | 'me'; at: string } | null>(null);
  const shown = open?.at === key ? open.what : null;
  const close = () => setOpen(null);
  const places = [
    { path: '/home', label: t('app.nav.home'), icon: <House aria-hidden="true" /> },
    { path: '/explore', label: t('app.nav.explore'), icon: <Compass aria-hidden="true" /> },
    null,
    { path: '/creations', label: t('app.nav.creations'), icon: <Images aria-hidden="true" /> },
  ];
  return (
    <nav className={style.bar} aria-label={t('app.main_navigation')}>
      {places.map((place) =>
        place ? (
          <AppLink
            key={place.path}
            href={place.path}
            aria-current={place.path === pathname ? 'page' : undefined}
            className={joinClasses(style.tab, place.path === pathname && style.here)}
          >
            {place.icon}
            {place.label}
          </AppLink>
        ) : (
          <button
            key="create"
            type="button"
            className={style.create}
            aria-label={t('app.nav.create')}
            onClick={() => setOpen({ what: 'tools', at: key })}
          >
            <Plus aria-hidden="true" />
          </button>
        ),
      )}
      <button type="button" className={style.tab} onClick={() => setOpen({ what: 'me', at: key })}>
        <span className={style.me}>
          <UserRound aria-hidden="true" />
          <UnreadDot className={style.dot} />
        </span>
        {t('app.nav.me')}
      </button>
      <Sheet isOpen={shown === 'tools'} onClose={close} title={t('app.nav.create')} side="bottom">
        <div className={style.tools}>
          <EightTools />
        </div>
      </Sheet>
      <ContentsDrawer isOpen={shown === 'me'} onClose={close} />
    </nav>
  );
}
