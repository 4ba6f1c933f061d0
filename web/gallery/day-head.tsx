// The date of a day, hanging beside its images; it stays in sight as long as one of them is.
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatLocaleOf } from '#web/i18n/format.ts';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import style from './creations.module.css';

export type DayHeadProps = {
  /** Any moment of the day, in epoch milliseconds. */
  at: number;
  works: number;
  /** More works of this day may come. */
  isOpenEnded?: boolean;
  id?: string;
};

export const DayHead = memo(function DayHead({ at, works, isOpenEnded = false, id }: DayHeadProps) {
  const date = new Date(at);
  const { t } = useTranslation();
  const { language, count } = useTaskText();
  const locale = formatLocaleOf(language);
  const [today] = useState(() => new Date());
  const isToday = date.toDateString() === today.toDateString();
  const isThisYear = date.getFullYear() === today.getFullYear();
  const day = isToday
    ? t('gallery.today')
    : isThisYear
      ? formatDate(date, locale, { weekday: 'long' })
      : formatDate(date, locale, { year: 'numeric' });
  return (
    <h2 id={id} className={style.date}>
      <b>{date.getDate()}</b>
      <span>{formatDate(date, locale, { month: 'long' })}</span>
      <small>{`${day} · ${count(works)}${isOpenEnded ? '+' : ''}`}</small>
    </h2>
  );
});
