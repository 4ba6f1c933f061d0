// Families that pretend to be others are told apart.
import { expect, it } from 'vitest';
import { readBrowserName } from './browser-name.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36`, 'Chrome 141'],
  [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.1.2`, 'Edge 141'],
  [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/139.0.0.0 Safari/537.36 OPR/123.0.0.0`, 'Opera 123'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox 144'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    'Safari 26',
  ],
  ['curl/8.1', 'Unknown'],
])('reads %s', (userAgent, name) => {
  expect(readBrowserName(userAgent)).toBe(name);
});
