// On a phone, where no line has room beside the wall: the months in a sheet, and how far the way to one has come.
import { CalendarDays, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Month } from '#web/model/tasks/use-task-months.ts';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { SmallAction } from '#web/ui/base/small-action.tsx';
import { Sheet } from '#web/ui/layer/sheet.tsx';
import type { MonthJump } from './use-month-jump.ts';
import { useMonthText } from './use-month-text.ts';
import style from './date-action.module.css';

export function DateAction({ months, jump }: { months: readonly Month[]; jump: MonthJump }) {
  const { t } = useTranslation();
  const words = useTaskText();
  const text = useMonthText(months);
  const [isOpen, setOpen] = useState(false);
  const { coming } = jump;
  return (
    <>
      {coming ? (
        <SmallAction className={style.action} icon={<X />} isOn onClick={jump.stop}>
          {[t('gallery.select_stop'), ...(coming.known === null ? [] : [words.count(coming.known)])].join(
            ' · ',
          )}
        </SmallAction>
      ) : (
        <SmallAction
          className={style.action}
          icon={<CalendarDays />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {t('gallery.date')}
        </SmallAction>
      )}
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={t('gallery.months')} side="bottom">
        <ul className={style.months}>
          {months.map((month) => (
            <li key={month.month}>
              <button
                type="button"
                className={style.month}
                onClick={() => {
                  setOpen(false);
                  jump.goTo(month.month);
                }}
              >
                {text.name(month)}
                <span className={style.count}>{words.count(month.images)}</span>
              </button>
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  );
}
