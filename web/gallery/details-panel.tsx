// One work beside its wall: the image, the words, what it was made with, what it cost, what to do next.
import { ArrowLeft, ArrowRight, Ellipsis, Maximize2, Shuffle, Undo2, X } from 'lucide-react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Task } from '#contract/task.ts';
import { useTaskActs } from '#web/model/tasks/task-acts.tsx';
import { usePublicPlaces } from '#web/model/works/public-places.ts';
import { reuseAddress, studioAddress } from '#web/model/tasks/task-addresses.ts';
import { isFailed, isRunning, titleOf } from '#web/model/tasks/task-shape.ts';
import { isOwnTask, useShownTask, useTask } from '#web/model/tasks/use-tasks.ts';
import { Button } from '#web/ui/base/button.tsx';
import { buttonClass } from '#web/ui/base/button-class.ts';
import { IconButton } from '#web/ui/base/icon-button.tsx';
import { joinClasses } from '#web/ui/base/join-classes.ts';
import { Menu } from '#web/ui/layer/menu.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { DetailsActs } from './details-acts.tsx';
import { DetailsStage } from './details-stage.tsx';
import { DownloadButton } from './download-button.tsx';
import { PublicSwitch } from './public-switch.tsx';
import { Receipt } from './receipt.tsx';
import { createWorkMenu, useWorkKit } from './use-work-menu.ts';
import { WorkFacts } from './work-facts.tsx';
import { WorkInputs } from './work-inputs.tsx';
import { keyOfTile } from './group-by-day.ts';
import { useOpenedWork } from './opened-work.ts';
import style from './details-panel.module.css';

export type DetailsPanelProps = {
  id: string;
  /** The number of its result. */
  n: number;
  /** What the wall knows of it already. */
  seed: Task | undefined;
  onStep: (step: 1 | -1) => void;
  /** Whether there is a work on that side. */
  canStep: { newer: boolean; older: boolean };
  onClose: () => void;
};

export function DetailsPanel({ id, n, seed, onStep, canStep, onClose }: DetailsPanelProps) {
  const { t } = useTranslation();
  const words = useTaskText();
  const { data, isError } = useTask(id, seed);
  const task = useShownTask(data && isOwnTask(data) ? data : seed);
  const key = keyOfTile({ id, n });
  useEffect(() => {
    useOpenedWork.setState({ key });
    return () => useOpenedWork.setState({ key: null });
  }, [key]);
  return (
    <>
      <header className={style.head}>
        <span className={style.number}>{task ? words.number(task) : ''}</span>
        <IconButton
          label={t('gallery.newer')}
          icon={<ArrowLeft />}
          aria-disabled={!canStep.newer}
          onClick={() => onStep(-1)}
        />
        <IconButton
          label={t('gallery.older')}
          icon={<ArrowRight />}
          aria-disabled={!canStep.older}
          onClick={() => onStep(1)}
        />
        <IconButton label={t('ui.close')} icon={<X />} onClick={onClose} />
      </header>
      {task ? (
        <Known task={task} n={n} />
      ) : isError || data ? (
        <p className={style.gone}>{t('gallery.gone')}</p>
      ) : (
        <div className={style.image} aria-hidden="true">
          <Skeleton ratio={1} />
        </div>
      )}
    </>
  );
}

function Known({ task, n }: { task: Task; n: number }) {
  const { t } = useTranslation();
  const words = useTaskText();
  const acts = useTaskActs();
  const places = usePublicPlaces();
  const result = task.results.find(({ index }) => index === n) ?? task.results[0];
  const menu = createWorkMenu(useWorkKit(), task, result);
  const source = task.remixed_from;
  return (
    <>
      <div className={style.body}>
        <DetailsStage task={task} result={result} />
        <div className={style.text}>
          {isFailed(task) && <State title={words.failure(task)}>{words.returned(task)}</State>}
          {isRunning(task) && <State title={words.state(task)}>{words.wait(task)}</State>}
          <p className={style.words}>{titleOf(task)}</p>
          {source && (
            <p className={style.source}>
              <Shuffle aria-hidden="true" />
              <UiLink href={places.work(source.id)}>
                {t('gallery.remixed_from', { name: source.author.name })}
              </UiLink>
            </p>
          )}
          <DetailsActs task={task} result={result} />
          <WorkFacts task={task} index={result?.index ?? 0} />
          {task.ignored.length > 0 && (
            <p className={style.note}>{t('task.ignored', { words: task.ignored.join(t('task.comma')) })}</p>
          )}
          <WorkInputs task={task} />
          <h3 className={style.title}>{t('gallery.receipt.title')}</h3>
          <Receipt task={task} />
          <PublicSwitch task={task} result={result} />
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
        <UiLink href={reuseAddress(task)} className={joinClasses(buttonClass(), style.step)}>
          <Undo2 aria-hidden="true" />
          {t('task.reuse')}
        </UiLink>
        <UiLink href={studioAddress(task, result?.index)} className={joinClasses(buttonClass(), style.step)}>
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
          items={menu()}
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
