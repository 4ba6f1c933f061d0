// Whose word for an address is believed.
import { expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { ownsAddress } from './owns-address.ts';

const GOOGLE = 'https://accounts.google.com';
const client = { GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y' };
const usual = readConfig(client).google;
const company = readConfig({
  ...client,
  GOOGLE_ISSUER: 'https://id.example',
  GOOGLE_ISSUER_DOMAINS: 'Our.example, b.example',
}).google;

it.each([
  ['Gmail at Google', usual, GOOGLE, '', 'a@gmail.com', true],
  ['its other name', usual, GOOGLE, '', 'a@googlemail.com', true],
  ['an organisation at Google', usual, GOOGLE, 'firm.example', 'a@firm.example', true],
  ['one in other letters', usual, GOOGLE, 'Bücher.example', 'a@xn--bcher-kva.example', true],
  ['another organisation', usual, GOOGLE, 'firm.example', 'a@other.example', false],
  ['a part of an organisation', usual, GOOGLE, 'firm.example', 'a@sub.firm.example', false],
  ['an address that was proven to Google once', usual, GOOGLE, '', 'a@other.example', false],
  ['Gmail at another issuer', company, 'https://id.example', '', 'a@gmail.com', false],
  [
    'an organisation that another issuer names',
    company,
    'https://id.example',
    'x.example',
    'a@x.example',
    false,
  ],
  ['what the settings name', company, 'https://id.example', '', 'a@our.example', true],
  ['nothing without settings', null, GOOGLE, '', 'a@x.example', false],
])('%s', (_what, google, issuer, hostedDomain, address, isOwn) => {
  expect(ownsAddress(google, { issuer, hostedDomain }, address)).toBe(isOwn);
});
