// From which plan on an option may be chosen, and the way there.
import { useTranslation } from 'react-i18next';
import { readFieldWord } from '#contract/field-words.ts';
import { sellsAnything } from '#contract/prices.ts';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import style from './plan-hint.module.css';

/** Where plans are compared and bought. */
export const PLANS_ADDRESS = '/subscription#plans';

/** `word`: the packed field word of a refusal (`plan_needed`). */
export function PlanHint({ word }: { word: string }) {
  const { language } = useTaskText();
  return (
    <>
      {readFieldWord(word, language)} <PlansLink />
    </>
  );
}

/** After a sentence that says what the own plan does not reach. */
export function PlansLink() {
  const { t } = useTranslation();
  if (!sellsAnything()) return null;
  return (
    <UiLink href={PLANS_ADDRESS} className={style.link}>
      {t('tool.see_plans')}
    </UiLink>
  );
}
