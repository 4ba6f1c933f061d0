// Opens Paddle's checkout over a page, and says what became of it.
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { payPage } from '#contract/billing.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { loadPaddle, type PaddleCheckoutEvent, type PaddleJs } from './load-paddle.ts';

type Means = OutputOf<typeof payPage>['checkout'];

/** `blocked`: its script did not come. `failed`: it came, and could not show the payment. */
export type PaddleState = 'opening' | 'open' | 'closed' | 'blocked' | 'failed';
type Result = Exclude<PaddleState, 'opening'> | 'paid';

let isInitialized = false;
let listener: (event: PaddleCheckoutEvent) => void = () => {};

/** Once a page: Paddle keeps the first callback. */
function initialize(paddle: PaddleJs, { environment, client_token: token }: Means): void {
  if (isInitialized) return;
  if (environment === 'sandbox') paddle.Environment.set('sandbox');
  paddle.Initialize({ token, eventCallback: (event) => listener(event) });
  isInitialized = true;
}

const RESULTS: Readonly<Record<string, Result>> = {
  'checkout.loaded': 'open',
  'checkout.error': 'failed',
  'checkout.closed': 'closed',
  'checkout.completed': 'paid',
};

type Opening = {
  transactionId: string;
  means: Means;
  language: string;
  onResult: (result: Result) => void;
  /** Nobody looks at the page any more. */
  isLeft: () => boolean;
};

async function openCheckout({ transactionId, means, language, onResult, isLeft }: Opening): Promise<void> {
  let paddle: PaddleJs;
  try {
    paddle = await loadPaddle(means.script);
  } catch {
    onResult('blocked');
    return;
  }
  if (isLeft()) return;
  listener = ({ name = '' }) => {
    const result = RESULTS[name];
    if (result) onResult(result);
  };
  try {
    initialize(paddle, means);
    paddle.Checkout.open({
      transactionId,
      settings: {
        displayMode: 'overlay',
        theme: document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light',
        locale: language === 'zh' ? 'zh-Hans' : 'en',
        allowLogout: false,
        showAddDiscounts: false,
      },
    });
  } catch {
    onResult('failed');
  }
}

/** Opens by itself. */
export function usePaddle(
  transactionId: string,
  means: Means,
  onPaid: () => void,
): { state: PaddleState; open: () => void } {
  const { i18n } = useTranslation();
  const [state, setState] = useState<PaddleState>('opening');
  const opened = useRef<(isLeft: () => boolean) => Promise<void>>(undefined);
  useEffect(() => {
    const onResult = (result: Result) => {
      if (result === 'paid') onPaid();
      // What failed stays so when its window is closed.
      else setState((now) => (now === 'failed' && result === 'closed' ? now : result));
    };
    opened.current = (isLeft) =>
      openCheckout({ transactionId, means, language: i18n.language, onResult, isLeft });
  });
  useEffect(() => {
    let isLeft = false;
    void opened.current?.(() => isLeft);
    return () => {
      isLeft = true;
      listener = () => {};
      // It lies over whatever page comes next.
      window.Paddle?.Checkout.close();
    };
  }, []);
  const open = () => {
    setState('opening');
    void opened.current?.(() => false);
  };
  return { state, open };
}
