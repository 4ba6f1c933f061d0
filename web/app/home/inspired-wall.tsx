// Twelve public works in columns; each can be begun again as one's own.
import { useTranslation } from 'react-i18next';
import { usePublicPlaces } from '#web/model/works/public-places.ts';
import { PublicCard } from '#web/community/public-card.tsx';
import { Masonry } from '#web/ui/wall/masonry.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Section } from '#web/ui/base/section.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { AppLink } from '../shell/app-link.tsx';
import { usePublicWorks } from '../routes/use-public-works.ts';

const SHOWN = 12;

/** Ratios of a wall that is still coming. */
const EXPECTED = [1, 3 / 4, 2 / 3, 3 / 4, 4 / 3, 3 / 4, 4 / 3, 16 / 9, 3 / 2, 2 / 3, 9 / 16, 21 / 9];

export function InspiredWall() {
  const { t } = useTranslation();
  const works = usePublicWorks(SHOWN);
  const places = usePublicPlaces();
  if (works.isSuccess && works.data.length === 0) return null;
  return (
    <Section title={t('home.inspired')} aside={<AppLink href="/explore">{t('home.explore')}</AppLink>}>
      {works.isError ? (
        <ErrorState
          title={t('home.feed_failed')}
          about={works.error.message}
          retryLabel={t('ui.try_again')}
          onRetry={() => void works.refetch()}
          isRetrying={works.isFetching}
        />
      ) : works.isPending ? (
        <Masonry
          items={EXPECTED.map((ratio, place) => ({ ratio, place }))}
          keyOf={({ place }) => String(place)}
          ratioOf={({ ratio }) => ratio}
        >
          {({ ratio }) => <Skeleton ratio={ratio} />}
        </Masonry>
      ) : (
        <Masonry items={works.data} keyOf={(work) => work.id} ratioOf={(work) => work.width / work.height}>
          {(work) => <PublicCard work={work} href={places.work(work.id)} />}
        </Masonry>
      )}
    </Section>
  );
}
