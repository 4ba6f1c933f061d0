// Going to a month of the wall that may be far beyond what is known of it: it is loaded until there, and then one
// stands there. Escape stops it, and another jump takes its place.
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskWallView } from '#web/model/tasks/use-task-wall.ts';
import { useShortcut } from '#web/ui/base/use-shortcut.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { measureRange } from '#web/ui/wall/use-window-range.ts';
import type { WindowRange } from '#web/ui/wall/use-window-range.ts';
import type { WallLayout } from '#web/ui/wall/wall-layout.ts';
import type { WorksByDay } from './group-by-day.ts';
import { endOfMonth, sectionOfMonth } from './months.ts';

/** On the way to a month. */
export type ComingMonth = {
  month: string;
  /** Images that are known by now; null before anything had to be loaded. */
  known: number | null;
};

/** Where one has come to: from this range of the wall to the one that begins there. */
export type Landed = { month: string; from: WindowRange; top: number };

export type MonthJump = {
  coming: ComingMonth | null;
  landed: Landed | null;
  goTo: (month: string) => void;
  stop: () => void;
  /** More is needed to stand there. Does nothing while some is on its way. */
  loadOn: () => void;
  land: (landed: Landed) => void;
};

/** `listKey`: another list begins anew, and nobody is on the way to anything. */
export function useMonthJump({ loadBackTo }: TaskWallView, listKey: string): MonthJump {
  const { t } = useTranslation();
  const [coming, setComing] = useState<(ComingMonth & { listKey: string }) | null>(null);
  const [landed, setLanded] = useState<Landed | null>(null);
  const loading = useRef<AbortController | null>(null);
  const now = coming?.listKey === listKey ? coming : null;

  const end = useCallback(() => {
    loading.current?.abort();
    loading.current = null;
    setComing(null);
  }, []);
  useEffect(() => end, [end]);
  if (coming && coming.listKey !== listKey) setComing(null);
  useEffect(() => {
    if (coming === null) loading.current?.abort();
  }, [coming]);
  useShortcut('everywhere.close', end, { isOn: now !== null });

  const month = now?.month;
  const loadOn = useCallback(() => {
    if ((loading.current && !loading.current.signal.aborted) || month === undefined) return;
    const stopping = new AbortController();
    const { signal } = stopping;
    loading.current = stopping;
    const onProgress = (known: number) =>
      setComing((last) => (last && !signal.aborted ? { ...last, known } : last));
    loadBackTo(endOfMonth(month), { onProgress, signal })
      .catch(() => {
        if (signal.aborted) return;
        toast.error(t('gallery.more_failed'));
        end();
      })
      .finally(() => {
        if (loading.current !== stopping) return;
        loading.current = null;
        // Whether it is enough, the wall says.
        setComing((last) => last && { ...last });
      });
  }, [month, loadBackTo, end, t]);

  const land = useCallback(
    (there: Landed) => {
      end();
      setLanded(there);
    },
    [end],
  );

  const goTo = useCallback(
    (next: string) => {
      end();
      setComing({ month: next, known: null, listKey });
    },
    [end, listKey],
  );
  return useMemo(
    () => ({ coming: now, landed, goTo, stop: end, loadOn, land }),
    [now, landed, goTo, end, loadOn, land],
  );
}

export type LandingOptions = {
  jump: MonthJump;
  hanging: WorksByDay;
  layout: WallLayout;
  hasMore: boolean;
  container: RefObject<HTMLElement | null>;
  range: WindowRange;
  moveTo: (top: number, offset: number) => void;
  /** So far below the top of the window the month then begins, in pixels. */
  measureBars: () => number;
};

/**
 * Goes there as soon as the month, and a window's height of what follows, hangs. Returns the month where one has landed
 * as long as one stays there: the last ones of a wall do not reach the top of the window.
 */
export function useLanding({ jump, hanging, layout, hasMore, container, range, ...acts }: LandingOptions) {
  const { coming, landed, land, loadOn } = jump;
  const { moveTo, measureBars } = acts;
  useLayoutEffect(() => {
    if (!coming || !container.current || layout.sections.length === 0) return;
    const at = sectionOfMonth(hanging, coming.month);
    const section = layout.sections[at < 0 ? layout.sections.length - 1 : at];
    const isThere = at >= 0 && section !== undefined && layout.height - section.top >= innerHeight;
    if (!isThere && hasMore) {
      loadOn();
      return;
    }
    moveTo(section?.top ?? 0, measureBars());
    land({ month: coming.month, from: range, top: measureRange(container.current).top });
  }, [coming, hanging, layout, hasMore, container, range, moveTo, measureBars, land, loadOn]);
  // What is known of the window follows with the next frame.
  return landed && (landed.from === range || landed.top === range.top) ? landed.month : null;
}
