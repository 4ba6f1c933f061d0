// What a work was made with: its parameters as leaders.
import { useTranslation } from 'react-i18next';
import type { Task } from '#contract/task.ts';
import { Leaders } from '#web/ui/base/leaders.tsx';
import { useTaskWords } from '#web/words/use-task-words.ts';
import { listFacts } from './list-facts.ts';

export function WorkFacts({ task, index }: { task: Task; index: number }) {
  const { t } = useTranslation();
  const words = useTaskWords();
  const result = task.results.find((candidate) => candidate.index === index) ?? task.results[0];
  const facts = listFacts(task, result, { t, words });
  return <Leaders facts={[...facts, { name: t('gallery.fact.number'), value: task.id }]} />;
}
