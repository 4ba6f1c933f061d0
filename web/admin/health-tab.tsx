// How the product is, asked again every ten seconds: engines, waiting line, failures, invariants, payments.
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { adminHealth } from '#contract/admin.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { call } from '#web/api/call.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { FactList } from '#web/ui/base/fact-list.tsx';
import { Section } from '#web/ui/base/section.tsx';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import type { TextKey } from '#web/i18n/text-key.ts';
import { formatCurrency, formatLocaleOf } from '#web/i18n/format.ts';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { AdminTable, Cell } from './admin-table.tsx';
import { ListSkeleton } from './list-frame.tsx';
import { ADMIN_KEY } from './use-admin-list.ts';
import { addressOf } from './use-place.ts';
import style from './admin.module.css';

const EVERY_MS = 10_000;
const MICROS_A_CENT = 10_000;

export function HealthTab() {
  const { t, i18n } = useTranslation();
  const words = useTaskText();
  const query = useQuery({
    queryKey: [ADMIN_KEY, adminHealth.path],
    queryFn: ({ signal }) =>
      call(adminHealth, {}, { extractData: true, showLoading: false, showError: false, signal }),
    refetchInterval: EVERY_MS,
  });
  const { data: health } = query;
  if (query.isPending) return <ListSkeleton />;
  if (!health) {
    return (
      <ErrorState
        title={t('admin.list.error')}
        about={query.error?.message}
        retryLabel={t('admin.list.try_again')}
        onRetry={() => void query.refetch()}
      />
    );
  }
  /** A worker of another version may check what this page has no words for. */
  function nameRule(rule: string): string {
    const key = `admin.invariant.${rule}`;
    return i18n.exists(key) ? t(key as TextKey) : rule.replaceAll('_', ' ');
  }
  const broken = health.invariants.filter(({ violations }) => violations > 0);
  return (
    <div className={style.health}>
      <Section title={t('admin.health.now')} className={style.first}>
        <FactList
          facts={[
            { name: t('admin.health.waiting'), value: words.count(health.queue.waiting) },
            { name: t('admin.health.running'), value: words.count(health.queue.running) },
            {
              name: t('admin.health.longest'),
              value: t('admin.health.seconds', { n: words.count(health.queue.longest_wait) }),
            },
            { name: t('admin.health.completed'), value: words.count(health.ended.completed) },
            { name: t('admin.health.failed'), value: words.count(health.ended.failed) },
            ...health.failures.map(({ error_code, count }) => ({
              name: t('admin.health.of_these', { code: error_code }),
              value: words.count(count),
            })),
            { name: t('admin.health.open_reports'), value: words.count(health.open_reports) },
            {
              name: t('admin.health.held'),
              value: (
                <UiLink href={addressOf({ tab: 'tasks', held: '1' })}>{words.count(health.held)}</UiLink>
              ),
              isStrong: health.held > 0,
            },
          ]}
        />
      </Section>
      <Section
        title={t('admin.health.rules')}
        className={style.first}
        aside={
          broken.length === 0
            ? t('admin.health.hold')
            : t('admin.health.broken', { n: words.count(broken.length) })
        }
      >
        {health.invariants.length === 0 && <p className={style.about}>{t('admin.health.unchecked')}</p>}
        <FactList
          facts={health.invariants.map(({ rule, violations }) => ({
            name: nameRule(rule),
            value: violations === 0 ? t('admin.health.holds') : words.count(violations),
            isStrong: violations > 0,
          }))}
        />
      </Section>
      <Section title={t('admin.health.payments')} className={style.first}>
        <FactList
          facts={(['events', 'requests'] as const).flatMap((kind) => {
            const { count, failed, oldest_at, last_error } = health.payments[kind];
            return [
              {
                name: t(`admin.health.${kind}`),
                note: oldest_at ? t('admin.health.oldest', { at: words.dateTime(oldest_at) }) : undefined,
                value: words.count(count),
                isStrong: failed > 0,
              },
              ...(last_error === ''
                ? []
                : [{ key: `${kind}-error`, name: t('admin.health.last_error'), value: last_error }]),
            ];
          })}
        />
      </Section>
      <Section title={t('admin.health.engines')} className={style.whole}>
        <AdminTable
          caption={t('admin.health.engines')}
          columns={[
            { name: t('admin.health.engine') },
            { name: t('admin.health.state') },
            { name: t('admin.health.tools'), isWide: true },
            { name: t('admin.health.day'), isWide: true },
            { name: t('admin.health.time'), isNumber: true, isWide: true },
            { name: t('admin.health.spent'), isNumber: true },
            { name: t('admin.health.reported'), isWide: true },
          ]}
        >
          {health.engines.map(({ id, name, is_well, detail, tools, effects, reported_at, day }) => (
            <tr key={id}>
              <Cell isHead second={id}>
                {name}
              </Cell>
              <Cell second={detail}>{t(is_well ? 'admin.health.well' : 'admin.health.ill')}</Cell>
              <Cell isWide>
                {t('admin.health.can', { tools: words.count(tools.length), effects: words.count(effects) })}
              </Cell>
              <Cell
                isWide
                second={day.held > 0 ? t('admin.health.held_runs', { n: words.count(day.held) }) : undefined}
              >
                {t('admin.health.runs', { made: words.count(day.made), failed: words.count(day.failed) })}
              </Cell>
              <Cell
                isNumber
                isWide
                second={
                  day.in_time === null
                    ? undefined
                    : t('admin.health.in_time', { n: words.count(Math.round(day.in_time * 100)) })
                }
              >
                {day.seconds === null
                  ? '–'
                  : t('admin.health.seconds', { n: words.count(Math.round(day.seconds)) })}
              </Cell>
              <Cell isNumber second={day.refunded > 0 ? words.points(day.refunded) : undefined}>
                {formatCurrency(day.spent_micros / MICROS_A_CENT, 'USD', formatLocaleOf(words.language))}
              </Cell>
              <Cell isWide>{words.dateTime(reported_at)}</Cell>
            </tr>
          ))}
        </AdminTable>
      </Section>
      <EngineModels engines={health.engines} />
    </div>
  );
}

type Engines = OutputOf<typeof adminHealth>['engines'];

/** Of engines that have several: which of them can be asked now. What a server misses stands at its engine. */
function EngineModels({ engines }: { engines: Engines }) {
  const { t } = useTranslation();
  const models = engines.flatMap(({ name, models: its }) => its.map((model) => ({ ...model, engine: name })));
  if (models.length <= engines.length) return null;
  return (
    <Section title={t('admin.health.models')} className={style.whole}>
      <AdminTable
        caption={t('admin.health.models')}
        columns={[
          { name: t('admin.health.model') },
          { name: t('admin.health.tool') },
          { name: t('admin.health.engine'), isWide: true },
          { name: t('admin.health.state') },
        ]}
      >
        {models.map(({ id, title, tool, engine, is_well }) => (
          <tr key={`${id} ${tool}`}>
            <Cell isHead second={id}>
              {title}
            </Cell>
            <Cell>{tool}</Cell>
            <Cell isWide>{engine}</Cell>
            <Cell>{t(is_well ? 'admin.health.well' : 'admin.health.ill')}</Cell>
          </tr>
        ))}
      </AdminTable>
    </Section>
  );
}
