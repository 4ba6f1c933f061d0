// What everybody sees of a work that is shown: image, words if its author shows them, how it was made. No inputs.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicTask } from '#contract/task.ts';
import { publicVideoOf, titleOf } from '#web/model/tasks/task-shape.ts';
import { FactList } from '#web/ui/base/fact-list.tsx';
import { Image } from '#web/ui/base/image.tsx';
import { Player } from '#web/ui/video/player.tsx';
import { nameMaker } from '#web/i18n/name-maker.ts';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import style from './details-panel.module.css';

export type PublicLookWork = Pick<
  PublicTask,
  | 'type'
  | 'kind'
  | 'images'
  | 'url'
  | 'thumb'
  | 'preview'
  | 'thumbhash'
  | 'width'
  | 'height'
  | 'duration'
  | 'title'
  | 'prompt'
  | 'params'
  | 'effect'
  | 'engine'
> & { author: { name: string } };

export function PublicLook({ work, children }: { work: PublicLookWork; children?: ReactNode }) {
  const { t } = useTranslation();
  const words = useTaskText();
  const { type, params, effect, engine } = work;
  const made = params ? words.params({ type, params, effect }) : '';
  const video = publicVideoOf(work);
  return (
    <>
      <div className={style.image}>
        <div className={style.frame} style={{ '--ratio': work.width / work.height }}>
          {video ? (
            <Player
              src={video.url}
              poster={work.thumb}
              label={titleOf(work)}
              width={work.width}
              height={work.height}
              duration={video.seconds}
              fps={video.fps}
              hasSound={video.hasSound}
              size="small"
            />
          ) : (
            <Image
              src={work.thumb}
              alt={titleOf(work)}
              width={work.width}
              height={work.height}
              thumbhash={work.thumbhash}
            />
          )}
        </div>
      </div>
      <div className={style.text}>
        {work.prompt && <p className={style.words}>{work.prompt}</p>}
        <FactList
          facts={[
            { name: t('gallery.fact.author'), value: work.author.name },
            { name: t('gallery.fact.tool'), value: words.tool(type) },
            ...(made ? [{ name: t('gallery.parameters'), value: made }] : []),
            { name: t('gallery.fact.size'), value: `${work.width} × ${work.height}` },
            {
              name: t('gallery.fact.by'),
              value: engine.is_ai ? nameMaker(engine) : t('gallery.fact.not_ai', { name: engine.name }),
            },
          ]}
        />
        {children}
      </div>
    </>
  );
}
