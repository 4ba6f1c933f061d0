// A wall with nothing on it: why, and the way on. One who follows nobody yet is shown whom to follow.
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PublicTask } from '#contract/task.ts';
import { titleOf } from '#web/model/tasks/task-shape.ts';
import { publicKeys } from '#web/model/works/public-cache.ts';
import { TOOL_PATHS } from '#web/model/tasks/task-addresses.ts';
import { usePublicPlaces } from '#web/model/works/public-places.ts';
import { buttonClass } from '#web/ui/base/button-class.ts';
import { Button } from '#web/ui/base/button.tsx';
import { EmptyFrame } from '#web/ui/base/empty-frame.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Image } from '#web/ui/base/image.tsx';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import { PersonCard } from './person-card.tsx';
import { useFeed } from './use-feed.ts';
import style from './empty-wall.module.css';

export function EmptyWall({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={style.nothing}>
      <EmptyFrame ratio={4 / 3} />
      <EmptyState
        title={t(isNarrowed ? 'community.no_matches' : 'community.empty')}
        about={t(isNarrowed ? 'community.no_matches_about' : 'community.empty_about')}
        actions={
          isNarrowed ? (
            <Button look="filled" onClick={onClear}>
              {t('community.clear')}
            </Button>
          ) : (
            <>
              <UiLink href="/creations" className={buttonClass('filled')}>
                {t('community.to_creations')}
              </UiLink>
              <UiLink href={TOOL_PATHS['text-to-image']} className={buttonClass()}>
                {t('community.make')}
              </UiLink>
            </>
          )
        }
      />
    </div>
  );
}

const SUGGESTED = 8;
const SHOWN_WORKS = 3;

export function EmptyFollowing() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { items: works } = useFeed({ tab: 'foryou' });
  const people = groupByAuthor(works).slice(0, SUGGESTED);
  const hasBegun = people.some(([first]) => first?.author.followed);
  const look = () => void client.resetQueries({ queryKey: publicKeys.feed({ tab: 'following' }) });
  return (
    <>
      <div className={style.words}>
        <EmptyState
          title={t('community.following_empty')}
          about={t('community.following_empty_about')}
          actions={
            hasBegun && (
              <Button look="filled" onClick={look}>
                {t('community.see_their_works')}
              </Button>
            )
          }
        />
      </div>
      <ul className={style.people} aria-label={t('community.suggested')}>
        {people.map((own) => (
          <Suggested key={own[0]?.author.id} works={own} />
        ))}
      </ul>
    </>
  );
}

function Suggested({ works }: { works: readonly PublicTask[] }) {
  const { t } = useTranslation();
  const places = usePublicPlaces();
  const [first] = works;
  if (!first) return null;
  const { author } = first;
  return (
    <li className={style.person}>
      <div className={style.row}>
        {works.slice(0, SHOWN_WORKS).map((work) => (
          <UiLink
            key={work.id}
            href={places.work(work.id, author.id)}
            className={style.work}
            style={{ '--ratio': work.width / work.height }}
          >
            <Image
              src={work.thumb}
              alt={titleOf(work)}
              width={work.width}
              height={work.height}
              thumbhash={work.thumbhash}
            />
          </UiLink>
        ))}
      </div>
      <PersonCard
        id={author.id}
        name={author.name}
        image={author.head_img}
        followed={author.followed}
        about={t('community.lately', { count: works.length, n: works.length })}
      />
    </li>
  );
}

/** In the order in which they come on the wall. */
function groupByAuthor(works: readonly PublicTask[]): PublicTask[][] {
  return [...Map.groupBy(works, ({ author }) => author.id).values()];
}
