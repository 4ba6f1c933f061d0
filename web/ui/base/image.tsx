// An image in its true ratio. Its box is there before it is, filled with a stand-in; the image covers it.
import { useState } from 'react';
import { joinClasses } from './join-classes.ts';
import { isSeeThrough, thumbhashUrl } from './thumbhash-url.ts';
import style from './image.module.css';

export type ImageProps = {
  src: string;
  /** Larger ones to choose from, for `srcset`: where the one that was chosen cannot be had, `src` is shown; `sizes` is the box's width where the browser does not measure it. */
  srcSet?: string | undefined;
  sizes?: string | undefined;
  alt: string;
  /** Pixels of the file; only their ratio matters. */
  width: number;
  height: number;
  /** ThumbHash, base64. */
  thumbhash?: string | null;
  /** A CSS colour for the box where there is no hash. */
  colour?: string;
  /** true for what is seen at once; the rest loads when it comes near. */
  isEager?: boolean;
  /** It was just made: it comes out of the blur like a print in the bath. */
  isDeveloping?: boolean;
  className?: string;
  /** Told when the file cannot be had, for example because its address ran out. */
  onFail?: () => void;
};

export function Image({
  src,
  srcSet,
  sizes = '400px',
  alt,
  width,
  height,
  thumbhash,
  colour,
  isEager = false,
  isDeveloping = false,
  className,
  onFail,
}: ImageProps) {
  const [loaded, setLoaded] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  // A stand-in would be seen through it, as a halo around what was cut out.
  const isClear = isSeeThrough(thumbhash);
  const isWatched = isDeveloping || isClear;
  const larger = srcSet === failed ? undefined : srcSet;
  const isThere = loaded === src;
  const standIn = isClear && isThere ? null : thumbhashUrl(thumbhash);
  return (
    <span
      className={joinClasses(style.box, className)}
      style={{
        aspectRatio: `${width} / ${height}`,
        backgroundColor: colour,
        backgroundImage: standIn ? `url("${standIn}")` : undefined,
      }}
    >
      <img
        ref={(image) => {
          // An image from the cache may be complete before React listens.
          if (isWatched && image?.complete && image.naturalWidth > 0) setLoaded(src);
        }}
        src={src}
        srcSet={larger}
        // What loads lazily is measured, where browsers can.
        sizes={larger && (isEager ? sizes : `auto, ${sizes}`)}
        alt={alt}
        width={width}
        height={height}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : undefined}
        decoding="async"
        onLoad={isWatched ? () => setLoaded(src) : undefined}
        onError={() => (larger ? setFailed(larger) : onFail?.())}
        className={joinClasses(style.image, isDeveloping && isThere && style.developing)}
      />
    </span>
  );
}
