// A person: a picture, or the first letter in the serif on the mat.
import { useState } from 'react';
import { joinClasses } from './join-classes.ts';
import style from './avatar.module.css';

export type AvatarProps = {
  name: string;
  /** Address of a picture; the initial stands in while there is none or it does not come. */
  picture?: string | null;
  /** Diameter in pixels: small 28, medium 40, large 72. */
  size?: 'small' | 'medium' | 'large';
};

export function Avatar({ name, picture, size = 'small' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const initial = Array.from(name.trim())[0]?.toLocaleUpperCase() ?? '·';
  return (
    <span className={joinClasses(style.avatar, style[size])} aria-hidden="true">
      {picture && picture !== broken ? (
        <img src={picture} alt="" className={style.picture} onError={() => setBroken(picture)} />
      ) : (
        initial
      )}
    </span>
  );
}
