// What stands beside an open work: its words, its author, where it comes from, what it was made with, more by the same hand.
import type { ElementType } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicTask } from '#contract/task.ts';
import { titleOf } from '#web/model/tasks/task-shape.ts';
import { usePublicPlaces } from '#web/model/works/public-places.ts';
import { useUserId } from '#web/model/me/use-me.ts';
import { Avatar } from '#web/ui/base/avatar.tsx';
import { joinClasses } from '#web/ui/base/join-classes.ts';
import { JustifiedWall } from '#web/ui/wall/justified-wall.tsx';
import { FactList } from '#web/ui/base/fact-list.tsx';
import { Image } from '#web/ui/base/image.tsx';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { worksOf } from './feed-filter.ts';
import { FollowButton } from './follow-button.tsx';
import { listWorkFacts } from './list-work-facts.ts';
import { PersonLink } from './person-link.tsx';
import { useFeed } from './use-feed.ts';
import style from './work-overlay.module.css';

/** Longer words are set smaller, so that the author stays in sight. */
const LONG = 110;
const MORE = 6;

/** `heading`: what the title is on this page. */
export function WorkLabel({ work, heading: Heading }: { work: PublicTask; heading: ElementType }) {
  const { t } = useTranslation();
  const words = useTaskText();
  const isMine = useUserId() === work.author.id;
  const title = work.prompt || (work.effect?.name ?? work.title);
  return (
    <div className={style.body}>
      <Heading className={joinClasses(style.title, title.length > LONG && style.long)}>{title}</Heading>
      {work.prompt === null && <p className={style.note}>{t('community.words_hidden')}</p>}
      <div className={style.author}>
        <PersonLink id={work.author.id} className={style.who}>
          <Avatar name={work.author.name} image={work.author.head_img} size="medium" />
          <b>{work.author.name}</b>
        </PersonLink>
        {isMine ? (
          <UiLink href={`/creations?id=${work.id}`} className={style.mine}>
            {t('community.in_creations')}
          </UiLink>
        ) : (
          <FollowButton id={work.author.id} name={work.author.name} followed={work.author.followed} />
        )}
      </div>
      <Source work={work} />
      <FactList facts={listWorkFacts(work, t, words)} />
      <MoreByAuthor work={work} />
    </div>
  );
}

function Source({ work: { remixed_from: source } }: { work: PublicTask }) {
  const { t } = useTranslation();
  const places = usePublicPlaces();
  if (!source) return null;
  return (
    <UiLink href={places.work(source.id)} className={style.source}>
      <img src={source.thumb} alt="" />
      <span>{t('community.remixed_from', { name: source.author.name })}</span>
    </UiLink>
  );
}

function MoreByAuthor({ work }: { work: PublicTask }) {
  const { t } = useTranslation();
  const places = usePublicPlaces();
  const { id, author } = work;
  const { items: works } = useFeed(worksOf(author.id), author.id !== '');
  const others = works.filter((other) => other.id !== id).slice(0, MORE);
  if (others.length === 0) return null;
  const label = t('community.more_by', { name: author.name });
  return (
    <section className={style.more} aria-label={label}>
      <h3>{label}</h3>
      <JustifiedWall
        items={others}
        keyOf={(other) => other.id}
        ratioOf={(other) => other.width / other.height}
        rowHeight={84}
        phoneRowHeight={84}
      >
        {(other) => (
          <UiLink href={places.work(other.id, author.id)} className={style.other}>
            <Image
              src={other.thumb}
              alt={titleOf(other)}
              width={other.width}
              height={other.height}
              thumbhash={other.thumbhash}
            />
          </UiLink>
        )}
      </JustifiedWall>
    </section>
  );
}
