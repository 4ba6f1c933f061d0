// A wall of any length: only what is near the window is drawn, everything stands where the layout says. It is a list
// of all its items for whoever hears it. What hangs there, it does not know.
import { memo, useMemo, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { isInRange } from './use-window-range.ts';
import type { WindowRange } from './use-window-range.ts';
import { boxesOfRow, rowsIn, sectionsIn } from './wall-layout.ts';
import type { WallBox, WallLayout, WallRow, WallSection } from './wall-layout.ts';
import { joinClasses } from '../base/join-classes.ts';
import style from './virtual-wall.module.css';

type DrawItem = (index: number, isStop: boolean) => ReactNode;
/** For CSS; undefined where nothing is known of the item. */
type ColourOf = (index: number) => string | undefined;

export type VirtualWallProps = {
  layout: WallLayout;
  range: WindowRange;
  container: RefObject<HTMLDivElement | null>;
  keyOfSection: (section: number) => string;
  /** What names the section: a heading with this id. */
  drawHead: (section: number, headId: string) => ReactNode;
  keyOf: (index: number) => string;
  /** The same as long as the same is drawn: while one scrolls only what comes into sight is drawn anew. */
  drawItem: DrawItem;
  /** One scrolls too fast to look: what comes into sight is drawn as a row of colours, what stands there stays. */
  isFlying?: boolean;
  colourOf?: ColourOf;
  /** The one stop of the Tab key. */
  stop?: number | null;
  /** An item that stays drawn wherever one scrolls to: the one that the keyboard stands on. */
  kept?: number | null;
  /** More may come to the last section. */
  isOpenEnded?: boolean;
  className?: string;
  sectionClassName?: string;
  children?: ReactNode;
};

export function VirtualWall(props: VirtualWallProps) {
  const {
    layout,
    range,
    container,
    keyOfSection,
    kept = null,
    isFlying = false,
    className,
    children,
  } = props;
  const [standing, setStanding] = useState<WindowRange | null>(null);
  if (isFlying !== (standing !== null)) setStanding(isFlying ? range : null);
  const shown = useMemo(() => {
    const found = sectionsIn(layout, range);
    const home = kept === null ? -1 : layout.sections.findIndex(({ end }) => kept < end);
    return home < 0 || found.includes(home) ? found : [...found, home].sort((a, b) => a - b);
  }, [layout, range, kept]);
  return (
    <div ref={container} className={joinClasses(style.wall, className)} style={{ height: layout.height }}>
      {range.width > 0 &&
        shown.map((at) => {
          const section = layout.sections[at];
          return (
            section && (
              <Section key={keyOfSection(at)} at={at} section={section} standing={standing} {...props} />
            )
          );
        })}
      {children}
    </div>
  );
}

type SectionProps = VirtualWallProps & {
  at: number;
  section: WallSection;
  /** What was drawn when one began to fly; null while nobody does. */
  standing: WindowRange | null;
};

function Section(props: SectionProps) {
  const {
    at,
    section,
    layout,
    range,
    kept = null,
    standing,
    drawHead,
    sectionClassName,
    isOpenEnded,
  } = props;
  const headId = `wall-${props.keyOfSection(at)}`;
  const rows = rowsIn(section, range);
  const home = kept === null ? undefined : section.rows.find(({ first, end }) => kept >= first && kept < end);
  // In their order: an element that is moved loses the focus.
  if (home && !rows.includes(home)) rows.splice(home.top < (rows[0]?.top ?? 0) ? 0 : rows.length, 0, home);
  const isLast = at === layout.sections.length - 1;
  return (
    <section
      aria-labelledby={headId}
      className={joinClasses(style.section, sectionClassName)}
      style={{ top: section.top, height: section.height }}
    >
      {drawHead(at, headId)}
      <ul aria-labelledby={headId}>
        {rows.flatMap((row) =>
          standing && row !== home && !isInRange({ ...row, top: section.top + row.top }, standing) ? (
            <PassingRow key={`passing ${row.first}`} layout={layout} row={row} colourOf={props.colourOf} />
          ) : (
            drawRow(props, row, isLast && isOpenEnded ? -1 : section.end - section.first)
          ),
        )}
      </ul>
    </section>
  );
}

/** All cells are children of one list, so that one that changes its row stays the same element. */
function drawRow(
  { layout, section, keyOf, drawItem, stop }: SectionProps,
  row: WallRow,
  size: number,
): ReactNode[] {
  return boxesOfRow(layout, row).map((box, place) => {
    const index = row.first + place;
    return (
      <Cell
        key={keyOf(index)}
        index={index}
        place={index - section.first + 1}
        size={size}
        box={box}
        isStop={index === stop}
        drawItem={drawItem}
      />
    );
  });
}

type CellProps = {
  index: number;
  /** Of all in its section, from 1. */
  place: number;
  size: number;
  box: WallBox;
  isStop: boolean;
  drawItem: DrawItem;
};

const Cell = memo(function Cell({ index, place, size, box, isStop, drawItem }: CellProps) {
  return (
    <li data-index={index} aria-setsize={size} aria-posinset={place} className={style.cell} style={box}>
      {drawItem(index, isStop)}
    </li>
  );
});

type PassingRowProps = { layout: WallLayout; row: WallRow; colourOf: ColourOf | undefined };

/** One element for all its items: at this speed there is no time for more. */
const PassingRow = memo(function PassingRow({ layout, row, colourOf }: PassingRowProps) {
  const stops = boxesOfRow(layout, row).flatMap(({ left, width }, place) => {
    const [from, to] = [left - layout.left, left - layout.left + width];
    const colour = colourOf?.(row.first + place) ?? 'var(--mat)';
    return [`transparent ${from}px`, `${colour} ${from}px ${to}px`, `transparent ${to}px`];
  });
  const background = `linear-gradient(90deg, ${stops.join(', ')})`;
  return (
    <li
      aria-hidden="true"
      className={style.passing}
      style={{ top: row.top, left: layout.left, height: row.height, background }}
    />
  );
});
