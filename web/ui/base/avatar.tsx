// A person: an image, or the first letter in the serif on the mat.
import { useState } from 'react';
import { joinClasses } from './join-classes.ts';
import style from './avatar.module.css';

export type AvatarProps = {
  name: string;
  /** Address of an image; the initial stands in while there is none or it does not come. */
  image?: string | null;
  /** Diameter in pixels: small 28, medium 40, large 72. */
  size?: 'small' | 'medium' | 'large';
};

export function Avatar({ name, image, size = 'small' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const initial = Array.from(name.trim())[0]?.toLocaleUpperCase() ?? '·';
  return (
    <span className={joinClasses(style.avatar, style[size])} aria-hidden="true">
      {image && image !== broken ? (
        <img src={image} alt="" className={style.image} onError={() => setBroken(image)} />
      ) : (
        initial
      )}
    </span>
  );
}
