// The title of the tab: how far what runs is, how many finished works have not been looked at, the page, the product.
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { usePollingStore } from '#web/task/polling-store.ts';
import { useTabState } from '#web/task/tab-state.ts';
import { useOpenPlace } from '../guards/use-open-place.ts';

export function DocumentTitle() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const place = useOpenPlace(pathname);
  const unseen = usePollingStore((state) => state.unseen.length);
  const state = useTabState();
  const kind = state?.kind ?? null;
  const percent = state?.kind === 'running' ? state.percent : 0;
  useEffect(() => {
    const page = t(place?.title ?? 'app.title.not_found');
    const app = t('app.name');
    const title = pathname === '/' ? `${app} — ${page}` : `${page} — ${app}`;
    const counted = unseen > 0 ? `(${unseen}) ${title}` : title;
    document.title = kind ? t(`app.tab.${kind}`, { title: counted, n: percent }) : counted;
  }, [t, place, pathname, unseen, kind, percent]);
  return null;
}
