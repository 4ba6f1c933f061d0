// What people chose to show lately. Nothing is drawn while there is nothing to show.
import { useTranslation } from 'react-i18next';
import type { PublicTask } from '#contract/task.ts';
import { usePublicPlaces } from '#web/model/works/public-places.ts';
import { publicVideoOf, titleOf } from '#web/model/tasks/task-shape.ts';
import { JustifiedWall } from '#web/ui/wall/justified-wall.tsx';
import { VideoImage } from '#web/ui/video/video-image.tsx';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import { Part } from './part.tsx';

export function CommunityStrip({ works }: { works: readonly PublicTask[] | undefined }) {
  const { t } = useTranslation();
  const places = usePublicPlaces();
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
          <UiLink href={places.work(work.id)} style={{ display: 'block' }}>
            <VideoImage
              video={publicVideoOf(work)}
              src={work.thumb}
              alt={titleOf(work)}
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
/** A last row that is less full than this is left out. */
const FULL_ENOUGH = 0.6;

/** Whole rows only: two works alone under full rows look forgotten. */
function fillRows(works: readonly PublicTask[]): readonly PublicTask[] {
  let filled = 0;
  let rowStart = 0;
  for (const [place, work] of works.entries()) {
    const ratio = work.width / work.height;
    if (filled + ratio > ROW_RATIOS) {
      rowStart = place;
      filled = 0;
    }
    filled += ratio;
  }
  const isFull = rowStart === 0 || filled >= ROW_RATIOS * FULL_ENOUGH;
  return isFull ? works : works.slice(0, rowStart);
}
