// Houses of wood along an old street: shops below, lattice windows above, two rows of tiled eaves; of China or of Kyoto.

import { css, mix, type Colour, type Rgb } from '#engine/raster/colour.ts';
import type { Random } from '#engine/raster/random.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { relight } from '../painting/relight.ts';
import { renderOwn } from '../painting/render-own.ts';
import { EYE_HEIGHT, rowOfDistance, scaleAt, type Stage } from '../staging/stage.ts';
import { CITY_GATES } from '../things/city-gate.ts';
import { CRAFTS } from '../things/crafts.ts';
import { STRUCTURES } from '../things/structures.ts';
import { growTree } from '../things/trees.ts';
import { stampTree } from './woods.ts';
import { glow } from './glow.ts';
import { openWallBrush, type StreetWall } from './street-wall.ts';

export type Quarter = 'old-town' | 'kyoto';

const KYOTO =
  /kyoto|\bgion\b|old japan|japanese old town|\bedo\b|京都|祇园|花见小路|清水坂|二年坂|三年坂|江户|日式(?:老|古)街|japanese(?:-style)? (?!city|modern|neon)(?:[a-z]+ )?(?:street|alley|lane|town)\b|(?:日式|日本)(?:的)?[^，。,东京]{0,3}(?:街|小巷|巷子|小镇)/i;
const OLD_TOWN =
  /(?:old|ancient) (?:chinese )?(?:town street|street|town) (?:in|of) china|(?:(?:old|ancient|traditional) )?chinese (?:street|alley|old town|town|city|market)\b|china ?town|(?:中式|中国)(?:的)?[^，。,]{0,2}(?:街道|老街|小巷|巷子)|lantern (?:festival|fair)|temple fair|古街|老街|古城|花灯|灯会|元宵|庙会|古代(?:的)?(?:街|集市|市集|都市|城市|长安)|长安|汴京|清明上河图|宽窄巷子|丽江|平遥|凤凰古城|唐人街|春节|除夕|过年|舞龙|舞狮/i;

/** Which quarter of such houses the words say that a street is. */
export function quarterOf({ words }: Pick<Stage, 'words'>): Quarter | undefined {
  if (KYOTO.test(words)) return 'kyoto';
  return OLD_TOWN.test(words) ? 'old-town' : undefined;
}

export const QUARTER_WALLS: Readonly<Record<Quarter, [Colour, ...Colour[]]>> = {
  'old-town': ['#7a4a32', '#86543a', '#6c4230', '#8f5e40'],
  kyoto: ['#5a4434', '#4c3a30', '#66503c', '#54402f'],
};

/** From the lowest to the highest, in metres. */
export const QUARTER_HEIGHTS: Readonly<Record<Quarter, [number, number]>> = {
  'old-town': [5.4, 6.8],
  kyoto: [4.9, 5.8],
};

type OldHouse = StreetWall & { quarter: Quarter; tone: Rgb; random: Random };

const STOREY = 2.9;
const BAY_METRES = 1.15;

/** Upon the bare wall. */
export function paintOldHouse(
  stage: Stage,
  brush: Brush,
  { quarter, near, far, tall, tone, haze, random, quad }: OldHouse,
): void {
  const { palette } = stage;
  const { veiled, fill } = openWallBrush(stage, brush, { haze, quad });
  const glowing = (colour: Colour): string => css(mix(colour, palette.fog, haze * 0.4));
  const bays = Math.max(2, Math.round((far - near) / BAY_METRES));
  const wood = mix(tone, '#1c0e0a', 0.35);
  const paper = (isOn: boolean): string =>
    isOn ? glowing('#ffc870') : veiled(quarter === 'kyoto' ? '#d8cbb0' : '#c9a878');
  fill(veiled('#7f7d78'), 0, 1, 0, 0.32);
  const cloth = random.pick(
    quarter === 'kyoto' ? ['#2f4468', '#6a2c34', '#e8e0d0'] : ['#b8322a', '#3a5a4a', '#8a6a2c'],
  );
  for (let bay = 0; bay < bays; bay++) {
    const [left, right] = [(bay + 0.08) / bays, (bay + 0.92) / bays];
    paintBay(left, right, 0.35, 2.25, stage.isDark ? random.chance(0.8) : false);
    if (bay % 2 === 0) fill(veiled(cloth), left, right, quarter === 'kyoto' ? 1.5 : 1.95, 2.3);
    paintBay(left, right, STOREY + 0.95, tall - 0.75, stage.isDark ? random.chance(0.6) : false);
    fill(css(mix(wood, palette.fog, haze)), bay / bays, (bay + 0.07) / bays, 0.3, tall - 0.3);
  }
  // The rail of the upper floor.
  fill(css(mix(wood, palette.fog, haze)), 0, 1, STOREY + 0.78, STOREY + 0.9);
  for (let post = 0; post < bays * 4; post++)
    fill(
      css(mix(wood, palette.fog, haze)),
      post / (bays * 4),
      (post + 0.2) / (bays * 4),
      STOREY + 0.4,
      STOREY + 0.8,
    );
  paintEaves(STOREY - 0.35, 0.75);
  paintEaves(tall - 0.35, 1.05);

  /** Paper behind bars. */
  function paintBay(left: number, right: number, low: number, high: number, isOn: boolean): void {
    fill(paper(isOn), left, right, low, high);
    const bars = quarter === 'kyoto' ? 7 : 4;
    const thick = ((right - left) / bars) * (quarter === 'kyoto' ? 0.42 : 0.2);
    const wooden = css(mix(wood, palette.fog, haze * 0.9));
    for (let bar = 0; bar <= bars; bar++) {
      const at = left + ((right - left) * bar) / bars;
      fill(wooden, at - thick / 2, at + thick / 2, low, high);
    }
    for (const part of quarter === 'kyoto' ? [0.5] : [0.3, 0.55, 0.78])
      fill(wooden, left, right, low + (high - low) * part, low + (high - low) * part + 0.06);
  }

  function paintEaves(low: number, rise: number): void {
    const tile: Colour = quarter === 'kyoto' ? '#4a5058' : '#53575c';
    fill(veiled(mix(wood, '#000000', 0.4)), -0.02, 1.02, low - 0.14, low + 0.02);
    fill(stage.isSnowy ? veiled('#f2f6fc') : veiled(tile), -0.03, 1.03, low, low + rise);
    const tiles = Math.max(5, Math.round((far - near) / 0.34));
    for (let at = 0; at < tiles; at++) {
      if (!stage.isSnowy) fill(veiled('#34383c'), at / tiles, (at + 0.34) / tiles, low + 0.04, low + rise);
      fill(veiled('#6a6e72'), (at + 0.1) / tiles, (at + 0.76) / tiles, low - 0.08, low + 0.06);
    }
    fill(veiled('#5e6266'), -0.03, 1.03, low + rise - 0.07, low + rise + 0.07);
  }
}

/** In metres from the viewer. */
const END_DISTANCE = 30;

/** What closes the street: a gate of the city, a pagoda over the roofs. */
export function paintQuarterEnd(stage: Stage, brush: Brush, quarter: Quarter): void {
  const own = quarter === 'kyoto' ? STRUCTURES['own/pagoda'] : CITY_GATES['own/city-gate'];
  if (!own) return;
  const scale = scaleAt(stage, END_DISTANCE);
  const tall = scale * (quarter === 'kyoto' ? 19 : 7.5);
  const wide = (tall * own.width) / own.height;
  const sheet = relight(stage, renderOwn(stage, own, 'street end', Math.max(260, tall)), {
    haze: stage.look === 'poster' ? 0 : 0.2,
  });
  const foot = rowOfDistance(stage, END_DISTANCE);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(sheet, stage.width / 2 - wide / 2, foot - tall, wide, tall);
}

/** Over the roofs of both sides, where a season is told: maples, or cherries in bloom. */
export function paintSeasonTrees(stage: Stage, brush: Brush): void {
  const kind = stage.weather.has('petals') ? 'cherry' : 'maple';
  const tree = growTree(stage, kind, 'old street', 520);
  for (const [away, across, tall] of [
    [16, -1, 9.4],
    [13.6, 1, 9.4],
    [9.4, -1, 8.6],
    [8, 1, 8.8],
  ] as const) {
    const scale = scaleAt(stage, away);
    const x = stage.width / 2 + across * 6.4 * scale;
    stampTree(brush, tree, x, rowOfDistance(stage, away), tall * scale, across > 0);
  }
}

/** In metres: from the middle of the street to the edge of the lower eaves. */
const EAVES_ASIDE = 2.75;

/** Round and red under the lower eaves of China, white and few in Kyoto. */
export function paintEaveLanterns(stage: Stage, brush: Brush, quarter: Quarter): void {
  const lantern = CRAFTS['own/paper-lantern'];
  if (!lantern) return;
  const sheet = renderOwn(stage, lantern, 'eave lantern', 160);
  const step = quarter === 'kyoto' ? 1.34 : 1.16;
  brush.imageSmoothingQuality = 'high';
  for (let distance = 27; distance > 4.3; distance /= step)
    for (const side of [-1, 1]) {
      const scale = scaleAt(stage, distance);
      const tall = scale * (quarter === 'kyoto' ? 0.5 : 0.66);
      const wide = (tall * sheet.width) / sheet.height;
      const x = stage.width / 2 + side * EAVES_ASIDE * scale;
      const top = stage.horizon + (EYE_HEIGHT - 2.62) * scale;
      brush.drawImage(sheet, x - wide / 2, top, wide, tall);
      if (stage.isDark) glow(brush, x, top + tall * 0.5, tall * 1.6, css('#ff9a4c', 0.24), css('#ff9a4c', 0));
    }
}
