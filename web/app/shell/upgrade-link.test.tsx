// Who is led to a higher plan: everybody but those who have the highest.
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { installPrices, openToAll, type PlanId, SHIPPED_PRICES } from '#contract/prices.ts';
import { buildMine } from '#tests/fakes/own-record.ts';
import { signInAs, signInStored } from '#tests/fakes/sign-in-as.tsx';
import { forgetMe } from '#web/model/me/me.ts';
import { startI18n } from '#web/i18n/start-i18n.ts';
import { useViewer } from '../guards/viewer.ts';
import { UpgradeLink } from './upgrade-link.tsx';

beforeAll(() => startI18n('test'));
afterEach(() => {
  cleanup();
  forgetMe();
  installPrices(SHIPPED_PRICES);
});

function Bar() {
  const viewer = useViewer();
  return viewer && <UpgradeLink viewer={viewer} />;
}

function isOffered(): boolean {
  render(<Bar />, { wrapper: MemoryRouter });
  return screen.queryByRole('link', { name: 'Upgrade' }) !== null;
}

const onPlan = (plan_id: PlanId) => ({
  is_vip: plan_id !== 'free',
  subscription: { ...buildMine().subscription, plan_id },
});

it.each([
  ['free', true],
  ['basic', true],
  ['pro', true],
  ['ultimate', false],
] as const)('[product 4.0] on the plan %s: %s', (plan, expected) => {
  signInAs(onPlan(plan));
  expect(isOffered()).toBe(expected);
});

it('is not offered to somebody who pays before their plan is known, nor where nothing is sold', () => {
  signInStored(onPlan('basic'));
  expect(isOffered()).toBe(false);
  cleanup();
  installPrices(openToAll(SHIPPED_PRICES));
  signInAs(onPlan('free'));
  expect(isOffered()).toBe(false);
});
