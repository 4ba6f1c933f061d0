// Chooses the payment provider by the settings.
import type { Logger } from 'pino';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/database/connect.ts';
import type { Payments } from './payments.ts';
import { openSandboxPayments, type SandboxPayments } from './payments-sandbox.ts';

type Opened = { payments: Payments; sandboxPayments: SandboxPayments | null };

/** The sandbox cashier where no provider is set up. Loads no other: Stripe's SDK alone has two hundred files. */
export async function openPayments(config: Config, db: Db): Promise<Opened> {
  if (config.stripe) {
    const { openStripePayments } = await import('./payments-stripe.ts');
    return { payments: openStripePayments(config.stripe), sandboxPayments: null };
  }
  if (config.paddle) {
    const { openPaddlePayments } = await import('./payments-paddle.ts');
    const payPage = `${config.publicUrl}/pay`;
    return { payments: openPaddlePayments({ ...config.paddle, payPage }), sandboxPayments: null };
  }
  const sandboxPayments = openSandboxPayments({ db, ...config });
  return { payments: sandboxPayments, sandboxPayments };
}

/** Says so where strangers may take the sandbox for a shop: everything that is sold costs nobody anything. */
export function warnOfSandbox(
  { isProduction, sells, stripe, paddle }: Pick<Config, 'isProduction' | 'sells' | 'stripe' | 'paddle'>,
  log: Pick<Logger, 'warn'>,
): void {
  if (!isProduction || !sells || stripe || paddle) return;
  log.warn(
    'Plans and points are sold by the sandbox cashier, and nobody pays: set STRIPE_SECRET_KEY or PADDLE_API_KEY, or SALES=off',
  );
}
