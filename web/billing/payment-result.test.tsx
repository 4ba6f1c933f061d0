// What the buyer reads on coming back from the pay page.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  buildOrder,
  buildSubscription,
  readAddress,
  useBillingFixture,
} from '#tests/fakes/billing-fixture.tsx';
import { buildMine } from '#tests/fakes/own-record.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';

const fixture = useBillingFixture(bundledEn);
const { open, sentTo } = fixture;
const ok = (data: unknown) => fixture.server.ok(data);
const pending = buildOrder({ status: 'pending', pay_url: '/sandbox/pay?order=x7', paid_at: null });

// By its words: to look for a role costs far more where the whole page stands behind the dialog.
const findTitle = (name: string) => screen.findByText(name);

afterEach(() => vi.useRealTimers());

describe('[product §3.3] the result of a payment', () => {
  it('says what was added and when it is charged again, and the record is fetched anew', async () => {
    fixture.told['/api/order/status'] = ok(buildOrder());
    fixture.told['/api/user/mine'] = ok(buildMine({ subscription: buildSubscription() }));
    open('/subscription?order=41', {});
    await findTitle('Payment complete');
    screen.getByText('2,400 points');
    await within(screen.getByRole('dialog')).findByText('$18.99 on Dec 1');
    expect(sentTo('/api/user/mine').length).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(readAddress()).toBe('/subscription'));
  });

  it('is asked for until it is known', async () => {
    fixture.told['/api/order/status'] = ok(pending);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open('/subscription?order=41', {});
    await findTitle('Payment received, activating…');
    fixture.told['/api/order/status'] = ok(buildOrder());
    await act(() => vi.advanceTimersByTimeAsync(3100));
    expect(await findTitle('Payment complete')).toBeTruthy();
  });

  it('comes late: after two minutes the page stops asking, and names the order', async () => {
    fixture.told['/api/order/status'] = ok(pending);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open('/subscription?order=41', {});
    await findTitle('Payment received, activating…');
    act(() => void vi.advanceTimersByTime(121_000));
    await findTitle('This takes longer than usual');
    screen.getByText(/send us the order number: 41/);
    fixture.told['/api/order/status'] = ok(buildOrder());
    act(() => void vi.advanceTimersByTime(30_000));
    expect(screen.queryByText('Payment complete')).toBeNull();
  });

  it('of who left the pay page is that nothing was charged, with the way back to it', async () => {
    fixture.told['/api/order/status'] = ok(pending);
    open('/subscription?order=41&paid=no', {});
    await findTitle('Payment was not completed');
    screen.getByText(/You were not charged/);
    fireEvent.click(screen.getByRole('button', { name: 'Back to the pay page' }));
    await waitFor(() => expect(readAddress()).toBe('/sandbox/pay?order=x7'));
  });

  it('of a page that closed is that nothing was charged', async () => {
    fixture.told['/api/order/status'] = ok({ ...pending, status: 'closed', pay_url: null });
    open('/subscription?order=41', {});
    await findTitle('Payment was not completed');
    expect(screen.getByText(/Nothing was charged/)).toBeTruthy();
  });

  it('can be asked for again where it could not be had', async () => {
    fixture.told['/api/order/status'] = { status: 503 };
    open('/subscription?order=41', {});
    await findTitle('Your payment could not be looked up');
    fixture.told['/api/order/status'] = ok(buildOrder());
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findTitle('Payment complete')).toBeTruthy();
  });
});
