// Who sees an image or video: only its maker, or everybody; with the prompt or without; and what everybody sees then.
import { useTranslation } from 'react-i18next';
import { TASK_STATUS } from '#contract/task.ts';
import type { Result } from '#contract/media.ts';
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

export type PublicSwitchProps = {
  task: Task;
  /** The one that is open. */
  result: Result | undefined;
};

export function PublicSwitch({ task, result }: PublicSwitchProps) {
  const { t } = useTranslation();
  const words = useTaskText();
  const acts = useTaskActs();
  const name = useMe((me) => me?.name ?? '');
  const isDone = task.status === TASK_STATUS.completed && result !== undefined;
  if (task.hidden) {
    return (
      <section className={style.public}>
        <b>{t('gallery.taken_down')}</b>
        <p className={style.note}>{t('gallery.taken_down_about')}</p>
      </section>
    );
  }
  const isPublic = result?.public ?? false;
  const shown = task.results.filter((one) => one.public);
  const others =
    task.results.length > 1 && shown.length > 0 ? { n: shown.length, all: task.results.length } : null;
  const part = { id: task.id, images: result ? [result.index] : [] };
  const look = isDone
    ? lookOf(task, isPublic ? shown : [...shown, result], words.tool(task.type), name)
    : null;
  return (
    <section className={style.public} aria-label={t('gallery.share')}>
      <Switch
        label={<Side title={t(isPublic ? 'gallery.public' : 'gallery.private')}>{formatAbout()}</Side>}
        labelAt="before"
        isOn={isPublic}
        disabled={!isDone}
        onChange={(isOn) => (isOn ? askToShare([part]) : void acts.setPublic([part], false))}
      />
      {task.public && (
        <Switch
          label={<Side title={t('gallery.show_prompt')} />}
          labelAt="before"
          isOn={task.show_prompt}
          onChange={(isOn) =>
            void acts.setPublic([{ id: task.id, images: shown.map(({ index }) => index) }], true, isOn)
          }
        />
      )}
      {task.public && (
        <FactList
          facts={[
            ...(others ? [{ name: t('gallery.counts_shown'), value: t('gallery.of_shown', others) }] : []),
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
    return t(isPublic ? 'gallery.public_about' : 'gallery.publish_about');
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

/** The same as others get it: the images that are shown, and of words and parameters what is shown. */
function lookOf(task: Task, shown: readonly Result[], title: string, author: string): PublicLookWork | null {
  const images = shown.toSorted((a, b) => a.index - b.index);
  const [first] = images;
  if (!first) return null;
  const { type, effect, engine, show_prompt } = task;
  const { kind, url, thumb, preview, thumbhash, width, height, duration } = first;
  return {
    type,
    effect,
    engine,
    kind,
    images,
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
