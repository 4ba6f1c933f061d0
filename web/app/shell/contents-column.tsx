// The table of contents at the left: words only, the current one in bold with ink at its edge. Where a page is narrow,
// pictures of them, whose words come beside the pointer.
import { Compass, Crop, House, Images, type LucideIcon, Tag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { planName, prices, sellsAnything } from '#contract/prices.ts';
import { formatDate, formatLocaleOf } from '#web/i18n/format.ts';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { useMe } from '#web/model/me/use-me.ts';
import { useUnseenCount } from '#web/task/task-provider.tsx';
import { joinClasses } from '#web/ui/base/join-classes.ts';
import { VisuallyHidden } from '#web/ui/base/visually-hidden.tsx';
import { AppLink } from './app-link.tsx';
import { TOOL_ICONS } from '../routes/tool-icons.ts';
import { CROPPER_PATH, TOOLS } from '../routes/tool-list.ts';
import { useViewer } from '../guards/viewer.ts';
import style from './contents-column.module.css';

type Entry = { path: string; label: string; icon: LucideIcon; unseen?: number };

export function ContentsColumn() {
  const { t } = useTranslation();
  const viewer = useViewer();
  const unseen = useUnseenCount();
  const toolsOf = (family: 'image' | 'video' | 'tools'): Entry[] =>
    TOOLS.filter((tool) => tool.family === family).map((tool) => ({
      path: tool.path,
      label: t(`app.tool.${tool.name}.name`),
      icon: TOOL_ICONS[tool.name],
    }));
  return (
    <div className={style.column}>
      <nav aria-label={t('app.main_navigation')} className={style.parts}>
        <Entries
          entries={[
            { path: '/home', label: t('app.nav.home'), icon: House },
            { path: '/explore', label: t('app.nav.explore'), icon: Compass },
            {
              path: '/creations',
              label: t('app.nav.creations'),
              icon: Images,
              unseen: viewer ? unseen : 0,
            },
          ]}
        />
        <Entries title={t('app.nav.image')} entries={toolsOf('image')} />
        <Entries title={t('app.nav.video')} entries={toolsOf('video')} />
        <Entries
          title={t('app.nav.tools')}
          entries={[...toolsOf('tools'), { path: CROPPER_PATH, label: t('app.nav.cropper'), icon: Crop }]}
        />
        {/* Whoever is signed in finds them by the balance and its bar. */}
        {!viewer && sellsAnything() && (
          <Entries entries={[{ path: '/landing/subscription', label: t('app.title.prices'), icon: Tag }]} />
        )}
      </nav>
      {viewer && (
        <AppLink href="/subscription" className={style.balance}>
          <b className={style.points}>{viewer.points.toLocaleString('en')}</b>
          <PointsToCome />
        </AppLink>
      )}
    </div>
  );
}

/** The plan and its next points; without a plan those of each day. */
function PointsToCome() {
  const { t } = useTranslation();
  const { count, language } = useTaskText();
  const subscription = useMe((me) => me?.subscription ?? null);
  const { daily } = prices().gifts;
  const isPlan = subscription !== null && subscription.plan_id !== 'free' && sellsAnything();
  const { next_grant_at: next, next_grant_points: points } = subscription ?? {};
  return (
    <>
      <span>
        {t('app.nav.points_left')}
        {isPlan && ` · ${planName(subscription.plan_id)[language]}`}
      </span>
      {next && points ? (
        <span>
          {t('app.nav.more_on', {
            n: count(points),
            date: formatDate(next, formatLocaleOf(language), { month: 'short', day: 'numeric' }),
          })}
        </span>
      ) : (
        daily > 0 && <span>{t('app.nav.more_tomorrow', { n: daily })}</span>
      )}
    </>
  );
}

function Entries({ title, entries }: { title?: string; entries: readonly Entry[] }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <div>
      {title && <p className={style.title}>{title}</p>}
      <ul>
        {entries.map((entry) => (
          <li key={entry.path}>
            <AppLink
              href={entry.path}
              className={joinClasses(style.entry, entry.path === pathname && style.here)}
              aria-current={entry.path === pathname ? 'page' : undefined}
            >
              <entry.icon aria-hidden="true" className={style.icon} />
              <span className={style.label}>{entry.label}</span>
              {entry.unseen ? (
                <span className={style.dot}>
                  <VisuallyHidden>{t('app.nav.unseen', { n: entry.unseen })}</VisuallyHidden>
                </span>
              ) : null}
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
