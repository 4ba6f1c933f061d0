// Who is warned that nobody pays.
import type { Logger } from 'pino';
import { expect, it, vi } from 'vitest';
import { warnOfSandbox } from './open-payments.ts';

const PADDLE = { apiKey: 'pdl', webhookSecret: 'ntf', clientToken: 'live', apiBase: '' };
const STRIPE = { secretKey: 'sk', webhookSecret: 'whsec', apiBase: '' };

it.each([
  [{ isProduction: true, sells: true, stripe: null, paddle: null }, 1],
  [{ isProduction: true, sells: false, stripe: null, paddle: null }, 0],
  [{ isProduction: true, sells: true, stripe: STRIPE, paddle: null }, 0],
  [{ isProduction: true, sells: true, stripe: null, paddle: PADDLE }, 0],
  [{ isProduction: false, sells: true, stripe: null, paddle: null }, 0],
])('%j: %i times', (config, times) => {
  const warn = vi.fn<Logger['warn']>();
  warnOfSandbox(config, { warn });
  expect(warn).toHaveBeenCalledTimes(times);
});
