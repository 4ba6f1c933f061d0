// Twelve public works in columns; each can be begun again as one's own.
import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PublicTask } from '#contract/task.ts';
import { toolOfType } from '#contract/tool-names.ts';
import { publicFilmOf } from '#web/api/task-shape.ts';
import { Columns } from '#web/ui/columns.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FilmPicture } from '#web/ui/film-picture.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AppLink } from '../app-link.tsx';
import { toolPath } from '../tool-list.ts';
import { usePublicWorks } from '../use-public-works.ts';
import { writeDraft } from '#web/task/drafts.ts';
import style from './inspired-wall.module.css';

const SHOWN = 12;

/** Ratios of a wall that is still coming. */
const EXPECTED = [1, 3 / 4, 2 / 3, 3 / 4, 4 / 3, 3 / 4, 4 / 3, 16 / 9, 3 / 2, 2 / 3, 9 / 16, 21 / 9];

export function InspiredWall() {
  const { t } = useTranslation();
  const works = usePublicWorks(SHOWN);
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
        <Columns
          items={EXPECTED.map((ratio, place) => ({ ratio, place }))}
          keyOf={({ place }) => String(place)}
          ratioOf={({ ratio }) => ratio}
        >
          {({ ratio }) => <Skeleton ratio={ratio} />}
        </Columns>
      ) : (
        <Columns items={works.data} keyOf={(work) => work.id} ratioOf={(work) => work.width / work.height}>
          {(work) => <Work work={work} />}
        </Columns>
      )}
    </Section>
  );
}

function Work({ work }: { work: PublicTask }) {
  const { t } = useTranslation();
  const title = work.prompt ?? work.title;
  return (
    <figure className={style.work}>
      <FilmPicture
        film={publicFilmOf(work)}
        src={work.thumb}
        alt={title}
        width={work.width}
        height={work.height}
        thumbhash={work.thumbhash}
      />
      <figcaption className={style.caption}>
        <span className={style.author}>{work.author.name}</span>
        <span className={style.likes}>
          <Heart aria-hidden="true" />
          <span aria-label={t('home.likes', { n: work.likes })}>{work.likes}</span>
        </span>
        <AppLink
          href={toolPath(toolOfType(work.type))}
          className={style.remix}
          onClick={() => takeParams(work)}
        >
          {t('home.remix')}
        </AppLink>
      </figcaption>
    </figure>
  );
}

/** The tool begins from its draft: what the author shows of the work is put there. A seed of one's own is drawn. */
function takeParams(work: PublicTask): void {
  if (!work.prompt && !work.params) return;
  writeDraft(toolOfType(work.type), {
    ...work.params,
    ...(work.prompt ? { prompt: work.prompt } : {}),
    seed: null,
  });
}
