// The working part of the application: keeps tasks followed, and draws the bar, the contents and the tabs.
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { BillingBanner } from '#web/billing/billing-banner.tsx';
import { PointsSheet } from '#web/points/points-sheet.tsx';
import { ContentsColumn } from './contents-column.tsx';
import { PaletteLayer } from '../palette/palette-layer.tsx';
import { KeyHelp } from './key-help.tsx';
import { ShareLayer } from './share-layer.tsx';
import { useKeepFocus } from './use-keep-focus.ts';
import { NotifyOffer } from './notify-offer.tsx';
import { TabBar } from './tab-bar.tsx';
import { useOfflineShell } from './watch-version.ts';
import { TaskApp } from '../routes/app-task-provider.tsx';
import { TopBar } from './top-bar.tsx';
import { TopBarSections } from './top-bar-sections.tsx';
import style from './app-shell.module.css';

export { ScreenSkeleton } from './screen-skeleton.tsx';

export function AppShell() {
  useOfflineShell();
  useKeepFocus();
  return (
    <TaskApp>
      <BillingBanner />
      <Outlet />
      <KeyHelp />
      <PaletteLayer />
      <NotifyOffer />
      <PointsSheet />
      <ShareLayer />
    </TaskApp>
  );
}

/** Bar and contents column. */
export function DefaultLayout() {
  return (
    <>
      <SkipLink />
      <TopBar>
        <TopBarSections />
      </TopBar>
      <div className={style.columns}>
        <aside className={style.side}>
          <ContentsColumn />
        </aside>
        <main id="content" className={style.main} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <TabBar />
    </>
  );
}

/** The bar only, with the way back in it; the screen has the whole width. */
export function HeaderOnlyLayout({ hasCrumb = true }: { hasCrumb?: boolean }) {
  return (
    <>
      <SkipLink />
      <TopBar hasCrumb={hasCrumb}>
        <TopBarSections />
      </TopBar>
      <main id="content" className={style.main} tabIndex={-1}>
        <Outlet />
      </main>
      <TabBar />
    </>
  );
}

function SkipLink() {
  const { t } = useTranslation();
  return (
    <a href="#content" className={style.skip}>
      {t('app.skip')}
    </a>
  );
}
