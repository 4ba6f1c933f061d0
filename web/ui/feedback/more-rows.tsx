// The end of a list: more comes by itself when it is near, and by a button where it does not.
import { useEffect, useRef } from 'react';
import { Button } from '../base/button.tsx';
import style from './more-rows.module.css';

export type MoreRowsProps = {
  hasMore: boolean;
  isLoading: boolean;
  onMore: () => void;
  moreLabel: string;
  endLabel: string;
  /** Pixels before the end at which more is asked for. */
  ahead?: number;
};

/** Where loading has not begun to show by then, it is over already. */
const LOOK_AGAIN_MS = 250;

export function MoreRows({ hasMore, isLoading, onMore, moreLabel, endLabel, ahead = 600 }: MoreRowsProps) {
  const edge = useRef<HTMLDivElement>(null);
  const latest = useRef(onMore);
  useEffect(() => {
    latest.current = onMore;
  });
  const isWaiting = hasMore && !isLoading;
  useEffect(() => {
    const element = edge.current;
    if (!element || !isWaiting || typeof IntersectionObserver === 'undefined') return;
    let again: ReturnType<typeof setTimeout> | undefined;
    const watcher = new IntersectionObserver(
      (entries) => {
        // Several where it left and came back between two looks of the browser: the last one holds.
        if (!entries.at(-1)?.isIntersecting) return;
        latest.current();
        // A load may begin and end between two drawings while the edge stays near: nothing would change, and nothing be told.
        watcher.unobserve(element);
        again = setTimeout(() => watcher.observe(element), LOOK_AGAIN_MS);
      },
      { rootMargin: `${ahead}px` },
    );
    watcher.observe(element);
    return () => {
      clearTimeout(again);
      watcher.disconnect();
    };
  }, [isWaiting, ahead]);
  return (
    <div ref={edge} className={style.more}>
      {hasMore ? (
        <Button onClick={onMore} isBusy={isLoading}>
          {moreLabel}
        </Button>
      ) : (
        <span className={style.end}>{endLabel}</span>
      )}
    </div>
  );
}
