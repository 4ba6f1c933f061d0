// The work itself, as large as its room allows: an image can be zoomed and moved, a video has its player.
import { useRef } from 'react';
import type { TouchEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicTask } from '#contract/task.ts';
import { publicVideoOf, titleOf } from '#web/model/tasks/task-shape.ts';
import { joinClasses } from '#web/ui/base/join-classes.ts';
import { Image } from '#web/ui/base/image.tsx';
import { Player } from '#web/ui/video/player.tsx';
import { useZoom } from '#web/ui/base/use-zoom.ts';
import style from './work-overlay.module.css';

/** A finger that goes so far sideways turns the page, in pixels. */
const SWIPE = 56;
/** How much larger a click shows an image. */
const CLOSER = 2.5;
/** A pointer that moved so little has clicked, in pixels. */
const STILL = 4;

export type WorkStageProps = { work: PublicTask; onStep: (way: 1 | -1) => void };

export function WorkStage({ work, onStep }: WorkStageProps) {
  const ratio = work.width / work.height;
  const video = publicVideoOf(work);
  const title = titleOf(work);
  const swipe = useSwipe(onStep);
  return video ? (
    <div className={style.stage}>
      <div className={style.fitted} style={{ '--ratio': ratio }}>
        <Player
          src={video.url}
          poster={work.thumb}
          label={title}
          width={work.width}
          height={work.height}
          duration={video.seconds}
          fps={video.fps}
          hasSound={video.hasSound}
        />
      </div>
    </div>
  ) : (
    <ZoomedImage work={work} title={title} swipe={swipe} />
  );
}

type Swipe = ReturnType<typeof useSwipe>;

function ZoomedImage({ work, title, swipe }: { work: PublicTask; title: string; swipe: Swipe }) {
  const { t } = useTranslation();
  const { view, toggle, handlers } = useZoom();
  const from = useRef({ x: 0, y: 0 });
  const isZoomed = view.scale > 1;
  return (
    <div className={joinClasses(style.stage, isZoomed && style.zoomed)} {...(isZoomed ? {} : swipe)}>
      <button
        type="button"
        className={style.fitted}
        style={{ '--ratio': work.width / work.height }}
        aria-label={t(isZoomed ? 'community.zoom_out' : 'community.zoom_in', { title })}
        aria-pressed={isZoomed}
        {...handlers}
        onPointerDown={(event) => {
          from.current = { x: event.clientX, y: event.clientY };
          handlers.onPointerDown(event);
        }}
        onClick={({ clientX, clientY, detail }) => {
          // The keyboard has no place to have moved from.
          const moved = Math.hypot(clientX - from.current.x, clientY - from.current.y);
          if (detail === 0 || moved <= STILL) toggle(CLOSER);
        }}
      >
        <span
          className={style.print}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        >
          <Image
            src={work.thumb}
            alt={title}
            width={work.width}
            height={work.height}
            thumbhash={work.thumbhash}
            isEager
          />
          {/* The large file covers the small one that the wall has shown already. */}
          <img src={work.url} alt="" draggable={false} className={style.large} />
        </span>
      </button>
    </div>
  );
}

/** Turning to the neighbours by a finger. */
function useSwipe(onStep: (way: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches.item(0);
      from.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches.item(0);
      if (!finger || !from.current) return;
      const across = finger.clientX - from.current.x;
      const down = finger.clientY - from.current.y;
      if (Math.abs(across) > SWIPE && Math.abs(across) > 2 * Math.abs(down)) onStep(across < 0 ? 1 : -1);
    },
  };
}
