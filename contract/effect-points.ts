// What a template costs: the price of its class, by the installed table. Source: product §2.5, §2.6.
import type { Effect, EffectTemplate } from './effect.ts';
import { prices } from './prices.ts';

/** Points for one result, before count and resolution. */
export function effectPoints(type: Effect['type'], { isPremium }: Pick<EffectTemplate, 'isPremium'>): number {
  const { image_effect, video_effect } = prices().points;
  return (type === 5 ? image_effect : video_effect)[isPremium ? 'premium' : 'normal'];
}
