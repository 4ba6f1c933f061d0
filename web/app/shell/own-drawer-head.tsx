// On a phone, what stands on top of the drawer: who one is, and where one's things are.
import { useTranslation } from 'react-i18next';
import { Avatar } from '#web/ui/base/avatar.tsx';
import { AppLink } from './app-link.tsx';
import { PlanBadge } from './plan-badge.tsx';
import { useOwnPlaces } from './use-own-places.tsx';
import type { Viewer } from '../guards/viewer.ts';
import style from './contents-drawer.module.css';

export function OwnDrawerHead({ viewer }: { viewer: Viewer }) {
  const { t } = useTranslation();
  const places = useOwnPlaces();
  return (
    <div className={style.own}>
      <div className={style.who}>
        <Avatar name={viewer.name} image={viewer.image} size="medium" />
        <span className={style.email}>{viewer.email}</span>
        <PlanBadge />
      </div>
      <nav aria-label={t('app.account.menu')}>
        <ul>
          {places.map(({ label, icon, count = 0, href, onSelect }) => {
            const inside = (
              <>
                {icon}
                {label}
                {count > 0 && <b className={style.count}>{count}</b>}
              </>
            );
            return (
              <li key={label}>
                {href ? (
                  <AppLink href={href} className={style.place}>
                    {inside}
                  </AppLink>
                ) : (
                  <button type="button" className={style.place} onClick={onSelect}>
                    {inside}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      </nav>
    </div>
  );
}
