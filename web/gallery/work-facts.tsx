// What a work was made with: its parameters as leaders.
import { useTranslation } from 'react-i18next';
import type { Task } from '#contract/task.ts';
import { Leaders } from '#web/ui/leaders.tsx';
import { useTaskWords } from '#web/words/use-task-words.ts';

const THOUSAND_MS = 1000;

export type WorkFactsProps = {
  task: Task;
  index: number;
  /** The cost is left out where a receipt stands. */
  hasCost?: boolean;
};

export function WorkFacts({ task, index, hasCost = false }: WorkFactsProps) {
  const { t } = useTranslation();
  const words = useTaskWords();
  const result = task.results.find((candidate) => candidate.index === index) ?? task.results[0];
  const ratio = typeof task.params.aspect_ratio === 'string' ? task.params.aspect_ratio : '';
  const negative = typeof task.params.negative_prompt === 'string' ? task.params.negative_prompt : '';
  const took = secondsBetween(task.started_at, task.finished_at);
  const facts = [
    { name: t('gallery.fact.tool'), value: words.tool(task.type) },
    { name: t('gallery.fact.quality'), value: words.engine(task.params) },
    { name: t('gallery.fact.style'), value: words.style(task.params) },
    result && { name: t('gallery.fact.size'), value: `${result.width} × ${result.height}, ${ratio}` },
    result?.seed !== null &&
      result?.seed !== undefined && { name: t('gallery.fact.seed'), value: String(result.seed) },
    negative !== '' && { name: t('gallery.fact.negative'), value: negative },
    {
      name: t('gallery.fact.made'),
      value: [words.dateTime(task.created_at), took !== null && t('gallery.fact.took', { n: took })]
        .filter(Boolean)
        .join(', '),
    },
    task.engine.name !== '' && {
      name: t('gallery.fact.by'),
      value: task.engine.is_ai ? task.engine.name : t('gallery.fact.not_ai', { name: task.engine.name }),
    },
    hasCost && { name: t('gallery.fact.cost'), value: words.points(task.cost - task.refunded) },
    { name: t('gallery.fact.number'), value: task.id },
  ];
  return <Leaders facts={facts.filter((fact) => fact !== false && fact !== undefined)} />;
}

function secondsBetween(from: string | null, to: string | null): number | null {
  if (!from || !to) return null;
  return Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / THOUSAND_MS));
}
