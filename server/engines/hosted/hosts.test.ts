// Which addresses are a provider's own.
import { expect, it } from 'vitest';
import { isAddressOf } from './hosts.ts';

const HOSTS = ['https://*.fal.media/', 'https://storage.googleapis.com/falserverless/'];

it.each([
  ['https://v3.fal.media/files/a.png', true],
  ['https://a.b.fal.media/x', true],
  ['https://storage.googleapis.com/falserverless/a.mp4', true],
  ['https://fal.media/a.png', false],
  ['http://v3.fal.media/a.png', false],
  ['https://evilfal.media/a.png', false],
  ['https://v3.fal.media.evil.example/a.png', false],
  ['https://v3.fal.media:8443/a.png', false],
  ['https://storage.googleapis.com/other/a.png', false],
  ['https://storage.googleapis.com/falserverless/../other/a.png', false],
  ['https://user:word@v3.fal.media/a.png', false],
  ['https://127.0.0.1/a.png', false],
  ['file:///etc/passwd', false],
  ['data:image/png;base64,AAAA', false],
  ['no address', false],
])('%s: %s', (address, isTheirs) => {
  expect(isAddressOf(address, HOSTS)).toBe(isTheirs);
});
