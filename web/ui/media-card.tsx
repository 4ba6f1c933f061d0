// One work as a picture or a film: nothing on it at rest; a square, a star and acts when it is pointed at.
import { Check, Ellipsis, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { FilmLayer, FilmScrub } from './film-layer.tsx';
import type { FilmSource } from './film-source.ts';
import { FilmStrip } from './film-strip.tsx';
import { joinClasses } from './join-classes.ts';
import { Menu } from './menu.tsx';
import type { MenuItem } from './menu.tsx';
import { Picture } from './picture.tsx';
import { UiLink } from './ui-link.tsx';
import { useUiWords } from './ui-words.tsx';
import { useCardPress } from './use-card-press.ts';
import type { CardSelection } from './use-card-press.ts';
import { useQuietFilm } from './use-quiet-film.ts';
import style from './media-card.module.css';

const NO_ACTS: readonly MediaCardAct[] = [];
const NO_MENU: readonly MenuItem[] = [];

export type MediaCardAct = { label: string; icon: ReactNode; isPressed?: boolean; onPress: () => void };

export type MediaCardProps = {
  src: string;
  /** The prompt. */
  alt: string;
  width: number;
  height: number;
  thumbhash?: string | null;
  /** Where a click goes; `onOpen` may take the click over. */
  href: string;
  onOpen?: () => void;
  isFavorite?: boolean;
  favoriteLabel?: string;
  acts?: readonly MediaCardAct[];
  menu?: readonly MenuItem[];
  selection?: CardSelection;
  /** It is a film: `src` is its poster. */
  film?: FilmSource;
  /** page = the strip stands under the picture, with frames to look through; wall = small, inside its lower edge. */
  filmSize?: 'page' | 'wall';
  isDeveloping?: boolean;
  isEager?: boolean;
  onFail?: () => void;
};

export function MediaCard({
  src,
  alt,
  width,
  height,
  thumbhash,
  href,
  onOpen,
  isFavorite = false,
  favoriteLabel,
  acts = NO_ACTS,
  menu = NO_MENU,
  selection,
  film,
  filmSize = 'wall',
  isDeveloping,
  isEager,
  onFail,
}: MediaCardProps) {
  const words = useUiWords();
  const press = useCardPress(selection, onOpen);
  const { quiet, state, hand } = useQuietFilm(selection?.isOn ? undefined : film);
  const { attachRoom, attachClock } = quiet;
  const isSelected = selection?.isSelected ?? false;
  const isPage = film !== undefined && filmSize === 'page';

  return (
    <div
      ref={film && attachRoom}
      className={joinClasses(style.card, isSelected && style.selected, selection?.isOn && style.selecting)}
      {...hand}
    >
      <div className={style.window} style={{ aspectRatio: `${width} / ${height}` }}>
        <UiLink href={href} className={style.open} {...press} aria-current={isSelected || undefined}>
          <Picture
            src={src}
            alt={alt}
            width={width}
            height={height}
            thumbhash={thumbhash}
            isDeveloping={isDeveloping}
            isEager={isEager}
            onFail={onFail}
            className={style.picture}
          />
          {film && state.isOn && <FilmLayer source={film} quiet={quiet} state={state} />}
          {isPage && state.isOn && <FilmScrub source={film} quiet={quiet} state={state} />}
        </UiLink>
        {film && !isPage && (
          <FilmStrip
            ref={attachClock}
            size="wall"
            seconds={film.seconds}
            hasSound={film.hasSound}
            isPlaying={state.isPlaying}
          />
        )}
        {selection && (
          <label className={style.square}>
            <input
              type="checkbox"
              aria-label={`${words.select}: ${alt}`}
              checked={isSelected}
              onChange={(event) =>
                selection.onToggle(event.nativeEvent instanceof PointerEvent && event.nativeEvent.shiftKey)
              }
            />
            {isSelected && <Check aria-hidden="true" />}
          </label>
        )}
        {isFavorite && (
          <span className={style.star}>
            <Star aria-label={favoriteLabel} aria-hidden={favoriteLabel ? undefined : true} />
          </span>
        )}
        {!selection?.isOn && (acts.length > 0 || menu.length > 0) && (
          <div className={style.acts}>
            {acts.map((act) => (
              <button
                key={act.label}
                type="button"
                aria-label={act.label}
                title={act.label}
                aria-pressed={act.isPressed}
                onClick={act.onPress}
              >
                {act.icon}
              </button>
            ))}
            {menu.length > 0 && (
              <Menu
                items={menu}
                trigger={
                  <button type="button" aria-label={words.more}>
                    <Ellipsis aria-hidden="true" />
                  </button>
                }
              />
            )}
          </div>
        )}
      </div>
      {isPage && (
        <FilmStrip
          ref={attachClock}
          seconds={film.seconds}
          hasSound={film.hasSound}
          isPlaying={state.isPlaying}
          isMuted={state.isMuted}
          onToggle={quiet.toggle}
          onToggleSound={quiet.toggleSound}
        />
      )}
    </div>
  );
}
