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
        items={fillRows(works)}
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

/** Width of a row as a sum of ratios, at the row height above on a page of 1440 pixels. */
const ROW_RATIOS = 8;

/** Leaves out the last works where they would stand alone in a row that is far from full. */
function fillRows(works: readonly PublicTask[]): readonly PublicTask[] {
  const all = works.reduce((sum, work) => sum + work.width / work.height, 0) / ROW_RATIOS;
  const rows = all % 1 > 0.6 || all < 1 ? Math.ceil(all) : Math.floor(all);
  let filled = 0;
  return works.filter((work) => {
    filled += work.width / work.height / ROW_RATIOS;
    return filled <= rows + 0.05;
  });
}
