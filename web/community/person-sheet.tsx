// The sheet of a person over any page: who they are, what they are followed for, what they show (product A13).
import { Link } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '#contract/people.ts';
import { CallError } from '#web/api/call-error.ts';
import { sharedPersonAddress } from '#web/model/works/public-places.ts';
import { useUserId } from '#web/model/me/use-me.ts';
import { Avatar } from '#web/ui/base/avatar.tsx';
import { Button } from '#web/ui/base/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Sheet } from '#web/ui/layer/sheet.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Tabs } from '#web/ui/form/tabs.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { FollowButton } from './follow-button.tsx';
import { PeopleList } from './people-list.tsx';
import { PersonWorks } from './person-works.tsx';
import { usePerson } from './use-person.ts';
import { useShare } from './use-share.ts';
import style from './person-sheet.module.css';

const WIDTH = 520;

export function PersonSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation();
  const person = usePerson(id);
  const isGone = person.error instanceof CallError && person.error.refusal === 'user_not_found';
  return (
    <Sheet isOpen onClose={onClose} title={t('community.person')} isTitleSmall width={WIDTH}>
      <div className={style.sheet}>
        {person.data ? (
          <Known person={person.data} />
        ) : isGone ? (
          <EmptyState title={t('community.person_gone')} about={t('community.person_gone_about')} />
        ) : person.isError ? (
          <ErrorState
            title={t('community.person_failed')}
            about={person.error.message}
            retryLabel={t('ui.try_again')}
            onRetry={() => void person.refetch()}
            isRetrying={person.isFetching}
          />
        ) : (
          <div className={style.head} aria-hidden="true">
            <Skeleton width="72px" height="72px" />
            <Skeleton height="52px" />
          </div>
        )}
      </div>
    </Sheet>
  );
}

type TabName = 'works' | 'followers' | 'following';

function Known({ person }: { person: Profile }) {
  const { t } = useTranslation();
  const words = useTaskText();
  const { copy } = useShare();
  const isMyself = useUserId() === person.id;
  const [tab, setTab] = useState<TabName>('works');
  const { stats } = person;
  const numbers = [
    { name: 'works', value: stats.public_works },
    { name: 'likes', value: stats.likes_received },
    { name: 'followers', value: stats.followers },
    { name: 'following', value: stats.following },
  ] as const;
  return (
    <>
      <div className={style.head}>
        <Avatar name={person.name} image={person.head_img} size="large" />
        <div className={style.words}>
          <h2 className={style.name}>{person.name}</h2>
          {person.bio && <p className={style.bio}>{person.bio}</p>}
          {isMyself && <p className={style.note}>{t('community.as_others_see')}</p>}
        </div>
      </div>
      <div className={style.acts}>
        <FollowButton id={person.id} name={person.name} followed={person.followed} isMain />
        <Button
          size="medium"
          icon={<Link />}
          onClick={() => void copy(sharedPersonAddress(person.id), t('community.link_copied'))}
        >
          {t('community.copy_link')}
        </Button>
      </div>
      <dl className={style.numbers}>
        {numbers.map(({ name, value }) => (
          <div key={name}>
            <dd>{words.count(value)}</dd>
            <dt>{t(`community.number.${name}`, { count: value })}</dt>
          </div>
        ))}
      </dl>
      <Tabs
        label={person.name}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'works', label: t('community.person_tab.works'), panel: <PersonWorks person={person} /> },
          {
            value: 'followers',
            label: t('community.person_tab.followers'),
            panel: <PeopleList list="followers" id={person.id} />,
          },
          {
            value: 'following',
            label: t('community.person_tab.following'),
            panel: <PeopleList list="following" id={person.id} />,
          },
        ]}
      />
    </>
  );
}
