// The title of the tab: the page, the product, and how many finished works have not been looked at.
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { usePollingStore } from '#web/task/polling-store.ts';
import { useOpenPlace } from '../guards/use-open-place.ts';

export function DocumentTitle() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const place = useOpenPlace(pathname);
  const unseen = usePollingStore((state) => state.unseen.length);
  useEffect(() => {
    const page = t(place?.title ?? 'app.title.not_found');
    const app = t('app.name');
    const title = pathname === '/' ? `${app} — ${page}` : `${page} — ${app}`;
    document.title = unseen > 0 ? `(${unseen}) ${title}` : title;
  }, [t, place, pathname, unseen]);
  return null;
}
