// What is printed behind the things of a poster: of the season that it names, and what its title itself names.

import type { Ask, PromptReading } from '../reading/prompt-reading.ts';
import type { MotifName, PosterMotif } from '../reading/writing/sheet-reading.ts';

type Season = {
  named: RegExp;
  /** Set on an occasion's sheet by these; elsewhere a season is weather. */
  motifs: readonly MotifName[];
  ground: string;
  weather?: 'snow' | 'petals' | 'leaves';
};

const SEASONS: readonly Season[] = [
  {
    named: /^(?:in )?(?:the )?summer(?:time| day)?$|^(?:夏天|夏日|夏季|盛夏|夏)$/i,
    motifs: ['sun', 'waves'],
    ground: '#0d7386',
  },
  {
    named: /^(?:in )?(?:the )?winter(?:time| day)?$|^(?:冬天|冬日|冬季|寒冬|冬)$/i,
    motifs: ['snow'],
    ground: '#3f7fb0',
    weather: 'snow',
  },
  {
    named: /^(?:in )?(?:the )?spring(?:time| day)?$|^(?:春天|春日|春季|春)$/i,
    motifs: ['petals'],
    ground: '#3d7f5e',
    weather: 'petals',
  },
  {
    named: /^(?:in )?(?:the )?autumn(?:al)?$|^fall$|^(?:秋天|秋日|秋季|金秋|秋)$/i,
    motifs: ['leaves'],
    ground: '#8a3f22',
    weather: 'leaves',
  },
];

const TITLES: readonly (readonly [MotifName, RegExp])[] = [
  ['sun', /\bsun(?:s|ny|rise|set|shine|light)?\b|太阳|阳光|日出|日落|夕阳|朝阳/i],
  ['moon', /\bmoon(?:light|rise)?\b|月亮|明月|月光|月夜/i],
  ['fireworks', /\bfireworks?\b|烟花|烟火|焰火/i],
  ['waves', /\b(?:waves?|ocean|sea|surf)\b|海浪|波浪|大海|海洋/i],
  ['stars', /\b(?:stars?|starry|starlight)\b|星星|星空|星光|繁星|夜空|\bnight sky\b/i],
  ['mountains', /\b(?:mountains?|peaks?|summit|alps)\b|群山|高山|雪山|山峰/i],
];

export type SeasonFound = { asks: Ask[]; motifs: PosterMotif[]; ground: string };

/** Changes the reading: the season that is named with an occasion is no weather of a place. */
export function takeSeason(reading: PromptReading): SeasonFound | undefined {
  for (const { named, motifs, ground, weather } of SEASONS) {
    const asks = reading.asks.filter(({ words }) => named.test(words));
    if (asks.length === 0) continue;
    if (weather !== undefined) reading.weather.delete(weather);
    return { asks, motifs: motifs.map((what) => ({ what })), ground };
  }
  return undefined;
}

/** Whether nothing but the season says what weather there is. */
export function isWeatherOfSeason({ asks, weather }: PromptReading): boolean {
  const season = SEASONS.find(({ named }) => asks.some(({ words }) => named.test(words)));
  const said = asks.filter(({ shows }) => shows.some(({ is }) => is === 'weather'));
  return (
    [...weather].every((one) => one === season?.weather) &&
    said.every(({ words }) => season?.named.test(words) === true)
  );
}

/** Changes the reading of a poster on a sheet: what the title names is to be seen. */
export function showTitle(reading: PromptReading): void {
  const title = reading.writing.map(({ text, isDetail }) => (isDetail ? '' : text)).join(' ');
  const named = TITLES.filter(([, pattern]) => pattern.test(title));
  const motifs = reading.motifs ?? [];
  const isTaken = (what: MotifName): boolean =>
    motifs.some((one) => one.what === what) || reading.subjects.some(({ key }) => key === what);
  for (const [what] of named) if (!isTaken(what)) motifs.push({ what });
  for (const { words, shows } of reading.asks) {
    // A sheet has no hour; the sky of one is printed on it.
    if (!shows.every(({ is }) => is === 'time')) continue;
    const [what] = TITLES.find(([, pattern]) => pattern.test(words)) ?? [];
    if (what === undefined) continue;
    const printed = motifs.find((one) => one.what === what) ?? { what };
    if (!motifs.includes(printed)) motifs.push(printed);
    shows.splice(0, shows.length, { is: 'thing', thing: printed });
  }
  // One disc is enough.
  const isSunny = motifs.some(({ what }) => what === 'sun');
  // Nor does a sheet with a picture need an ornament.
  const isPicture = motifs.some(({ what }) => what !== 'rosette');
  const shown = motifs.filter(
    ({ what }) => !(isSunny && what === 'moon') && !(isPicture && what === 'rosette'),
  );
  if (shown.length === 0) return;
  reading.motifs = shown;
  if (shown.some(({ what }) => what === 'sun' || what === 'moon')) delete reading.disc;
}
