// What everybody sees of a work that is shown: image, words if its author shows them, how it was made. No inputs.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicTask } from '#contract/task.ts';
import { publicVideoOf, titleOf } from '#web/model/tasks/task-shape.ts';
import { FactList } from '#web/ui/base/fact-list.tsx';
import { Image } from '#web/ui/base/image.tsx';
import { Player } from '#web/ui/video/player.tsx';
import { ImageStrip } from '#web/ui/wall/image-strip.tsx';
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
  const [index, setIndex] = useState(0);
  const image = work.images.find((one) => one.index === index) ?? work.images[0] ?? { index: 0, ...work };
  return (
    <>
      <div className={style.image}>
        <div className={style.frame} style={{ '--ratio': image.width / image.height }}>
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
              src={image.thumb}
              alt={titleOf(work)}
              width={image.width}
              height={image.height}
              thumbhash={image.thumbhash}
            />
          )}
        </div>
        {work.images.length > 1 && (
          <ImageStrip
            images={work.images}
            index={image.index}
            onChoose={setIndex}
            label={t('gallery.preview')}
            nameOf={(place) => t('gallery.of', { n: place + 1, all: work.images.length })}
            className={style.strip}
          />
        )}
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
