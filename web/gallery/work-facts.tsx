// What a work was made with: its parameters as a list.
import { useTranslation } from 'react-i18next';
import type { Task } from '#contract/task.ts';
import { FactList } from '#web/ui/base/fact-list.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { listFacts } from './list-facts.ts';

export function WorkFacts({ task, index }: { task: Task; index: number }) {
  const { t } = useTranslation();
  const words = useTaskText();
  const result = task.results.find((candidate) => candidate.index === index) ?? task.results[0];
  const facts = listFacts(task, result, { t, words });
  return <FactList facts={[...facts, { name: t('gallery.fact.number'), value: task.id }]} />;
}
