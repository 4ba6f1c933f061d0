// What pages say of each tool: what it makes, from how many points, and how long that usually takes.
import { useTranslation } from 'react-i18next';
import { STYLES } from '#contract/limits.ts';
import { pointsFrom } from '#contract/points-from.ts';
import type { ToolName } from '#contract/tool-names.ts';
import { USUAL_SECONDS } from '#contract/usual-seconds.ts';
import { VIDEO_SECONDS } from '#contract/video.ts';
import { SMOOTH_FPS, TARGETS } from '#tools/upscale-video/fields.ts';
import { spellNumber } from '#web/i18n/spell-number.ts';
import { readLanguage } from '#web/i18n/start-i18n.ts';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { formatPointsFrom } from '../shell/format-points.ts';

export type ToolWords = { makes: string; price: string; wait: string };

export function useToolWords(): (tool: ToolName) => ToolWords {
  const { t } = useTranslation();
  const words = useTaskText();
  return (tool) => ({
    makes: t(`app.tool.${tool}.makes`, { ...listNumbers() }),
    price: formatPointsFrom(t, pointsFrom(tool)),
    wait: words.seconds(USUAL_SECONDS[tool]),
  });
}

/** Of all sentences; each has places for some. */
function listNumbers(): Record<string, string | number> {
  const language = readLanguage();
  const [short = 0, long = 0] = VIDEO_SECONDS;
  return {
    // Auto is no style, but that none was chosen.
    styles: spellNumber(STYLES.length - 1, language),
    short: spellNumber(short, language, true),
    long: spellNumber(long, language),
    size: TARGETS.at(-1) ?? '',
    fps: SMOOTH_FPS,
  };
}
