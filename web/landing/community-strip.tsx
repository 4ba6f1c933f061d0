// What people chose to show lately. Nothing is drawn while there is nothing to show.
import { useTranslation } from 'react-i18next';
import type { PublicTask } from '#contract/task.ts';
import { JustifiedWall } from '#web/ui/justified-wall.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { UiLink } from '#web/ui/ui-link.tsx';
import { Part } from './part.tsx';

export function CommunityStrip({ works }: { works: readonly PublicTask[] | undefined }) {
  const { t } = useTranslation();
  if (!works || works.length < 4) return null;
  return (
    <Part title={t('landing.community.title')} about={t('landing.community.about')}>
      <JustifiedWall
        items={works}
        keyOf={(work) => work.id}
        ratioOf={(work) => work.width / work.height}
        rowHeight={168}
      >
        {(work) => (
          <UiLink href="/explore" style={{ display: 'block' }}>
            <Picture
              src={work.thumb}
              alt={work.prompt ?? work.title}
              width={work.width}
              height={work.height}
              thumbhash={work.thumbhash}
            />
          </UiLink>
        )}
      </JustifiedWall>
    </Part>
  );
}
