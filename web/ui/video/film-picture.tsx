// A picture that may be a film: then it plays quietly where it is looked at. Nothing else stands on it.
import { FilmLayer } from './film-layer.tsx';
import type { FilmSource } from './film-source.ts';
import { FilmStrip } from './film-strip.tsx';
import { joinClasses } from '../base/join-classes.ts';
import { Picture } from '../base/picture.tsx';
import type { PictureProps } from '../base/picture.tsx';
import { useQuietFilm } from './use-quiet-film.ts';
import style from './film-layer.module.css';

export type FilmPictureProps = PictureProps & { film?: FilmSource | undefined };

export function FilmPicture({ film, className, ...picture }: FilmPictureProps) {
  const { quiet, state, hand } = useQuietFilm(film);
  const { attachRoom, attachClock } = quiet;
  if (!film) return <Picture {...picture} className={className} />;
  return (
    <span ref={attachRoom} className={joinClasses(style.room, className)} {...hand}>
      <Picture {...picture} />
      {state.isOn && <FilmLayer source={film} quiet={quiet} state={state} />}
      <FilmStrip
        ref={attachClock}
        size="wall"
        seconds={film.seconds}
        hasSound={film.hasSound}
        isPlaying={state.isPlaying}
      />
    </span>
  );
}
