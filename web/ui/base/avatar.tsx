// A person: an image, or the initials in the serif on the mat.
import { useState } from 'react';
import { joinClasses } from './join-classes.ts';
import { readInitials } from './read-initials.ts';
import style from './avatar.module.css';

export type AvatarProps = {
  name: string;
  /** Address of an image; the initials stand in while there is none or it does not come. */
  image?: string | null;
  /** Diameter in pixels: small 28, medium 40, large 72. */
  size?: 'small' | 'medium' | 'large';
};

export function Avatar({ name, image, size = 'small' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const initials = readInitials(name) || '·';
  return (
    <span className={joinClasses(style.avatar, style[size])} aria-hidden="true">
      {image && image !== broken ? (
        <img src={image} alt="" className={style.image} onError={() => setBroken(image)} />
      ) : (
        // Drawn by the style sheet: letters in the page would have to be part of the button's name.
        <span
          className={joinClasses(style.initials, initials.length > 1 && style.pair)}
          data-initials={initials}
        />
      )}
    </span>
  );
}
