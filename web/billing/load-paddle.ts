// Paddle.js, from where Paddle wants it to come: only what we use of it.
// https://developer.paddle.com/paddle-js/about/include-paddlejs
export type PaddleCheckoutEvent = { name?: string };

export type PaddleJs = {
  Environment: { set(environment: 'sandbox'): void };
  Initialize(options: { token: string; eventCallback: (event: PaddleCheckoutEvent) => void }): void;
  Checkout: {
    open(options: {
      transactionId: string;
      settings: {
        displayMode: 'overlay';
        theme: 'light' | 'dark';
        locale: string;
        allowLogout: boolean;
        showAddDiscounts: boolean;
      };
    }): void;
    close(): void;
  };
};

declare global {
  interface Window {
    Paddle?: PaddleJs;
  }
}

/** Rejects where the script does not come: it is blocked, or nobody is online. A further call tries again. */
export function loadPaddle(address: string): Promise<PaddleJs> {
  if (window.Paddle) return Promise.resolve(window.Paddle);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', () => {
      if (window.Paddle) resolve(window.Paddle);
      else reject(new Error('Paddle.js did not start'));
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('Paddle.js did not come'));
    });
    document.head.append(script);
  });
}
