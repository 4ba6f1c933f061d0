// The same words, made again: each run in the order in which it was made; the last of them beside one another.
import { ArrowRight, Columns2 } from 'lucide-react';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TASK_STATUS } from '#contract/task.ts';
import type { Task } from '#contract/task.ts';
import { studioAddress } from '#web/model/tasks/task-addresses.ts';
import { useTasks } from '#web/model/tasks/use-tasks.ts';
import { Button } from '#web/ui/base/button.tsx';
import { joinClasses } from '#web/ui/base/join-classes.ts';
import { Image } from '#web/ui/base/image.tsx';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { LEAST_COMPARED, MOST_COMPARED } from './compare-address.ts';
import { CompareLayer } from './compare-layer.tsx';
import type { Tile } from './group-by-day.ts';
import style from './studio.module.css';

/** The search takes at most so many characters. */
const SEARCH_CHARACTERS = 200;
const SHOWN = 6;

export function StudioVersions({ task }: { task: Task }) {
  const { t } = useTranslation();
  const words = useTaskText();
  const q = Array.from(task.prompt.trim()).slice(0, SEARCH_CHARACTERS).join('');
  const [compared, setCompared] = useState<readonly Tile[]>([]);
  const list = useTasks({ type: [task.type], status: [TASK_STATUS.completed], q }, q !== '');
  const versions = list.tasks
    .filter((other) => other.prompt === task.prompt && other.results.length > 0)
    .slice(0, SHOWN)
    .toReversed();
  if (versions.length < 2) return null;
  return (
    <section className={style.versions} aria-label={t('gallery.versions')}>
      <h2>{t('gallery.versions')}</h2>
      {versions.map((version, at) => {
        const [first] = version.results;
        if (!first) return null;
        return (
          <Fragment key={version.id}>
            {at > 0 && <ArrowRight aria-hidden="true" className={style.arrow} />}
            <UiLink
              href={studioAddress(version)}
              className={joinClasses(style.version, version.id === task.id && style.here)}
              aria-current={version.id === task.id || undefined}
            >
              <Image
                src={first.thumb}
                alt=""
                width={1}
                height={1}
                thumbhash={first.thumbhash}
                className={style.square}
              />
              <span>
                {[...words.params(version).split(' · ').slice(0, 1), words.time(version.created_at)].join(
                  ' · ',
                )}
              </span>
            </UiLink>
          </Fragment>
        );
      })}
      <Button
        icon={<Columns2 />}
        className={style.compareVersions}
        onClick={() => setCompared(lastOf(versions, task))}
      >
        {t('gallery.compare_works')}
      </Button>
      {compared.length >= LEAST_COMPARED && (
        <CompareLayer
          tiles={compared}
          onRemove={(gone) => setCompared(compared.filter((tile) => tile !== gone))}
          onClose={() => setCompared([])}
        />
      )}
    </section>
  );
}

/** As many as can be compared: the newest, and always the one that is open. */
function lastOf(versions: readonly Task[], open: Task): Tile[] {
  const last = versions.slice(-MOST_COMPARED);
  const isIn = last.some(({ id }) => id === open.id);
  const shown = isIn ? last : [open, ...last.slice(1)];
  return shown.map(({ id, results }) => ({ id, n: results[0]?.index ?? 0 }));
}
