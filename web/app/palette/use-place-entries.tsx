// Where one can go: the sections, the tabs of the account, the prices, and one's own things.
import { Compass, CreditCard, Crop, FileText, House, Image, Images, Settings, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sellsAnything } from '#contract/prices.ts';
import { tabsOf } from '#web/account/account-tabs.ts';
import type { TextKey } from '#web/i18n/text-key.ts';
import { useAccountPlace } from '../account/use-account-place.ts';
import { useGuardedNavigate } from '../guards/use-guarded-navigate.ts';
import { useViewer } from '../guards/viewer.ts';
import { CROPPER_PATH } from '../routes/tool-list.ts';
import { useOwnPlaces } from '../shell/use-own-places.tsx';
import type { PaletteEntry } from './palette-entry.ts';

type Place = {
  href: string;
  label: TextKey;
  icon: ReactNode;
  /** In English, whatever the page speaks. */
  english: string;
};

const FIRST: readonly Place[] = [
  { href: '/home', label: 'app.nav.home', icon: <House />, english: 'home' },
  { href: '/explore', label: 'app.nav.explore', icon: <Compass />, english: 'explore' },
  { href: '/creations', label: 'app.nav.creations', icon: <Images />, english: 'creations' },
  { href: '/ai-image', label: 'app.title.ai_image', icon: <Image />, english: 'image tools' },
  { href: '/ai-video', label: 'app.title.ai_video', icon: <Video />, english: 'video tools' },
  { href: CROPPER_PATH, label: 'app.nav.cropper', icon: <Crop />, english: 'image cropper' },
];
const PRICES: Place = {
  href: '/landing/subscription',
  label: 'app.title.prices',
  icon: <CreditCard />,
  english: 'prices plans',
};
const LAST: readonly Place[] = [
  { href: '/landing/termservice', label: 'app.title.terms', icon: <FileText />, english: 'terms' },
  { href: '/landing/privacypolicy', label: 'app.title.privacy', icon: <FileText />, english: 'privacy' },
];

export function usePlaceEntries(): PaletteEntry[] {
  const { t } = useTranslation();
  const viewer = useViewer();
  const go = useGuardedNavigate();
  const account = useAccountPlace();
  const own = useOwnPlaces();
  const entryOf = ({ href, label, icon, english }: Place): PaletteEntry => ({
    id: `place ${href}`,
    label: t(label),
    names: [t(label), english],
    icon,
    run: () => void go(href),
  });
  const first = FIRST.map(entryOf);
  const known = new Set(FIRST.map(({ href }) => href));
  const tabs = tabsOf(viewer !== null).map((tab): PaletteEntry => ({
    id: `tab ${tab}`,
    label: `${t('account.title')} · ${t(`account.tab.${tab}`)}`,
    names: [t(`account.tab.${tab}`), `${t('account.title')} ${t(`account.tab.${tab}`)}`, `settings ${tab}`],
    icon: <Settings />,
    run: () => account.open(tab),
  }));
  // What opens a tab of the account stands among the tabs.
  const ownPlaces = (viewer ? own : []).flatMap(({ href, label, icon }): PaletteEntry[] =>
    href === undefined || known.has(href)
      ? []
      : [{ id: `own ${href}`, label, names: [label], icon, run: () => void go(href) }],
  );
  return [
    ...first,
    ...ownPlaces,
    ...(sellsAnything() ? [entryOf(PRICES)] : []),
    ...tabs,
    ...LAST.map(entryOf),
  ];
}
