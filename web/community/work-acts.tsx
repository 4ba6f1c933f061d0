// What one does with an open work, where the thumb is: Remix first; then the heart, the link, the words.
import { pointsFrom } from '#contract/points-from.ts';
import { Copy, Link, Share } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PublicTask } from '#contract/task.ts';
import { toolOfType } from '#contract/tool-names.ts';
import { titleOf } from '#web/model/tasks/task-shape.ts';
import { sharedWorkAddress } from '#web/model/works/public-places.ts';
import { remixAddress } from '#web/model/tasks/task-addresses.ts';
import { buttonClass } from '#web/ui/base/button-class.ts';
import { Button } from '#web/ui/base/button.tsx';
import { joinClasses } from '#web/ui/base/join-classes.ts';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import { useIsPhone } from '#web/ui/base/use-is-phone.ts';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { LikeButton } from './like-button.tsx';
import { useShare } from './use-share.ts';
import style from './work-overlay.module.css';

export function WorkActs({ work }: { work: PublicTask }) {
  const { t } = useTranslation();
  const words = useTaskText();
  const isPhone = useIsPhone();
  const { share, copy, canShare } = useShare();
  const title = titleOf(work);
  const { prompt } = work;
  const size = isPhone ? 'medium' : 'small';
  return (
    <footer className={style.foot}>
      <UiLink
        href={remixAddress(work)}
        className={joinClasses(buttonClass('filled', 'huge', true), style.remix)}
      >
        <span>{t('community.remix')}</span>
        <small>
          {t('community.from_points', { points: words.points(pointsFrom(toolOfType(work.type))) })}
        </small>
      </UiLink>
      <LikeButton work={work} size="large" />
      <Button
        size={size}
        icon={canShare ? <Share /> : <Link />}
        isWide
        onClick={() => void share(title, sharedWorkAddress(work.id))}
      >
        {t('community.share')}
      </Button>
      {prompt ? (
        <Button size={size} icon={<Copy />} isWide onClick={() => void copy(prompt, t('task.toast.copied'))}>
          {t('community.prompt')}
        </Button>
      ) : (
        <Button size={size} isWide disabled>
          {t('community.prompt_hidden')}
        </Button>
      )}
    </footer>
  );
}
