// The months of the wall as a line beside it: where one stands, and by hover, drag or key the way to any other.
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Month } from '#web/model/tasks/use-task-months.ts';
import { findBinding } from '#web/ui/base/key-bindings.ts';
import type { KeyName } from '#web/ui/base/key-bindings.ts';
import { useKeysOf } from '#web/ui/base/use-shortcut.ts';
import { useMonthText } from './use-month-text.ts';
import { divideTrack, listYears, stretchAt } from './date-track.ts';
import type { Stretch } from './date-track.ts';
import { stepMonth } from './months.ts';
import type { MonthPlace } from './months.ts';
import type { MonthJump } from './use-month-jump.ts';
import style from './date-scrubber.module.css';

/** Of the letters of a year, upright along the line, and of a label; in pixels. */
const YEAR_HEIGHT = 40;
const LABEL_HEIGHT = 26;

export type DateScrubberProps = {
  months: readonly Month[];
  place: MonthPlace;
  /** Where one has gone and stays, whatever stands at the top of the window. */
  landed: string | null;
  jump: MonthJump;
};

export function DateScrubber({ months, place, landed, jump }: DateScrubberProps) {
  const { t } = useTranslation();
  const text = useMonthText(months);
  useKeysOf('months');
  const line = useRef<HTMLDivElement>(null);
  const height = useHeight(line);
  const stretches = useMemo(() => divideTrack(months, height), [months, height]);
  const slider = useRef<HTMLInputElement>(null);
  const pointer = usePointer(stretches, (to) => {
    go(to);
    slider.current?.focus({ preventScroll: true });
  });
  const [hasFocus, setFocus] = useState(false);

  const { coming } = jump;
  const stood = months.findIndex(({ month }) => month === (coming?.month ?? landed));
  const index = stood < 0 ? place.index : stood;
  const marked = stood < 0 ? place : { index, share: 0 };
  const told = pointer.index ?? (coming || hasFocus ? index : null);

  function go(to: number) {
    const month = months[to]?.month;
    if (month !== undefined) jump.goTo(month);
  }
  const step = (event: KeyboardEvent) => go(stepMonth(months, index, event.key));
  const acts: Readonly<Record<KeyName<'months'>, (event: KeyboardEvent) => void>> = {
    month: step,
    year: step,
    ends: step,
  };
  return (
    <div ref={line} className={style.scrubber} {...pointer.hand}>
      <input
        ref={slider}
        type="range"
        className={style.slider}
        aria-label={t('gallery.months')}
        aria-orientation="vertical"
        aria-valuetext={text.name(months[index])}
        aria-busy={coming !== null}
        min={0}
        max={months.length - 1}
        value={index}
        onChange={(event) => go(Number(event.target.value))}
        onFocus={(event) => setFocus(event.target.matches(':focus-visible'))}
        onBlur={() => setFocus(false)}
        onKeyDown={(event) => {
          const name = findBinding('months', event);
          if (!name) return;
          setFocus(true);
          acts[name](event);
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      <Track months={months} stretches={stretches} height={height} />
      <Mark stretch={stretches[marked.index]} share={marked.share} />
      {told !== null && (
        <Label stretch={stretches[told]} height={height}>
          {coming && told === index ? text.coming(coming) : text.count(months[told])}
        </Label>
      )}
    </div>
  );
}

type TrackProps = { months: readonly Month[]; stretches: readonly Stretch[]; height: number };

const Track = memo(function Track({ months, stretches, height }: TrackProps) {
  return (
    <>
      {stretches.map(({ top }, at) => (
        <span key={months[at]?.month} className={style.tick} style={{ top }} />
      ))}
      {listYears(months, stretches, { height, room: YEAR_HEIGHT }).map(({ year, top }) => (
        <span key={year} className={style.year} style={{ top }}>
          {year}
        </span>
      ))}
    </>
  );
});

function Mark({ stretch, share }: { stretch: Stretch | undefined; share: number }) {
  if (!stretch) return null;
  const top = stretch.top + share * stretch.height;
  return <span className={style.mark} style={{ translate: `0 ${top.toFixed(1)}px` }} />;
}

type LabelProps = { stretch: Stretch | undefined; height: number; children: string };

function Label({ stretch, height, children }: LabelProps) {
  if (!stretch) return null;
  const top = Math.min(
    Math.max(0, stretch.top + stretch.height / 2 - LABEL_HEIGHT / 2),
    height - LABEL_HEIGHT,
  );
  return (
    <span className={style.label} style={{ top }}>
      {children}
    </span>
  );
}

function useHeight(element: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const watcher = new ResizeObserver(([entry]) => entry && setHeight(entry.contentRect.height));
    watcher.observe(element.current);
    return () => watcher.disconnect();
  }, [element]);
  return height;
}

/** The month under the pointer, and where it is let go. */
function usePointer(stretches: readonly Stretch[], onRelease: (index: number) => void) {
  const [index, setIndex] = useState<number | null>(null);
  const isHeld = useRef(false);
  const find = (event: PointerEvent) => stretchAt(stretches, event.nativeEvent.offsetY);
  return {
    index,
    hand: {
      onPointerMove: (event: PointerEvent) => setIndex(find(event)),
      onPointerLeave: () => !isHeld.current && setIndex(null),
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0) return;
        isHeld.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        setIndex(find(event));
      },
      onPointerUp(event: PointerEvent) {
        if (!isHeld.current) return;
        isHeld.current = false;
        onRelease(find(event));
        // A finger hovers over nothing; a mouse may still.
        if (event.pointerType !== 'mouse') setIndex(null);
      },
      onPointerCancel() {
        isHeld.current = false;
        setIndex(null);
      },
    },
  };
}
