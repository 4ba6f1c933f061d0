// Beside the form, until there is a work of one's own: what the effect makes of a sample, as large as there is room for.
import { useTranslation } from 'react-i18next';
import type { Effect } from '#contract/effect.ts';
import { EmptyFeed } from '#web/task/empty-feed.tsx';
import { Image } from '#web/ui/base/image.tsx';
import { CompareFrame } from '#web/ui/video/compare-frame.tsx';
import { LoopVideo } from '#web/ui/video/loop-video.tsx';
import { COVER_HEIGHT, COVER_WIDTH } from './cover-size.ts';
import style from './effect-sample.module.css';

export type EffectSampleProps = {
  effect: Pick<Effect, 'type' | 'cover' | 'preview' | 'available'>;
  /** Of the effect, for the ear. */
  name: string;
};

export function EffectSample({ effect, name }: EffectSampleProps) {
  const { t } = useTranslation();
  const { type, cover, preview, available } = effect;
  /** What to do, where it can be done. */
  const describeStart = (about: 'empty_about' | 'sample_about') =>
    t(available ? `effects.${about}` : 'effects.needs_engine_reason');
  if (cover === '')
    return <EmptyFeed title={t('effects.empty_title')} about={describeStart('empty_about')} />;
  const image = { src: cover, alt: name, width: COVER_WIDTH, height: COVER_HEIGHT };
  return (
    <section className={style.sample} aria-labelledby="effect-sample">
      <div className={style.image}>
        {preview === '' ? (
          <Image {...image} isEager />
        ) : type === 6 ? (
          <LoopVideo {...image} isEager video={preview} />
        ) : (
          <CompareFrame
            ratio={COVER_WIDTH / COVER_HEIGHT}
            mode="split"
            tags={{ before: t('ui.before'), after: t('ui.after') }}
            before={<img src={preview} alt={t('ui.before')} draggable={false} />}
            after={<img src={cover} alt={name} draggable={false} />}
          />
        )}
      </div>
      <div className={style.words}>
        <h2 id="effect-sample">{t('effects.sample_title')}</h2>
        <p>{describeStart('sample_about')}</p>
      </div>
    </section>
  );
}
