// One line of filters over the wall; on a phone it scrolls sideways.
import { CheckCheck, Globe, Grid2x2, Grid3x3, Square, Star } from 'lucide-react';
import { memo } from 'react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { TOOL_TYPES } from '#contract/tool-names.ts';
import { FilterTabs } from '#web/ui/form/filter-tabs.tsx';
import { IconButton } from '#web/ui/base/icon-button.tsx';
import { Menu } from '#web/ui/layer/menu.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { useSearchText } from '#web/ui/form/use-search-text.ts';
import { SmallAction } from '#web/ui/base/small-action.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { GRID_SIZES, MEDIA, readTool, STATUSES } from './gallery-filter.ts';
import type { GalleryFilter, GridSize } from './gallery-filter.ts';
import style from './creations.module.css';

export type FilterBarProps = {
  filter: GalleryFilter;
  /** `isTyping`: one of many small changes. */
  onChange: (filter: GalleryFilter, isTyping?: boolean) => void;
  /** A guest sees what there will be, and cannot use it. */
  isDisabled: boolean;
  isSelecting: boolean;
  /** Where one goes to a month; on a phone only. */
  date: ReactNode;
  onSelect: () => void;
  /** How much of the window it covers depends on how many lines it takes. */
  ref: Ref<HTMLDivElement>;
};

/** A wall that grows while one scrolls draws it only when a filter changes. */
export const FilterBar = memo(function FilterBar({
  filter,
  onChange,
  isDisabled,
  isSelecting,
  date,
  onSelect,
  ref,
}: FilterBarProps) {
  const { t } = useTranslation();
  const words = useTaskText();
  const change = (part: Partial<GalleryFilter>, isTyping = false) =>
    onChange({ ...filter, ...part }, isTyping);
  return (
    <div ref={ref} className={style.filters}>
      <FilterTabs
        label={t('gallery.media')}
        value={filter.media}
        onChange={(media) => change({ media })}
        options={MEDIA.map((value) => ({ value, label: t(`gallery.media_${value}`), disabled: isDisabled }))}
      />
      {date}
      <Select
        look="bare"
        label={t('gallery.tool')}
        isLabelHidden
        disabled={isDisabled}
        value={String(filter.tool)}
        onChange={(tool) => change({ tool: readTool(tool) })}
        options={[
          { value: '0', label: t('gallery.any_tool') },
          ...Object.values(TOOL_TYPES).map((type) => ({ value: String(type), label: words.tool(type) })),
        ]}
      />
      <Select
        look="bare"
        label={t('gallery.status')}
        isLabelHidden
        disabled={isDisabled}
        value={filter.status}
        onChange={(status) => change({ status })}
        options={STATUSES.map((value) => ({ value, label: t(`gallery.status_${value}`) }))}
      />
      {!isDisabled && (
        <>
          <SmallAction
            icon={<Star fill={filter.isFavorite ? 'currentColor' : 'none'} />}
            isOn={filter.isFavorite}
            onClick={() => change({ isFavorite: !filter.isFavorite })}
          >
            {t('task.favorites')}
          </SmallAction>
          <SmallAction
            icon={<Globe />}
            isOn={filter.isShared}
            onClick={() => change({ isShared: !filter.isShared })}
          >
            {t('gallery.shared_filter')}
          </SmallAction>
          <span className={style.grow} />
          <SizeMenu size={filter.size} onChange={(size) => change({ size })} />
          <SmallAction icon={<CheckCheck />} isOn={isSelecting} onClick={onSelect}>
            {t('gallery.select')}
          </SmallAction>
          <Search q={filter.q} onSearch={(q) => change({ q }, true)} />
        </>
      )}
    </div>
  );
});

const SIZE_ICONS = { small: <Grid3x3 />, medium: <Grid2x2 />, large: <Square /> } as const;

function SizeMenu({ size, onChange }: { size: GridSize; onChange: (size: GridSize) => void }) {
  const { t } = useTranslation();
  return (
    <Menu
      trigger={<IconButton label={t('gallery.size_label')} icon={SIZE_ICONS[size]} />}
      items={GRID_SIZES.map((value) => ({
        label: t(`gallery.size_${value}`),
        icon: SIZE_ICONS[value],
        isChosen: value === size,
        onSelect: () => onChange(value),
      }))}
    />
  );
}

function Search({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useSearchText(q, onSearch);
  return (
    <SearchField
      className={style.search}
      label={t('gallery.search')}
      hasKey
      value={typed}
      onChange={setTyped}
    />
  );
}
