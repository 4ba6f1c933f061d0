// What a browser and an operator may ask before anybody has signed in.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { JSON_MAX_BYTES, PROMPT_CHARACTERS, UPLOAD_MAX_BYTES } from '#contract/limits.ts';
import { GOOGLE_RETURN_PATH, googleToken } from '#contract/oauth.ts';
import { sellsAnything } from '#contract/prices.ts';
import { type SiteConfig, siteEndpoints } from '#contract/site.ts';
import { TOOL_TYPES } from '#contract/tool-names.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/refusal.ts';
import { presentEngine } from '#server/task/present-engine.ts';
import { type ListModels, openModelList } from '#server/task/list-models.ts';
import { type Abilities, readAbilities } from '#server/task/read-abilities.ts';
import { type Language, LANGUAGES } from '#texts/words.ts';
import { toolContracts } from '#tools/contracts.ts';
import type { Readiness } from '#server/monitor/check-ready.ts';
import type { ApiMetrics } from './metrics.ts';
import { routes, type RawAnswer, type Route } from './route.ts';

const TEXTS_FOLDER = path.join(import.meta.dirname, '..', '..', 'texts');
/** The one engine that is always there: promised until the workers have told what they have. */
const BUILT_IN = 'built-in';
const DAY_SECONDS = 24 * 60 * 60;
/** The sources are never outdated: whatever changes is shown at once. */
const SOURCES_AS_BUILD: RawAnswer = {
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' },
  body: JSON.stringify({ id: 'dev', timestamp: new Date(0).toISOString() }),
};
const BUILD_ID = /^[\w-]{1,64}$/;

export function siteRoutes(
  app: AppContext,
  {
    metrics: watch,
    readiness,
    webFolder,
  }: { metrics: ApiMetrics; readiness: Readiness; webFolder: string | null },
): Route[] {
  const texts = new Map<Language, Promise<Text>>();
  const listModels = openModelList(app);
  return routes(siteEndpoints, {
    siteConfig: async (_input, { language }) => {
      const abilities = await readAbilities(app.db);
      return {
        google: await describeGoogle(app),
        payments: sellsAnything() ? app.payments.name : null,
        locales: [...LANGUAGES],
        currency: 'CNY' as const,
        limits: {
          json_bytes: JSON_MAX_BYTES,
          upload_bytes: UPLOAD_MAX_BYTES,
          prompt_characters: PROMPT_CHARACTERS,
        },
        engines: await listEngines(abilities, listModels, language),
        features: ['events', ...(abilities?.canSpeak ? ['speech'] : [])],
        support_email: app.config.supportEmail,
      };
    },
    messages: async ({ locale }, { header }) => {
      const text = await (texts.get(locale) ?? joinMessages(locale));
      if (!app.config.isDevelopment) texts.set(locale, Promise.resolve(text));
      const headers = {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': app.config.isDevelopment ? 'no-cache' : `public, max-age=${DAY_SECONDS}`,
        etag: text.etag,
      };
      if (header('if-none-match')?.includes(text.etag)) return { status: 304, headers, body: null };
      return { status: 200, headers, body: text.json };
    },
    latestBuild: () =>
      app.config.servesSources
        ? Promise.resolve(SOURCES_AS_BUILD)
        : answerBuild(webFolder, 'latest.json', 'no-cache'),
    buildMeta: ({ id }) => {
      if (!BUILD_ID.test(id)) throw new Refusal('unknown_path');
      return answerBuild(webFolder, path.join('meta', `${id}.json`), `public, max-age=${DAY_SECONDS}`);
    },
    healthz: () => Promise.resolve({}),
    readyz: () => readiness.check(),
    metrics: async (_input, { isMonitor }) => {
      if (!isMonitor) throw new Refusal('unknown_path');
      const { contentType, text } = await watch.read();
      return {
        status: 200,
        headers: { 'content-type': contentType, 'cache-control': 'no-store' },
        body: text,
      };
    },
  });
}

/** Who would do each tool, and where there is a choice who could. */
async function listEngines(
  abilities: Abilities | null,
  listModels: ListModels,
  language: Language,
): Promise<SiteConfig['engines']> {
  const engines: SiteConfig['engines'] = [];
  for (const { name } of Object.values(toolContracts)) {
    const engine = abilities ? abilities.engineOf(name) : { id: BUILT_IN, isWell: true };
    if (!engine) continue;
    const models = abilities ? await listModels(name, abilities, language) : [];
    engines.push({
      type: TOOL_TYPES[name],
      ...presentEngine(engine.id, language),
      is_well: engine.isWell,
      ...(models.length > 0 && { models }),
    });
  }
  return engines;
}

/** Null also while the issuer cannot be asked: a button that leads nowhere is worse than none. */
async function describeGoogle({ google, config }: AppContext): Promise<SiteConfig['google']> {
  const endpoint = await google?.findAuthorizationEndpoint();
  if (!google || !endpoint) return null;
  return {
    client_id: google.clientId,
    authorization_endpoint: endpoint,
    token_endpoint: config.google?.tokenEndpoint || googleToken.path,
    redirect_path: GOOGLE_RETURN_PATH,
  };
}

type Text = { json: string; etag: string };

/** Each file of messages becomes one object with the namespace as the first part of every key. */
async function joinMessages(language: Language): Promise<Text> {
  const folder = path.join(TEXTS_FOLDER, language, 'screens');
  const namespaces = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const joined: Record<string, unknown> = {};
  for (const namespace of namespaces) {
    joined[path.basename(namespace, '.json')] = JSON.parse(
      await readFile(path.join(folder, namespace), 'utf8'),
    );
  }
  const json = JSON.stringify(joined);
  return { json, etag: `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"` };
}

async function answerBuild(webFolder: string | null, file: string, cacheRule: string): Promise<RawAnswer> {
  if (webFolder === null) throw new Refusal('unknown_path');
  try {
    const body = await readFile(path.join(webFolder, 'builds', file));
    const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': cacheRule };
    return { status: 200, headers, body };
  } catch (cause) {
    throw new Refusal('unknown_path', { cause });
  }
}
