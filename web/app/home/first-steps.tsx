// The first visit after signing in: three steps, ticked off as they are taken. It can be put away.
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Task } from '#contract/task.ts';
import { flag, stored } from '#web/model/stored.ts';
import { SmallAction } from '#web/ui/base/small-action.tsx';
import style from './continue-tile.module.css';

/** Whoever has so many works has taken them. */
export const STEPS_WORKS = 3;

const away = stored('first-steps-away', flag);

export function FirstSteps({ tasks }: { tasks: readonly Task[] }) {
  const { t } = useTranslation();
  const [isAway, setAway] = useState(away.read);
  if (isAway) return null;
  const steps = [
    { words: t('home.first.write'), isDone: tasks.length > 0 },
    { words: t('home.first.star'), isDone: tasks.some((task) => task.favorite) },
    { words: t('home.first.find'), isDone: false },
  ];
  function putAway() {
    setAway(true);
    away.write(true); // where nothing can be kept it comes back with the next visit
  }
  return (
    <div className={style.welcome}>
      <h2 className={style.title}>{t('home.first.title')}</h2>
      <ol className={style.steps}>
        {steps.map((step, place) => (
          <li key={step.words} className={style.step}>
            <span className={style.number}>{step.isDone ? <Check aria-hidden="true" /> : place + 1}</span>
            <span className={step.isDone ? style.done : undefined}>{step.words}</span>
          </li>
        ))}
      </ol>
      <SmallAction onClick={putAway}>{t('home.first.dismiss')}</SmallAction>
    </div>
  );
}
