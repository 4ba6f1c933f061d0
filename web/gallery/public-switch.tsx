// Who sees a work: only its maker, or everybody; with its prompt or without; and what everybody sees then.
import { useTranslation } from 'react-i18next';
import { TASK_STATUS } from '#contract/task.ts';
import type { Task } from '#contract/task.ts';
import { useTaskActs } from '#web/model/tasks/task-acts.tsx';
import { useMe } from '#web/model/me/use-me.ts';
import { Expander } from '#web/ui/base/expander.tsx';
import { FactList } from '#web/ui/base/fact-list.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { PublicLook } from './public-look.tsx';
import type { PublicLookWork } from './public-look.tsx';
import { askToShare } from '#web/model/works/share-wish.ts';
import style from './share.module.css';

export function PublicSwitch({ task }: { task: Task }) {
  const { t } = useTranslation();
  const words = useTaskText();
  const acts = useTaskActs();
  const name = useMe((me) => me?.name ?? '');
  const isDone = task.status === TASK_STATUS.completed;
  if (task.hidden) {
    return (
      <section className={style.public}>
        <b>{t('gallery.taken_down')}</b>
        <p className={style.note}>{t('gallery.taken_down_about')}</p>
      </section>
    );
  }
  const look = lookOf(task, words.tool(task.type), name);
  return (
    <section className={style.public} aria-label={t('gallery.share')}>
      <Switch
        label={<Side title={t(task.public ? 'gallery.public' : 'gallery.private')}>{formatAbout()}</Side>}
        labelAt="before"
        isOn={task.public}
        disabled={!isDone}
        onChange={(isOn) => (isOn ? askToShare([task.id]) : void acts.setPublic([task.id], false))}
      />
      {task.public && (
        <Switch
          label={<Side title={t('gallery.show_prompt')} />}
          labelAt="before"
          isOn={task.show_prompt}
          onChange={(isOn) => void acts.setPublic([task.id], true, isOn)}
        />
      )}
      {task.public && (
        <FactList
          facts={[
            { name: t('gallery.counts_likes'), value: words.count(task.likes) },
            { name: t('gallery.counts_views'), value: words.count(task.views) },
            { name: t('gallery.counts_remixes'), value: words.count(task.remixes) },
          ]}
        />
      )}
      {look && (
        <Expander
          label={t('gallery.preview')}
          aside={task.show_prompt ? undefined : t('gallery.preview_no_prompt')}
        >
          <div className={style.preview}>
            <PublicLook work={look} />
          </div>
        </Expander>
      )}
    </section>
  );

  function formatAbout(): string {
    if (!isDone) return t('gallery.only_done');
    return t(task.public ? 'gallery.public_about' : 'gallery.publish_about');
  }
}

function Side({ title, children }: { title: string; children?: string }) {
  return (
    <span className={style.side}>
      <b>{title}</b>
      {children && <small>{children}</small>}
    </span>
  );
}

/** The same as others get it: its first result, and of words and parameters what is shown. */
function lookOf(task: Task, title: string, author: string): PublicLookWork | null {
  const [result] = task.results;
  if (!result || task.status !== TASK_STATUS.completed) return null;
  const { type, effect, engine, show_prompt } = task;
  const { kind, url, thumb, preview, thumbhash, width, height, duration } = result;
  return {
    type,
    effect,
    engine,
    kind,
    url,
    thumb,
    preview,
    thumbhash,
    width,
    height,
    duration,
    title,
    prompt: show_prompt ? task.prompt : null,
    params: show_prompt ? task.params : null,
    author: { name: author },
  };
}
