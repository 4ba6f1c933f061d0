// An image on its mat, whole at first; it can be zoomed, moved and shown on the full screen.
import { Columns2, Maximize, Minus, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Result } from '#contract/media.ts';
import { CompareFrame } from '#web/ui/video/compare-frame.tsx';
import { Button } from '#web/ui/base/button.tsx';
import { IconButton } from '#web/ui/base/icon-button.tsx';
import { joinClasses } from '#web/ui/base/join-classes.ts';
import { largeImage } from '#web/ui/base/grow-image.ts';
import { Image } from '#web/ui/base/image.tsx';
import { useZoom } from '#web/ui/base/use-zoom.ts';
import { useShortcut } from '#web/ui/base/use-shortcut.ts';
import { showOnWholeScreen } from '#web/ui/video/use-player-keys.ts';
import style from './studio.module.css';

export type ViewerProps = {
  result: Result;
  alt: string;
  /** "Nº 1,209 · 1 of 4" */
  caption: ReactNode;
  /** Star and neighbours, right of the zoom. */
  actions: ReactNode;
  /** What it was made from: the two can be compared. */
  before?: { src: string; label: string } | undefined;
};

export function Viewer({ result, alt, caption, actions, before }: ViewerProps) {
  const { t } = useTranslation();
  const zoom = useZoom();
  const container = useRef<HTMLDivElement>(null);
  const fitted = useFittedWidth(container, result.width / result.height);
  const percent = Math.round((fitted * zoom.view.scale * 100) / result.width);
  const { scale, x, y } = zoom.view;
  const isZoomed = scale > 1;
  const [isComparing, setComparing] = useState(false);

  const fillScreen = () => showOnWholeScreen(container.current);
  useShortcut('viewer.closer', zoom.zoomIn);
  useShortcut('viewer.farther', zoom.zoomOut);
  useShortcut('viewer.whole', zoom.reset);
  useShortcut('viewer.screen', fillScreen);

  return (
    <>
      <div className={style.tools}>
        <span className={style.number}>{caption}</span>
        <span className={style.zoomers}>
          <IconButton
            label={t('gallery.zoom_out')}
            icon={<Minus />}
            onClick={zoom.zoomOut}
            disabled={!isZoomed}
          />
          <button
            type="button"
            className={style.percent}
            onClick={zoom.reset}
            title={t('gallery.zoom_whole')}
          >
            {`${percent} %`}
          </button>
          <IconButton label={t('gallery.zoom_in')} icon={<Plus />} onClick={zoom.zoomIn} />
          <IconButton label={t('gallery.full_screen')} icon={<Maximize />} onClick={fillScreen} />
        </span>
        {before && (
          <Button
            look="quiet"
            aria-label={t('gallery.compare')}
            title={t('gallery.compare')}
            icon={<Columns2 />}
            aria-pressed={isComparing}
            className={joinClasses(style.compare, isComparing && style.pressed)}
            onClick={() => setComparing(!isComparing)}
          >
            <span className={style.compareWord}>{t('gallery.compare_works')}</span>
          </Button>
        )}
        {actions}
      </div>
      <div
        ref={container}
        className={joinClasses(style.mat, isZoomed && style.zoomed)}
        onDoubleClick={() => zoom.toggle(result.width / Math.max(1, fitted))}
        {...zoom.handlers}
      >
        <div
          className={style.tile}
          {...largeImage}
          style={{
            '--ratio': result.width / result.height,
            width: fitted || undefined,
            transform: `translate(${x}px, ${y}px) scale(${scale})`,
          }}
        >
          {before && isComparing ? (
            <CompareFrame
              ratio={result.width / result.height}
              mode="split"
              tags={{ before: before.label, after: t('ui.after') }}
              before={<img src={before.src} alt={before.label} draggable={false} />}
              after={<img src={result.url} alt={alt} draggable={false} />}
            />
          ) : (
            <Image
              key={result.url}
              src={result.url}
              alt={alt}
              width={result.width}
              height={result.height}
              thumbhash={result.thumbhash}
              isEager
            />
          )}
        </div>
      </div>
    </>
  );
}

/** The width at which the whole image fits its room, in CSS pixels. */
function useFittedWidth(container: RefObject<HTMLElement | null>, ratio: number): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    function measure() {
      const box = element?.getBoundingClientRect();
      const space = element && getComputedStyle(element);
      if (!box || !space) return;
      const across = box.width - Number.parseFloat(space.paddingLeft) - Number.parseFloat(space.paddingRight);
      const down = box.height - Number.parseFloat(space.paddingTop) - Number.parseFloat(space.paddingBottom);
      setWidth(Math.floor(Math.min(across, down * ratio)));
    }
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [container, ratio]);
  return width;
}
