// What a plan allows of images, for the tools that make them. Source: product §2.0, §3.2.
import type { ImageResolution } from './limits.ts';
import { needPlan } from './plan-perks.ts';
import type { PlanLimits } from './prices.ts';

/** Packed field words by field, for what the plan does not allow. */
export function refuseImagePlan(
  { count, resolution = '1K' }: { count: number; resolution?: ImageResolution },
  limits: PlanLimits,
): Record<string, string> {
  const fields: Record<string, string> = {};
  if (resolution === '2K' && limits.max_image_resolution !== '2K') {
    fields['resolution'] = needPlan('2K', (plan) => plan.limits.max_image_resolution === '2K');
  }
  if (count > limits.image_count) {
    fields['count'] = needPlan(`× ${count}`, (plan) => count <= plan.limits.image_count);
  }
  return fields;
}
