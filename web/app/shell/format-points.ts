// "from 1 point", "from 20 points", "free".
import type { TFunction } from 'i18next';

export function formatPointsFrom(t: TFunction, points: number): string {
  if (points === 0) return t('app.tool.free');
  return points === 1 ? t('app.tool.from_point') : t('app.tool.from_points', { n: points });
}
