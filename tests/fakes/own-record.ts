// The own record of a person as the server tells it, for tests of screens.
import type { Mine } from '#contract/account.ts';
import { prices } from '#contract/prices.ts';

export function buildMine(part: Partial<Mine> = {}): Mine {
  return {
    id: '7',
    name: 'Mei Lin',
    email: 'mei@example.com',
    head_img: '',
    bio: 'pictures of weather, mostly',
    point: 100,
    sub_point: 20,
    is_vip: false,
    role: 'user',
    preferences: { theme: 'light', language: 'en', notifications: false },
    subscription: {
      plan_id: 'free',
      state: 'none',
      cycle: null,
      currency: null,
      amount: null,
      period_start: null,
      period_end: null,
      next_charge: null,
      cancel_at_period_end: false,
      scheduled_plan_id: null,
      scheduled_cycle: null,
      next_grant_at: null,
      next_grant_points: null,
      grace_until: null,
      paid_with: '',
      has_portal: false,
    },
    wallet: {
      point: 100,
      sub_point: 20,
      buckets: [
        { kind: 'daily', left: 20, expires_at: '2026-11-21T16:00:00Z' },
        { kind: 'gift', left: 100, expires_at: null },
      ],
      daily: { amount: 20, resets_at: '2026-11-21T16:00:00Z', granted: 0 },
    },
    limits: { ...prices().plans.free.limits },
    unread_activities: 0,
    first_login_at: '2026-03-03T08:00:00Z',
    created_at: '2026-03-03T08:00:00Z',
    ...part,
  };
}
