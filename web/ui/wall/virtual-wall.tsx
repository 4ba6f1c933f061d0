// A wall of any length: only what is near the window is drawn, everything stands where the layout says. It is a list
// of all its items for whoever hears it. What hangs there, it does not know.
import { useMemo } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { WindowRange } from './use-window-range.ts';
import { boxesOfRow, rowsIn, sectionsIn } from './wall-layout.ts';
import type { WallLayout, WallRow, WallSection } from './wall-layout.ts';
import { joinClasses } from '../base/join-classes.ts';
import style from './virtual-wall.module.css';

export type VirtualWallProps = {
  layout: WallLayout;
  range: WindowRange;
  container: RefObject<HTMLDivElement | null>;
  keyOfSection: (section: number) => string;
  /** What names the section: a heading with this id. */
  drawHead: (section: number, headId: string) => ReactNode;
  keyOf: (index: number) => string;
  drawItem: (index: number) => ReactNode;
  /** An item that stays drawn wherever one scrolls to: the one that the keyboard stands on. */
  kept?: number | null;
  /** More may come to the last section. */
  isOpenEnded?: boolean;
  className?: string;
  sectionClassName?: string;
  children?: ReactNode;
};

export function VirtualWall(props: VirtualWallProps) {
  const { layout, range, container, keyOfSection, kept = null, className, children } = props;
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
          return section && <Section key={keyOfSection(at)} at={at} section={section} {...props} />;
        })}
      {children}
    </div>
  );
}

type SectionProps = VirtualWallProps & { at: number; section: WallSection };

function Section(props: SectionProps) {
  const { at, section, layout, range, kept = null, drawHead, sectionClassName, isOpenEnded } = props;
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
        {rows.flatMap((row) => drawRow(props, row, isLast && isOpenEnded ? -1 : section.end - section.first))}
      </ul>
    </section>
  );
}

/** All cells are children of one list, so that one that changes its row stays the same element. */
function drawRow({ layout, section, keyOf, drawItem }: SectionProps, row: WallRow, size: number) {
  return boxesOfRow(layout, row).map((box, place) => {
    const index = row.first + place;
    return (
      <li
        key={keyOf(index)}
        data-index={index}
        aria-setsize={size}
        aria-posinset={index - section.first + 1}
        className={style.cell}
        style={box}
      >
        {drawItem(index)}
      </li>
    );
  });
}
