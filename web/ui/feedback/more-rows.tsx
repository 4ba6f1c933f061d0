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
    const watcher = new IntersectionObserver(
      (entries) => {
        // Several where it left and came back between two looks of the browser: the last one holds.
        if (entries.at(-1)?.isIntersecting) latest.current();
      },
      { rootMargin: `${ahead}px` },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
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
