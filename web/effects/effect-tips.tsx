// Which photos an effect likes, and which it does not.
import { useTranslation } from 'react-i18next';
import type { Effect } from '#contract/effect.ts';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import style from './effect-form.module.css';

export function EffectTips({ effect }: { effect: Pick<Effect, 'tips'> }) {
  const { t } = useTranslation();
  const { language } = useTaskText();
  const [good = '', bad] = effect.tips[language].split('\n');
  if (bad === undefined) return good ? <p className={style.tip}>{good}</p> : null;
  return (
    <dl className={style.tips}>
      <dt>{t('effects.good')}</dt>
      <dd>{good}</dd>
      <dt>{t('effects.bad')}</dt>
      <dd>{bad}</dd>
    </dl>
  );
}
