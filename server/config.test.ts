// The settings: what is taken when nothing is set, and what is said when something is wrong.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { SHIPPED_PRICES } from '#contract/prices.ts';
import { writeSettings } from '../scripts/write-settings.ts';
import { readConfig, SETTING_NAMES } from './config.ts';
import { StartError } from '#server/process/start-error.ts';

const PROJECT = path.join(import.meta.dirname, '..');
const SECRET = 'x'.repeat(32);

function refuse(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
  throw new Error('was accepted');
}

it('needs nothing set', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    dataDir: path.join(PROJECT, 'data'),
    databaseUrl: '',
    hasEmbeddedDatabase: true,
    role: 'all',
    isProduction: false,
    s3: null,
    google: null,
    stripe: null,
    paddle: null,
    hasDemo: true,
    rates: {
      userCalls: 600,
      userTasks: 30,
      userLabSeconds: 1800,
      addressCalls: 120,
      addressFiles: 30_000,
      emailCodes: 10,
      addressCodes: 30,
    },
  });
});

it('counts the connections of an address where no proxy stands in front', () => {
  expect(readConfig({}).addressConnections).toBe(512);
  expect(readConfig({ ADDRESS_CONNECTIONS: '64' }).addressConnections).toBe(64);
  expect(readConfig({ ADDRESS_CONNECTIONS: '64', TRUST_PROXY: '1' }).addressConnections).toBeNull();
  expect(refuse({ ADDRESS_CONNECTIONS: '0' })).toContain('ADDRESS_CONNECTIONS must be a whole number');
});

it('takes the shipped prices, those of a file, or none', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-prices-'));
  const file = path.join(folder, 'prices.json');
  const table = structuredClone(SHIPPED_PRICES);
  table.gifts.welcome = 7;
  writeFileSync(file, JSON.stringify(table));
  expect(readConfig({}).prices).toBe(SHIPPED_PRICES);
  expect(readConfig({ PRICES: file })).toMatchObject({ sells: true, prices: { gifts: { welcome: 7 } } });
  const unsold = readConfig({ PRICES: file, SALES: 'off' });
  expect([unsold.sells, unsold.prices.plans.basic.prices, unsold.prices.packs]).toEqual([false, null, []]);
  expect(refuse({ SALES: 'no' })).toContain('SALES must be on or off');

  writeFileSync(file, JSON.stringify({ ...table, gifts: { welcome: -1, daily: 'some' } }));
  expect(refuse({ PRICES: file, PORT: 'x' })).toMatch(/PORT must .*\n  PRICES .*\n  PRICES /);
  expect(refuse({ PRICES: file })).toContain(`PRICES (${file}): gifts.welcome must be a whole number`);
  expect(refuse({ PRICES: file })).toContain(`PRICES (${file}): gifts.daily must be a whole number`);
  rmSync(folder, { recursive: true });
  expect(refuse({ PRICES: file })).toContain('PRICES cannot be read: ENOENT');
});

it('takes an empty value for one that is not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toEqual(readConfig({}));
});

it('takes its public address from the port and the host', () => {
  expect(readConfig({ PORT: '8080', HOST: '0.0.0.0' }).publicUrl).toBe('http://localhost:8080');
  expect(readConfig({ HOST: 'fd00::1' }).publicUrl).toBe('http://[fd00::1]:3000');
  expect(readConfig({ PUBLIC_URL: 'https://atelier.example/' }).publicUrl).toBe('https://atelier.example');
});

it('[§7.25] takes another address for the API, and origins whose pages may call it', () => {
  expect(readConfig({})).toMatchObject({ apiBase: '', webOrigins: [] });
  expect(readConfig({ API_BASE: 'http://localhost:3000/' })).toMatchObject({ apiBase: '', webOrigins: [] });
  const below = 'http://localhost:3000/atelier';
  expect(readConfig({ API_BASE: below })).toMatchObject({ apiBase: below, webOrigins: [] });
  const base = { PUBLIC_URL: 'https://atelier.example/', API_BASE: 'https://api.atelier.example/v1/' };
  expect(readConfig(base)).toMatchObject({
    apiBase: 'https://api.atelier.example/v1',
    webOrigins: ['https://atelier.example'],
  });
  const origins = ' https://one.example/, http://localhost:5173 ,https://atelier.example';
  expect(readConfig({ PUBLIC_URL: base.PUBLIC_URL, WEB_ORIGINS: origins })).toMatchObject({
    apiBase: 'https://atelier.example',
    webOrigins: ['https://one.example', 'http://localhost:5173'],
  });
  expect(refuse({ WEB_ORIGINS: 'one.example' })).toContain('WEB_ORIGINS must be addresses');
});

it('names every wrong setting at once and says what it should be', () => {
  const words = refuse({ PORT: '70000', ROLE: 'boss', DATABASE_URL: 'mysql://x', SMTP_URL: 'mail' });
  expect(words).toContain('PORT must be a whole number from 1 to 65535');
  expect(words).toContain('ROLE must be all, api or worker');
  expect(words).toContain('DATABASE_URL must look like postgres://');
  expect(words).toContain('SMTP_URL must look like smtp://');
});

it('refuses numbers that are not whole', () => {
  for (const port of ['3e3', '0x10', '-1', '3000.5', 'abc']) expect(refuse({ PORT: port })).toContain('PORT');
});

it('wants a secret when the database is shared', () => {
  const url = 'postgres://user:password@db:5432/atelier';
  expect(refuse({ DATABASE_URL: url })).toContain('SECRET must be set');
  expect(refuse({ DATABASE_URL: url, SECRET: 'short' })).toContain('at least 32 characters');
  expect(readConfig({ DATABASE_URL: url, SECRET })).toMatchObject({
    databaseUrl: url,
    hasEmbeddedDatabase: false,
    hasDemo: false,
  });
});

it('does not split the roles over the embedded database', () => {
  expect(refuse({ ROLE: 'worker' })).toContain('ROLE=worker needs DATABASE_URL');
});

it('refuses half of a group of settings', () => {
  expect(refuse({ S3_BUCKET: 'media' })).toContain('S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY must be set too');
  expect(refuse({ S3_ENDPOINT: 'https://store.example.org' })).toContain('S3_BUCKET');
});

it('reads a bucket of Amazon, or of another store', () => {
  const bucket = { S3_BUCKET: 'media', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
  const s3 = { bucket: 'media', accessKeyId: 'key', secretAccessKey: 'secret', region: 'us-east-1' };
  expect(readConfig({}).s3).toBeNull();
  expect(readConfig(bucket).s3).toEqual({ ...s3, endpoint: '' });
  const endpoint = 'http://127.0.0.1:9000';
  expect(readConfig({ ...bucket, S3_ENDPOINT: endpoint }).s3).toEqual({ ...s3, endpoint });
});

const PADDLE = {
  PADDLE_API_KEY: 'pdl_live_apikey_1',
  PADDLE_WEBHOOK_SECRET: 'pdl_ntfset_1',
  PADDLE_CLIENT_TOKEN: 'live_1',
};

it('takes payments by one provider, with keys of one account', () => {
  expect(readConfig(PADDLE).paddle).toEqual({
    apiKey: 'pdl_live_apikey_1',
    webhookSecret: 'pdl_ntfset_1',
    clientToken: 'live_1',
    apiBase: '',
  });
  expect(refuse({ PADDLE_API_KEY: 'pdl' })).toContain(
    'PADDLE_WEBHOOK_SECRET, PADDLE_CLIENT_TOKEN must be set too',
  );
  const both = { ...PADDLE, STRIPE_SECRET_KEY: 'sk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  expect(refuse(both)).toContain('STRIPE_SECRET_KEY and PADDLE_API_KEY are both set');
  const mixed = { ...PADDLE, PADDLE_CLIENT_TOKEN: 'test_1' };
  expect(refuse(mixed)).toContain('set PADDLE_API_BASE=https://sandbox-api.paddle.com');
  expect(readConfig({ ...mixed, PADDLE_API_BASE: 'https://sandbox-api.paddle.com' }).paddle).not.toBeNull();
});

it('has no engine faults in production', () => {
  expect(readConfig({ ENGINE_FAULTS: 'fail:1' }).engines.faults).toBe('fail:1');
  expect(refuse({ ENGINE_FAULTS: 'fail:1', NODE_ENV: 'production' })).toContain('ENGINE_FAULTS');
});

it('takes any OpenID issuer as it writes itself, in production only a safe one', () => {
  const client = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
  expect(readConfig(client).google).toEqual({
    clientId: 'id',
    clientSecret: 'secret',
    issuer: 'https://accounts.google.com',
    issuerDomains: [],
    tokenEndpoint: '',
  });
  // A slash at its end is part of an issuer's name.
  const issuer = 'http://127.0.0.1:4000/';
  expect(readConfig({ ...client, GOOGLE_ISSUER: issuer }).google?.issuer).toBe(issuer);
  expect(refuse({ ...client, GOOGLE_ISSUER: issuer, NODE_ENV: 'production' })).toContain(
    'GOOGLE_ISSUER must begin with https://',
  );
  expect(refuse({ GOOGLE_CLIENT_ID: 'id' })).toContain('GOOGLE_CLIENT_SECRET must be set too');
  expect(refuse({ GOOGLE_TOKEN_ENDPOINT: '/token' })).toContain('GOOGLE_TOKEN_ENDPOINT must be an address');
});

it('has its settings in .env.example and in docs/operating.md as they are', () => {
  for (const [file, content] of writeSettings()) {
    expect(readFileSync(file, 'utf8'), 'run node scripts/write-settings.ts').toBe(content);
  }
});

it('has every setting in .env.example, each with its default', () => {
  const example = readFileSync(path.join(PROJECT, '.env.example'), 'utf8');
  const env = parseEnv(example.replace(/^#(?=[A-Z0-9_]+=)/gm, ''));
  expect(Object.keys(env).sort()).toEqual([...SETTING_NAMES].sort());
  expect(readConfig(env)).toEqual(readConfig({}));
});

it('is the only file of the product that reads the environment', () => {
  const readers = ['texts', 'contract', 'tools', 'engine', 'server', 'web'].flatMap((folder) =>
    readdirSync(path.join(PROJECT, folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => /process\.env|from 'node:process'.*\benv\b/.test(readFileSync(file, 'utf8'))),
  );
  expect(readers.map((file) => path.relative(PROJECT, file))).toEqual([path.join('server', 'config.ts')]);
});

it('[§6.1] knows no mock login outside of development', () => {
  expect(readConfig({}).hasMockLogin).toBe(false);
  expect(readConfig({ NODE_ENV: 'development' }).hasMockLogin).toBe(false);
  for (const NODE_ENV of ['', 'production', 'test', 'Development']) {
    expect(refuse({ MOCK_LOGIN: 'on', NODE_ENV })).toContain('MOCK_LOGIN lets anybody in as an admin');
  }
  expect(readConfig({ MOCK_LOGIN: 'on', NODE_ENV: 'development' }).hasMockLogin).toBe(true);
});
