// The screens of plans and money on a page of a test, with a server on the loopback behind them.
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { Mine } from '#contract/account.ts';
import type { ChangeQuote, Order, Plan, PointPack, Subscription } from '#contract/billing.ts';
import { PLAN_IDS, planName, SHIPPED_PRICES } from '#contract/prices.ts';
import { connectApi } from '#web/api/connection.ts';
import { BillingScreen } from '#web/billing/billing-screen.tsx';
import { forgetMe } from '#web/model/me/me.ts';
import { useToastQueue } from '#web/ui/feedback/toast-queue.ts';
import { startAnswerServer } from './answer-server.ts';
import type { AnswerServer, PlannedAnswer } from './answer-server.ts';
import { buildMine } from './own-record.ts';
import { QueryPage } from './query-page.tsx';
import { signInAs } from './sign-in-as.tsx';
import { speakEnglish } from './speak-english.ts';

/** As the server lists the shipped table. */
export const SOLD_PLANS: Plan[] = PLAN_IDS.map((id, tier) => {
  const { prices, points_per_month, limits, perks, recommended } = SHIPPED_PRICES.plans[id];
  const cycles = [
    { cycle: 'month', months: 1 },
    { cycle: 'year', months: 12 },
  ] as const;
  return {
    id,
    name: planName(id),
    tier,
    recommended,
    prices: cycles.flatMap(({ cycle, months }) =>
      (['CNY', 'USD'] as const).flatMap((currency) => {
        const amount = prices?.[cycle][currency];
        return amount ? [{ cycle, currency, amount, per_month: Math.round(amount / months) }] : [];
      }),
    ),
    points_per_month,
    limits,
    perks,
  };
});

export const SOLD_PACKS: PointPack[] = SHIPPED_PRICES.packs.map(({ id, points, bonus, prices }) => ({
  id,
  points,
  bonus,
  prices: [
    { currency: 'CNY', amount: prices.CNY },
    { currency: 'USD', amount: prices.USD },
  ],
}));

/** Pro by the month, in dollars, renewed on 1 December. */
export function buildSubscription(part: Partial<Subscription> = {}): Subscription {
  return {
    ...buildMine().subscription,
    plan_id: 'pro',
    state: 'active',
    cycle: 'month',
    currency: 'USD',
    amount: 1899,
    period_start: '2026-11-01T12:00:00Z',
    period_end: '2026-12-01T12:00:00Z',
    next_charge: { at: '2026-12-01T12:00:00Z', amount: 1899 },
    next_grant_at: '2026-12-01T12:00:00Z',
    next_grant_points: 2400,
    paid_with: 'Card ending 4417',
    ...part,
  };
}

type Quotes = Partial<Record<Plan['id'], ChangeQuote>>;

/** What a press would do for somebody without a plan, on 21 November. */
export const FIRST_QUOTES: Quotes = {
  free: { kind: 'current', currency: 'USD', today: 0, credit: 0, amount: 0, next_charge_at: null },
  pro: {
    kind: 'subscribe',
    currency: 'USD',
    today: 1899,
    credit: 0,
    amount: 1899,
    next_charge_at: '2026-12-21T12:00:00Z',
  },
};

/** The same for somebody with Pro. */
export const PRO_QUOTES: Quotes = {
  free: { kind: 'cancel', currency: 'USD', today: 0, credit: 0, amount: 0, next_charge_at: null },
  basic: {
    kind: 'scheduled',
    currency: 'USD',
    today: 0,
    credit: 0,
    amount: 699,
    next_charge_at: '2026-12-01T12:00:00Z',
  },
  pro: {
    kind: 'current',
    currency: 'USD',
    today: 0,
    credit: 0,
    amount: 1899,
    next_charge_at: '2026-12-01T12:00:00Z',
  },
  ultimate: {
    kind: 'upgrade',
    currency: 'USD',
    today: 4166,
    credit: 633,
    amount: 4799,
    next_charge_at: '2026-12-21T12:00:00Z',
  },
};

export function buildOrder(part: Partial<Order> = {}): Order {
  return {
    id: '41',
    kind: 'plan',
    item_id: 'pro',
    name: { en: 'Pro, 1 month', zh: '专业版 · 1 个月' },
    cause: 'subscribe',
    cycle: 'month',
    currency: 'USD',
    amount: 1899,
    credit: 0,
    points: 2400,
    status: 'paid',
    refunded: 0,
    disputed: false,
    refundable: false,
    period_start: '2026-11-01T12:00:00Z',
    period_end: '2026-12-01T12:00:00Z',
    paid_with: 'Card ending 4417',
    pay_url: null,
    created_at: '2026-11-01T12:00:00Z',
    paid_at: '2026-11-01T12:00:00Z',
    ...part,
  };
}

export type BillingFixture = {
  server: AnswerServer;
  /** What is answered at each path; 404 elsewhere. */
  told: Record<string, PlannedAnswer | (() => PlannedAnswer)>;
  onSignIn: ReturnType<typeof vi.fn<(address: string) => void>>;
  /** `null` is a guest; the quotes are of a monthly plan in dollars. */
  open: (address: string, mine: Partial<Mine> | null, quotes?: Quotes) => void;
  /** What was sent to a path, in order. */
  sentTo: (path: string) => Record<string, unknown>[];
};

const unopened: AnswerServer = {
  url: '',
  asked: [],
  answerWith: () => {},
  ok: () => ({}),
  close: async () => {},
};

/** Sets up and clears away around the tests of a file. */
export function useBillingFixture(words: Record<string, unknown>): BillingFixture {
  const fixture: BillingFixture = {
    server: unopened,
    told: {},
    onSignIn: vi.fn<(address: string) => void>(),
    open,
    sentTo: (path) =>
      fixture.server.asked
        .filter((asked) => asked.path === path)
        .map(({ text }) => JSON.parse(text) as Record<string, unknown>),
  };
  beforeAll(async () => {
    fixture.server = await startAnswerServer();
    await speakEnglish(words);
  });
  afterAll(() => fixture.server.close());
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    fixture.server.asked.length = 0;
    fixture.server.answerWith(({ path }) => {
      const answer = fixture.told[path];
      return (typeof answer === 'function' ? answer() : answer) ?? { status: 404 };
    });
  });
  afterEach(() => {
    cleanup();
    forgetMe();
    useToastQueue.getState().clear();
    fixture.onSignIn.mockReset();
    vi.unstubAllGlobals();
  });

  function open(address: string, mine: Partial<Mine> | null, quotes: Quotes = FIRST_QUOTES) {
    const { ok } = fixture.server;
    const items = Object.entries(quotes).map(([plan_id, quote]) => ({ plan_id, ...quote }));
    fixture.told = {
      '/api/plan/list': ok({ items: SOLD_PLANS }),
      '/api/pack/list': ok({ items: SOLD_PACKS }),
      '/api/subscription/quote': ok({ items }),
      '/api/order/list': ok({ items: [], next_cursor: null, total: 0 }),
      ...fixture.told,
    };
    connectApi({ baseUrl: fixture.server.url, readToken: () => (mine ? 'the-token' : null) });
    if (mine) {
      // As the page keeps it: without one the record is not fetched anew.
      localStorage.setItem('auth_token', 'the-token');
      signInAs(mine);
    }
    render(
      <MemoryRouter initialEntries={[address]}>
        <QueryPage>
          <BillingScreen balance="the balance" history="the history" onSignIn={fixture.onSignIn} />
          <WhereWeAre />
        </QueryPage>
      </MemoryRouter>,
    );
  }
  beforeEach(() => {
    fixture.told = {};
  });
  return fixture;
}

function WhereWeAre() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

export const readAddress = () => screen.getByTestId('address').textContent;
