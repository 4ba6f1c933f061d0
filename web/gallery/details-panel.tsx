// One work beside its wall: the picture, the words, what it was made with, what it cost, what to do next.
import { ArrowLeft, ArrowRight, Copy, Ellipsis, Maximize2, Star, Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Task } from '#contract/task.ts';
import { useTaskActs } from '#web/api/task-acts.tsx';
import { isFailed, isRunning } from '#web/api/task-cache.ts';
import { reuseAddress, studioAddress } from '#web/api/task-addresses.ts';
import { ratioOf, titleOf } from '#web/api/task-shape.ts';
import { isOwnTask, useTask } from '#web/api/use-tasks.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyFrame } from '#web/ui/empty-frame.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Player } from '#web/ui/player.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SmallAction } from '#web/ui/small-action.tsx';
import { UiLink } from '#web/ui/ui-link.tsx';
import { useTaskWords } from '#web/words/use-task-words.ts';
import { DownloadButton } from './download-button.tsx';
import { listSteps } from './next-steps.tsx';
import { playerFacts } from './player-facts.ts';
import { Receipt } from './receipt.tsx';
import { WorkFacts } from './work-facts.tsx';
import { WorkInputs } from './work-inputs.tsx';
import style from './details-panel.module.css';

export type DetailsPanelProps = {
  id: string;
  index: number;
  /** What the wall knows of it already. */
  seed: Task | undefined;
  onStep: (step: 1 | -1) => void;
  onClose: () => void;
};

export function DetailsPanel({ id, index, seed, onStep, onClose }: DetailsPanelProps) {
  const { t } = useTranslation();
  const words = useTaskWords();
  const { data, isError } = useTask(id, seed);
  const task = data && isOwnTask(data) ? data : seed;
  return (
    <>
      <header className={style.head}>
        <span className={style.number}>{task ? words.number(task) : ''}</span>
        <IconButton label={t('gallery.newer')} icon={<ArrowLeft />} onClick={() => onStep(-1)} />
        <IconButton label={t('gallery.older')} icon={<ArrowRight />} onClick={() => onStep(1)} />
        <IconButton label={t('ui.close')} icon={<X />} onClick={onClose} />
      </header>
      {task ? (
        <Known task={task} index={index} />
      ) : isError ? (
        <p className={style.gone}>{t('gallery.gone')}</p>
      ) : (
        <div className={style.picture} aria-hidden="true">
          <Skeleton ratio={1} />
        </div>
      )}
    </>
  );
}

function Known({ task, index }: { task: Task; index: number }) {
  const { t } = useTranslation();
  const words = useTaskWords();
  const acts = useTaskActs();
  const navigate = useNavigate();
  const result = task.results.find((candidate) => candidate.index === index) ?? task.results[0];
  const studio = studioAddress(task, result?.index);
  const reuse = () => void navigate(reuseAddress(task));
  return (
    <>
      <div className={style.body}>
        <div className={style.picture}>
          {result?.kind === 'video' ? (
            <div className={style.frame} style={{ '--ratio': result.width / result.height }}>
              <Player key={result.url} {...playerFacts(task, result)} size="small" />
            </div>
          ) : result ? (
            <UiLink
              href={studio}
              className={style.frame}
              aria-label={t('gallery.open_studio')}
              style={{ '--ratio': result.width / result.height }}
            >
              <Picture
                src={result.thumb}
                alt={titleOf(task)}
                width={result.width}
                height={result.height}
                thumbhash={result.thumbhash}
                isEager
              />
            </UiLink>
          ) : (
            <EmptyFrame ratio={ratioOf(task)} className={style.cross} />
          )}
        </div>
        <div className={style.text}>
          {isFailed(task) && <State title={words.failure(task)}>{words.returned(task)}</State>}
          {isRunning(task) && <State title={words.state(task)}>{words.wait(task)}</State>}
          <p className={style.words}>{titleOf(task)}</p>
          <div className={style.acts}>
            {task.prompt && (
              <SmallAction icon={<Copy />} onClick={() => void acts.copyPrompt(task.prompt)}>
                {t('task.copy_prompt')}
              </SmallAction>
            )}
            <SmallAction
              icon={<Star fill={task.favorite ? 'currentColor' : 'none'} />}
              aria-pressed={task.favorite}
              onClick={() => acts.setFavorite([task], !task.favorite)}
            >
              {t('task.favorite')}
            </SmallAction>
          </div>
          <WorkFacts task={task} index={result?.index ?? 0} />
          {task.ignored.length > 0 && (
            <p className={style.note}>{t('task.ignored', { words: task.ignored.join(t('task.comma')) })}</p>
          )}
          <WorkInputs task={task} />
          <h3 className={style.title}>{t('gallery.receipt.title')}</h3>
          <Receipt task={task} />
          <p className={style.private}>
            <b>{t('gallery.private')}</b>
            <span>{t('gallery.only_you')}</span>
          </p>
        </div>
      </div>
      <footer className={style.foot}>
        {result && !isFailed(task) ? (
          <DownloadButton task={task} index={result.index} />
        ) : (
          <Button look="filled" isWide onClick={() => void acts.retryTask(task)} disabled={isRunning(task)}>
            {t('task.retry_price', { points: words.points(task.cost) })}
          </Button>
        )}
        <Button icon={<Undo2 />} isWide onClick={reuse}>
          {t('task.reuse')}
        </Button>
        <UiLink href={studio} className={style.studio}>
          <Maximize2 aria-hidden="true" />
          {t('gallery.open_studio')}
        </UiLink>
        <Menu
          side="top"
          trigger={
            <Button icon={<Ellipsis />} isWide>
              {t('ui.more')}
            </Button>
          }
          items={[
            {
              label: t('task.run_again', { n: words.count(task.cost) }),
              disabled: isRunning(task),
              onSelect: () => void acts.runAgain(task),
            },
            ...(result
              ? listSteps(task, result).map(({ name, address }) => ({
                  label: t(`gallery.step.${name}`),
                  href: address,
                }))
              : []),
            'line',
            { label: t('task.delete'), isDanger: true, onSelect: () => acts.deleteTasks([task]) },
          ]}
        />
      </footer>
    </>
  );
}

function State({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={style.state}>
      <h2>{title}</h2>
      {children && <p>{children}</p>}
    </div>
  );
}
