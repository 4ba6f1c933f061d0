// The installed table, what is asked of it, and the table of a deployment that sells nothing.
import { afterEach, describe, expect, it } from 'vitest';
import { readFieldWord } from './field-words.ts';
import { checkPerk, needPlan } from './plan-perks.ts';
import { pointsFrom } from './points-from.ts';
import {
  ceilPoints,
  firstPlanThat,
  installPrices,
  openToAll,
  type Plan,
  planName,
  PLAN_IDS,
  prices,
  type PriceTable,
  sellsAnything,
  SHIPPED_PRICES,
} from './prices.ts';
import { TOOL_NAMES } from './tool-names.ts';
import { videoPrice } from './video.ts';

function install(change: (table: PriceTable) => void): void {
  const table = structuredClone(SHIPPED_PRICES);
  change(table);
  installPrices(table);
}

afterEach(() => installPrices(SHIPPED_PRICES));

const has4K = ({ limits }: Plan) => limits.max_upscale === '4K';

describe('the installed table', () => {
  it('says from how many points each tool begins', () => {
    const from = Object.fromEntries(TOOL_NAMES.map((name) => [name, pointsFrom(name)]));
    expect(from).toEqual({
      'text-to-image': 1,
      'image-to-image': 3,
      'image-effect': 4,
      'text-to-video': 20,
      'image-to-video': 20,
      'video-effect': 30,
      'lip-sync': 15,
      'upscale-video': 10,
    });
    install(({ points }) => (points.video.standard['540p'] = 0));
    expect(pointsFrom('text-to-video')).toBe(0);
  });

  it('makes prices of what is installed', () => {
    install(
      ({ points }) => (points.video = { ...points.video, standard: { '540p': 1, '720p': 2 }, sound: 3 }),
    );
    expect(videoPrice({ mode: 'standard', resolution: '720p', duration: 5, sound: true }).price).toBe(25);
  });

  it('names the first plan that can be had', () => {
    expect(firstPlanThat(has4K)).toBe('pro');
    install(({ plans }) => {
      plans.pro.prices = null;
      plans.ultimate.name = { en: 'Everything', zh: '全部' };
    });
    expect(firstPlanThat(has4K)).toBe('ultimate');
    expect(readFieldWord(needPlan('4K', has4K), 'en')).toBe('4K is available from the Everything plan');
    expect(planName('pro')).toEqual({ en: 'Pro', zh: '专业版' });
  });

  it('says what no plan brings', () => {
    install(({ plans }) => {
      plans.pro.prices = null;
      plans.ultimate.prices = null;
    });
    const word = checkPerk('basic', 'batch_download') ?? '';
    expect(readFieldWord(word, 'en')).toBe('Download as a zip is not offered here');
    expect(readFieldWord(word, 'zh')).toBe('此站不提供 批量打包下载');
  });

  it('rounds up without the error of floating numbers', () => {
    expect([40 * 1.1, 30 * 1.5, 31 * 1.5].map(ceilPoints)).toEqual([44, 45, 47]);
  });
});

describe('a deployment that sells nothing', () => {
  it('opens everything to everybody, and keeps the points', () => {
    const open = openToAll(SHIPPED_PRICES);
    const { ultimate } = SHIPPED_PRICES.plans;
    for (const id of PLAN_IDS) {
      expect(open.plans[id]).toMatchObject({ prices: null, priority: 0, watermark: false });
      expect(open.plans[id].limits).toEqual(ultimate.limits);
      expect(open.plans[id].perks).toEqual(ultimate.perks);
    }
    expect(open.points).toEqual(SHIPPED_PRICES.points);
    expect([sellsAnything(), sellsAnything(open)]).toEqual([true, false]);
    installPrices(open);
    expect(prices().packs).toEqual([]);
    expect(PLAN_IDS.map((id) => checkPerk(id, 'batch_download'))).toEqual([null, null, null, null]);
  });
});
