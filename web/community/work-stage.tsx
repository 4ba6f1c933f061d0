// The work itself, as large as its room allows: an image can be zoomed and moved, a video has its player. Of several
// images one stands there, the others below it.
import { useRef } from 'react';
import type { TouchEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicImage, PublicTask } from '#contract/task.ts';
import { publicVideoOf, titleOf } from '#web/model/tasks/task-shape.ts';
import { joinClasses } from '#web/ui/base/join-classes.ts';
import { largeImage } from '#web/ui/base/grow-image.ts';
import { Image } from '#web/ui/base/image.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Player } from '#web/ui/video/player.tsx';
import { ImageStrip } from '#web/ui/wall/image-strip.tsx';
import { useZoom } from '#web/ui/base/use-zoom.ts';
import type { ShownImage } from './use-shown-image.ts';
import style from './work-overlay.module.css';

/** A finger that goes so far sideways turns the page, in pixels. */
const SWIPE = 56;
/** How much larger a click shows an image. */
const CLOSER = 2.5;
/** A pointer that moved so little has clicked, in pixels. */
const STILL = 4;

export type WorkStageProps = { work: PublicTask; shown: ShownImage; onStep: (way: 1 | -1) => void };

export function WorkStage({ work, shown, onStep }: WorkStageProps) {
  const { t } = useTranslation();
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
  ) : work.images.length < 2 ? (
    <ZoomedImage image={shown.image} title={title} swipe={swipe} />
  ) : (
    <div className={style.several}>
      <ZoomedImage key={shown.image.index} image={shown.image} title={title} swipe={swipe} />
      <ImageStrip
        images={work.images}
        index={shown.image.index}
        onChoose={shown.show}
        label={t('community.images')}
        nameOf={(place) => t('community.image_of', { n: place + 1, all: work.images.length })}
        className={style.strip}
      />
    </div>
  );
}

/** The room of a work that is on its way. */
export function StageSkeleton() {
  return (
    <div className={style.stage} aria-hidden="true">
      <div className={style.fitted} style={{ '--ratio': 1 }}>
        <Skeleton ratio={1} />
      </div>
    </div>
  );
}

type Swipe = ReturnType<typeof useSwipe>;

function ZoomedImage({ image, title, swipe }: { image: PublicImage; title: string; swipe: Swipe }) {
  const { t } = useTranslation();
  const { view, toggle, handlers } = useZoom();
  const from = useRef({ x: 0, y: 0 });
  const isZoomed = view.scale > 1;
  return (
    <div className={joinClasses(style.stage, isZoomed && style.zoomed)} {...(isZoomed ? {} : swipe)}>
      <button
        type="button"
        className={style.fitted}
        style={{ '--ratio': image.width / image.height }}
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
          {...largeImage}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        >
          <Image
            src={image.thumb}
            alt={title}
            width={image.width}
            height={image.height}
            thumbhash={image.thumbhash}
            isEager
          />
          {/* The large file covers the small one that the wall has shown already. */}
          <img src={image.url} alt="" draggable={false} className={style.large} />
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
