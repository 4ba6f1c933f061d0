// Follow, or Following; nobody follows themselves.
import { useTranslation } from 'react-i18next';
import { useUserId } from '#web/model/me/use-me.ts';
import { Button } from '#web/ui/base/button.tsx';
import { useFollow } from './use-follow.ts';

export type FollowButtonProps = {
  id: string;
  name: string;
  followed: boolean;
  /** The one filled button of its region, as wide as it. */
  isMain?: boolean;
};

export function FollowButton({ id, name, followed, isMain = false }: FollowButtonProps) {
  const { t } = useTranslation();
  const isMyself = useUserId() === id;
  const follow = useFollow();
  if (isMyself || id === '') return null;
  return (
    <Button
      look={isMain && !followed ? 'filled' : 'outline'}
      size={isMain ? 'medium' : 'small'}
      isWide={isMain}
      aria-pressed={followed}
      aria-label={t(followed ? 'community.following_name' : 'community.follow_name', { name })}
      onClick={() => follow({ id, followed })}
    >
      {t(followed ? 'community.following' : 'community.follow')}
    </Button>
  );
}
