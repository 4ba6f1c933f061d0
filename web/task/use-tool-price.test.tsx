// What the button of a tool says before anything is posted: its price, or why it cannot run.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Accepts } from '#contract/model.ts';
import { installPrices, prices, SHIPPED_PRICES } from '#contract/prices.ts';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import { textToVideo } from '#tools/text-to-video/contract.ts';
import { setBalance } from '#web/model/me/me.ts';
import { signInAs } from '#tests/fakes/sign-in-as.tsx';
import { usePointsSheet } from '#web/model/points-sheet.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { usePollingStore } from './polling-store.ts';
import { useToolPrice } from './use-tool-price.ts';

type Params = ReturnType<typeof textToVideo.quote.parse>;

const usual = textToVideo.quote.parse({ prompt: 'a wave' });
let client: QueryClient;

beforeAll(() => speakEnglish(bundledEn));

beforeEach(() => {
  client = new QueryClient();
  setEngines([3]);
  // Nobody is signed in for the server: the formula alone is heard.
  signInAs({ limits: prices().plans.free.limits, point: 100, sub_point: 0 });
  usePollingStore.setState({ entries: [] });
});
afterEach(cleanup);

function setEngines(types: readonly number[], is_well = true) {
  const engines = types.map((type) => ({ type, name: 'Painter', is_ai: false, is_well }));
  client.setQueryData(['config'], { engines });
}

function runTasks(taskType: number, count: number) {
  const entry = { startTime: 0, attempts: 0, maxAttempts: 100, lastCheckTime: 0 };
  usePollingStore.setState({
    entries: Array.from({ length: count }, (_, n) => ({ ...entry, id: `${taskType}-${n}`, taskType })),
  });
}

function Around({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function ask(params: Params | null, reasons: readonly (string | false)[] = []) {
  const order = { contract: textToVideo, params, quoteParams: {}, reasons };
  return renderHook(() => useToolPrice<Params>(order), { wrapper: Around }).result.current;
}

it('has the price on it, the wait beside it and the balance below', () => {
  const { price, button } = ask(usual);
  expect(price).toBe(30);
  expect(button).toMatchObject({ label: 'Generate · 30 points', blocked: undefined });
  expect(button.below).toBe('100 points, 70 after');
  expect(button.wait).toMatch(/^about \d+ (s|min)$/);
});

it('says first what is missing in the form', () => {
  expect(ask(usual, [false, 'Add the first frame', 'Write a prompt first']).button.blocked).toEqual({
    reason: 'Add the first frame',
  });
});

it('says what of it the chosen model cannot do, and that it is away', () => {
  const accepts: Accepts = { options: { duration: { values: [5] } }, except: [] };
  const model = {
    id: 'fal/x',
    name: 'X',
    engine: 'fal',
    is_ai: true,
    away: false,
    speed: null,
    sample: null,
  };
  const offer = (away: boolean) => {
    const models = [{ ...model, accepts, unused: [], away }];
    // The engine that would come first is away: who has chosen another one does not care.
    const engine = { type: 3, name: 'Painter', is_ai: false, is_well: false, models };
    client.setQueryData(['config'], { engines: [engine] });
  };
  offer(false);
  expect(ask({ ...usual, model: 'fal/x' }).button.blocked).toBeUndefined();
  expect(ask({ ...usual, model: 'fal/x', duration: 10 }).button.blocked).toEqual({
    reason: 'X cannot do what is chosen',
  });
  offer(true);
  expect(ask({ ...usual, model: 'fal/x' }).button.blocked).toEqual({
    reason: 'X is away just now. Choose another model',
  });
});

it('asks for more where the table does for a model', () => {
  installPrices({ ...prices(), models: { 'fal/x': 2 } });
  try {
    const { price, priceBy } = ask({ ...usual, model: 'fal/x' });
    expect([price, priceBy(undefined), priceBy('fal/x')]).toEqual([60, 30, 60]);
  } finally {
    installPrices(SHIPPED_PRICES);
  }
});

it('says which plan it needs', () => {
  const params = textToVideo.quote.parse({ prompt: 'a wave', duration: 10 });
  expect(ask(params).button.blocked).toEqual({
    reason: '10 s is available from the Basic plan',
    action: { label: 'See plans', href: '/subscription#plans' },
  });
});

it('says how many points are short, and the way to more', () => {
  setBalance({ point: 12, sub_point: 0 });
  const { button } = ask(usual);
  expect(button.blocked?.reason).toBe('18 points short');
  const action = button.blocked?.action;
  if (!action || !('onPress' in action)) throw new Error('there is nothing to press');
  action.onPress();
  expect(usePointsSheet.getState().need?.needed).toBe(30);
});

it('counts slots by kind and one waiting line for both', () => {
  // Free: one video runs, four tasks wait.
  runTasks(3, 4);
  expect(ask(usual).button.blocked).toBeUndefined();
  runTasks(3, 5);
  expect(ask(usual).button.blocked?.reason).toBe('4 tasks are waiting already');
  runTasks(1, 5);
  expect(ask(usual).button.blocked).toBeUndefined();
});

it('says that nothing here can make it', () => {
  setEngines([1]);
  expect(ask(usual).button.blocked?.reason).toBe('No engine of this server can do this yet');
});

it('says that who makes it is away just now', () => {
  setEngines([3], false);
  expect(ask(usual).button.blocked?.reason).toMatch(/^Painter is away just now\. Nothing is lost/);
});

it('has no price while there is nothing to price', () => {
  const { price, button } = ask(null);
  expect(price).toBeNull();
  expect(button).toMatchObject({ label: 'Generate', wait: undefined, below: undefined });
});
