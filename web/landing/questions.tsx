// What is asked often.
import { useTranslation } from 'react-i18next';
import { FILE_DAYS } from '#contract/limits.ts';
import { prices, sellsAnything } from '#contract/prices.ts';
import { QuestionList } from '#web/ui/base/question-list.tsx';
import { Part } from './part.tsx';

const NUMBERS = [1, 2, 3, 4, 5, 6] as const;

export function Questions() {
  const { t } = useTranslation();
  const { gifts } = prices();
  // The fourth is about the gifts.
  const asked = NUMBERS.filter((number) => number !== 4 || (gifts.welcome > 0 && gifts.daily > 0));
  return (
    <Part id="faq" title={t('landing.faq.title')}>
      <QuestionList
        questions={asked.map((number) => ({
          question: t(`landing.faq.q${number}`),
          answer: t(number === 4 && sellsAnything() ? 'landing.faq.a4_sold' : `landing.faq.a${number}`, {
            n: gifts.daily,
            ...FILE_DAYS,
          }),
        }))}
      />
    </Part>
  );
}
