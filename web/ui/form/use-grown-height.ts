// A field of several lines as high as its words, where the browser cannot do that by itself.
import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Returns the ref of the field. Does nothing where styles can say it (`field-sizing: content`): to measure after each drawing makes the page lay itself
 * out in between, which a slow phone feels with every key. `borders` is what stands around the words, in pixels.
 */
export function useGrownHeight(borders = 0): RefObject<HTMLTextAreaElement | null> {
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const element = area.current;
    if (!element || growsByItself()) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight + borders}px`;
  });
  return area;
}

let known: boolean | null = null;

function growsByItself(): boolean {
  known ??= typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');
  return known;
}
