// What an effect makes of a sample: a still; looked at, a film plays, or the sample shows as it was before.
import { useMemo } from 'react';
import type { Effect } from '#contract/effect.ts';
import { EmptyFrame } from '#web/ui/base/empty-frame.tsx';
import { FilmLayer } from '#web/ui/video/film-layer.tsx';
import { FilmStrip } from '#web/ui/video/film-strip.tsx';
import { joinClasses } from '#web/ui/base/join-classes.ts';
import { Picture } from '#web/ui/base/picture.tsx';
import { useQuietFilm } from '#web/ui/video/use-quiet-film.ts';
import { COVER_HEIGHT, COVER_WIDTH } from './cover-size.ts';
import style from './effect-cover.module.css';

const PREVIEW_FPS = 12;

export type EffectCoverProps = {
  effect: Pick<Effect, 'type' | 'cover' | 'preview' | 'durations' | 'available'>;
  /** Empty where the name stands beside it. */
  alt: string;
  isEager?: boolean;
  className?: string;
};

export function EffectCover({ effect, alt, isEager, className }: EffectCoverProps) {
  const { type, cover, preview, durations, available } = effect;
  const [seconds = 0] = durations;
  const isFilm = type === 6 && preview !== '';
  const film = useMemo(
    () => (isFilm ? { url: preview, preview, seconds, fps: PREVIEW_FPS, hasSound: false } : undefined),
    [isFilm, preview, seconds],
  );
  const { quiet, state, hand } = useQuietFilm(film);
  const { attachRoom, attachClock } = quiet;
  return (
    <div ref={attachRoom} className={joinClasses(style.cover, !available && style.pale, className)} {...hand}>
      {cover === '' ? (
        <EmptyFrame ratio={COVER_WIDTH / COVER_HEIGHT} />
      ) : (
        <Picture src={cover} alt={alt} width={COVER_WIDTH} height={COVER_HEIGHT} isEager={isEager} />
      )}
      {type === 5 && preview !== '' && (
        <img className={style.before} src={preview} alt="" loading="lazy" decoding="async" />
      )}
      {film && state.isOn && <FilmLayer source={film} quiet={quiet} state={state} />}
      {film && <FilmStrip ref={attachClock} size="wall" seconds={seconds} isPlaying={state.isPlaying} />}
    </div>
  );
}
