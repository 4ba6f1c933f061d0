// A screen that one works at before the application is there: its bar, its contents and its outline. Nobody's data are in it.
import { Mark } from './shell/mark.tsx';
import { ContentsColumn } from './shell/contents-column.tsx';
import { ScreenSkeleton } from './shell/screen-skeleton.tsx';
import { TabBar } from './shell/tab-bar.tsx';
import type { Place } from './routes/site-map.ts';
import shell from './shell/app-shell.module.css';
import bar from './shell/top-bar.module.css';

export function ScreenOutline({ place: { layout, path, title } }: { place: Place }) {
  const content = (
    <main className={shell.main}>
      <ScreenSkeleton path={path} title={title} />
    </main>
  );
  return (
    <>
      <header className={bar.bar}>
        <Mark href="/home" />
      </header>
      {layout === 'default' ? (
        <div className={shell.columns}>
          <aside className={shell.side}>
            <ContentsColumn />
          </aside>
          {content}
        </div>
      ) : (
        content
      )}
      <TabBar />
    </>
  );
}
