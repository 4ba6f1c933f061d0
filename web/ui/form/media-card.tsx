// One work as an image or a video: nothing on it at rest; a square, a star and acts when it is pointed at.
import { Star } from 'lucide-react';
import { useState } from 'react';
import type { DragEvent } from 'react';
import { VideoLayer, VideoScrub } from '../video/video-layer.tsx';
import type { VideoSource } from '../video/video-source.ts';
import { VideoStrip } from '../video/video-strip.tsx';
import { joinClasses } from '../base/join-classes.ts';
import { growingLink } from '../base/grow-image.ts';
import { Image } from '../base/image.tsx';
import { CardActs } from './card-acts.tsx';
import type { CardActsProps } from './card-acts.tsx';
import { startItemDrag } from './dragged-item.ts';
import type { DraggedItem } from './dragged-item.ts';
import { SelectSquare } from './select-square.tsx';
import { UiLink } from '../base/ui-link.tsx';
import { useCardPress } from '../wall/use-card-press.ts';
import type { CardSelection } from '../wall/use-card-press.ts';
import { useHoverVideo } from '../video/use-hover-video.ts';
import style from './media-card.module.css';

const NONE: [] = [];

export type MediaCardProps = {
  src: string;
  srcSet?: string | undefined;
  /** Its width, for who is seen at once: the browser chooses before it can measure. */
  sizes?: string | undefined;
  /** Its name: the prompt, and which of several it is. */
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
  acts?: CardActsProps['acts'];
  menu?: CardActsProps['menu'];
  /** The ⋯ stands there for fingers, which cannot point at it first. */
  hasTouchMenu?: boolean;
  selection?: CardSelection;
  /** What it is to the places that it can be dragged to. */
  drag?: DraggedItem;
  /** It is a video: `src` is its poster. */
  video?: VideoSource;
  /** page = the strip stands under the image, with frames to look through; wall = small, inside its lower edge. */
  videoSize?: 'page' | 'wall';
  isDeveloping?: boolean;
  isEager?: boolean;
  /** It is the one that is looked at beside the list. */
  isCurrent?: boolean;
  /** Of its link, where the wall has one stop of the Tab key only. */
  tabIndex?: number;
  onFail?: () => void;
};

export function MediaCard({
  src,
  srcSet,
  sizes,
  alt,
  width,
  height,
  thumbhash,
  colour,
  href,
  onOpen,
  isFavorite = false,
  favoriteLabel,
  acts = NONE,
  menu = NONE,
  hasTouchMenu = false,
  selection,
  drag,
  video,
  videoSize = 'wall',
  isDeveloping,
  isEager,
  isCurrent = false,
  tabIndex,
  onFail,
}: MediaCardProps) {
  const press = useCardPress(selection, onOpen);
  const { hoverVideo, state, hand } = useHoverVideo(selection?.isOn ? undefined : video);
  const { attachContainer, attachClock } = hoverVideo;
  // What is seen only when one points at it is drawn only then: a wall has many cards.
  const [isWoken, setWoken] = useState(false);
  const wake = () => setWoken(true);
  const isSelected = selection?.isSelected ?? false;
  const isPage = video !== undefined && videoSize === 'page';
  // Who takes clicks over needs nothing of the router's.
  const Link = onOpen ? 'a' : UiLink;

  return (
    <div
      ref={video && attachContainer}
      className={joinClasses(
        style.card,
        isSelected && style.selected,
        isCurrent && !isSelected && style.current,
        selection?.isOn && style.selecting,
      )}
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
        <Link
          href={href}
          className={style.open}
          tabIndex={tabIndex}
          {...press}
          {...growingLink}
          onDragStart={drag && ((event: DragEvent<HTMLElement>) => startItemDrag(event, drag))}
          aria-current={isSelected || isCurrent || undefined}
        >
          <Image
            src={src}
            srcSet={srcSet}
            sizes={sizes}
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
        </Link>
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
        {(isWoken || hasTouchMenu) && !selection?.isOn && (
          <CardActs
            name={alt}
            acts={acts}
            menu={menu}
            isWoken={isWoken}
            isOnTop={isPage}
            hasTouchMenu={hasTouchMenu}
            className={style.acts}
          />
        )}
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
