// What the browser needs before anybody signed in: what the deployment has, texts, builds, probes.
import * as z from 'zod/mini';
import { LANGUAGES } from '#texts/words.ts';
import { endpoint } from './endpoint.ts';
import { ToolModel } from './model.ts';
import { Empty, Time } from './page.ts';
import { text } from './text.ts';

export const SiteConfig = z.object({
  google: z.nullable(
    z.object({
      client_id: z.string(),
      authorization_endpoint: z.string(),
      token_endpoint: z.string(),
      redirect_path: z.string(),
    }),
  ),
  payments: z.nullable(z.enum(['stripe', 'paddle', 'sandbox'])),
  locales: z.array(z.enum(LANGUAGES)),
  currency: z.enum(['CNY', 'USD']),
  limits: z.object({
    json_bytes: z.int(),
    upload_bytes: z.int(),
    prompt_characters: z.int(),
  }),
  /** Who would do each tool now; `is_well` is false where nobody can just now. */
  engines: z.array(
    z.object({
      type: z.int(),
      name: z.string(),
      is_ai: z.boolean(),
      is_well: z.boolean(),
      /** Where there is a choice: in the order in which they are asked by themselves. */
      models: z.optional(z.array(ToolModel)),
    }),
  ),
  features: z.array(z.string()),
  /** Where people write to when something is wrong with their account. */
  support_email: z.string(),
});
export type SiteConfig = z.output<typeof SiteConfig>;

export const siteConfig = endpoint({
  path: '/api/config',
  summary: 'What this deployment has: sign-in ways, payments, engines, limits.',
  access: 'anyone',
  kind: 'read',
  input: Empty,
  output: SiteConfig,
});

export const messages = endpoint({
  method: 'GET',
  path: '/_i18n/{locale}/messages.json',
  summary: 'All texts of one language; cacheable for 24 hours.',
  access: 'anyone',
  kind: 'read',
  answer: 'bare',
  input: z.object({ locale: z.enum(LANGUAGES) }),
  output: z.record(z.string(), z.unknown()),
});

export const latestBuild = endpoint({
  method: 'GET',
  path: '/builds/latest.json',
  summary: 'The build that is served now; never cached.',
  access: 'anyone',
  kind: 'read',
  answer: 'bare',
  input: Empty,
  output: z.object({ id: z.string(), timestamp: Time }),
});

export const buildMeta = endpoint({
  method: 'GET',
  path: '/builds/meta/{id}.json',
  summary: 'The route rules of one build.',
  access: 'anyone',
  kind: 'read',
  answer: 'bare',
  input: z.object({ id: text(100) }),
  output: z.object({
    id: z.string(),
    redirect: z.record(z.string(), z.string()),
    prerender: z.array(z.string()),
  }),
});

export const healthz = endpoint({
  method: 'GET',
  path: '/healthz',
  summary: 'The process lives.',
  access: 'anyone',
  kind: 'read',
  input: Empty,
  output: z.object({}),
});

export const readyz = endpoint({
  method: 'GET',
  path: '/readyz',
  summary: 'The process can serve: database, storage, disk.',
  access: 'anyone',
  kind: 'read',
  input: Empty,
  output: z.object({ checks: z.record(z.string(), z.boolean()) }),
  refusals: ['unavailable'],
});

export const metrics = endpoint({
  method: 'GET',
  path: '/metrics',
  summary: 'Prometheus text, answered to this machine only.',
  access: 'anyone',
  kind: 'read',
  answer: 'text',
  input: Empty,
  output: z.string(),
});

export const siteEndpoints = { siteConfig, messages, latestBuild, buildMeta, healthz, readyz, metrics };
