// Where a browser meets Paddle: its script, and what that loads.
// https://developer.paddle.com/paddle-js/about/include-paddlejs
import { PADDLE_API, PADDLE_SANDBOX_API } from './api.ts';

const OWN: ReadonlySet<string> = new Set(['', PADDLE_API, PADDLE_SANDBOX_API]);

export type PaddlePlaces = {
  /** Never a copy of our own: Paddle wants it from there. */
  script: string;
  /** That scripts may come from. */
  scriptOrigin: string;
  /** Of its frames, styles, images and calls: the live ones and those of the sandbox. */
  origins: string;
  /** The frame that asks the browser's wallets. */
  frame: string;
};

/** `apiBase`: another one than Paddle's, for tests, has all of it. */
export function listPaddlePlaces(apiBase: string): PaddlePlaces {
  if (!OWN.has(apiBase)) {
    const { origin } = new URL(apiBase);
    return { script: `${origin}/paddle/v2/paddle.js`, scriptOrigin: origin, origins: origin, frame: origin };
  }
  const isSandbox = apiBase === PADDLE_SANDBOX_API;
  return {
    script: 'https://cdn.paddle.com/paddle/v2/paddle.js',
    scriptOrigin: 'https://cdn.paddle.com',
    origins: 'https://*.paddle.com',
    frame: `https://${isSandbox ? 'sandbox-' : ''}buy.paddle.com`,
  };
}
