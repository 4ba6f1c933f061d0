// The images of one work side by side, small: a press shows another one large.
import { Image } from '../base/image.tsx';
import { joinClasses } from '../base/join-classes.ts';
import style from './image-strip.module.css';

export type StripImage = { index: number; thumb: string; thumbhash: string; width: number; height: number };

export type ImageStripProps = {
  images: readonly StripImage[];
  /** The one that is shown. */
  index: number;
  onChoose: (index: number) => void;
  /** What they are, and what each is called, for the ear. */
  label: string;
  nameOf: (place: number) => string;
  className?: string | undefined;
};

export function ImageStrip({ images, index, onChoose, label, nameOf, className }: ImageStripProps) {
  return (
    <ul aria-label={label} className={joinClasses(style.strip, className)}>
      {images.map((image, place) => (
        <li key={image.index}>
          <button
            type="button"
            aria-label={nameOf(place)}
            aria-pressed={image.index === index}
            className={joinClasses(style.image, image.index === index && style.here)}
            onClick={() => onChoose(image.index)}
          >
            <Image
              src={image.thumb}
              alt=""
              width={image.width}
              height={image.height}
              thumbhash={image.thumbhash}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
