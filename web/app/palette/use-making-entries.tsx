// What one makes with: the tools, and the effects by their names in both languages.
import { createElement } from 'react';
import { useTranslation } from 'react-i18next';
import { pointsFrom } from '#contract/points-from.ts';
import { TOOL_WORDS } from '#contract/tool-names.ts';
import { workAddress } from '#web/effects/effect-places.ts';
import type { EffectType } from '#web/effects/effect-places.ts';
import { findEffects } from '#web/effects/find-effects.ts';
import { useEffects } from '#web/effects/use-effects.ts';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { useGuardedNavigate } from '../guards/use-guarded-navigate.ts';
import { TOOL_ICONS } from '../routes/tool-icons.ts';
import { TOOLS } from '../routes/tool-list.ts';
import { formatPointsFrom } from '../shell/format-points.ts';
import type { PaletteEntry } from './palette-entry.ts';

export function useToolEntries(): PaletteEntry[] {
  const { t } = useTranslation();
  const go = useGuardedNavigate();
  return TOOLS.map(({ name, path }) => ({
    id: `tool ${name}`,
    label: t(`app.tool.${name}.name`),
    names: [TOOL_WORDS[name].en, TOOL_WORDS[name].zh],
    icon: createElement(TOOL_ICONS[name]),
    detail: formatPointsFrom(t, pointsFrom(name)),
    run: () => void go(path),
  }));
}

/** Those that can be used here. */
export function useEffectEntries(): PaletteEntry[] {
  const go = useGuardedNavigate();
  const words = useTaskText();
  const entryOf = (type: EffectType, icon: PaletteEntry['icon']) => {
    return (effect: ReturnType<typeof findEffects>[number]): PaletteEntry => ({
      id: `effect ${type} ${effect.id}`,
      label: effect.name[words.language],
      names: [effect.name.en, effect.name.zh],
      icon,
      detail: `${words.tool(type)} · ${words.points(effect.price)}`,
      run: () => void go(workAddress(type, effect.id)),
    });
  };
  const images = findEffects(useEffects(5).data ?? [], { order: 'hot' });
  const videos = findEffects(useEffects(6).data ?? [], { order: 'hot' });
  return [
    ...images.filter(({ available }) => available).map(entryOf(5, createElement(TOOL_ICONS['image-effect']))),
    ...videos.filter(({ available }) => available).map(entryOf(6, createElement(TOOL_ICONS['video-effect']))),
  ];
}
