// One work as an image or a video: nothing on it at rest; a square, a star and acts when it is pointed at.
import { Ellipsis, Star } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { VideoLayer, VideoScrub } from '../video/video-layer.tsx';
import type { VideoSource } from '../video/video-source.ts';
import { VideoStrip } from '../video/video-strip.tsx';
import { joinClasses } from '../base/join-classes.ts';
import { Menu } from '../layer/menu.tsx';
import type { MenuItem } from '../layer/menu.tsx';
import { Image } from '../base/image.tsx';
import { SelectSquare } from './select-square.tsx';
import { UiLink } from '../base/ui-link.tsx';
import { useUiWords } from '../base/ui-words.tsx';
import { useCardPress } from '../wall/use-card-press.ts';
import type { CardSelection } from '../wall/use-card-press.ts';
import { useHoverVideo } from '../video/use-hover-video.ts';
import style from './media-card.module.css';

const NO_ACTS: readonly MediaCardAct[] = [];
const NO_MENU: readonly MenuItem[] = [];

export type MediaCardAct = { label: string; icon: ReactNode; isPressed?: boolean; onPress: () => void };

export type MediaCardProps = {
  src: string;
  srcSet?: string | undefined;
  /** The prompt. */
  alt: string;
  width: number;
  height: number;
  thumbhash?: string | null;
  /** A CSS colour to stand in for it, in the place of the hash. */
  colour?: string;
  /** Where a click goes; `onOpen` may take the click over. */
  href: string;
  onOpen?: () => void;
  isFavorite?: boolean;
  favoriteLabel?: string;
  /** Lists, or what makes them when the card is pointed at: a wall has many cards. */
  acts?: readonly MediaCardAct[] | (() => readonly MediaCardAct[]);
  menu?: readonly MenuItem[] | (() => readonly MenuItem[]);
  selection?: CardSelection;
  /** It is a video: `src` is its poster. */
  video?: VideoSource;
  /** page = the strip stands under the image, with frames to look through; wall = small, inside its lower edge. */
  videoSize?: 'page' | 'wall';
  isDeveloping?: boolean;
  isEager?: boolean;
  /** Of its link, where the wall has one stop of the Tab key only. */
  tabIndex?: number;
  onFail?: () => void;
};

export function MediaCard({
  src,
  srcSet,
  alt,
  width,
  height,
  thumbhash,
  colour,
  href,
  onOpen,
  isFavorite = false,
  favoriteLabel,
  acts = NO_ACTS,
  menu = NO_MENU,
  selection,
  video,
  videoSize = 'wall',
  isDeveloping,
  isEager,
  tabIndex,
  onFail,
}: MediaCardProps) {
  const words = useUiWords();
  const press = useCardPress(selection, onOpen);
  const { hoverVideo, state, hand } = useHoverVideo(selection?.isOn ? undefined : video);
  const { attachContainer, attachClock } = hoverVideo;
  // What is seen only when one points at it is drawn only then: a wall has many cards.
  const [isWoken, setWoken] = useState(false);
  const wake = () => setWoken(true);
  const isSelected = selection?.isSelected ?? false;
  const isPage = video !== undefined && videoSize === 'page';

  return (
    <div
      ref={video && attachContainer}
      className={joinClasses(style.card, isSelected && style.selected, selection?.isOn && style.selecting)}
      {...hand}
      onPointerEnter={(event) => {
        wake();
        hand.onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        wake();
        hand.onFocus?.(event);
      }}
    >
      <div className={style.window} style={{ aspectRatio: `${width} / ${height}` }}>
        <UiLink
          href={href}
          className={style.open}
          tabIndex={tabIndex}
          {...press}
          aria-current={isSelected || undefined}
        >
          <Image
            src={src}
            srcSet={srcSet}
            alt={alt}
            width={width}
            height={height}
            thumbhash={colour === undefined ? thumbhash : null}
            colour={colour}
            isDeveloping={isDeveloping}
            isEager={isEager}
            onFail={onFail}
            className={style.image}
          />
          {video && state.isOn && <VideoLayer source={video} hoverVideo={hoverVideo} state={state} />}
          {isPage && state.isOn && <VideoScrub source={video} hoverVideo={hoverVideo} state={state} />}
        </UiLink>
        {video && !isPage && (
          <VideoStrip
            ref={attachClock}
            size="wall"
            seconds={video.seconds}
            hasSound={video.hasSound}
            isPlaying={state.isPlaying}
          />
        )}
        {selection && (selection.isOn || isWoken) && (
          <SelectSquare selection={selection} name={alt} className={style.square} />
        )}
        {isFavorite && (
          <span className={style.star}>
            <Star aria-label={favoriteLabel} aria-hidden={favoriteLabel ? undefined : true} />
          </span>
        )}
        {isWoken && !selection?.isOn && <CardActs acts={acts} menu={menu} more={words.more} />}
      </div>
      {isPage && (
        <VideoStrip
          ref={attachClock}
          seconds={video.seconds}
          hasSound={video.hasSound}
          isPlaying={state.isPlaying}
          isMuted={state.isMuted}
          onToggle={hoverVideo.toggle}
          onToggleSound={hoverVideo.toggleSound}
        />
      )}
    </div>
  );
}

type CardActsProps = Required<Pick<MediaCardProps, 'acts' | 'menu'>> & { more: string };

function CardActs({ acts, menu, more }: CardActsProps) {
  const listed = typeof acts === 'function' ? acts() : acts;
  const items = typeof menu === 'function' ? menu() : menu;
  if (listed.length === 0 && items.length === 0) return null;
  return (
    <div className={style.acts}>
      {listed.map((act) => (
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
      {items.length > 0 && (
        <Menu
          items={items}
          trigger={
            <button type="button" aria-label={more}>
              <Ellipsis aria-hidden="true" />
            </button>
          }
        />
      )}
    </div>
  );
}
