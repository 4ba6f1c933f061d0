// The label beside the picture: the words, how it was made, what it cost, where it can go from here.
import { Clapperboard, Copy, RotateCw, Shuffle, Sparkles, Trash2, Undo2, WandSparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Task } from '#contract/task.ts';
import { useTaskActs } from '#web/api/task-acts.tsx';
import { isFailed, isRunning } from '#web/api/task-cache.ts';
import { SmallAction } from '#web/ui/small-action.tsx';
import { UiLink } from '#web/ui/ui-link.tsx';
import { useTaskWords } from '#web/words/use-task-words.ts';
import { DownloadButton } from './download-button.tsx';
import { Receipt } from './receipt.tsx';
import { WorkFacts } from './work-facts.tsx';
import style from './studio.module.css';

type Step = { name: string; icon: ReactNode; path: string };

/** Tools that take a picture on; they are not open yet, which the words beside them say. */
const STEPS: readonly Step[] = [
  { name: 'variation', icon: <Shuffle />, path: '/ai-image/image-to-image' },
  { name: 'change', icon: <WandSparkles />, path: '/ai-image/image-to-image' },
  { name: 'animate', icon: <Clapperboard />, path: '/ai-video/image-to-video' },
  { name: 'effect', icon: <Sparkles />, path: '/effects/image' },
];

export function StudioLabel({ task, index }: { task: Task; index: number }) {
  const { t } = useTranslation();
  const words = useTaskWords();
  const acts = useTaskActs();
  const navigate = useNavigate();
  const comma = t('task.comma');
  function remove() {
    acts.deleteTasks([task]);
    void navigate('/creations');
  }
  return (
    <aside className={style.label}>
      <div className={style.about}>
        <h1 className={style.words}>{task.prompt}</h1>
        <div className={style.acts}>
          <SmallAction icon={<Copy />} onClick={() => void acts.copyPrompt(task.prompt)}>
            {t('task.copy_prompt')}
          </SmallAction>
          <SmallAction
            icon={<Undo2 />}
            onClick={() => void navigate(`/ai-image/text-to-image?from=${task.id}`)}
          >
            {t('task.reuse')}
          </SmallAction>
          <SmallAction
            icon={<RotateCw />}
            disabled={isRunning(task)}
            onClick={() => void acts.runAgain(task)}
          >
            {t('task.run_again', { n: words.count(task.cost) })}
          </SmallAction>
          <SmallAction icon={<Trash2 />} onClick={remove}>
            {t('task.delete')}
          </SmallAction>
        </div>
        {(task.understood.length > 0 || task.ignored.length > 0) && (
          <p className={style.note}>
            {task.understood.length > 0 && t('task.understood', { words: task.understood.join(comma) })}{' '}
            {task.ignored.length > 0 && t('task.ignored', { words: task.ignored.join(comma) })}
          </p>
        )}
        <h2 className={style.title}>{t('gallery.parameters')}</h2>
        <WorkFacts task={task} index={index} />
        <h2 className={style.title}>{t('gallery.receipt.title')}</h2>
        <Receipt task={task} />
        {!isFailed(task) && (
          <>
            <h2 className={style.title}>
              {t('gallery.next')} <small>{t('gallery.next_later')}</small>
            </h2>
            <div className={style.steps}>
              {STEPS.map((step) => (
                <UiLink key={step.name} href={step.path} className={style.step}>
                  {step.icon}
                  <span>{t(`gallery.step.${step.name}`)}</span>
                  <small>{t('gallery.later')}</small>
                </UiLink>
              ))}
            </div>
          </>
        )}
      </div>
      {task.results.length > 0 && (
        <div className={style.foot}>
          <DownloadButton task={task} index={index} size="huge" />
        </div>
      )}
    </aside>
  );
}
