// A person in a row of people: image, name, a quiet word, Follow.
import type { ReactNode } from 'react';
import { Avatar } from '#web/ui/base/avatar.tsx';
import { FollowButton } from './follow-button.tsx';
import { PersonLink } from './person-link.tsx';
import style from './person-card.module.css';

export type PersonCardProps = {
  id: string;
  name: string;
  image: string;
  followed: boolean;
  about?: ReactNode;
};

export function PersonCard({ id, name, image, followed, about }: PersonCardProps) {
  return (
    <div className={style.card}>
      <PersonLink id={id} className={style.who}>
        <Avatar name={name} image={image} size="medium" />
        <span className={style.words}>
          <b>{name}</b>
          {about !== undefined && <small>{about}</small>}
        </span>
      </PersonLink>
      <FollowButton id={id} name={name} followed={followed} />
    </div>
  );
}
