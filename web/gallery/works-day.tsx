// One day of the wall: its date hanging at the left, its pictures in justified rows.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { JustifiedWall } from '#web/ui/justified-wall.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { formatDate, formatLocaleOf } from '#web/words/format.ts';
import { useTaskWords } from '#web/words/use-task-words.ts';
import type { Day } from './group-days.ts';
import type { Selection } from './use-selection.ts';
import { plateRatio, WorkCard } from './work-card.tsx';
import type { Plate } from './work-card.tsx';
import style from './creations.module.css';

/** So many pictures of the first day are in sight at once and load before everything else. */
const EAGER = 8;

export type WorksDayProps = {
  day: Day<Plate & { created_at: string }>;
  selection: Selection;
  isFirst: boolean;
  hrefOf: (plate: Plate) => string;
  onOpen: (plate: Plate) => void;
  onToggle: (id: string, withRange: boolean) => void;
};

export function WorksDay({ day, selection, isFirst, hrefOf, onOpen, onToggle }: WorksDayProps) {
  const eager = new Set(isFirst ? day.items.slice(0, EAGER).map(({ key }) => key) : []);
  return (
    <section className={style.day}>
      <DayHead date={day.date} count={new Set(day.items.map(({ task }) => task.id)).size} />
      <JustifiedWall
        items={day.items}
        keyOf={(plate) => plate.key}
        ratioOf={plateRatio}
        phoneRowHeight={104}
        gap={6}
      >
        {(plate) => (
          <WorkCard
            plate={plate}
            href={hrefOf(plate)}
            onOpen={() => onOpen(plate)}
            isEager={eager.has(plate.key)}
            selection={{
              isOn: selection.isOn,
              isSelected: selection.ids.has(plate.task.id),
              onToggle: (withRange) => onToggle(plate.task.id, withRange),
            }}
          />
        )}
      </JustifiedWall>
    </section>
  );
}

export function DayHead({ date, count }: { date: Date; count: number }) {
  const { t } = useTranslation();
  const { language } = useTaskWords();
  const locale = formatLocaleOf(language);
  const [today] = useState(() => new Date().toDateString());
  const isToday = date.toDateString() === today;
  const day = isToday ? t('gallery.today') : formatDate(date, locale, { weekday: 'long' });
  return (
    <h2 className={style.date}>
      <b>{date.getDate()}</b>
      <span>{formatDate(date, locale, { month: 'long' })}</span>
      <small>{`${day} · ${count}`}</small>
    </h2>
  );
}

export function WallSkeleton() {
  const shapes = [1, 1.5, 0.75, 1.33, 1.78, 1, 0.67, 1.5];
  return (
    <div className={style.day} aria-hidden="true">
      <Skeleton width="56px" height="48px" />
      <JustifiedWall
        items={shapes.map((ratio, at) => ({ ratio, at }))}
        keyOf={({ at }) => String(at)}
        ratioOf={({ ratio }) => ratio}
      >
        {({ ratio }) => <Skeleton ratio={ratio} />}
      </JustifiedWall>
    </div>
  );
}
