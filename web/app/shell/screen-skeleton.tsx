// What stands in the place of a screen while its code comes: its own frame, so that nothing moves when it is there.
import { createElement } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { WallSkeleton as ExploreWall } from '#web/community/wall-skeleton.tsx';
import explore from '#web/community/explore.module.css';
import { EffectCardSkeleton } from '#web/effects/effect-card-skeleton.tsx';
import effects from '#web/effects/effects-gallery.module.css';
import creations from '#web/gallery/creations.module.css';
import { StudioSkeleton } from '#web/gallery/studio-skeleton.tsx';
import { WallSkeleton as CreationsWall } from '#web/gallery/wall-skeleton.tsx';
import type { TextKey } from '#web/i18n/text-key.ts';
import { FeedSkeleton } from '#web/task/feed-skeleton.tsx';
import feed from '#web/task/task-feed.module.css';
import form from '#web/task/tool-form.module.css';
import { joinClasses } from '#web/ui/base/join-classes.ts';
import pageTitle from '#web/ui/base/page-title.module.css';
import { SmallAction } from '#web/ui/base/small-action.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { WritingField } from '#web/ui/form/writing-field.tsx';
import { JustifiedWall } from '#web/ui/wall/justified-wall.tsx';
import composer from '../home/composer.module.css';
import home from '../home/home-page.module.css';
import hub from '../routes/hub-page.module.css';
import { toolAt } from '../routes/tool-list.ts';
import { LoadingBar } from './loading-line.tsx';
import style from './screen-skeleton.module.css';

export type ScreenSkeletonProps = { path: string; title: TextKey };

type Outline = (props: { title: string; hint?: string }) => ReactNode;

export function ScreenSkeleton({ path, title }: ScreenSkeletonProps) {
  const { t } = useTranslation();
  const hint = HINTS[path];
  return (
    <>
      <LoadingBar />
      <div inert aria-hidden="true">
        {createElement(outlineOf(path), { title: t(title), hint: hint && t(hint) })}
      </div>
    </>
  );
}

const OUTLINES: Readonly<Record<string, Outline>> = {
  '/home': HomeOutline,
  '/explore': ExploreOutline,
  '/creations': CreationsOutline,
  '/effects/image': EffectsOutline,
  '/effects/video': EffectsOutline,
  '/effects/generate': FormOutline,
  '/ai-image': HubOutline,
  '/ai-video': HubOutline,
  '/ai-image/generate': StudioSkeleton,
  '/ai-video/generate': StudioSkeleton,
  '/lipsync/generate': StudioSkeleton,
  '/upscale/generate': StudioSkeleton,
  '/ai-tools/lip-sync': ColumnsOutline,
};

/** What stands on the paper of a form until somebody writes: the largest words of the screen, there from the beginning. */
const HINTS: Readonly<Record<string, TextKey>> = {
  '/ai-image/text-to-image': 'text-to-image.placeholder',
  '/ai-video/text-to-video': 'text-to-video.placeholder',
};

function outlineOf(path: string): Outline {
  return OUTLINES[path] ?? (toolAt(path) ? FormOutline : PageOutline);
}

/** A tool: the form at the left, what it made at the right. */
function FormOutline({ title, hint }: { title: string; hint?: string }) {
  return (
    <div className={form.tool}>
      <div className={form.form}>
        <div className={form.fields}>
          <div className={form.head}>
            <p className={form.title}>{title}</p>
            {/* As high as what stands there: one's own prompts. */}
            <SmallAction>{'\u00a0'}</SmallAction>
          </div>
          <Lines hint={hint} />
          <Skeleton height="220px" />
          <Skeleton height="58px" />
          <Skeleton height="36px" />
        </div>
        <div className={form.generate}>
          <Skeleton height="52px" />
        </div>
      </div>
      <div className={feed.feed}>
        <div className={feed.bar} />
        <FeedSkeleton />
      </div>
    </div>
  );
}

/** Lip sync: three columns beside one another. */
function ColumnsOutline({ title }: { title: string }) {
  return (
    <div className={style.wide}>
      <Title>{title}</Title>
      <div className={style.columns}>
        {[0, 1, 2].map((column) => (
          <div key={column} className={style.column}>
            <Skeleton width="46%" height="24px" />
            <Skeleton height="36px" />
            <Skeleton height="180px" />
          </div>
        ))}
      </div>
    </div>
  );
}

function HomeOutline() {
  return (
    <div className={home.page}>
      <div className={home.first}>
        <div className={composer.composer}>
          <Skeleton width="180px" height="38px" />
          <div className={composer.words}>
            <Lines size="large" />
          </div>
          <Skeleton height="52px" />
        </div>
        {/* On a phone what was made last stands first, or nothing yet: its place is kept by the page. */}
        <div className={joinClasses(home.beside, style.beside)}>
          <Skeleton height="240px" />
        </div>
      </div>
      <div className={style.section}>
        <JustifiedWall items={ROW} keyOf={({ at }) => String(at)} ratioOf={({ ratio }) => ratio} isRow>
          {({ ratio }) => <Skeleton ratio={ratio} />}
        </JustifiedWall>
      </div>
    </div>
  );
}

const ROW = [1, 3 / 2, 1, 2 / 3, 16 / 9, 2 / 3, 16 / 9, 3 / 4].map((ratio, at) => ({ ratio, at }));

function ExploreOutline({ title }: { title: string }) {
  return (
    <div className={explore.page}>
      <header className={explore.bar}>
        <p className={explore.title}>{title}</p>
        <div className={explore.tabs}>
          <Skeleton width="260px" height="24px" />
        </div>
      </header>
      <ExploreWall />
    </div>
  );
}

function CreationsOutline({ title }: { title: string }) {
  return (
    <div className={creations.page}>
      <div className={creations.wallSide}>
        <header className={creations.head}>
          <Title>{title}</Title>
          <div className={creations.filters}>
            <Skeleton width="340px" height="16px" />
          </div>
        </header>
        <CreationsWall />
      </div>
    </div>
  );
}

/** Two rows of a wide window. */
const CARDS = Array.from({ length: 12 }, (_, at) => at);

function EffectsOutline({ title }: { title: string }) {
  return (
    <div className={effects.page}>
      <header className={effects.head}>
        <Title>{title}</Title>
      </header>
      <div className={effects.bar}>
        <Skeleton width="420px" height="16px" />
      </div>
      <div className={effects.wall}>
        {CARDS.map((at) => (
          <EffectCardSkeleton key={at} />
        ))}
      </div>
    </div>
  );
}

function HubOutline({ title }: { title: string }) {
  return (
    <div className={hub.page}>
      <header className={hub.head}>
        <Title>{title}</Title>
      </header>
      <div className={hub.tools}>
        {[0, 1, 2].map((at) => (
          <div key={at} className={style.card}>
            <Skeleton height="240px" />
            <Skeleton width="50%" height="24px" />
            <Skeleton width="80%" height="16px" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** Any other page: its title, and text. */
function PageOutline({ title }: { title: string }) {
  return (
    <div className={style.page}>
      <Title>{title}</Title>
      <Skeleton height="160px" />
      <Skeleton width="70%" height="16px" />
      <Skeleton width="84%" height="16px" />
      <Skeleton width="58%" height="16px" />
    </div>
  );
}

/** No headline yet: that is the screen's own. */
function Title({ children }: { children: string }) {
  return (
    <div className={pageTitle.row}>
      <p className={pageTitle.title}>{children}</p>
    </div>
  );
}

/** The ruled paper of a prompt, still empty. */
function Lines({ size, hint }: { size?: 'large'; hint?: string }) {
  return (
    <WritingField
      label=""
      value=""
      onChange={() => {}}
      placeholder={hint}
      size={size}
      disabled
      isCountShown={false}
    />
  );
}
