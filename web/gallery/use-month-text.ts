// What a month of the wall is called, and how far the way to it has come.
import { useTranslation } from 'react-i18next';
import type { Month } from '#web/model/tasks/use-task-months.ts';
import { formatDate, formatLocaleOf } from '#web/i18n/format.ts';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { dateOfMonth, imagesBefore } from './months.ts';
import type { ComingMonth } from './use-month-jump.ts';

export function useMonthText(months: readonly Month[]) {
  const { t } = useTranslation();
  const { language, count } = useTaskText();
  const nameOf = (month: string) =>
    formatDate(dateOfMonth(month), formatLocaleOf(language), { year: 'numeric', month: 'long' });
  return {
    /** "November 2026" */
    name: (month: Month | undefined) => (month ? nameOf(month.month) : ''),
    /** "November 2026 · 120" */
    count: (month: Month | undefined) => (month ? `${nameOf(month.month)} · ${count(month.images)}` : ''),
    /** "November 2026 · 600 of 3,400…": images that are known, of those until there. */
    coming({ month, known }: ComingMonth) {
      if (known === null) return nameOf(month);
      const all = imagesBefore(months, month);
      return t('gallery.month_coming', {
        month: nameOf(month),
        n: count(Math.min(known, all)),
        all: count(all),
      });
    },
  };
}
