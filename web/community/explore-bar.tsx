// The head of Explore in one line: the title, the four walls, what narrows them, the search.
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ASPECT_RATIOS } from '#contract/limits.ts';
import { TOOL_TYPES } from '#contract/tool-names.ts';
import { FilterTabs } from '#web/ui/form/filter-tabs.tsx';
import { IconButton } from '#web/ui/base/icon-button.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { useIsPhone } from '#web/ui/base/use-is-phone.ts';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { EffectSelect } from './effect-select.tsx';
import { ExploreSearch } from './explore-search.tsx';
import { isNarrowed, PERIODS, readFilter, TABS } from './feed-filter.ts';
import type { ExploreFilter } from './feed-filter.ts';
import style from './explore.module.css';

/** A select needs a value for "all". */
const ALL = 'all';

export type ExploreBarProps = { filter: ExploreFilter; onChange: (filter: ExploreFilter) => void };

export function ExploreBar({ filter, onChange }: ExploreBarProps) {
  const { t } = useTranslation();
  const words = useTaskText();
  const isPhone = useIsPhone();
  const [isUnfolded, setUnfolded] = useState(isNarrowed(filter));
  const change = (part: Partial<ExploreFilter>) => onChange({ ...filter, ...part });
  const tools = Object.values(TOOL_TYPES).map((type) => ({ value: String(type), label: words.tool(type) }));
  const ratios = ASPECT_RATIOS.map((ratio) => ({ value: ratio as string, label: ratio as string }));
  return (
    <header className={style.bar}>
      <h1 className={style.title}>{t('community.title')}</h1>
      {isPhone && (
        <IconButton
          label={t('community.filters')}
          icon={<SlidersHorizontal />}
          aria-expanded={isUnfolded}
          className={style.fold}
          onClick={() => setUnfolded(!isUnfolded)}
        />
      )}
      <div className={style.tabs}>
        <FilterTabs
          label={t('community.walls')}
          value={filter.tab}
          onChange={(tab) => change({ tab })}
          options={TABS.map((tab) => ({ value: tab, label: t(`community.tab.${tab}`) }))}
        />
        {filter.tab === 'top' && (
          <Select
            label={t('community.period_label')}
            isLabelHidden
            look="bare"
            value={filter.period}
            onChange={(period) => change({ period })}
            options={PERIODS.map((period) => ({ value: period, label: t(`community.period.${period}`) }))}
          />
        )}
      </div>
      {(!isPhone || isUnfolded) && (
        <div className={style.narrow}>
          <Select
            label={t('community.type')}
            isLabelHidden
            look="bare"
            value={filter.tool === 0 ? ALL : String(filter.tool)}
            onChange={(type) => change({ tool: readFilter(new URLSearchParams({ type })).tool, effect: '' })}
            options={[{ value: ALL, label: t('community.type') }, ...tools]}
          />
          {(filter.tool === 5 || filter.tool === 6) && (
            <EffectSelect
              type={filter.tool}
              value={filter.effect}
              onChange={(effect) => change({ effect })}
            />
          )}
          <Select
            label={t('community.ratio')}
            isLabelHidden
            look="bare"
            value={filter.ratio || ALL}
            onChange={(ratio) => change({ ratio: ratio === ALL ? '' : ratio })}
            options={[{ value: ALL, label: t('community.ratio') }, ...ratios]}
          />
          <ExploreSearch value={filter.q} onSearch={(q) => change({ q })} />
        </div>
      )}
    </header>
  );
}
