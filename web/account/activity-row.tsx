// One thing that happened: who, in a sentence, to which work, when. The unseen dot is wet.
import { useTranslation } from 'react-i18next';
import type { Activity } from '#contract/people.ts';
import { usePublicPlaces } from '#web/model/works/public-places.ts';
import { studioAddress } from '#web/model/tasks/task-addresses.ts';
import { Avatar } from '#web/ui/base/avatar.tsx';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import { VisuallyHidden } from '#web/ui/base/visually-hidden.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import style from './activity-panel.module.css';

export function ActivityRow({ activity }: { activity: Activity }) {
  const { t } = useTranslation();
  const { time } = useTaskText();
  const places = usePublicPlaces();
  const { actor, task, text, created_at, read } = activity;
  const address = task ? studioAddress(task) : actor ? places.person(actor.id) : placeOf(activity.kind);
  const inside = (
    <>
      {actor ? (
        <Avatar name={actor.name} image={actor.head_img} size="medium" />
      ) : (
        <span className={style.app} aria-hidden="true" />
      )}
      <span className={style.text}>{text}</span>
      {task?.thumb && <img src={task.thumb} alt="" className={style.thumb} loading="lazy" />}
      <span className={style.time}>{time(created_at)}</span>
      {!read && (
        <span className={style.dot}>
          <VisuallyHidden>{t('account.activity.new')}</VisuallyHidden>
        </span>
      )}
    </>
  );
  return (
    <li>
      {address ? (
        <UiLink href={address} className={style.row}>
          {inside}
        </UiLink>
      ) : (
        <div className={style.row}>{inside}</div>
      )}
    </li>
  );
}

/** What is not about a work or a person is about the points or the plan. */
function placeOf(kind: Activity['kind']): string | null {
  if (kind === 'points_adjusted') return '/subscription#history';
  return kind === 'plan_changed' || kind === 'money_returned' ? '/subscription' : null;
}
