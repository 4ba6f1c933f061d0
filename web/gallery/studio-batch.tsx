// The images of one run under one another; what did not come keeps its empty place.
import { useTranslation } from 'react-i18next';
import type { Task } from '#contract/task.ts';
import { studioAddress } from '#web/model/tasks/task-addresses.ts';
import { isRunning } from '#web/model/tasks/task-shape.ts';
import { EmptyFrame } from '#web/ui/base/empty-frame.tsx';
import { joinClasses } from '#web/ui/base/join-classes.ts';
import { Image } from '#web/ui/base/image.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import style from './studio.module.css';

export function StudioBatch({ task, index }: { task: Task; index: number }) {
  const { t } = useTranslation();
  const words = useTaskText();
  const count = typeof task.params.count === 'number' ? task.params.count : Math.max(1, task.results.length);
  return (
    <ol className={style.batch} aria-label={t('gallery.batch')}>
      {Array.from({ length: count }, (_, at) => {
        const result = task.results.find((candidate) => candidate.index === at);
        if (!result) {
          return (
            <li key={at} className={style.place}>
              {isRunning(task) ? <Skeleton ratio={1} /> : <EmptyFrame ratio={1} />}
              {!isRunning(task) && (
                <span className={style.missing}>
                  {words.state({ status: -1, error_code: task.error_code })}
                </span>
              )}
            </li>
          );
        }
        return (
          <li key={at}>
            <UiLink
              href={studioAddress(task, at)}
              className={joinClasses(style.place, at === index && style.here)}
              aria-current={at === index || undefined}
              aria-label={t('gallery.of', { n: at + 1, all: count })}
            >
              <Image
                src={result.thumb}
                alt=""
                width={result.width}
                height={result.height}
                thumbhash={result.thumbhash}
                isEager
              />
              <span className={style.ordinal} aria-hidden="true">
                {at + 1}
              </span>
            </UiLink>
          </li>
        );
      })}
    </ol>
  );
}
