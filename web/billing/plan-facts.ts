// What a plan allows and brings, as rows of words: the same on its card, in the comparison and on a phone.
import type { Plan } from '#contract/billing.ts';
import { prices } from '#contract/prices.ts';
import type { BillingText } from './use-billing-text.ts';

/** Points that everybody is given each day. */
export function dailyPoints(): number {
  return prices().gifts.daily;
}

export const CARD_FACTS = ['points', 'running', 'video', 'upscale', 'watermark', 'commercial'] as const;
export const ALL_FACTS = [
  'points',
  'running',
  'waiting',
  'queue',
  'video',
  'image',
  'lip',
  'upscale',
  'watermark',
  'commercial',
  'batch',
] as const;
type Fact = (typeof ALL_FACTS)[number];

export function describeFact({ t, count }: BillingText, plan: Plan, fact: Fact): string {
  const { limits } = plan;
  const has = (perk: Plan['perks'][number]) => plan.perks.includes(perk);
  const yesNo = (is: boolean) => t(is ? 'billing.fact.yes' : 'billing.fact.no');
  const seconds = (n: number) => t('billing.fact.seconds', { n });
  const length = (resolution: string, n: number) => t('billing.fact.video_value', { resolution, n });
  switch (fact) {
    case 'points':
      return plan.points_per_month > 0
        ? count(plan.points_per_month)
        : t('billing.fact.a_day', { n: dailyPoints() });
    case 'running':
      return t('billing.fact.running_value', {
        images: limits.image_running,
        count: limits.video_running,
      });
    case 'waiting':
      return count(limits.waiting);
    case 'queue':
      return describeQueue(t, plan);
    case 'video':
      return describeVideo(t, plan);
    case 'image':
      return limits.max_image_resolution;
    case 'lip':
      return seconds(limits.lip_seconds);
    case 'upscale':
      return length(limits.max_upscale, limits.upscale_seconds);
    case 'watermark':
      return t(has('no_watermark') ? 'billing.fact.none' : 'billing.fact.yes');
    case 'commercial':
      return yesNo(has('commercial'));
    case 'batch':
      return yesNo(has('batch_download'));
  }
}

/** The longest in the best resolution, and the longest of all where that is another. */
function describeVideo(t: BillingText['t'], { limits }: Plan): string {
  const { max_resolution, max_video_seconds, max_1080p_seconds } = limits;
  const length = (resolution: string, n: number) => t('billing.fact.video_value', { resolution, n });
  if (max_resolution === '720p' || max_1080p_seconds === 0) return length('720p', max_video_seconds);
  if (max_1080p_seconds === max_video_seconds) return length('1080p', max_video_seconds);
  return `${length('1080p', max_1080p_seconds)}${t('billing.comma')}${length('720p', max_video_seconds)}`;
}

const QUEUES = ['normal', 'priority', 'high', 'highest'] as const;

export function describeQueue(t: BillingText['t'], plan: Pick<Plan, 'tier' | 'perks'>): string {
  const place = plan.perks.includes('priority') ? Math.min(plan.tier, QUEUES.length - 1) : 0;
  return t(`billing.queue.${QUEUES[place] ?? 'normal'}`);
}
