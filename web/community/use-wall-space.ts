// How wide the wall of Explore is, in which columns, and what of it is near the window.
import { useMemo } from 'react';
import type { RefObject } from 'react';
import { useIsPhone } from '#web/ui/base/use-is-phone.ts';
import { useWindowRange } from '#web/ui/wall/use-window-range.ts';
import type { WallSpace } from './masonry-layout.ts';

const DESK = { columnWidth: 268, fewestColumns: 2, gap: 14, captionHeight: 44 };
const PHONE = { columnWidth: 175, fewestColumns: 2, gap: 8, captionHeight: 46 };

export function useWallSpace(container: RefObject<HTMLElement | null>) {
  const { width, top, bottom } = useWindowRange(container);
  const isPhone = useIsPhone();
  const space = useMemo((): WallSpace => ({ width, ...(isPhone ? PHONE : DESK) }), [width, isPhone]);
  return { space, range: { top, bottom } };
}
