// How high the filters stand over the wall: in one line or, where the page is narrow, in two.
import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/** Told to the styles of what the bar stands in as `--filters`: what stays in sight stays below it. */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!bar.current) return;
    const watcher = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize;
      if (height) bar.current?.parentElement?.style.setProperty('--filters', `${height}px`);
    });
    watcher.observe(bar.current);
    return () => watcher.disconnect();
  }, [bar]);
}
